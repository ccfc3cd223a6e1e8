import { useDeferredValue, useMemo } from 'react';
import { foundIn, lineOf, type Searched } from '../../domain/search/listSearch';
import { searchOf } from '../../domain/search/words';

const NO_LINES: readonly string[] = [];

/**
 * The rows that contain every word of the search, best matches first; all in their order without one.
 * @param wordsOf what a row is found by, its name first; its identity must not change
 * @param read reads the search; its identity must not change
 */
export function useFound<Row, Rows extends readonly Row[] | undefined>(
  rows: Rows,
  search: string,
  wordsOf: (row: Row) => Searched,
  read = searchOf,
): Rows | readonly Row[] {
  const typed = useDeferredValue(search);
  const isSought = typed.trim() !== '';
  const lines = useMemo(
    () => (isSought && rows?.map((row) => lineOf(wordsOf(row)))) || NO_LINES,
    [rows, isSought, wordsOf],
  );
  return useMemo(
    () => (isSought && rows ? foundIn(rows, lines, read(typed)) : rows),
    [rows, lines, isSought, read, typed],
  );
}
