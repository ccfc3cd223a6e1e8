import { defineTexts } from '../../texts/texts';

/** What is said when a line can't be copied. */
export const copyLineTexts = defineTexts('copyLine', {
  refused: 'Le navigateur refuse la copie\u00a0: copiez le texte à l’écran.',
  byHand: 'Le navigateur n’a pas permis la copie\u00a0: le texte est sélectionné, copiez-le avec Ctrl+C.',
});
