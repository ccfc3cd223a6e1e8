import { seriesProblemTexts, seriesTexts } from '../../../domain/calendar/texts.fr';
import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

/** Words of a rhythm. The list loads them with the first series that has more than a frequency. */
export const seriesWordsTexts = defineTexts('eventForm', {
  ...seriesTexts,
  repeats: (rhythm: string) => `Se répète ${rhythm}, sans date de fin.`,
});

/** The controls of a series, where the back end takes its rule. */
export const seriesEditorTexts = defineTexts('eventSeries', {
  ...seriesProblemTexts,

  // Rhythm
  daily: 'Tous les … jours',
  weekly: 'Toutes les … semaines',
  monthly: 'Tous les … mois',
  yearly: 'Tous les … ans',
  weekdays: 'Jours de la semaine',
  monthDay: 'Jour du mois',

  // End
  end: 'Fin de la série',
  never: 'Sans fin',
  onDate: 'À une date',
  afterCount: 'Après un nombre de fois',
  lastDate: 'Date de fin',
  occurrences: 'Nombre de fois',

  // Excluded days
  excluded: 'Dates sautées',
  exclude: 'Sauter une date',
  add: 'Sauter',
  removeDay: (day: string) => `Rétablir le ${day}`,
  pending: 'Cliquez sur «\u00a0Sauter\u00a0», ou effacez cette date.',

  // In words
  repeats: (words: string) => `Se répète ${words}.`,
  days: (count: number, last: string) =>
    `${formatNumber(count)} ${plural(count, 'date', 'dates')}, la dernière le ${last}.`,
});
