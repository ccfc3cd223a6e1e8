/**
 * The rows of a CSV text, read in slices: the page, or the other callers of a server, get their turn in between. Line ends
 * of every system become `\n`. Blank rows stay in place, so that a row's number is the one that a spreadsheet shows.
 */
import Papa from 'papaparse';
import type { Pause } from './bytes/slices';

/** Longest row in UTF-16 code units; no line of a member comes near it. */
const ROW_MAX = 2 ** 16;
const SLICE = 2 ** 16;

export type RowProblem =
  | { kind: 'quotes'; line: number; isOpen: boolean }
  | { kind: 'lineTooLong'; line: number };

/** A text that can't be read as CSV. */
export class CsvError extends Error {
  constructor(readonly problem: RowProblem) {
    super(`${problem.kind} at line ${problem.line}`);
  }
}

interface Parsed {
  data: string[][];
  errors: { type: string; code: string; row?: number }[];
  /** Where the last complete row ends. */
  meta: { cursor: number };
}

/** A slice must not end between the `\r` and the `\n` of a line end. */
function sliceEnd(text: string, at: number): number {
  const end = at + SLICE;
  return text[end - 1] === '\r' ? end + 1 : end;
}

function checkQuotes({ errors }: Parsed, before: number): void {
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (!quotes) return;
  const line = before + (quotes.row ?? 0) + 1;
  throw new CsvError({ kind: 'quotes', line, isOpen: quotes.code === 'MissingQuotes' });
}

/** @throws CsvError for misplaced quotes and for a row that is too long */
export async function* csvRows(
  text: string,
  delimiter: string,
  pause: Pause,
): AsyncGenerator<string[][], void> {
  const parser = new Papa.Parser({ delimiter, newline: '\n' });
  let [rest, count, at] = ['', 0, 0];
  while (at < text.length) {
    const end = sliceEnd(text, at);
    const part = rest + text.slice(at, end).replace(/\r\n?/g, '\n');
    const isLast = end >= text.length;
    at = end;
    const parsed = parser.parse(part, 0, !isLast) as Parsed;
    checkQuotes(parsed, count);
    yield parsed.data;
    count += parsed.data.length;
    rest = isLast ? '' : part.slice(parsed.meta.cursor);
    if (rest.length > ROW_MAX) {
      // Parses it as if it ended here, to find out whether a quote was left open.
      checkQuotes(parser.parse(rest, 0, false) as Parsed, count);
      throw new CsvError({ kind: 'lineTooLong', line: count + 1 });
    }
    await pause();
  }
}

/** The first rows of a text, by one separator. */
export const firstRows = (start: string, delimiter: string, preview: number): string[][] =>
  Papa.parse<string[]>(start.replaceAll(/\r\n?/g, '\n'), { delimiter, newline: '\n', preview }).data;

export const isBlank = (row: readonly string[]): boolean => row.every((cell) => !cell.trim());
