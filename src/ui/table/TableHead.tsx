import { useTexts } from '../../texts/texts';
import choice from '../form/fields/Choice.module.css';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden';
import type { Column } from './column';
import styles from './Table.module.css';
import { tableTexts } from './texts';

interface TableHeadProps {
  columns: readonly Column<unknown>[];
  /** The box that ticks all rows shown; absent where rows can't be ticked. */
  all?: { isChecked: boolean; isPartial: boolean; isDisabled: boolean; onToggle(): void } | undefined;
  isIndexed?: boolean;
}

export function TableHead({ columns, all, isIndexed }: TableHeadProps) {
  const texts = useTexts(tableTexts);
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={isIndexed ? 1 : undefined}>
        {all && (
          <th scope="col" className={styles.tick}>
            <input
              type="checkbox"
              className={choice.box}
              aria-label={texts.selectAll}
              checked={all.isChecked}
              disabled={all.isDisabled}
              onChange={all.onToggle}
              // It is a property without an attribute.
              ref={(box) => {
                if (box) box.indeterminate = all.isPartial;
              }}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={styles.header}
            data-align={column.align}
            data-kind={column.kind}
            data-hide={column.hideBelow}
            style={column.width ? { width: column.width } : undefined}
          >
            {column.kind === 'actions' ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}
