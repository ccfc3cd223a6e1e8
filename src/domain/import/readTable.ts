/** A CSV text as a table of cells, or what is wrong with the file. */
import { readCell } from '../csv/cell';
import type { Pause } from './bytes/slices';
import { headerAt, separated, TITLES_MAX } from './header';
import { matchHeaders } from './matchHeaders';
import { CsvError, csvRows, isBlank, type RowProblem } from './rows';

export interface CsvTable {
  delimiter: string;
  header: readonly string[];
  /** The rows below the header, with their cells as they stand in the file. */
  rows: readonly (readonly string[])[];
  /** Line of the first of the rows, as a spreadsheet counts. */
  firstLine: number;
}

/** All rows of a file, of which one names the columns. */
export interface CsvSheet {
  delimiter: string;
  rows: readonly (readonly string[])[];
  /** Lines before the first of the rows. */
  skipped: number;
}

export type CsvProblem = { kind: 'noRow' } | { kind: 'noDelimiter' } | RowProblem;

/** The rows of a text. @throws nothing: what is wrong with the file is the result */
export async function readSheet(given: string, pause: Pause): Promise<CsvSheet | CsvProblem> {
  if (!given.trim()) return { kind: 'noRow' };
  const { delimiter, text, skipped } = separated(given);
  const rows: string[][] = [];
  try {
    for await (const slice of csvRows(text, delimiter, pause)) for (const row of slice) rows.push(row);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { ...error.problem, line: error.problem.line + skipped };
  }
  if (/[\r\n]$/.test(text)) rows.pop();
  return rows.every(isBlank) ? { kind: 'noRow' } : { delimiter, rows, skipped };
}

/** Rows that may name the columns, by index. */
export const headerChoices = ({ rows }: CsvSheet): number[] =>
  rows
    .slice(0, 2 * TITLES_MAX)
    .flatMap((row, at) => (isBlank(row) ? [] : [at]))
    .slice(0, TITLES_MAX / 2);

/**
 * The table below a row of names.
 * @param at index of that row, -1 where no row names the columns; by default the row that fits best
 */
export function tableOf({ delimiter, rows, skipped }: CsvSheet, at = headerAt(rows)): CsvTable | CsvProblem {
  const names = rows[at]?.map((name) => readCell(name).text);
  const below = rows.slice(at + 1);
  const width = Math.max(...below.slice(0, 2 * TITLES_MAX).map((row) => row.length), 0);
  const header = names ?? Array.from({ length: width }, () => '');
  const isOneColumn = header.length < 2;
  if (isOneColumn && (names ? matchHeaders(names).nom_complet === undefined : width < 1))
    return { kind: 'noDelimiter' };
  if (below.every(isBlank)) return { kind: 'noRow' };
  return { delimiter, header, rows: below, firstLine: at + skipped + 2 };
}
