/** Ticked members by id. The rows are kept whole: a ticked member may be on a page that is no longer loaded. */
export type Selection<Row> = ReadonlyMap<number, Row>;

interface WithId {
  id: number;
}

/** Ticks the row, or unticks it. */
export function toggleRow<Row extends WithId>(selection: Selection<Row>, row: Row): Selection<Row> {
  const next = new Map(selection);
  if (!next.delete(row.id)) next.set(row.id, row);
  return next;
}

/**
 * Does to all rows of the page from the one with the id `from` to `row` what a tick does to `row`: ticks them, or unticks
 * them when `row` was ticked. Without that row on the page it is a single tick.
 */
export function toggleRange<Row extends WithId>(
  selection: Selection<Row>,
  page: readonly Row[],
  from: number | undefined,
  row: Row,
): Selection<Row> {
  const ends = [page.findIndex(({ id }) => id === from), page.findIndex(({ id }) => id === row.id)];
  const [start, end] = [Math.min(...ends), Math.max(...ends)];
  if (start < 0) return toggleRow(selection, row);
  const next = new Map(selection);
  for (const each of page.slice(start, end + 1)) {
    if (selection.has(row.id)) next.delete(each.id);
    else next.set(each.id, each);
  }
  return next;
}

/** Ticks every row of the page; unticks them when all are ticked already. Other pages keep theirs. */
export function togglePage<Row extends WithId>(
  selection: Selection<Row>,
  page: readonly Row[],
): Selection<Row> {
  const next = new Map(selection);
  const isWhole = page.every((row) => selection.has(row.id));
  for (const row of page) {
    if (isWhole) next.delete(row.id);
    else next.set(row.id, row);
  }
  return next;
}

/** How many ticked members are not on the shown page. */
export function countElsewhere<Row extends WithId>(selection: Selection<Row>, page: readonly Row[]): number {
  return selection.size - page.filter((row) => selection.has(row.id)).length;
}
