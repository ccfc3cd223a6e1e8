/*
 * The table of a page of rows. It hides how rows stay cheap (memoised, with handlers that never change, and many of them
 * changed in parts), how nothing jumps (fixed column widths, skeleton rows of the real height, old rows kept while new
 * ones load) and what screen readers say of a tick. CSS delays the skeleton and the dimming, without a timer or a second
 * render.
 */
import { type ReactNode, useId, useRef } from 'react';
import { useTexts } from '../../texts/texts';
import { tableTexts } from '../display/texts.fr';
import { VisuallyHidden } from '../display/VisuallyHidden';
import { useStableCallback } from '../useStableCallback';
import type { Column, RowKey, RowSelection, Sorting } from './column';
import { SkeletonRows } from './SkeletonRows';
import styles from './Table.module.css';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { useInParts } from './useInParts';
import { useRowIntent } from './useRowIntent';
import { type RowOpening, useRowOpening } from './useRowOpening';
import { useSlots } from './useSlots';

interface TableProps<Row> {
  /** Names the table for screen readers; not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): RowKey;
  /** True during the first load: skeleton rows show when there are no rows to keep. */
  isLoading?: boolean;
  /** True while new rows load: the old ones stay, dimmed after 300 ms. */
  isRefreshing?: boolean;
  selection?: RowSelection<Row> | undefined;
  /** Makes buttons of the headers of sortable columns. */
  sorting?: Sorting | undefined;
  /** Called when the pointer rests on a row or the focus is in it. Prefetch its record then. */
  onRowIntent?(row: Row): void;
  /** Opens a row by a click on it. The name in it must be a link to the same. */
  opening?: RowOpening<Row> | undefined;
  /** Shown in place of rows when there are none: an EmptyState or ErrorState. */
  empty: ReactNode;
  /** The number of skeleton rows: the page size, so that nothing moves when rows arrive. */
  expectedRows?: number;
}

/** Rows of one page under a sticky header. For thousands of rows at once use WindowedTable. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    isLoading,
    isRefreshing,
    selection,
    sorting,
    empty,
    expectedRows = 10,
  } = props;
  const isWaiting = Boolean(isLoading) && rows.length === 0;
  const body = useRef<HTMLTableSectionElement>(null);
  const { shown, isPartial } = useInParts(useRows(props), body);
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-busy={isLoading || isRefreshing || isPartial || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead columns={columns} all={selection && selectAll(props, selection)} sorting={sorting} />
        {isWaiting ? (
          <SkeletonRows count={expectedRows} columns={columns} hasTick={Boolean(selection)} />
        ) : (
          <tbody ref={body} className={styles.body} data-refreshing={isRefreshing || undefined}>
            {shown}
          </tbody>
        )}
      </table>
      {/* It isn't a row, because a cell that spans hidden columns would show them again. */}
      {rows.length === 0 && !isWaiting && <div className={styles.empty}>{empty}</div>}
    </div>
  );
}

function useRows<Row>({ columns, rows, rowKey, selection, onRowIntent, opening }: TableProps<Row>) {
  const tableId = useId();
  const texts = useTexts(tableTexts);
  const toggle = useStableCallback((row: Row, isRange: boolean) => selection?.onToggle(row, isRange));
  const intent = useRowIntent(onRowIntent);
  const clicks = useRowOpening(opening);
  const keys = rows.map((row) => rowKey(row));
  const slots = useSlots(keys);
  return rows.map((row, i) => {
    const key = keys[i]!;
    return (
      <TableRow
        key={slots[i]}
        id={`${tableId}-${slots[i]}`}
        row={row}
        columns={columns}
        intent={intent}
        clicks={clicks}
        toggle={toggle}
        isSelected={selection?.selected.has(key)}
        name={selection?.rowName?.(row)}
        texts={texts}
      />
    );
  });
}

function selectAll<Row>({ rows, rowKey }: TableProps<Row>, selection: RowSelection<Row>) {
  const ticked = rows.filter((row) => selection.selected.has(rowKey(row))).length;
  return {
    isChecked: rows.length > 0 && ticked === rows.length,
    isPartial: ticked > 0 && ticked < rows.length,
    isDisabled: rows.length === 0,
    onToggle: () => selection.onToggleAll(),
  };
}
