/*
 * What each viewer chose for the members list (columns, page size, filters), kept in local storage under one key per
 * user. Junk reads as «nothing chosen»; where storage is refused or full, the choice lasts as long as the page.
 */
import type { PageSize } from '../pageSizes';
import { type Filters, idsOf, pageSizeOf } from './listQuery';

export interface ListPreferences {
  columns?: readonly string[];
  pageSize?: PageSize;
  filters?: Filters;
}

type Junk = Record<string, unknown>;

const memory = new Map<string, string>();
const keyOf = (viewer: string | number) => `parvis:members:${viewer}`;
const isObject = (value: unknown): value is Junk => typeof value === 'object' && value !== null;

/** The viewer's choices; `{}` when there are none or they can't be read. */
export function readPreferences(viewer: string | number): ListPreferences {
  const key = keyOf(viewer);
  try {
    const kept: unknown = JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? '{}');
    return isObject(kept) ? checked(kept) : {};
  } catch {
    return {};
  }
}

/** Keeps the changed choices beside the others. Never throws. */
export function savePreferences(viewer: string | number, change: ListPreferences): void {
  const key = keyOf(viewer);
  const text = JSON.stringify({ ...readPreferences(viewer), ...change });
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

function checked({ columns, pageSize, filters }: Junk): ListPreferences {
  const size = pageSizeOf(pageSize);
  const ids = (list: unknown) => (Array.isArray(list) ? idsOf(list.join(',')) : []);
  return {
    ...(Array.isArray(columns) && { columns: columns.map(String) }),
    ...(size && { pageSize: size }),
    ...(isObject(filters) && {
      filters: { groupes: ids(filters.groupes), etapes: ids(filters.etapes), tags: ids(filters.tags) },
    }),
  };
}
