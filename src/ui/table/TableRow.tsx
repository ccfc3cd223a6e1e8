import { memo } from 'react';
import choice from '../form/fields/Choice.module.css';
import { type Column, nameIndexOf } from './column';
import styles from './Table.module.css';
import type { tableTexts } from './texts';
import type { RowIntent } from './useRowIntent';

interface TableRowProps {
  row: unknown;
  columns: readonly Column<unknown>[];
  id: string;
  /** 1-based position in the whole table, where only some rows are in the DOM. */
  index?: number;
  intent?: RowIntent;
  /** None where rows can't be ticked. */
  isSelected?: boolean | undefined;
  /** What the checkbox says; otherwise the text of the name cell. */
  name?: string | undefined;
  /** From the table: a row asks for nothing that all rows share. */
  texts?: typeof tableTexts;
  toggle?(row: unknown): void;
}

/** One row; its props are primitives and fixed identities, so that ticking one of fifty renders one. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, columns, id, index, intent, isSelected } = props;
  const nameIndex = nameIndexOf(columns);
  return (
    <tr
      className={styles.row}
      aria-rowindex={index}
      data-selected={isSelected || undefined}
      onPointerEnter={intent && (() => intent.rest(row))}
      onPointerLeave={intent?.leave}
      onFocus={intent && (() => intent.now(row))}
    >
      {isSelected !== undefined && <TickCell {...props} isSelected={isSelected} />}
      {columns.map((column, i) => {
        const Cell = i === nameIndex ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            id={i === nameIndex ? `${id}-name` : undefined}
            scope={i === nameIndex ? 'row' : undefined}
            className={styles.cell}
            data-align={column.align}
            data-kind={column.kind}
            data-hide={column.hideBelow}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
});

function TickCell({ id, row, isSelected, name, texts, toggle }: TableRowProps) {
  return (
    <td className={styles.tick}>
      <label className={styles.tickArea}>
        <input
          id={`${id}-tick`}
          type="checkbox"
          className={choice.box}
          checked={isSelected}
          onChange={() => toggle?.(row)}
          aria-label={name ? texts?.selectNamed(name) : texts?.selectRow}
          aria-labelledby={name ? undefined : `${id}-tick ${id}-name`}
        />
      </label>
    </td>
  );
}
