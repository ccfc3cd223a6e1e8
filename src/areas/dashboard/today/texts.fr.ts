import { formatNumber, listOf, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

export const todayTexts = defineTexts('today', {
  title: 'Aujourd’hui',
  failed: 'Cette partie n’a pas pu être chargée.',
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
  noNewcomers: 'Aucun',

  server: 'État du serveur',
  serverFailed: 'L’état du serveur n’a pas pu être chargé.',
  otherAlerts: (count: number) =>
    `Et ${formatNumber(count)} ${plural(count, 'autre point', 'autres points')} à voir.`,

  dayBefore: 'avant-hier',
  yesterday: 'hier',
  today: 'aujourd’hui',
  tomorrow: 'demain',
  running: 'En cours',
  until: (time: string) => `jusqu’à ${time}`,
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

const counted = (count: number, one: string, other: string) =>
  `${formatNumber(count)}\u00a0${plural(count, one, other)}`;

/** What needs a hand. */
export const toCompleteTexts = defineTexts('toComplete', {
  title: (count: number) => (count > 0 ? `À compléter · ${formatNumber(count)}` : 'À compléter'),
  none: (until: string) => `Rien ne manque d’ici le ${until}.`,
  failed: 'Cette partie n’a pas pu être chargée.',
  ofEvent: (name: string, what: string) => `${name}\u00a0: ${what}`,

  roles: (count: number) => counted(count, 'place à pourvoir', 'places à pourvoir'),
  attente: (count: number) => counted(count, 'personne en attente', 'personnes en attente'),
  demandes: (count: number) => counted(count, 'inscription à accepter', 'inscriptions à accepter'),
  messages: (count: number) => counted(count, 'e-mail n’est pas parti', 'e-mails ne sont pas partis'),
  services: (count: number) =>
    counted(count, 'demande à envoyer aux intervenants', 'demandes à envoyer aux intervenants'),
});
