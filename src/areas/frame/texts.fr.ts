import { defineTexts } from '../../texts/texts';

export const frameTexts = defineTexts('widget', {
  signInNeeded: 'Connexion requise',
  signInNeededText: 'Connectez-vous pour afficher cette partie.',
  signIn: 'Se connecter',
  signInHere: 'Se connecter ici',
  notAllowed:
    'Votre compte ne permet pas d’ouvrir cette partie. Un administrateur peut vous en donner le droit.',
  crashed: 'Cette partie a rencontré un problème. Le reste de la page fonctionne toujours.',
});

export const notAnAddressTexts = defineTexts('notAnAddress', {
  notAnAddress: (api: string) =>
    `«\u00a0${api}\u00a0» n’est pas l’adresse d’un serveur\u00a0: rien ne lui est envoyé. L’attribut api attend «\u00a0https://exemple.fr\u00a0» ou un chemin de ce site\u00a0: son responsable peut le corriger.`,
});
