import { formatNumber } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** Who came to an event. */
export const eventAttendanceTexts = defineTexts('eventAttendance', {
  title: 'Présences',
  none: 'Aucune présence n’est notée.',
  failed: 'Les présences n’ont pas pu être chargées.',
  open: (day: string) => `Pointer le ${day}`,
  days: 'Par date',
  latest: (shown: number, total: number) =>
    `Les ${formatNumber(shown)} dernières dates sur ${formatNumber(total)}`,
  bands: (day: string) => `Par tranche d’âge et par genre, ${day}`,
  day: 'Date',
  band: 'Tranche d’âge',
  gender: 'Genre',
  present: 'Présents',
  expected: 'Parmi les attendus',
  nameless: 'Sans nom',
  rate: (present: number, expected: number, rate: string) =>
    `${formatNumber(present)} sur ${formatNumber(expected)} (${rate})`,
  noRate: '–',
  noBand: 'Âge inconnu',
  noGender: 'Non précisé',
});
