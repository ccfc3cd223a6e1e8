import type { ReactNode } from 'react';

/** What tells rows apart: the wire's numeric ids, or text. */
export type RowKey = string | number;

/** One column of a Table or WindowedTable. Declare columns outside render or memoise them: rows are memoised on them. */
export interface Column<Row> {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** `end` for numbers: they line up in tabular figures. */
  align?: 'start' | 'end';
  /** Drops the column where the table itself is under 44em (`small`) or 28em (`narrow`) wide. */
  hideBelow?: 'small' | 'narrow';
  /** CSS length; columns without one share what is left. */
  width?: string;
  /** `actions`: last column, header for screen readers only. The first column heads its row unless another is `name`. */
  kind?: 'name' | 'actions';
}

/** Ticked rows. `onToggleAll` ticks or unticks the rows shown. */
export interface Selection<Row> {
  selected: ReadonlySet<RowKey>;
  onToggle(row: Row): void;
  onToggleAll(): void;
  /** The row's name as its checkbox says it; otherwise the text of its name cell. */
  rowName?(row: Row): string;
}

/** Index of the column whose cell heads the row. */
export function nameIndexOf(columns: readonly Column<unknown>[]): number {
  return Math.max(
    0,
    columns.findIndex((column) => column.kind === 'name'),
  );
}
