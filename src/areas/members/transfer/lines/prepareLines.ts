/*
 * Prepares the lines of a file for sending: reads each by its columns, leaves out blank ones, and marks duplicates
 * within the file. It works in slices, so that ten thousand lines don't block the page.
 */
import { COLONNES_IMPORT } from '../../../../domain/members/membreColumns';
import { recordOf } from '../../../../domain/records';
import { personKeys } from '../../../../domain/search/likeness';
import type { CsvTable } from '../csv/readCsv';
import { type LeftOut, withoutRefused } from './leaveOut';
import type { Matching } from './matchHeaders';
import { type FieldValues, type NormalLine, normaliseLine } from './normaliseLine';

export interface ImportLine extends NormalLine, LeftOut {
  /** As the spreadsheet counts. */
  line: number;
  /** Its cells as they stand in the file. */
  cells: readonly string[];
  /** An earlier line of the file about the same person. */
  doubleOf?: number;
}

/** Lets the page paint and answer before long work continues. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const SLICE = 1000;

/** The cells of a row by field; empty where a field has no column. */
export const valuesBy = (matching: Matching, row: readonly string[]): FieldValues =>
  recordOf(COLONNES_IMPORT, (field) => row[matching[field] ?? -1] ?? '');

/** Marks a line that repeats an earlier one. Invalid lines are never sent, so the duplicate check ignores them. */
function markDouble(line: ImportLine, seen: Map<string, number>): void {
  if (line.problems.length > 0) return;
  const keys = personKeys(line.values);
  const first = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
  if (first !== undefined) line.doubleOf = first;
  for (const key of keys) if (!seen.has(key)) seen.set(key, line.line);
}

/**
 * All lines that are not blank, in their order.
 * @param leavesOut imports lines without refused values that a member may do without
 */
export async function prepareLines(
  table: CsvTable,
  matching: Matching,
  today: string,
  pause: () => Promise<void>,
  leavesOut = false,
): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  const seen = new Map<string, number>();
  let index = -1;
  for (const cells of table.rows) {
    index++;
    if (index > 0 && index % SLICE === 0) await pause();
    if (cells.every((cell) => !cell.trim())) continue;
    const normal = normaliseLine(valuesBy(matching, cells), today);
    const kept = leavesOut ? withoutRefused(normal) : normal;
    const line: ImportLine = { ...kept, line: table.firstLine + index, cells };
    markDouble(line, seen);
    lines.push(line);
  }
  return lines;
}
