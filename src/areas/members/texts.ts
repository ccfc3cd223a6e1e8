import { formatNumber, plural } from '../../texts/formats';
import { defineTexts } from '../../texts/texts';
import { titleTexts } from './titleTexts';

export const membersTexts = defineTexts('members', {
  ...titleTexts,
  list: 'Liste des membres',

  // Toolbar
  refresh: 'Actualiser la liste',
  search: 'Rechercher un membre',
  pageSize: 'Membres par page',
  perPage: (size: number) => `${size} par page`,

  add: 'Ajouter un membre',
  actions: 'Actions',
  rowActions: (name: string) => `Actions pour ${name}`,

  // Columns
  name: 'Nom et prénom',
  telephone: 'Téléphone',
  email: 'E-mail',
  ville: 'Ville',
  groupe: 'Groupe',
  departement: 'Département',
  etapes: 'Étapes',
  tags: 'Tags',
  naissance: 'Date de naissance',
  profession: 'Profession',
  statut: 'Statut',
  noValue: 'Non renseigné',

  // Selection
  bulkActions: 'Actions groupées',
  copyEmails: 'Copier les e-mails',
  clearSelection: 'Effacer la sélection',
  selected: (count: number, elsewhere: number) =>
    `${formatNumber(count)} ${plural(count, 'sélectionné', 'sélectionnés')}${
      elsewhere ? `, dont ${formatNumber(elsewhere)} hors de cette page` : ''
    }`,
  selectionCleared: 'Sélection effacée',
  copied: (count: number, without: number) =>
    `${formatNumber(count)} ${plural(count, 'adresse copiée', 'adresses copiées')}${
      without
        ? `, ${formatNumber(without)} ${plural(without, 'membre', 'membres')} sans adresse utilisable`
        : ''
    }`,
  nothingToCopy: 'Aucun des membres sélectionnés n’a d’adresse utilisable.',
  copyFailed: 'Copie impossible',
  copyFailedText: (addresses: string) =>
    `Le navigateur n’a pas permis la copie. Vous pouvez copier les adresses d’ici\u00a0: ${addresses}`,

  // Filters
  filters: 'Filtres',
  showFilters: (count: number) =>
    count ? `Filtres, ${formatNumber(count)} ${plural(count, 'actif', 'actifs')}` : 'Filtres',
  filtersDone: (total: number) =>
    total === 0 ? 'Fermer les filtres' : `Voir ${formatNumber(total)} ${plural(total, 'membre', 'membres')}`,
  groupes: 'Groupes',
  filterEtapes: 'Étapes',
  filterTags: 'Tags',
  searchOptions: 'Rechercher',
  searchGroupes: 'Rechercher un groupe',
  searchEtapes: 'Rechercher une étape',
  searchTags: 'Rechercher un tag',
  chosen: (count: number) => `${formatNumber(count)} ${plural(count, 'choisi', 'choisis')}`,
  noGroupe: 'Aucun groupe',
  noEtape: 'Aucune étape',
  noTag: 'Aucun tag',
  noMatch: 'Aucun résultat',
  groupesFailed: 'Impossible de charger les groupes.',
  etapesFailed: 'Impossible de charger les étapes.',
  tagsFailed: 'Impossible de charger les tags.',
  moreOptions: (hidden: number) =>
    `${formatNumber(hidden)} de plus\u00a0: précisez la recherche pour les voir.`,
  memberCount: (count: number) => `${formatNumber(count)} ${plural(count, 'membre', 'membres')}`,
  unknownGroupe: (id: number) => `Groupe n°\u00a0${id}`,
  unknownEtape: (id: number) => `Étape n°\u00a0${id}`,
  unknownTag: (id: number) => `Tag n°\u00a0${id}`,
  activeFilters: 'Filtres actifs',
  clearFilters: 'Effacer les filtres',
  removeFilter: (name: string) => `Retirer le filtre ${name}`,
  searched: (search: string) => `«\u00a0${search}\u00a0»`,
  removeSearch: (search: string) => `Retirer la recherche «\u00a0${search}\u00a0»`,

  // What is found
  empty: 'Aucun membre trouvé',
  emptyFiltered: 'Aucun membre trouvé avec les filtres actuels',
  emptyFilteredHint: 'Retirez un filtre ou élargissez la recherche.',
  failed: 'La liste des membres n’a pas pu être chargée.',
  stale: 'La liste n’a pas pu être actualisée\u00a0: ce qui est affiché peut dater.',
});

export type MembersTexts = typeof membersTexts;
