import { useDeferredValue, useMemo } from 'react';
import type { SearchTexts } from '../../domain/search/listSearch';
import { useLazyModule } from '../loading/useLazyModule';

const loadRules = () => import('./foundRows');
const NO_LINES: readonly string[] = [];

/** What rows are found by. Declare it outside render. */
export interface SearchedRow<Row> {
  /** The name first. */
  wordsOf(row: Row): SearchTexts;
  /** For people. */
  phoneOf?(row: Row): string | null | undefined;
}

/** What is found before the rules of searching have loaded, and where they can't. */
const isPlainlyIn = (texts: SearchTexts, search: string): boolean =>
  texts.join(' ').toLowerCase().includes(search.trim().toLowerCase());

/** The rows that contain every word of the search, best matches first; all in their order without one. */
export function useFound<Row, Rows extends readonly Row[] | undefined>(
  rows: Rows,
  search: string,
  searched: SearchedRow<Row>,
): Rows | readonly Row[] {
  const { value: rules } = useLazyModule(loadRules);
  const typed = useDeferredValue(search);
  const isSought = typed.trim() !== '';
  const lines = useMemo(
    () => (isSought && rows && rules?.lines(rows, searched)) || NO_LINES,
    [rows, isSought, searched, rules],
  );
  return useMemo(() => {
    if (!isSought || !rows) return rows;
    if (rules) return rules.found(rows, lines, typed, searched);
    return rows.filter((row) => isPlainlyIn(searched.wordsOf(row), typed));
  }, [rows, lines, isSought, typed, rules, searched]);
}
