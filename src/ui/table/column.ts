import type { ReactNode } from 'react';

/** The key of a row: its numeric id, or a text. */
export type RowKey = string | number;

/** A column of a Table or WindowedTable. Declare columns outside render or memoise them, as rows are memoised on them. */
export interface Column<Row> {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** `end` for numbers, which are aligned in tabular figures. */
  align?: 'start' | 'end';
  /** Hides the column where the table is less than 44em (`small`) or 28em (`narrow`) wide. */
  hideBelow?: 'small' | 'narrow';
  /** A CSS length. Columns without one share the remaining width. */
  width?: string;
  /** `actions`: the last column, whose header is for screen readers only. `name`: heads its row instead of the first one. */
  kind?: 'name' | 'actions';
}

/** The ticked rows. `onToggleAll` ticks or unticks the rows shown. */
export interface Selection<Row> {
  selected: ReadonlySet<RowKey>;
  onToggle(row: Row): void;
  onToggleAll(): void;
  /** The name of a row's checkbox; by default the text of its name cell. */
  rowName?(row: Row): string;
}

/** The index of the column whose cells head their rows. */
export function nameIndexOf(columns: readonly Column<unknown>[]): number {
  return Math.max(
    0,
    columns.findIndex((column) => column.kind === 'name'),
  );
}
