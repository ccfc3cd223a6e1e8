import { formatNumber, plural } from '../../../texts/locale';
import { defineTexts, extendTexts } from '../../../texts/texts';

/** What areas declare as `commands`. */
export const areaCommandTexts = defineTexts('palette', {
  addMember: 'Ajouter un membre',
  addFamily: 'Ajouter une famille',
  addEvent: 'Nouvel événement',
  addForm: 'Nouveau formulaire',
  addGroup: 'Nouveau groupe',
});

export const paletteTexts = extendTexts(areaCommandTexts, {
  title: 'Rechercher',
  field: 'Rechercher partout',
  results: 'Résultats',

  members: 'Membres',
  events: 'Événements',
  cancelled: 'Annulé',
  forms: 'Formulaires',
  groups: 'Groupes',
  commands: 'Actions',

  membersFailed: 'Les membres n’ont pas pu être cherchés.',
  eventsFailed: 'Les événements n’ont pas pu être cherchés.',
  formsFailed: 'Les formulaires n’ont pas pu être cherchés.',
  groupsFailed: 'Les groupes n’ont pas pu être cherchés.',
  retry: 'Réessayer',

  searching: 'Recherche en cours…',
  keys: '↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour fermer',
  allMembers: (count: number) => `Voir les ${formatNumber(count)} membres trouvés`,
  found: (field: string) => `${field}\u00a0: `,
  memberCount: (count: number) => `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`,
  createdOn: (day: string) => `Créé le ${day}`,
  identifier: (identifier: string | number) => `ID: ${identifier}`,

  goTo: 'Ouvrir cet écran',
  /** Further words that find the commands of areas. */
  addWords: 'ajouter créer nouveau nouvelle',
  signOut: 'Déconnexion',
});

/** What the applications of the hub are for: `groupsText` is of the area `groups`. The hub shows them too. */
export const applicationTexts = defineTexts('apps', {
  accountsText: 'Qui peut se connecter, et avec quel rôle.',
  attendanceText: 'Qui est venu aux événements du jour, pointé depuis un téléphone.',
  birthdaysText: 'Qui fête son anniversaire cette semaine, ce mois-ci ou un autre jour.',
  departmentsText: 'Les équipes, leur mission et leurs membres.',
  duplicatesText: 'Les fiches d’une même personne, comparées et fusionnées.',
  formsText: 'Construire des formulaires, les partager et suivre leurs champs.',
  groupsText: 'Les groupes de la communauté et leurs membres.',
  journalText: 'Qui a changé quoi, et ce qui peut être rétabli.',
  mailsText: 'Les e-mails envoyés, en attente ou non envoyés.',
  secretariatText: 'Préparer rendez-vous, disponibilités et catégories.',
  serverText: 'Le disque, l’horloge, les sauvegardes et les e-mails.',
  stepsText: 'Les étapes du parcours d’intégration.',
  tagsText: 'Les tags des membres et des intervenants.',
});
