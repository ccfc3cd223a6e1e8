import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts } from '../../../texts/texts';

export const eventDetailTexts = defineTexts('eventDetail', {
  title: 'Détails de l’événement',

  // Actions
  edit: 'Modifier',
  remove: 'Supprimer',
  removing: 'Suppression…',
  addToCalendar: 'Ajouter à mon agenda',
  print: 'Imprimer',
  more: 'Autres actions',

  // Facts
  information: 'Informations',
  date: 'Date',
  nextDate: 'Prochaine date',
  lastDate: 'Dernière date',
  series: 'Cet événement se répète. Le modifier ou le supprimer concerne toutes ses dates.',
  cancelled: 'Cet événement est annulé. Il reste affiché, barré.',
  cancelledFor: (reason: string) => `Cet événement est annulé\u00a0: ${reason}`,
  hours: 'Horaires',
  place: 'Lieu',
  noPlace: 'Lieu non précisé',
  frequency: 'Fréquence',
  noFrequency: 'Fréquence non précisée',
  lacksFrequency:
    'Cet événement se répète, mais sa fréquence n’est pas précisée\u00a0: il n’a lieu qu’à sa date. Choisissez sa fréquence avec «\u00a0Modifier\u00a0».',
  /** Of the weekdays or the days of a month. */
  lastOne: 'le dernier',
  created: 'Créé le',
  updated: 'Modifié le',
  id: 'Numéro',

  // Speakers
  speakers: 'Intervenants',
  noSpeaker: 'Aucun intervenant',
  noRole: 'Rôle non précisé',
  unnamed: 'Nom non spécifié',
  speakersFailed: 'Erreur lors du chargement des intervenants',
  name: 'Nom',
  role: 'Rôle',
  contact: 'Contact',

  // What fails
  missing: 'Événement introuvable',
  missingText: "L'événement demandé n'existe pas.",
  failed: "Impossible de charger les détails de l'événement",
  stale: 'Cet événement n’est peut-être plus à jour.',
  backToList: 'Retour aux événements',

  // Deletion
  removeTitle: "Supprimer l'événement",
  /** `kept` replaces the last sentence where the back end keeps what is deleted. */
  removeText: (name: string, kept = 'Cette action est irréversible.') =>
    `Voulez-vous supprimer «\u00a0${name}\u00a0» et la liste de ses intervenants\u00a0? ${kept}`,
  removeSeriesText: (name: string, kept = 'Cette action est irréversible.') =>
    `Voulez-vous supprimer «\u00a0${name}\u00a0», toutes ses dates et la liste de ses intervenants\u00a0? ${kept}`,
  removeRegistered: (count: number) =>
    plural(
      count,
      'Une personne y est inscrite\u00a0: aucun e-mail ne lui sera envoyé.',
      `${formatNumber(count)} personnes y sont inscrites\u00a0: aucun e-mail ne leur sera envoyé.`,
    ),
  registeredUnknown:
    'Le nombre de personnes inscrites n’a pas pu être chargé\u00a0: s’il y en a, aucun e-mail ne leur sera envoyé.',
  /** Follows either sentence where the back end can tell people. */
  tellFirst: 'Pour prévenir, annulez d’abord l’événement.',
  removed: 'Événement supprimé avec succès !',
  error: 'Erreur',
  notRemoved: "Impossible de supprimer l'événement.",
  gone: 'Cet événement n’existe plus',
  goneText: (name: string) => `Quelqu’un a déjà supprimé «\u00a0${name}\u00a0». La liste a été actualisée.`,
});

/** What needs a hand before an event takes place. */
export const eventNeedsTexts = defineTexts('eventNeeds', {
  missing: (day: string, count: number) =>
    `${day.charAt(0).toUpperCase()}${day.slice(1)}\u00a0: ${formatNumber(count)} ${plural(count, 'place', 'places')} à pourvoir.`,
  waiting: (waiting: number, asking: number) =>
    [
      waiting > 0 &&
        `${formatNumber(waiting)} ${plural(waiting, 'personne', 'personnes')} sur la liste d’attente.`,
      asking > 0 && `${formatNumber(asking)} ${plural(asking, 'inscription', 'inscriptions')} à accepter.`,
    ]
      .filter(Boolean)
      .join(' '),
});
