/*
 * Conditions on stored text as data. The server writes them as SQL `like` (demo/server/store/search/likeSql.ts) and the browser
 * tries them on the rows that it has, so both find the same.
 */

/** Parts of text that follow each other with anything in between: `['', ' mar', '']` is `% mar%`. */
type Pieces = readonly string[];

export type Test<Column extends string> =
  | { column: Column; pieces: Pieces }
  | { all: readonly Test<Column>[] }
  | { any: readonly Test<Column>[] };

function isLike(text: string, pieces: Pieces): boolean {
  const [first = '', ...rest] = pieces;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at + last.length <= text.length;
}

/** Whether a row passes. */
export function passes<Column extends string>(
  row: Readonly<Record<Column, string>>,
  test: Test<Column>,
): boolean {
  if ('all' in test) return test.all.every((one) => passes(row, one));
  if ('any' in test) return test.any.some((one) => passes(row, one));
  return isLike(row[test.column], test.pieces);
}
