/*
 * The search in lists that are whole where they are searched: pickers, administered lists, filters. What is typed is found
 * anywhere, whatever its length.
 */
import { INFIX_MIN, joinedParts, type Search, searchable } from './words';

/** What a search looks in, in the order of importance: the name first. */
export type SearchTexts = readonly (string | null | undefined)[];

/** A row as it is searched: each text ended by a tab. A space begins and ends every word. */
export const lineOf = (texts: SearchTexts): string =>
  texts.map((text) => ` ${text ? searchable(text) : ''} \t`).join('');

function holds(line: string, word: string, infixMin: number): boolean {
  const isIn = (text: string) => line.includes(text.length < infixMin ? ` ${text}` : text);
  if (isIn(word)) return true;
  const parts = joinedParts(word);
  return parts.length > 1 && parts.every(isIn);
}

/** The place of what stands inside of words, after those of all texts. */
export const INSIDE = 9;
/** The place of what a server has found by a rule of its own, such as similar names. */
export const SIMILAR = INSIDE + 1;

/**
 * How well a line matches, or undefined. The whole name is 0, one that begins so 1, then come those in which all words
 * begin words of the name, those that need the next text, and so on.
 * @param infixMin letters from which each of several words is found inside of others
 */
export function placeIn(line: string, { words, names }: Search, infixMin = INFIX_MIN): number | undefined {
  const isFound =
    words.every((word) => holds(line, word, infixMin)) || names.some((name) => line.includes(name));
  if (!isFound) return undefined;
  if (names.some((name) => line.startsWith(` ${name} \t`))) return 0;
  if (names.some((name) => line.startsWith(` ${name}`))) return 1;
  let place = 2;
  for (const word of words) {
    const at = line.indexOf(` ${word}`);
    if (at < 0) return INSIDE;
    const texts = line.slice(0, at).split('\t').length;
    place = Math.max(place, texts + 1);
  }
  return place;
}

/** A row that is found, and how well: `placeIn` has the scale, and rows of all kinds are compared by it. */
export interface Placed<Row> {
  row: Row;
  place: number;
}

const inPlaces = <Row>(placed: Placed<Row>[]): Placed<Row>[] => placed.sort((a, b) => a.place - b.place);

/** The rows that are found with their places, the best matches first and otherwise in their order; all without a search. */
export function placedIn<Row>(rows: readonly Row[], lines: readonly string[], search: Search): Placed<Row>[] {
  if (!search.words.length) return rows.map((row) => ({ row, place: 0 }));
  const found = rows.flatMap((row, at) => {
    const place = placeIn(lines[at] ?? '', search);
    return place === undefined ? [] : [{ row, place }];
  });
  return inPlaces(found);
}

/** The rows that are found, in the order of `placedIn`. */
export const foundIn = <Row>(
  rows: readonly Row[],
  lines: readonly string[],
  search: Search,
): readonly Row[] => (search.words.length ? placedIn(rows, lines, search).map(({ row }) => row) : rows);

/**
 * Rows that a server has found, the best matches first and otherwise in its order. Those that it has found by a rule of its
 * own come last.
 */
export const byMatch = <Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => SearchTexts,
  search: Search,
): Placed<Row>[] =>
  inPlaces(rows.map((row) => ({ row, place: placeIn(lineOf(textsOf(row)), search) ?? SIMILAR })));
