import { useTexts } from '../../../texts/texts';
import { useLazyModule } from '../../../ui/lazy/useLazyModule';
import { membersTexts } from '../texts';
import { type ColumnKey, columnsOf } from './columns';
import styles from './MemberList.module.css';
import { columnHeaders } from './memberColumns';

const load = () => import('../../../ui/table/ColumnMenu').then(({ ColumnMenu }) => ({ default: ColumnMenu }));

export interface ListColumnsProps {
  columns: readonly ColumnKey[];
  onColumns(columns: readonly ColumnKey[]): void;
}

/** The choice of columns: nothing the first rows wait for. */
export function ListColumns({ columns, onColumns }: ListColumnsProps) {
  const texts = useTexts(membersTexts);
  const { value: ColumnMenu } = useLazyModule(load);
  if (!ColumnMenu) return <span className={styles.columnsPlace} />;
  return (
    <ColumnMenu
      columns={columnHeaders(texts)}
      visible={new Set(columns)}
      onChange={(visible) => onColumns(columnsOf([...visible]))}
    />
  );
}
