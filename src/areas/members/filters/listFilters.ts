import type { IconName } from '../../../ui/icon/Icon';
import type { FilterKey } from '../data/listQuery';
import type { FiltersTexts } from './texts.fr';

/** A filter whose choices are a list with ids; departments need `filtres`. */
export type ListFilter = FilterKey | 'departements';

export const filterIcons = {
  groupes: 'users',
  departements: 'building',
  etapes: 'steps',
  tags: 'tag',
} as const satisfies Record<ListFilter, IconName>;

/** The words of one of these filters. */
export function filterTexts(texts: FiltersTexts, filter: ListFilter) {
  return {
    groupes: {
      title: texts.groupes,
      search: texts.searchGroupes,
      none: texts.noGroupe,
      failed: texts.groupesFailed,
      unknown: texts.unknownGroupe,
    },
    departements: {
      title: texts.departements,
      search: texts.searchDepartements,
      none: texts.noDepartement,
      failed: texts.departementsFailed,
      unknown: texts.unknownDepartement,
    },
    etapes: {
      title: texts.filterEtapes,
      search: texts.searchEtapes,
      none: texts.noEtape,
      failed: texts.etapesFailed,
      unknown: texts.unknownEtape,
    },
    tags: {
      title: texts.filterTags,
      search: texts.searchTags,
      none: texts.noTag,
      failed: texts.tagsFailed,
      unknown: texts.unknownTag,
    },
  }[filter];
}
