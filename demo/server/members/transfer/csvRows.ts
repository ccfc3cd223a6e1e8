/**
 * The rows of a CSV text, read in slices: other calls get their turn between slices, whatever the text contains.
 */
import Papa from 'papaparse';
import { yieldToEventLoop } from '../../database/embedded/yieldToEventLoop';
import { memberTexts } from '../texts';
import { badFile } from './csvText';

/** Maximum length of a row; no line of a member comes near it. */
export const ROW_MAX = 2 ** 16;
const SLICE = 2 ** 16;

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
  const isOpen = quotes.code === 'MissingQuotes';
  throw badFile(isOpen ? memberTexts.unbalancedQuotes(line) : memberTexts.strayQuotes(line));
}

/** @throws HttpError 422 for misplaced quotes and for a row that is too long, by its number */
export async function* rowsOf(text: string, delimiter: string): AsyncGenerator<string[][], void> {
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
      throw badFile(memberTexts.lineTooLong(count + 1));
    }
    await yieldToEventLoop();
  }
}
