/*
 * Thousands of rows, of which only those near the view are in the DOM. Two spacer rows, hidden from assistive
 * technology, stand for the others. It is a real table with aria-rowindex and aria-rowcount, so a screen reader reads
 * its rows with the table commands and says «row 1 234 of 5 001». The labelled, focusable scroller moves with the arrow,
 * Page, Home and End keys of the platform, and as many rows as are in view are ready on each side.
 */
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { VisuallyHidden } from '../display/VisuallyHidden';
import { usePrinting } from '../output/usePrinting';
import type { Column, RowKey } from './column';
import { SkeletonRows } from './SkeletonRows';
import styles from './Table.module.css';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { useWindow } from './useWindow';

interface WindowedTableProps<Row> {
  /** Names the table and its scroller for screen readers; not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): RowKey;
  isLoading?: boolean;
  isRefreshing?: boolean;
  empty: ReactNode;
  /** The height of the scroller in rows. With fewer rows it is shorter. */
  visibleRows?: number;
}

/** A scrolling table for any number of rows. Each row is exactly one line high, and longer cells end in «…». */
export function WindowedTable<Row>(props: WindowedTableProps<Row>) {
  const { caption, columns, rows, isLoading, isRefreshing, empty, visibleRows = 10 } = props;
  const captionId = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const view = useWindow(rows.length, visibleRows);
  const range = usePrinting() ? { ...view, from: 0, to: rows.length } : view;
  const isWaiting = Boolean(isLoading) && rows.length === 0;
  const handleScroll = (scroller: HTMLElement) => {
    if (!body.current || rows.length === 0) return;
    const rowPx = body.current.getBoundingClientRect().height / rows.length;
    keepFocus(scroller, scroller.scrollTop, rowPx * visibleRows);
    range.moveTo(Math.floor(scroller.scrollTop / rowPx));
  };
  return (
    <div className={styles.frame}>
      <section
        className={styles.scroller}
        style={{ '--rows': visibleRows } as CSSProperties}
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={(event) => handleScroll(event.currentTarget)}
      >
        <table
          className={styles.table}
          aria-rowcount={rows.length + 1}
          aria-busy={isLoading || isRefreshing || undefined}
        >
          <caption id={captionId}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <TableHead columns={columns} isIndexed />
          {isWaiting ? (
            <SkeletonRows count={visibleRows} columns={columns} />
          ) : (
            <tbody ref={body} className={styles.body} data-refreshing={isRefreshing || undefined}>
              <Spacer rows={range.from} />
              <RowsInView {...props} from={range.from} to={range.to} />
              <Spacer rows={rows.length - range.to} />
            </tbody>
          )}
        </table>
        {rows.length === 0 && !isWaiting && <div className={styles.empty}>{empty}</div>}
      </section>
    </div>
  );
}

function RowsInView<Row>(props: WindowedTableProps<Row> & { from: number; to: number }) {
  const { columns, rows, rowKey, from, to } = props;
  const tableId = useId();
  return rows.slice(from, to).map((row, i) => {
    const key = rowKey(row);
    // The header is row 1.
    return (
      <TableRow key={key} id={`${tableId}-${from + i}`} row={row} columns={columns} index={from + i + 2} />
    );
  });
}

/** The space of `rows` rows that are not in the DOM. */
function Spacer({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true" className={styles.spacer}>
      <td style={{ height: `calc(var(--pv-row) * ${rows})` }} />
    </tr>
  );
}

/** The scroller takes the focus of a control that is about to leave the DOM, so that the keys still scroll. */
function keepFocus(scroller: HTMLElement, top: number, viewHeight: number): void {
  const tree = scroller.getRootNode();
  if (!(tree instanceof Document || tree instanceof ShadowRoot)) return;
  const active = tree.activeElement;
  const row = active && scroller.contains(active) ? active.closest('tr') : null;
  if (!row || row.closest('thead')) return;
  const distance = row.offsetTop - top;
  if (distance < -viewHeight / 2 || distance > viewHeight * 1.5) scroller.focus({ preventScroll: true });
}
