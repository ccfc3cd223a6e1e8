import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

/** The events of a day. */
export const eventsOfDayTexts = defineTexts('attendanceArea', {
  otherDay: 'Un autre jour',
  events: 'Événements du jour',
  none: 'Aucun événement ce jour-là',
  noneHint: 'Choisissez un autre jour, ou créez l’événement dans «\u00a0ÉVÉNEMENTS\u00a0».',
  failed: 'Les événements du jour n’ont pas pu être chargés.',
  kept: 'Feuilles gardées sur cet appareil',
  keptWaiting: (count: number) => `${formatNumber(count)} à envoyer`,
  present: (count: number) => `${formatNumber(count)} ${plural(count, 'présent', 'présents')}`,
});
