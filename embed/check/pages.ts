/* What is wrong with the pages of a list, and with a file: shapes that fit and still mislead. */
import { otherThanCsv } from '../../src/api/http/csvFile';
import { oddPlaces, oddPlaceText } from '../../src/api/http/oddPlaces';
import type { Page } from '../../src/domain/wire';

/** A search that no record matches. */
export const NO_MATCH = 'zzqxparviszz';
/** Rows of the pages that are asked for. */
export const SMALL_PAGE = 2;

/** What earlier pages of a list had. */
export interface SeenPages {
  count?: number;
  /** The ids of page 1. */
  first?: readonly number[];
}

/** What is wrong with a page of at most `size` rows. */
export function wrongPage({ count, results }: Page<unknown>, size: number): string | undefined {
  if (results.length > size)
    return `page_size=${size} was asked for, and ${results.length} rows came: the list would show them all as one page`;
  return count < results.length ? `count is ${count}, with ${results.length} rows on this page` : undefined;
}

/** What is wrong with the answer to a search that nothing matches. */
export function wrongSearch({ count, results }: Page<unknown>): string | undefined {
  if (results.length > 0) return `search=${NO_MATCH} matches ${count} rows: the search isn't read`;
  return count > 0
    ? `count is ${count} for a search without a row: it must count the rows that match, here 0`
    : undefined;
}

/** Page 2, where there is one and its rows would show that they are others than those of page 1. */
export const secondPage = ({ count = 0, first = [] }: SeenPages) =>
  count > SMALL_PAGE && first.length > 0 ? 2 : undefined;

/** What is wrong with page 2, if it brings the rows of page 1 again. */
export function wrongSecond({ results }: Page<{ id: number }>, { first = [] }: SeenPages) {
  const isSame = results.length > 0 && results.every(({ id }, at) => first[at] === id);
  return isSame ? "page=2 brings the rows of page 1: the page isn't read" : undefined;
}

/** The last page by the count; pages 1 and 2 are asked for anyway. */
export function lastPage({ count = 0 }: SeenPages): number | undefined {
  const last = Math.ceil(count / SMALL_PAGE);
  return last > 2 ? last : undefined;
}

/** What is wrong with the count, by what stands on the last page. */
export function wrongLast(
  { next, results }: Page<{ id: number }>,
  { count = 0, first = [] }: SeenPages,
): string | undefined {
  // The page isn't read, which page 2 has shown.
  if (results.length > 0 && results.every(({ id }, at) => first[at] === id)) return undefined;
  const last = Math.ceil(count / SMALL_PAGE);
  const expected = count - (last - 1) * SMALL_PAGE;
  if (results.length === 0)
    return `count is ${count}, but page ${last} has no row: it must count the rows that match`;
  if (results.length !== expected || next)
    return `count is ${count}, but page ${last} has ${results.length} rows${next ? ' and a next one' : ''}, not the last ${expected}: it must count the rows that match`;
  return undefined;
}

/** A last page that is refused. */
export const noLast = ({ count = 0 }: SeenPages): string =>
  `count is ${count}, but page ${Math.ceil(count / SMALL_PAGE)} doesn't exist: it must count the rows that match`;

/** What is wrong with a file that should be a CSV. */
export async function wrongFile(file: Blob): Promise<string | undefined> {
  const kind = await otherThanCsv(file);
  return kind && `the file is ${kind}, a CSV file is expected, as text/csv`;
}

/** Where an answer has days, moments or ids that widgets can't take as they are. */
export const wrongPlaces = (answer: unknown): string | undefined => {
  const places = oddPlaces(answer).map(oddPlaceText);
  return places.join('; ') || undefined;
};
