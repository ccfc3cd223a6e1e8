import { defineTexts } from '../../../texts/texts';

/** What is said where a page has written something wrong. */
export const notAnAddressTexts = defineTexts('notAnAddress', {
  notAnAddress: (_api: string) =>
    'Cette partie n’est pas disponible pour le moment. Prévenez la personne qui gère ce site.',
});

/** What visitors read where the page names no back end. */
export const unreachableTexts = defineTexts('unreachable', {
  form: 'Ce formulaire n’est pas joignable\u00a0: rien ne peut être envoyé. Prévenez le responsable du site.',
  registration:
    'Cette inscription n’est pas joignable\u00a0: rien ne peut être envoyé. Prévenez le responsable du site.',
  agenda: 'Cet agenda n’est pas joignable. Prévenez le responsable du site.',
});
