import { useDeferredValue, useMemo } from 'react';
import { fold } from '../../domain/fold';

/** The rows whose words contain the search, ignoring case and accents. The identity of `wordsOf` must not change. */
export function useFound<Row, Rows extends readonly Row[] | undefined>(
  rows: Rows,
  search: string,
  wordsOf: (row: Row) => string,
): Rows | readonly Row[] {
  const wanted = fold(useDeferredValue(search).trim());
  const isSought = wanted !== '';
  const words = useMemo(
    () => (isSought && rows?.map((row) => fold(wordsOf(row)))) || [],
    [rows, isSought, wordsOf],
  );
  return useMemo(
    () => (wanted && rows ? rows.filter((_, at) => words[at]?.includes(wanted)) : rows),
    [rows, words, wanted],
  );
}
