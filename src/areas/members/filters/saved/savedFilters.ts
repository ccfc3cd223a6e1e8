/*
 * Filters that a viewer saved under names, as a list of values and pure steps between lists. A name stands for one
 * search with its groups, steps and tags, without a page or a page size. Two names differ in more than case, accents and
 * hyphens, as the server wants of shared ones; earlier versions kept «Chœur-jeunes» beside «Chœur jeunes», and both stay.
 */

import { keep, readKept } from '../../../../data/viewerStorage';
import { uniqueKey } from '../../../../domain/search/uniqueKey';
import { compareWords } from '../../../../texts/locale';
import { type Criteria, readCriteria, writeCriteria } from '../../data/criteria';
import { idsOf } from '../../data/idsOf';
import { FILTER_KEYS, type FilterIds, type ListQuery, NO_FILTERS } from '../../data/listQuery';

export interface SavedFilter {
  readonly name: string;
  readonly search: string;
  readonly filters: FilterIds;
  readonly criteria?: Criteria | undefined;
  /** Another version of Parvis kept more in it than this one understands. */
  readonly isPart?: true;
}

export const FILTER_NAME_MAX = 60;
/** A longer menu would be of no use. */
export const SAVED_MAX = 50;

const sameName = (a: string, b: string) => uniqueKey(a) === uniqueKey(b);
const byName = (one: SavedFilter, other: SavedFilter) => compareWords(one.name, other.name);

/** Keeps what the query narrows to under this name; an earlier one of that name is replaced. */
export function withFilter(saved: readonly SavedFilter[], name: string, query: ListQuery): SavedFilter[] {
  const { search, filters, criteria } = query;
  const replaced =
    saved.find((filter) => filter.name === name.trim()) ??
    saved.find((filter) => sameName(filter.name, name));
  const others = saved.filter((filter) => filter !== replaced);
  return [
    ...others,
    { name: name.trim().slice(0, FILTER_NAME_MAX), search, filters, ...(criteria && { criteria }) },
  ]
    .sort(byName)
    .slice(0, SAVED_MAX);
}

export const withoutFilter = (saved: readonly SavedFilter[], name: string): SavedFilter[] =>
  saved.filter((filter) => filter.name !== name);

/** Returns the same list when the new name is empty or already taken. */
export function renamed(saved: readonly SavedFilter[], from: string, to: string): readonly SavedFilter[] {
  const name = to.trim().slice(0, FILTER_NAME_MAX);
  if (!name || isFilterNameTaken(withoutFilter(saved, from), name)) return saved;
  return saved.map((filter) => (filter.name === from ? { ...filter, name } : filter)).sort(byName);
}

export const isFilterNameTaken = (saved: readonly SavedFilter[], name: string): boolean =>
  saved.some((filter) => sameName(filter.name, name));

const sameIds = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Whether the list shows exactly this filter. */
export const isApplied = ({ search, filters, criteria }: SavedFilter, query: ListQuery): boolean =>
  search === query.search &&
  JSON.stringify(criteria) === JSON.stringify(query.criteria) &&
  FILTER_KEYS.every((key) => sameIds(filters[key], query.filters[key]));

/** The query that shows this filter, from its first page. */
export const appliedTo = (query: ListQuery, { search, filters, criteria }: SavedFilter): ListQuery => ({
  ...query,
  page: 1,
  search,
  filters,
  criteria,
});

export const readSaved = (viewer: string): SavedFilter[] =>
  checked(readKept(viewer, 'members-saved-filters'));

export const keepSaved = (viewer: string, saved: readonly SavedFilter[]): void =>
  keep(
    viewer,
    'members-saved-filters',
    saved.map(({ criteria, ...filter }) => ({ ...filter, ...(criteria && { criteria: written(criteria) }) })),
  );

/** Criteria are kept as an address has them, which is checked when it is read. */
function written(criteria: Criteria): string {
  const params = new URLSearchParams();
  writeCriteria(params, criteria);
  return params.toString();
}

/** Filters from storage; invalid ones are left out. */
function checked(kept: unknown): SavedFilter[] {
  if (!Array.isArray(kept)) return [];
  const found: SavedFilter[] = [];
  for (const one of kept as unknown[]) {
    const filter = filterOf(one);
    // Not by `sameName`, which would lose one of two that an earlier version told apart.
    const isTwice = found.some(({ name }) => name.toLowerCase() === filter?.name.toLowerCase());
    if (filter && !isTwice) found.push(filter);
  }
  return found.sort(byName).slice(0, SAVED_MAX);
}

function filterOf(kept: unknown): SavedFilter | undefined {
  if (typeof kept !== 'object' || kept === null) return;
  const { name, search, filters, criteria: kind, isPart, ...others } = kept as Record<string, unknown>;
  if (typeof name !== 'string' || !name.trim()) return;
  const lists = (typeof filters === 'object' && filters !== null ? filters : NO_FILTERS) as Record<
    string,
    unknown
  >;
  const ids = FILTER_KEYS.map((key) => [key, Array.isArray(lists[key]) ? idsOf(lists[key].join(',')) : []]);
  const understood = Object.fromEntries(ids) as FilterIds;
  const criteria = typeof kind === 'string' ? readCriteria(new URLSearchParams(kind)) : undefined;
  const isWhole =
    !isPart &&
    Object.keys(others).length === 0 &&
    isSame(lists, understood) &&
    isSame(kind ?? '', criteria ? written(criteria) : '');
  return {
    ...(criteria && { criteria }),
    ...(!isWhole && { isPart: true }),
    name: name.trim().slice(0, FILTER_NAME_MAX),
    search: typeof search === 'string' ? search : '',
    filters: understood,
  };
}

/** Whether what was kept says no more than what was read of it. */
function isSame(kept: unknown, read: string | FilterIds): boolean {
  if (typeof read === 'string') return kept === read;
  const lists = Object.entries(kept as object).filter(([, list]) => JSON.stringify(list) !== '[]');
  return lists.every(([key, list]) => JSON.stringify(list) === JSON.stringify(read[key as keyof FilterIds]));
}
