import type { Column } from './column';
import styles from './Table.module.css';

interface SkeletonRowsProps {
  count: number;
  columns: readonly Column<unknown>[];
  hasTick?: boolean;
}

/** Placeholders as high as real rows. */
export function SkeletonRows({ count, columns, hasTick }: SkeletonRowsProps) {
  return (
    <tbody className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <tr key={row} className={styles.row}>
          {hasTick && <td className={styles.tick} />}
          {columns.map((column) => (
            <td
              key={column.key}
              className={styles.cell}
              data-align={column.align}
              data-kind={column.kind}
              data-hide={column.hideBelow}
            >
              {column.kind !== 'actions' && <span className={styles.bar} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
