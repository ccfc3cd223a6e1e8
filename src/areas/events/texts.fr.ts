import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

/** Words of the list and of the month. */
export const eventsTexts = defineTexts('events', {
  add: 'Ajouter un événement',
  view: 'Affichage',
  asList: 'Liste',
  asMonth: 'Mois',
  services: 'Services',

  // Period
  period: 'Période',
  previous: 'Précédent',
  current: 'En cours',
  upcoming: 'À venir',
  from: 'Du',
  to: 'Au',
  load: 'Charger',
  reset: 'Réinitialiser',
  reversed: 'La fin est avant le début\u00a0: corrigez l’une des deux dates.',
  panel: 'Calendrier et répétition',
  marksFailed: 'Les jours avec événements n’ont pas pu être chargés.',

  // Recurrence
  recurrence: 'Répétition',
  all: 'Tous',
  non_recurrent: 'Ponctuels',
  daily: 'Quotidiens',
  weekly: 'Hebdomadaires',
  monthly: 'Mensuels',
  yearly: 'Annuels',

  // What is found
  list: 'Liste des événements',
  count: (count: number) => `${formatNumber(count)} ${plural(count, 'événement', 'événements')}`,
  unknownCount: '– événements',
  countOver: (count: number) => `Plus de ${formatNumber(count)} événements`,
  onNextDay: 'Une série n’apparaît qu’une fois, à sa prochaine date.',
  onLastDay: 'Une série n’apparaît qu’une fois, à sa dernière date.',
  seriesFailed: 'Les dates des séries n’ont pas pu être chargées.',
  shownOver: (shown: number, total: number) =>
    `${formatNumber(shown)} ${plural(shown, 'affiché', 'affichés')} sur plus de ${formatNumber(total)}`,
  shown: (shown: number, total: number) =>
    `${formatNumber(shown)} ${plural(shown, 'affiché', 'affichés')} sur ${formatNumber(total)}`,
  more: 'Afficher plus d’événements',
  moreFailed: 'La suite n’a pas pu être chargée.',
  empty: 'Aucun événement trouvé pour cette période',
  over: (count: number) => `${formatNumber(count)} ${plural(count, 'terminé', 'terminés')}`,
  noneLeft: 'Plus rien n’est prévu aujourd’hui.',
  emptyHint: 'Choisissez une autre période ou une autre répétition.',
  failed: 'Erreur lors du chargement des événements',
  stale: 'La liste n’est peut-être plus à jour.',

  // A card
  open: 'Voir détails',
  edit: 'Modifier',
  created: (day: string) => `Créé le ${day}`,
  updated: (day: string) => `modifié le ${day}`,
});

/** Words of badges: an event's status and how often it comes. */
export const badgeTexts = defineTexts('eventBadges', {
  cancelled: 'Annulé',
  past: 'Passé',
  today: "Aujourd'hui",
  upcoming: 'À venir',
  public: 'Agenda public',
  recurrent: 'Se répète',
  lacksFrequency: 'Fréquence non précisée',
  once: 'Ponctuel',
  daily: 'Quotidien',
  weekly: 'Hebdomadaire',
  monthly: 'Mensuel',
  yearly: 'Annuel',
  toFill: (count: number) => `${formatNumber(count)}\u00a0${plural(count, 'place', 'places')} à pourvoir`,
  waiting: (count: number) => `${formatNumber(count)} en attente`,
  toAccept: (count: number) => `${formatNumber(count)} à accepter`,
});

/** What the dialogs about an event say after a failed save. */
export const eventFormFailureTexts = defineTexts('eventFormFailures', {
  mayBeSaved: 'Le serveur n’a pas confirmé\u00a0: c’est peut-être enregistré. Vérifiez avant de réessayer.',
  signedInAgain: 'Vous êtes de nouveau connecté. Enregistrez encore une fois.',
});
