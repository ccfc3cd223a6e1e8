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
  /** Hides the column where the table is less than 60em (`medium`), 44em (`small`) or 28em (`narrow`) wide. */
  hideBelow?: 'medium' | 'small' | 'narrow';
  /** A CSS length. Columns without one share the remaining width. */
  width?: string;
  /** What `Sorting.ordering` calls this column; columns without it can't be sorted. */
  sort?: string;
  /** `actions`: the last column, whose header is for screen readers only. `name`: heads its row instead of the first one. */
  kind?: 'name' | 'actions';
}

/** The ticked rows. `onToggleAll` ticks or unticks the rows shown. */
export interface RowSelection<Row> {
  selected: ReadonlySet<RowKey>;
  /** @param isRange ticked with Shift: all rows from the last ticked one to this */
  onToggle(row: Row, isRange: boolean): void;
  onToggleAll(): void;
  /** The name of a row's checkbox; by default the text of its name cell. */
  rowName?(row: Row): string;
}

/** The order of the rows, which the owner of the table asks from the server. */
export interface Sorting {
  /** A column's `sort`, with a minus in front for descending; undefined for the order that the list has by itself. */
  ordering: string | undefined;
  onSort(ordering: string | undefined): void;
}

/** The index of the column whose cells head their rows. */
export function nameIndexOf(columns: readonly Column<unknown>[]): number {
  return Math.max(
    0,
    columns.findIndex((column) => column.kind === 'name'),
  );
}
