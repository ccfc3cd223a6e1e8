/*
 * What each viewer chose for the members list (columns, page size, filters), kept in local storage under one key per
 * user. Junk reads as «nothing chosen»; where storage is refused or full, the choice lasts as long as the page.
 */
import * as z from 'zod/mini';
import { PAGE_SIZES, type PageSize } from '../pageSizes';
import { FILTER_KEYS, type Filters } from './listQuery';

const ids = z.catch(z.array(z.int().check(z.positive())), []);

const preferences = z.object({
  columns: z.catch(z.optional(z.array(z.string())), undefined),
  pageSize: z.catch(z.optional(z.literal(PAGE_SIZES)), undefined),
  filters: z.catch(z.optional(z.object({ groupes: ids, etapes: ids, tags: ids })), undefined),
});

export interface ListPreferences {
  columns?: readonly string[] | undefined;
  pageSize?: PageSize | undefined;
  filters?: Filters | undefined;
}

const memory = new Map<string, string>();
const keyOf = (viewer: string | number) => `parvis:members:${viewer}`;

/** The viewer's choices; `{}` when there are none or they can't be read. */
export function readPreferences(viewer: string | number): ListPreferences {
  const key = keyOf(viewer);
  try {
    const text = memory.get(key) ?? localStorage.getItem(key);
    const parsed = preferences.safeParse(JSON.parse(text ?? '{}'));
    return parsed.success ? withoutDoubles(parsed.data) : {};
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

function withoutDoubles(read: ListPreferences): ListPreferences {
  if (!read.filters) return read;
  const filters = { ...read.filters };
  for (const key of FILTER_KEYS) filters[key] = [...new Set(filters[key])];
  return { ...read, filters };
}
