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
