/** Ticked members by id. The rows are kept whole: a ticked member may be on a page that is no longer loaded. */
export type SelectedRows<Row> = ReadonlyMap<number, Row>;

interface WithId {
  id: number;
}

/** The selection after these rows were ticked or unticked. */
export function withTicks<Row extends WithId>(
  selection: SelectedRows<Row>,
  rows: readonly Row[],
  isTicked: boolean,
): SelectedRows<Row> {
  const next = new Map(selection);
  for (const row of rows) {
    if (isTicked) next.set(row.id, row);
    else next.delete(row.id);
  }
  return next;
}

/** All rows of the page from the one with the id `from` to `row`; without that row on the page, `row` alone. */
export function rangeOf<Row extends WithId>(
  page: readonly Row[],
  from: number | undefined,
  row: Row,
): readonly Row[] {
  const ends = [page.findIndex(({ id }) => id === from), page.findIndex(({ id }) => id === row.id)];
  const [start, end] = [Math.min(...ends), Math.max(...ends)];
  return start < 0 ? [row] : page.slice(start, end + 1);
}
