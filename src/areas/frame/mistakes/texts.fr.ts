import { defineTexts } from '../../../texts/texts';

/** What is said where a page has written something wrong. */
export const notAnAddressTexts = defineTexts('notAnAddress', {
  notAnAddress: (api: string) =>
    `«\u00a0${api}\u00a0» n’est pas l’adresse d’un serveur\u00a0: rien ne lui est envoyé. L’attribut api attend «\u00a0https://exemple.fr\u00a0» ou un chemin de ce site\u00a0: son responsable peut le corriger.`,
});
