import { defineTexts } from '../../../../texts/texts';

/** Changing a value of the record where it stands. */
export const inPlaceTexts = defineTexts('memberInPlace', {
  formOf: (label: string) => `Modifier\u00a0: ${label}`,
  saved: (label: string) => `${label}\u00a0: modification enregistrée`,
  finishFirst: 'Enregistrez ou annulez d’abord cette modification.',
});
