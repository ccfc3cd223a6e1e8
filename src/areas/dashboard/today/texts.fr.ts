import { formatNumber, listOf, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

export const todayTexts = defineTexts('today', {
  title: 'Aujourd’hui',
  failed: 'Ce que la journée apporte n’a pas pu être chargé.',
  all: 'Tout afficher',
  fewer: 'Réduire',
  others: (count: number) => `et ${formatNumber(count)} ${plural(count, 'autre', 'autres')}`,

  events: 'Événements des 7 jours',
  birthdays: 'Anniversaires des 7 jours',
  answers: 'Nouvelles réponses',
  newcomers: 'Nouveaux sans groupe',
  noEvents: 'Aucun événement',
  noBirthdays: 'Aucun anniversaire',
  noAnswers: 'Aucune réponse à lire',
  noNewcomers: 'Personne',

  server: 'État du serveur',
  serverFailed: 'L’état du serveur n’a pas pu être lu.',
  otherAlerts: (count: number) =>
    `Et ${formatNumber(count)} ${plural(count, 'autre point', 'autres points')} à voir.`,

  dayBefore: 'avant-hier',
  yesterday: 'hier',
  today: 'aujourd’hui',
  tomorrow: 'demain',
  noSpeaker: 'Sans intervenant',
  lacking: (count: number) => `${formatNumber(count)} sans intervenant`,
  turns: (day: string, age: number) => `${day}, ${age}\u00a0${plural(age, 'an', 'ans')}`,
  fresh: (count: number) => `${formatNumber(count)}\u00a0${plural(count, 'nouvelle', 'nouvelles')}`,
  manyFresh: (least: number) => `${formatNumber(least)}\u00a0nouvelles ou plus`,
  newcomerCount: (count: number, since: string) =>
    `${formatNumber(count)}\u00a0${plural(count, 'personne inscrite', 'personnes inscrites')} depuis le ${since}`,
  /** `others`: how many more there are. */
  firstNames: (names: readonly string[], others: number) =>
    listOf(others > 0 ? [...names, `${formatNumber(others)} ${plural(others, 'autre', 'autres')}`] : names),
});
