import { columnLabels } from '../../domain/members/memberFieldRules';
import { formatNumber, plural } from '../../texts/locale';
import { defineTexts } from '../../texts/texts';

export const membersTexts = defineTexts('members', {
  list: 'Liste des membres',

  // Toolbar
  refresh: 'Actualiser la liste',
  search: 'Rechercher un membre',
  pageSize: 'Membres par page',
  perPage: (size: number) => `${size} par page`,

  add: 'Ajouter un membre',
  actions: 'Actions',

  // Columns
  name: 'Nom et prénom',
  ...columnLabels,
  naissance: columnLabels.date_naissance,
  noValue: 'Non renseigné',

  // Selection
  bulkActions: 'Actions groupées',
  tickFirst: 'Cochez des membres',
  selected: (count: number, elsewhere: number) =>
    `${formatNumber(count)} ${plural(count, 'sélectionné', 'sélectionnés')}${
      elsewhere ? `, dont ${formatNumber(elsewhere)} hors de cette page` : ''
    }`,

  // Filters
  filters: 'Filtres',
  showFilters: (count: number) =>
    count ? `Filtres, ${formatNumber(count)} ${plural(count, 'actif', 'actifs')}` : 'Filtres',
  unknownCount: '– membres',
  memberCount: (count: number) => `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`,

  // What is found
  near: (search: string) => `Résultats proches de «\u00a0${search}\u00a0»`,
  empty: 'Aucun membre trouvé',
  emptyFiltered: 'Aucun membre trouvé avec les filtres actuels',
  emptyFilteredHint: 'Retirez un filtre ou élargissez la recherche.',
  searchGone: 'Chercher aussi parmi les partis et décédés',
  failed: 'La liste des membres n’a pas pu être chargée.',
  stale: 'La liste n’est peut-être plus à jour.',
});

export type MembersTexts = typeof membersTexts;

/** The button of the saved filters, whose place is kept before the other texts have loaded. */
export const savedMenuTexts = defineTexts('savedFilters', {
  menu: 'Filtres enregistrés',
});
