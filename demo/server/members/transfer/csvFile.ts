/**
 * Reads the bytes of a CSV file as lines of fields, whatever the spreadsheet did: its encoding, separator, byte order mark,
 * the case and order of column names, blank lines, unknown columns.
 */

import { COLONNES_IMPORT, REQUIRED_TO_CREATE } from '../../../../src/domain/members/membreColumns';
import { fold } from '../../../../src/domain/search/fold';
import { unguarded } from '../../csv/csvLine';
import { HttpError } from '../../http/httpError';
import { memberTexts } from '../texts';
import { ROW_MAX, rowsOf } from './csvRows';
import { badFile, textOf } from './csvText';

/** Maximum number of lines per call. */
const LINES_MAX = 20_000;

const COLUMNS_MAX = 500;
const SEPARATORS = [';', ',', '\t'] as const;

export type Column = (typeof COLONNES_IMPORT)[number];

export interface FileLine {
  /** The line number as the spreadsheet shows it: the header is line 1 if nothing precedes it. */
  ligne: number;
  values: Record<Column, string>;
  /** It has cells beyond the last column. */
  isTooLong: boolean;
}

const plain = (header: string): string =>
  fold(header)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const columnByName = new Map(
  COLONNES_IMPORT.flatMap((name) => [
    [plain(name), name],
    [plain(memberTexts.columns[name]), name],
  ]),
);

const columnsOf = (headers: readonly string[]): (Column | undefined)[] =>
  headers.map((header) => columnByName.get(plain(header)));

/** The separator for which most names in the first line are known. */
function separatorOf(text: string): string {
  const start = text.search(/\S/);
  const first = /^.*/.exec(text.slice(start, start + ROW_MAX))?.[0] ?? '';
  const known = (separator: string) => columnsOf(first.split(separator, COLUMNS_MAX)).filter(Boolean).length;
  const best = SEPARATORS.reduce((a, b) => (known(b) > known(a) ? b : a));
  if (!SEPARATORS.some((separator) => first.includes(separator))) throw badFile(memberTexts.noSeparator);
  return best;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => !cell.trim());

interface Header {
  /** The position of each column. */
  places: ReadonlyMap<Column, number>;
  width: number;
}

function headerOf(cells: readonly string[]): Header {
  if (cells.length > COLUMNS_MAX) throw badFile(memberTexts.tooManyColumns(COLUMNS_MAX));
  const columns = columnsOf(cells);
  const missing = REQUIRED_TO_CREATE.filter((name) => !columns.includes(name));
  if (missing.length) throw badFile(memberTexts.missingColumns(missing));
  const double = columns.find((name, at) => name && columns.indexOf(name) !== at);
  if (double) throw badFile(memberTexts.doubleColumn(double));
  const places = new Map(columns.flatMap((name, at): [Column, number][] => (name ? [[name, at]] : [])));
  return { places, width: columns.length };
}

function lineOf({ places, width }: Header, cells: readonly string[], ligne: number): FileLine {
  const cellOf = (name: Column) => unguarded(cells[places.get(name) ?? -1]?.trim() ?? '');
  const values = Object.fromEntries(
    COLONNES_IMPORT.map((name) => [name, cellOf(name)]),
  ) as FileLine['values'];
  return { ligne, values, isTooLong: !isBlank(cells.slice(width)) };
}

/**
 * @throws HttpError 422 with a sentence that says what is wrong with the file, 413 for too many lines
 */
export async function readCsvFile(bytes: Uint8Array): Promise<FileLine[]> {
  const text = await textOf(bytes);
  if (!/\S/.test(text)) throw badFile(memberTexts.emptyFile);
  let header: Header | undefined;
  let row = 0;
  const lines: FileLine[] = [];
  for await (const rows of rowsOf(text, separatorOf(text))) {
    for (const cells of rows) {
      row++;
      if (isBlank(cells)) continue;
      if (header) lines.push(lineOf(header, cells, row));
      else header = headerOf(cells);
    }
    if (lines.length > LINES_MAX) throw new HttpError(413, memberTexts.tooManyLines(LINES_MAX));
  }
  // When there is no line, or only blank ones, all missing columns are reported.
  header ??= headerOf([]);
  if (!lines.length) throw badFile(memberTexts.noLines);
  return lines;
}
