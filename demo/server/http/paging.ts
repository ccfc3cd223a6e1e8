/** Pages of a list in the form that all lists share: `{count, next, previous, results}`. */
import type { Page } from '../../../src/domain/wire';
import { HttpError, invalid } from './httpError';
import { httpTexts } from './texts';

export interface PageQuery {
  page?: number;
  page_size?: number;
}

export interface Bounds {
  page: number;
  size: number;
  offset: number;
}

/**
 * @param usual rows per page when the call doesn't say
 * @throws HttpError 422 under `page` or `page_size`
 */
export function boundsOf({ page = 1, page_size }: PageQuery, usual: number, max: number): Bounds {
  const size = page_size ?? usual;
  if (!Number.isSafeInteger(page) || page < 1) throw invalid({ page: httpTexts.pageFromOne });
  if (!Number.isInteger(size) || size < 1 || size > max)
    throw invalid({ page_size: httpTexts.wholeBetween(1, max) });
  return { page, size, offset: (page - 1) * size };
}

/** @throws HttpError 404 past the last page; an empty list has one page */
export function checkPage({ page, size }: Bounds, count: number): void {
  const last = Math.max(1, Math.ceil(count / size));
  if (page > last) throw new HttpError(404, httpTexts.noSuchPage(page, last));
}

/** @param query the parameters of the call, which `next` and `previous` repeat */
export function pageAnswer<T>(
  path: string,
  query: object,
  { page, size }: Bounds,
  count: number,
  results: T[],
): Page<T> {
  const last = Math.max(1, Math.ceil(count / size));
  const at = (other: number) => {
    if (other < 1 || other > last) return null;
    const params = new URLSearchParams();
    const asked: Record<string, unknown> = { ...query, page: other, page_size: size };
    for (const [name, value] of Object.entries(asked)) {
      if (Array.isArray(value)) for (const one of value) params.append(`${name}[]`, String(one));
      else if (value !== undefined && value !== '') params.set(name, String(value));
    }
    return `${path}?${params}`;
  };
  return { count, next: at(page + 1), previous: at(page - 1), results };
}

export interface SortOrder<C extends string> {
  column: C;
  isDescending: boolean;
}

/**
 * Reads `ordering`, a name with a minus in front for descending order.
 * @param columns the column of each name that a call may order by
 * @throws HttpError 422 under `ordering`
 */
export function sortOrderOf<C extends string>(
  ordering: string,
  columns: Readonly<Record<string, C>>,
): SortOrder<C> {
  const isDescending = ordering.startsWith('-');
  const name = isDescending ? ordering.slice(1) : ordering;
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column) return { column, isDescending };
  const names = Object.keys(columns).flatMap((known) => [known, `-${known}`]);
  throw invalid({ ordering: httpTexts.badOrdering(names.join(', ')) });
}

/** Where a page lies among all matching rows. */
export interface PagePosition {
  offset: number;
  size: number;
  count: number;
}

/** How to reach a page from the nearer end of the list: how many rows are skipped, and how many are then read. */
export function fromNearerEnd({ offset, size, count }: PagePosition): {
  isBackward: boolean;
  skipped: number;
  shown: number;
} {
  const shown = Math.min(size, count - offset);
  const fromEnd = count - offset - shown;
  const isBackward = fromEnd < offset;
  return { isBackward, skipped: isBackward ? fromEnd : offset, shown };
}
