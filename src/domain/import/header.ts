/**
 * Where the names of the columns stand, and what separates the cells: the row and the separator that make most sense as
 * names of fields, not the most frequent ones, because addresses are full of commas and many lists begin with a title.
 */
import { headerScore } from './matchHeaders';
import { firstRows, isBlank } from './rows';

const DELIMITERS = [';', ',', '\t'] as const;
/** The row of names is one of the first. */
export const TITLES_MAX = 20;
/** Longer than these rows. */
const HEAD = 16 * 1024;
/** The line by which Excel names the separator. */
const HINT = /^sep=(.)\r?\n?/i;

/** A row below the first one takes its place if it names so many fields: one name may be a value. */
const LEAST = 2;

/** Index of the row that names the columns: of the first rows, the one that names most fields. */
export function headerAt(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((row) => !isBlank(row));
  let [best, most] = [first, Math.max(headerScore(rows[first] ?? []), LEAST - 1)];
  let seen = 0;
  for (let at = 0; at < rows.length && seen < TITLES_MAX; at++) {
    const row = rows[at]!;
    if (isBlank(row)) continue;
    seen++;
    const score = headerScore(row);
    if (score > most) [best, most] = [at, score];
  }
  return best;
}

interface Separated {
  delimiter: string;
  /** The text behind the line that names the separator. */
  text: string;
  /** Lines before that text. */
  skipped: number;
}

/** The separator with which the header fits best; among equals, the one that gives most columns. */
function delimiterOf(text: string): string {
  const start = text.trimStart().slice(0, HEAD);
  const tries = DELIMITERS.map((delimiter) => {
    const rows = firstRows(start, delimiter, TITLES_MAX);
    const header = rows[headerAt(rows)] ?? rows[0] ?? [];
    return { delimiter, sense: headerScore(header), columns: header.length };
  });
  tries.sort((a, b) => b.sense - a.sense || b.columns - a.columns);
  return tries[0]!.delimiter;
}

/** How the cells of a text are separated. */
export function separated(text: string): Separated {
  const hint = HINT.exec(text);
  if (!hint) return { delimiter: delimiterOf(text), text, skipped: 0 };
  return { delimiter: hint[1]!, text: text.slice(hint[0].length), skipped: 1 };
}
