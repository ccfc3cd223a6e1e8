import type { IconName } from '../../../../ui/icon/Icon';
import type { FilterKey } from '../../data/listQuery';
import type { FiltersTexts } from './texts';

export const filterIcons = {
  groupes: 'users',
  etapes: 'steps',
  tags: 'tag',
} as const satisfies Record<FilterKey, IconName>;

/** The words of one of the three filters. */
export function filterTexts(texts: FiltersTexts, filter: FilterKey) {
  return {
    groupes: {
      title: texts.groupes,
      search: texts.searchGroupes,
      none: texts.noGroupe,
      failed: texts.groupesFailed,
      unknown: texts.unknownGroupe,
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
