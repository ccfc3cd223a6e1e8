import { useTexts } from '../../../texts/texts';
import { membersTexts } from '../texts';
import { type ColumnKey, columnsOf } from './columns';
import styles from './MemberList.module.css';
import { columnHeaders } from './memberColumns';
import { useListParts } from './useListParts';

export interface ListColumnsProps {
  columns: readonly ColumnKey[];
  onColumns(columns: readonly ColumnKey[]): void;
}

/** The choice of columns: nothing the first rows wait for. */
export function ListColumns({ columns, onColumns }: ListColumnsProps) {
  const texts = useTexts(membersTexts);
  const { value: parts } = useListParts();
  if (!parts) return <span className={styles.columnsPlace} />;
  return (
    <parts.ColumnMenu
      columns={columnHeaders(texts)}
      visible={new Set(columns)}
      onChange={(visible) => onColumns(columnsOf([...visible]))}
    />
  );
}
