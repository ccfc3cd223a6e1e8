import { memo } from 'react';
import { type Column, nameIndexOf, type RowKey } from './column';
import styles from './Table.module.css';
import { tableTexts } from './texts';
import type { RowIntent } from './useRowIntent';

interface TableRowProps {
  row: unknown;
  columns: readonly Column<unknown>[];
  id: string;
  intent: RowIntent;
  /** 1-based position in the whole table, where only some rows are in the DOM. */
  index?: number;
  selection?: { isSelected: boolean; name: string | undefined };
  toggle(row: unknown): void;
}

/** One row; memoised on the primitives of its selection, so that ticking one of fifty renders one. */
export const TableRow = memo(
  function TableRow({ row, columns, id, intent, index, selection, toggle }: TableRowProps) {
    const nameIndex = nameIndexOf(columns);
    return (
      <tr
        className={styles.row}
        aria-rowindex={index}
        data-selected={selection?.isSelected || undefined}
        onPointerEnter={() => intent.rest(row)}
        onPointerLeave={intent.leave}
        onFocus={() => intent.now(row)}
      >
        {selection && (
          <td className={styles.tick}>
            <label className={styles.tickArea}>
              <input
                id={`${id}-tick`}
                type="checkbox"
                checked={selection.isSelected}
                onChange={() => toggle(row)}
                aria-label={selection.name ? tableTexts.selectNamed(selection.name) : tableTexts.selectRow}
                aria-labelledby={selection.name ? undefined : `${id}-tick ${id}-name`}
              />
            </label>
          </td>
        )}
        {columns.map((column, i) => {
          const Cell = i === nameIndex ? 'th' : 'td';
          return (
            <Cell
              key={column.key}
              id={i === nameIndex ? `${id}-name` : undefined}
              scope={i === nameIndex ? 'row' : undefined}
              className={styles.cell}
              data-align={column.kind === 'actions' ? 'end' : column.align}
              data-kind={column.kind}
              data-hide={column.hideBelow}
            >
              {column.cell(row)}
            </Cell>
          );
        })}
      </tr>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.columns === after.columns &&
    before.id === after.id &&
    before.index === after.index &&
    before.intent === after.intent &&
    before.toggle === after.toggle &&
    before.selection?.isSelected === after.selection?.isSelected &&
    before.selection?.name === after.selection?.name,
);

/** What makes ids of a row: unique in the table, whatever the key holds. */
export function rowIdOf(tableId: string, key: RowKey): string {
  return `${tableId}-${String(key).replace(/\s/g, '_')}`;
}
