import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const monthTexts = defineTexts('eventMonth', {
  today: "Aujourd'hui",
  count: (count: number) => `${formatNumber(count)} ${plural(count, 'événement', 'événements')} ce mois`,
  day: (day: string, count: number) =>
    count ? `${day}, ${formatNumber(count)} ${plural(count, 'événement', 'événements')}` : day,
  left: (count: number) => `+ ${formatNumber(count)} ${plural(count, 'autre', 'autres')}`,
  addOnDay: 'Ajouter un événement ce jour',
  series: (name: string) => `${name} (se répète)`,
  cancelled: 'Annulé',
  cancelledName: (name: string) => `Annulé\u00a0: ${name}`,
  allDay: 'Toute la journée',
  empty: 'Aucun événement ce jour',
  hint: 'Flèches pour changer de jour, Entrée pour lire ses événements, Échap pour revenir.',
});

export type MonthTexts = typeof monthTexts;
