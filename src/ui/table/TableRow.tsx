import { memo } from 'react';
import { useDates } from '../../texts/texts';
import type { tableTexts } from '../display/texts.fr';
import choice from '../form/fields/Choice.module.css';
import { type Column, nameIndexOf } from './column';
import styles from './Table.module.css';
import type { RowIntent } from './useRowIntent';
import type { RowClicks } from './useRowOpening';

interface TableRowProps {
  row: unknown;
  columns: readonly Column<unknown>[];
  id: string;
  /** The position in the whole table, from 1, where only some rows are in the DOM. */
  index?: number;
  intent?: RowIntent;
  clicks?: RowClicks | undefined;
  /** Absent where rows can't be ticked. */
  isSelected?: boolean | undefined;
  /** The name of the checkbox; by default the text of the name cell. */
  name?: string | undefined;
  /** Passed by the table, so that each row needn't read what all rows share. */
  texts?: typeof tableTexts;
  toggle?(row: unknown, isRange: boolean): void;
}

/** A row. Its props are primitives or never change, so ticking one of fifty rows renders only that one. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, columns, id, index, intent, clicks, isSelected } = props;
  useDates();
  const nameIndex = nameIndexOf(columns);
  return (
    <tr
      className={styles.row}
      aria-rowindex={index}
      data-selected={isSelected || undefined}
      data-opens={clicks && ''}
      onPointerDown={clicks?.press}
      onClickCapture={clicks && ((event) => clicks.follow(row, event))}
      onClick={clicks && ((event) => clicks.click(row, event))}
      onPointerEnter={intent && (() => intent.rest(row))}
      onPointerLeave={intent?.leave}
      // A press on the checkbox is about the selection, not the record.
      onFocus={intent && (({ target }) => target instanceof HTMLInputElement || intent.now(row))}
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
      <input
        id={`${id}-tick`}
        type="checkbox"
        className={choice.box}
        checked={isSelected}
        // A tick by the keyboard has no Shift.
        onChange={({ nativeEvent }) =>
          toggle?.(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
        aria-label={name ? texts?.selectNamed(name) : texts?.selectRow}
        aria-labelledby={name ? undefined : `${id}-tick ${id}-name`}
      />
    </td>
  );
}
