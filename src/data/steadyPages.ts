/*
 * Several pages of a list as one answer that has each row once, and all of them. Pages are numbered, so a row that another
 * user adds or deletes between two calls moves the others: some would come twice and others never. An overlap or another
 * count tells, and the pages are read again from the first.
 */
import { failureOf } from '../api/errors';
import type { Page } from '../domain/wire';

/** A list that changes at every reading ends with what the last one found, each row once. */
const READINGS = 3;

interface Reading<Row> {
  ask(page: number): Promise<Page<Row>>;
  /** Whether no page after this one is wanted. */
  isLast(page: number, answer: Page<Row>): boolean;
}

interface Outcome<Row> {
  answer: Page<Row>;
  hasMoved: boolean;
}

export async function steadyPages<Row extends { id: number }>(reading: Reading<Row>): Promise<Page<Row>> {
  for (let left = READINGS; ; left--) {
    const { answer, hasMoved } = await readOnce(reading, left > 1);
    if (!hasMoved || left <= 1) return answer;
  }
}

/** @param stops at the first sign that rows have moved, because the pages are read again then */
async function readOnce<Row extends { id: number }>(
  { ask, isLast }: Reading<Row>,
  stops: boolean,
): Promise<Outcome<Row>> {
  const rows = new Map<number, Row>();
  let last: Page<Row> | undefined;
  for (let page = 1; ; page++) {
    const answer = await ask(page).catch((error: unknown) => {
      // So many rows were deleted since that this page is gone.
      if (last && failureOf(error).kind === 'notFound') return undefined;
      throw error;
    });
    const isOther = last !== undefined && answer?.count !== last.count;
    const hasMoved = isOther || (answer?.results.some(({ id }) => rows.has(id)) ?? false);
    if (!answer || (hasMoved && stops)) return { answer: joined(rows, answer ?? last), hasMoved: true };
    const known = rows.size;
    for (const row of answer.results) rows.set(row.id, row);
    last = answer;
    // A back end that answers every page number with the same page has no more rows.
    const isRepeated = known > 0 && rows.size === known;
    if (isRepeated || isLast(page, answer)) return { answer: joined(rows, answer), hasMoved };
  }
}

const joined = <Row>(rows: ReadonlyMap<number, Row>, last: Page<Row> | undefined): Page<Row> => ({
  ...(last ?? { count: rows.size, next: null, previous: null }),
  results: [...rows.values()],
});
