/** Which cells of a row each field is read from. */
import { type ReadCell, readCell } from '../csv/cell';
import { houseNumberColumn, type Matching, type Spares, spareColumns } from './matchHeaders';

export interface ColumnPlan {
  matching: Matching;
  /** Columns that are used where that of a field is empty. */
  spares: Spares;
  /** The column with the number that belongs to the street of the address. */
  houseNumber: number | undefined;
  /** The number of columns. */
  width: number;
  /** Columns whose cells begin with the apostrophe by which a spreadsheet marks text. */
  marked: ReadonlySet<number>;
}

/** A column in which most values begin with an apostrophe has got it from a spreadsheet. */
const MARKED = { rows: 500, least: 2, share: 0.8 };

function markedColumns(rows: readonly (readonly string[])[], columns: readonly number[]): Set<number> {
  const head = rows.slice(0, MARKED.rows);
  return new Set(
    columns.filter((column) => {
      const cells = head.flatMap((row) => row[column]?.trim() || []);
      const marked = cells.filter((cell) => cell.startsWith("'")).length;
      return marked >= MARKED.least && marked >= cells.length * MARKED.share;
    }),
  );
}

export function planOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  matching: Matching,
): ColumnPlan {
  const spares = spareColumns(header, matching);
  const columns = [...Object.values(matching), ...Object.values(spares).flat()];
  return {
    matching,
    spares,
    houseNumber: matching.adresse === undefined ? undefined : houseNumberColumn(header),
    width: header.length,
    marked: markedColumns(rows, columns),
  };
}

/** The text of a cell without what a spreadsheet put around it, and what is wrong with it. */
export function cellAt(row: readonly string[], column: number | undefined, { marked }: ColumnPlan): ReadCell {
  const written = (row[column ?? -1] ?? '').trim();
  const isMarked = column !== undefined && marked.has(column) && /^'[^']/.test(written);
  return isMarked ? { text: written.slice(1) } : readCell(written);
}
