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
  reversed: 'La fin précède le début.',
  panel: 'Calendrier et récurrence',
  marksFailed: 'Les jours avec événements n’ont pas pu être chargés.',

  // Recurrence
  recurrence: 'Récurrence',
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
  onNextDay: 'Un événement récurrent y figure une fois, à sa prochaine date.',
  onLastDay: 'Un événement récurrent y figure une fois, à sa dernière date.',
  seriesFailed: 'Les dates des événements récurrents n’ont pas pu être chargées.',
  shownOver: (shown: number, total: number) =>
    `${formatNumber(shown)} ${plural(shown, 'affiché', 'affichés')} sur plus de ${formatNumber(total)}`,
  shown: (shown: number, total: number) =>
    `${formatNumber(shown)} ${plural(shown, 'affiché', 'affichés')} sur ${formatNumber(total)}`,
  more: 'Afficher plus d’événements',
  moreFailed: 'La suite n’a pas pu être chargée.',
  empty: 'Aucun événement trouvé pour cette période',
  emptyHint: 'Choisissez une autre période ou une autre récurrence.',
  failed: 'Erreur lors du chargement des événements',
  stale: 'La liste n’a pas pu être actualisée\u00a0: ce qui est affiché peut dater.',

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
  recurrent: 'Récurrent',
  lacksFrequency: 'Fréquence non précisée',
  once: 'Ponctuel',
  daily: 'Quotidien',
  weekly: 'Hebdomadaire',
  monthly: 'Mensuel',
  yearly: 'Annuel',
});

/** What the dialogs about an event say after a failed save. */
export const eventFormFailureTexts = defineTexts('eventFormFailures', {
  mayBeSaved: 'Le serveur n’a pas confirmé\u00a0: c’est peut-être enregistré. Vérifiez avant de réessayer.',
  signedInAgain: 'Vous êtes de nouveau connecté. Enregistrez encore une fois.',
});
