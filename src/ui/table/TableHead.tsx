import { useTexts } from '../../texts/texts';
import { tableTexts } from '../display/texts.fr';
import { VisuallyHidden } from '../display/VisuallyHidden';
import choice from '../form/fields/Choice.module.css';
import { Icon } from '../icon/Icon';
import type { Column, Sorting } from './column';
import styles from './Table.module.css';

interface TableHeadProps {
  columns: readonly Column<unknown>[];
  /** The box that ticks all rows shown; absent where rows can't be ticked. */
  all?: { isChecked: boolean; isPartial: boolean; isDisabled: boolean; onToggle(): void } | undefined;
  sorting?: Sorting | undefined;
  isIndexed?: boolean;
}

export function TableHead({ columns, all, sorting, isIndexed }: TableHeadProps) {
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
            aria-sort={sorting && directionOf(column, sorting)}
            style={column.width ? { width: column.width } : undefined}
          >
            <Header column={column} sorting={sorting} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function directionOf({ sort }: Column<unknown>, { ordering }: Sorting) {
  if (sort === undefined) return undefined;
  if (ordering === sort) return 'ascending';
  return ordering === `-${sort}` ? 'descending' : undefined;
}

interface HeaderProps {
  column: Column<unknown>;
  sorting: Sorting | undefined;
}

/** The text of a header. A button sorts: at first ascending, then descending, then not at all. */
function Header({ column, sorting }: HeaderProps) {
  const { kind, header, sort } = column;
  if (kind === 'actions') return <VisuallyHidden>{header}</VisuallyHidden>;
  if (!sorting || sort === undefined) return <>{header}</>;
  const direction = directionOf(column, sorting);
  const next = { ascending: `-${sort}`, descending: undefined, none: sort }[direction ?? 'none'];
  return (
    <button
      type="button"
      className={styles.sort}
      data-sorted={direction}
      onClick={() => sorting.onSort(next)}
    >
      {header}
      {direction && <Icon name="chevron-down" />}
    </button>
  );
}
