import { formatNumber, plural } from '../../../../texts/locale';
import { defineTexts } from '../../../../texts/texts';

/** What a person took part in. */
export const recordAttendanceTexts = defineTexts('memberAttendance', {
  title: 'Présences',
  list: 'Présences aux événements',
  none: 'Aucune présence pointée.',
  never: 'Aucune présence pointée',
  failed: 'Les présences n’ont pas pu être chargées.',
  last: (day: string) => `Dernière fois\u00a0: ${day}`,
  participations: (count: number) =>
    `A participé à ${formatNumber(count)} ${plural(count, 'événement', 'événements')}`,
});
