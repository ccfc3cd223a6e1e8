import { defineTexts } from '../../../texts/texts';

/** Two users edited the same form. */
export const formConflictTexts = defineTexts('formConflict', {
  order: 'Ordre des champs',
  field: (name: string) => `Champ «\u00a0${name}\u00a0»`,
  required: 'requis',
  absent: 'Absent',
});
