import { defineTexts } from '../../../texts/texts';

/** Two users edited the same event. */
export const eventConflictTexts = defineTexts('eventConflict', {
  speaker: (name: string) => `Intervenant «\u00a0${name}\u00a0»`,
  present: 'Présent',
  absent: 'Absent',
});
