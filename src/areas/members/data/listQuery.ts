/*
 * What the members list shows, as one value and pure steps between values: page, page size, search and filters, plus
 * the ticked members. A filter, a search or a page size goes back to page 1, and a filter or a search drops the
 * selection. The value is written to and read from a location's query here. No React, no DOM.
 */

import { MEMBER_ORDERINGS } from '../../../domain/members/memberFilters';
import { PAGE_SIZES, type PageSize } from '../area';
import { type Criteria, criteriaCount, readCriteria, tidyCriteria, writeCriteria } from './criteria';
import { idsOf } from './idsOf';

export const FILTER_KEYS = ['groupes', 'etapes', 'tags'] as const;

export type FilterKey = (typeof FILTER_KEYS)[number];
export type FilterIds = Readonly<Record<FilterKey, readonly number[]>>;

export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: PageSize;
  readonly search: string;
  readonly filters: FilterIds;
  readonly criteria?: Criteria | undefined;
  /** One of `MEMBER_ORDERINGS`, with a minus in front for descending; without it the list has the order of names. */
  readonly ordering?: string | undefined;
}

export const NO_FILTERS: FilterIds = { groupes: [], etapes: [], tags: [] };
export const FIRST_QUERY: ListQuery = { page: 1, pageSize: 10, search: '', filters: NO_FILTERS };

export type ListAction =
  | { type: 'page'; page: number }
  | { type: 'pageSize'; pageSize: number }
  | { type: 'search'; search: string }
  | { type: 'sort'; ordering: string | undefined }
  | { type: 'toggleFilter'; key: FilterKey; id: number }
  | { type: 'clearFilter'; key: FilterKey }
  /** Changes these criteria; an empty value removes one. */
  | { type: 'criteria'; criteria: Criteria }
  | { type: 'clearAll' }
  /** Search and filters of another query, from its first page. */
  | { type: 'apply'; query: ListQuery };

/** The next value; the same object when nothing changes. */
export function nextQuery(query: ListQuery, action: ListAction): ListQuery {
  switch (action.type) {
    case 'page':
      return action.page === query.page ? query : { ...query, page: pageOf(action.page) };
    case 'pageSize': {
      const pageSize = pageSizeOf(action.pageSize) ?? query.pageSize;
      return pageSize === query.pageSize ? query : { ...query, pageSize, page: 1 };
    }
    case 'search': {
      const search = action.search.trim();
      return search === query.search ? query : { ...query, search, page: 1 };
    }
    case 'sort':
      return action.ordering === query.ordering ? query : { ...query, ordering: action.ordering, page: 1 };
    case 'toggleFilter': {
      const chosen = query.filters[action.key];
      const ids = chosen.includes(action.id)
        ? chosen.filter((id) => id !== action.id)
        : [...chosen, action.id];
      return { ...query, page: 1, filters: { ...query.filters, [action.key]: ids } };
    }
    case 'clearFilter':
      return query.filters[action.key].length === 0
        ? query
        : { ...query, page: 1, filters: { ...query.filters, [action.key]: [] } };
    case 'criteria':
      return { ...query, page: 1, criteria: tidyCriteria({ ...query.criteria, ...action.criteria }) };
    case 'clearAll':
      return isNarrowed(query)
        ? { ...query, page: 1, search: '', filters: NO_FILTERS, criteria: undefined }
        : query;
    case 'apply': {
      const { search, filters, criteria, ordering } = action.query;
      return { ...query, page: 1, search, filters, criteria, ordering };
    }
  }
}

/** How many groups, steps, tags and other criteria are chosen in all. */
export const filterCount = ({ filters, criteria }: Pick<ListQuery, 'filters' | 'criteria'>): number =>
  FILTER_KEYS.reduce((count, key) => count + filters[key].length, criteriaCount(criteria));

/** True while a filter or a search narrows the list. */
export const isNarrowed = (query: ListQuery): boolean => query.search !== '' || filterCount(query) > 0;

/** What a selection belongs to: the same text as long as filters and search are the same, whatever the page. */
export const scopeOf = ({ search, filters, criteria }: ListQuery): string =>
  JSON.stringify([search, filters, criteria]);

/**
 * The page to go to when the one asked for holds nothing although the list does (rows deleted, made-up page number);
 * undefined when the page is valid. Page 1 is always valid, so a wrong count from the server cannot cause a redirect loop.
 */
export function existingPage(query: ListQuery, shown: number, total: number): number | undefined {
  if (shown > 0 || query.page === 1) return undefined;
  const last = Math.max(1, Math.ceil(total / query.pageSize));
  return last < query.page ? last : 1;
}

/** Reads a location's query. Missing or invalid values come from `base`; an invalid page is page 1. */
export function parseQuery(params: URLSearchParams, base: ListQuery): ListQuery {
  const ids = (key: FilterKey) => (params.has(key) ? idsOf(params.get(key) ?? '') : base.filters[key]);
  return {
    page: pageOf(Number(params.get('page') ?? 1)),
    pageSize: pageSizeOf(Number(params.get('size'))) ?? base.pageSize,
    search: params.get('q')?.trim() ?? base.search,
    filters: { groupes: ids('groupes'), etapes: ids('etapes'), tags: ids('tags') },
    criteria: readCriteria(params),
    ordering: orderingOf(params.get('tri')) ?? base.ordering,
  };
}

/** An order that members have, else undefined. */
const orderingOf = (text: string | null): string | undefined =>
  MEMBER_ORDERINGS.some((ordering) => text === ordering || text === `-${ordering}`)
    ? (text ?? undefined)
    : undefined;

/** Writes the query without the values that `base` has anyway. An emptied value of the base is written as `q=`. */
export function formatQuery(query: ListQuery, base: ListQuery): string {
  const params = new URLSearchParams();
  if (query.page > 1) params.set('page', String(query.page));
  if (query.pageSize !== base.pageSize) params.set('size', String(query.pageSize));
  if (query.search || base.search) params.set('q', query.search);
  if (query.ordering) params.set('tri', query.ordering);
  for (const key of FILTER_KEYS) {
    if (query.filters[key].length || base.filters[key].length) params.set(key, query.filters[key].join(','));
  }
  if (query.criteria) writeCriteria(params, query.criteria);
  return params.toString().replaceAll('%2C', ',');
}

/** 10, 25 or 50, else undefined. */
export const pageSizeOf = (value: unknown): PageSize | undefined => PAGE_SIZES.find((size) => size === value);

const pageOf = (value: number): number => (Number.isSafeInteger(value) && value > 0 ? value : 1);
