/*
 * The lines of a file, made ready to send: each one read by its columns, blank ones left out, doubles within the file
 * marked. Done in slices, so that ten thousand lines don't stop the page.
 */
import { fold } from '../../../../domain/fold';
import { COLONNES_IMPORT } from '../../../../domain/members/membreFields';
import { recordOf } from '../../../../domain/records';
import type { CsvTable } from '../csv/readCsv';
import type { Matching } from './matchHeaders';
import { type FieldValues, type NormalLine, normaliseLine } from './normaliseLine';

export interface ImportLine extends NormalLine {
  /** As the spreadsheet counts. */
  line: number;
  /** Its cells as they stand in the file. */
  cells: readonly string[];
  /** Line of the file that says the same person already. */
  doubleOf?: number;
}

/** Lets the page paint and answer before long work goes on. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const SLICE = 1000;

/** The cells of a row by field; empty where a field has no column. */
export const valuesBy = (matching: Matching, row: readonly string[]): FieldValues =>
  recordOf(COLONNES_IMPORT, (field) => row[matching[field] ?? -1] ?? '');

/** «Jean-Pierre» is «Jean Pierre», as it is for the server. */
const plainName = (name: string) =>
  fold(name)
    .replaceAll(/[\s'ʼ\-‐-―]+/g, ' ')
    .trim();

/** The same person for the server too: same name and birth date (none is the same as none), or same e-mail. */
export function personKeys({ nom, prenom, date_naissance, email }: FieldValues): string[] {
  const name = `${plainName(nom)}|${plainName(prenom)}|${date_naissance}`;
  return email ? [name, email.toLowerCase()] : [name];
}

/** Marks each line that repeats an earlier one. Lines with problems are not sent, so they repeat and are repeated by none. */
function markDouble(line: ImportLine, seen: Map<string, number>): void {
  if (line.problems.length > 0) return;
  const keys = personKeys(line.values);
  const first = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
  if (first !== undefined) line.doubleOf = first;
  for (const key of keys) if (!seen.has(key)) seen.set(key, line.line);
}

/** All lines that hold anything, in their order. */
export async function prepareLines(
  table: CsvTable,
  matching: Matching,
  today: string,
  pause: () => Promise<void>,
): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  const seen = new Map<string, number>();
  let index = -1;
  for (const cells of table.rows) {
    index++;
    if (index > 0 && index % SLICE === 0) await pause();
    if (cells.every((cell) => !cell.trim())) continue;
    const normal = normaliseLine(valuesBy(matching, cells), today);
    const line: ImportLine = { ...normal, line: table.firstLine + index, cells };
    markDouble(line, seen);
    lines.push(line);
  }
  return lines;
}
