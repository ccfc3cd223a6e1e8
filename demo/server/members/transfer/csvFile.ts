/**
 * The bytes of a CSV file as lines of fields. It hides what spreadsheets do: encodings, separators, byte order marks,
 * names of columns in any case and order, blank lines, columns that mean nothing here.
 */
import Papa from 'papaparse';
import { COLONNES_IMPORT } from '../../../../src/domain/membreDraft';
import { HttpError } from '../../http/httpError';
import { folded } from '../searchColumns';
import { memberTexts } from '../texts';
import { unguarded } from './csvCells';

/** Lines of one call. */
export const LINES_MAX = 20_000;

const SEPARATORS = [';', ',', '\t'] as const;
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const HEAD = 4096;

export type Column = (typeof COLONNES_IMPORT)[number];
const REQUIRED: readonly Column[] = ['nom', 'prenom', 'genre'];

export interface FileLine {
  /** As the spreadsheet counts: the header is line 1 where nothing stands before it. */
  ligne: number;
  values: Record<Column, string>;
  /** It has cells beyond the last column. */
  isTooLong: boolean;
}

/** @returns HttpError 422 about the file as a whole */
export const badFile = (sentence: string) => new HttpError(422, sentence, { errors: { file: sentence } });

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** Node's own decoder takes it for Latin-1, which lacks these. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const windows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80]!);

function textOf(bytes: Uint8Array): string {
  if (WORKBOOKS.some((mark) => startsWith(bytes, ...mark))) throw badFile(memberTexts.workbook);
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, HEAD).includes(0)) throw badFile(memberTexts.notText);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older spreadsheets; there every byte means something.
    return windows1252(bytes);
  }
}

const plain = (header: string): string =>
  folded(header)
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

/** The one that makes most of the first line's names known. */
function separatorOf(text: string): string {
  const first = /^\s*(.*)/.exec(text)?.[1] ?? '';
  const known = (separator: string) =>
    columnsOf(first.replaceAll('"', '').split(separator)).filter(Boolean).length;
  const best = SEPARATORS.reduce((one, other) => (known(other) > known(one) ? other : one));
  if (known(best) < 2 && !SEPARATORS.some((separator) => first.includes(separator)))
    throw badFile(memberTexts.noSeparator);
  return best;
}

function rowsOf(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    delimiter: separatorOf(text),
  });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) {
    const line = (quotes.row ?? 0) + 1;
    const isOpen = quotes.code === 'MissingQuotes';
    throw badFile(isOpen ? memberTexts.unbalancedQuotes(line) : memberTexts.strayQuotes(line));
  }
  return data;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => !cell.trim());

function checkColumns(columns: readonly (Column | undefined)[]): void {
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  if (missing.length) throw badFile(memberTexts.missingColumns(missing));
  const double = columns.find((name, at) => name && columns.indexOf(name) !== at);
  if (double) throw badFile(memberTexts.doubleColumn(double));
}

function lineOf(columns: readonly (Column | undefined)[], cells: readonly string[], ligne: number): FileLine {
  const cellOf = (name: Column) => unguarded(cells[columns.indexOf(name)]?.trim() ?? '');
  const values = Object.fromEntries(
    COLONNES_IMPORT.map((name) => [name, cellOf(name)]),
  ) as FileLine['values'];
  return { ligne, values, isTooLong: !isBlank(cells.slice(columns.length)) };
}

/**
 * @throws HttpError 422 with a sentence that names what is wrong with the file, 413 for too many lines
 */
export function readCsvFile(bytes: Uint8Array): FileLine[] {
  const text = textOf(bytes);
  if (!text.trim()) throw badFile(memberTexts.emptyFile);
  const rows = rowsOf(text);
  const header = rows.findIndex((cells) => !isBlank(cells));
  const columns = columnsOf(rows[header] ?? []);
  checkColumns(columns);
  const lines: FileLine[] = [];
  rows.forEach((cells, at) => {
    if (at > header && !isBlank(cells)) lines.push(lineOf(columns, cells, at + 1));
  });
  if (!lines.length) throw badFile(memberTexts.noLines);
  if (lines.length > LINES_MAX) throw new HttpError(413, memberTexts.tooManyLines(LINES_MAX));
  return lines;
}
