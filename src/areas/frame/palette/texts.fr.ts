import { formatNumber } from '../../../texts/formats';
import { plural } from '../../../texts/locale';
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
  commands: 'Commandes',

  membersFailed: 'Les membres n’ont pas pu être recherchés.',
  eventsFailed: 'Les événements n’ont pas pu être recherchés.',
  formsFailed: 'Les formulaires n’ont pas pu être recherchés.',
  groupsFailed: 'Les groupes n’ont pas pu être recherchés.',
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
