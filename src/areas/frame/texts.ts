import { defineTexts } from '../../texts/texts';
import { uiTexts } from '../../ui/texts';

export const frameTexts = defineTexts('widget', {
  signInNeeded: 'Connexion requise',
  signInNeededText: 'Connectez-vous pour afficher cette partie.',
  signIn: 'Se connecter',
  signInHere: 'Se connecter ici',
  crashed: 'Cette partie a rencontré un problème. Le reste de la page fonctionne toujours.',
  codeMissing:
    'Cette partie n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez ou rechargez la page.',
});

/** The kit's own words, so that hosts override them as `ui.close` like any other. */
export const kitTexts = defineTexts('ui', uiTexts);
