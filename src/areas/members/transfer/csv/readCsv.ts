/*
 * CSV to cells with Papa Parse, in slices, so that the page keeps answering. It hides the choice of the separator (the
 * one that makes the most sense of the header, not the most frequent one: addresses are full of commas), Excel's
 * `sep=;` line, mixed line ends, and turns the parser's errors into what is wrong with the file. Blank rows stay in
 * place, so that a row's number is the one the spreadsheet shows.
 */
import Papa from 'papaparse';
import { unguard } from '../../../../ui/saveFile/guard';

const DELIMITERS = [';', ',', '\t'] as const;

export interface CsvTable {
  delimiter: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** Line of the first of the rows, as a spreadsheet counts. */
  firstLine: number;
}

export type CsvProblem = { kind: 'noRow' } | { kind: 'noDelimiter' } | { kind: 'quotes'; line: number };

interface ReadOptions {
  /** How well a header fits: the higher the better. */
  score(header: readonly string[]): number;
  /** Lets the page paint and answer between two slices. */
  pause(): Promise<void>;
}

const SLICE = 128 * 1024;
/** Longer than any header. */
const HEAD = 16 * 1024;
const HINT = /^sep=(.)\n/i;

const isBlank = (row: readonly string[]) => row.every((cell) => !cell.trim());

/** The table, or what is wrong with the file. */
export async function readCsv(given: string, { score, pause }: ReadOptions): Promise<CsvTable | CsvProblem> {
  const unified = given.replaceAll(/\r\n?/g, '\n');
  const hint = HINT.exec(unified);
  const text = hint ? unified.slice(hint[0].length) : unified;
  if (!text.trim()) return { kind: 'noRow' };
  const delimiter = hint?.[1] ?? delimiterOf(text, score);
  const skipped = hint ? 1 : 0;
  const { rows, badRow } = await parsed(text, delimiter, pause);
  if (badRow !== undefined) return { kind: 'quotes', line: badRow + skipped + 1 };
  if (text.endsWith('\n')) rows.pop();
  const start = rows.findIndex((row) => !isBlank(row));
  const header = rows[start];
  // The file has separators without any text between them.
  if (!header) return { kind: 'noRow' };
  if (header.length < 2) return { kind: 'noDelimiter' };
  const below = rows.slice(start + 1);
  if (below.every(isBlank)) return { kind: 'noRow' };
  return { delimiter, header, rows: below, firstLine: start + skipped + 2 };
}

/** The separator with which the header fits best; among equals, the one that gives most columns. */
function delimiterOf(text: string, score: ReadOptions['score']): string {
  const start = text.trimStart();
  const tries = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(start.slice(0, HEAD), { delimiter, newline: '\n', preview: 1 });
    const header = data[0] ?? [];
    return { delimiter, sense: score(header), columns: header.length };
  });
  tries.sort((a, b) => b.sense - a.sense || b.columns - a.columns);
  return tries[0]!.delimiter;
}

interface Parsed {
  rows: string[][];
  /** Index of the row where a quote is out of place. */
  badRow?: number;
}

function parsed(text: string, delimiter: string, pause: () => Promise<void>): Promise<Parsed> {
  const rows: string[][] = [];
  return new Promise((resolve) => {
    Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      chunkSize: SLICE,
      chunk({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        const error = errors.find(({ type }) => type === 'Quotes');
        if (error) {
          resolve({ rows, badRow: rows.length + (error.row ?? 0) });
          return parser.abort();
        }
        for (const row of data) rows.push(row.map(unguard));
        parser.pause();
        void pause().then(() => parser.resume());
      },
      complete: () => resolve({ rows }),
    });
  });
}
