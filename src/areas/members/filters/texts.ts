import { formatNumber } from '../../../texts/formats';
import { plural } from '../../../texts/locale';
import { extendTexts } from '../../../texts/texts';
import { membersTexts } from '../texts';

/** The list's texts, with those of filters and their chips, which load after the first rows. */
export const filtersTexts = extendTexts(membersTexts, {
  groupes: 'Groupes',
  departements: 'Départements',
  filterEtapes: 'Étapes',
  filterTags: 'Tags',
  searchOptions: 'Rechercher',
  searchGroupes: 'Rechercher un groupe',
  searchDepartements: 'Rechercher un département',
  searchEtapes: 'Rechercher une étape',
  searchTags: 'Rechercher un tag',
  chosen: (count: number) => `${formatNumber(count)} ${plural(count, 'choisi', 'choisis')}`,
  noGroupe: 'Aucun groupe',
  noDepartement: 'Aucun département',
  noEtape: 'Aucune étape',
  noTag: 'Aucun tag',
  noMatch: 'Aucun résultat',
  groupesFailed: 'Impossible de charger les groupes.',
  departementsFailed: 'Impossible de charger les départements.',
  etapesFailed: 'Impossible de charger les étapes.',
  tagsFailed: 'Impossible de charger les tags.',
  moreOptions: (hidden: number) =>
    `${formatNumber(hidden)} de plus\u00a0: précisez la recherche pour les voir.`,
  unknownGroupe: (id: number) => `Groupe n°\u00a0${id}`,
  unknownDepartement: (id: number) => `Département n°\u00a0${id}`,
  unknownEtape: (id: number) => `Étape n°\u00a0${id}`,
  unknownTag: (id: number) => `Tag n°\u00a0${id}`,
  filtersDone: (total: number) =>
    total === 0 ? 'Fermer les filtres' : `Voir ${formatNumber(total)} ${plural(total, 'membre', 'membres')}`,
  activeFilters: 'Filtres actifs',
  clearFilters: 'Effacer les filtres',
  removeFilter: (name: string) => `Retirer le filtre ${name}`,
  searched: (search: string) => `«\u00a0${search}\u00a0»`,
  removeSearch: (search: string) => `Retirer la recherche «\u00a0${search}\u00a0»`,
});

export type FiltersTexts = typeof filtersTexts;
