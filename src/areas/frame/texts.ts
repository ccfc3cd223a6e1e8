import { defineTexts } from '../../texts/texts';
import { uiTexts } from '../../ui/texts';

export const frameTexts = defineTexts('widget', {
  signInNeeded: 'Connexion requise',
  signInNeededText: 'Connectez-vous pour afficher cette partie.',
  signIn: 'Se connecter',
  signInHere: 'Se connecter ici',
  crashed: 'Cette partie a rencontré un problème. Le reste de la page fonctionne toujours.',
});

/** The kit's own words, so that hosts override them as `ui.close` like any other. */
export const kitTexts = defineTexts('ui', uiTexts);
