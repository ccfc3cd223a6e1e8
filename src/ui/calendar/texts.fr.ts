import { defineTexts } from '../../texts/texts';

export const calendarTexts = defineTexts('calendar', {
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  markedDay: (day: string) => `${day}, avec événement`,
});
