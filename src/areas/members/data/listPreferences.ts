/* What each viewer chose for the members list: columns, page size, filters. Invalid values count as no choice. */

import { keep, readKept } from '../../../data/viewerStorage';
import type { PageSize } from '../area';
import { idsOf } from './idsOf';
import { type FilterIds, pageSizeOf } from './listQuery';

export interface ListPreferences {
  columns?: readonly string[];
  pageSize?: PageSize;
  filters?: FilterIds;
  /** The back end had announced `tri` at the last visit. The first page of the next one is asked before it is known. */
  canSort?: boolean;
}

type Junk = Record<string, unknown>;

const isObject = (value: unknown): value is Junk => typeof value === 'object' && value !== null;

/** The viewer's choices; `{}` when there are none or they can't be read. */
export function readPreferences(viewer: string | number): ListPreferences {
  const kept = readKept(viewer, 'members-list');
  return isObject(kept) ? checked(kept) : {};
}

/** Keeps the changed choices beside the others. Never throws. */
export const savePreferences = (viewer: string | number, change: ListPreferences): void =>
  keep(viewer, 'members-list', { ...readPreferences(viewer), ...change });

function checked({ columns, pageSize, filters, canSort }: Junk): ListPreferences {
  const size = pageSizeOf(pageSize);
  const ids = (list: unknown) => (Array.isArray(list) ? idsOf(list.join(',')) : []);
  return {
    ...(Array.isArray(columns) && { columns: columns.map(String) }),
    ...(size && { pageSize: size }),
    ...(canSort === true && { canSort }),
    ...(isObject(filters) && {
      filters: { groupes: ids(filters.groupes), etapes: ids(filters.etapes), tags: ids(filters.tags) },
    }),
  };
}
