import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { ColumnMenu } from '../../../ui/table/ColumnMenu';
import type { MemberPageState } from '../query/useMemberPage';
import { membersTexts } from '../texts';
import styles from './MemberList.module.css';
import { type ColumnKey, columnHeaders, columnsOf } from './memberColumns';

export interface ListHeaderProps {
  status: MemberPageState['status'];
  onRefresh(): void;
  columns: readonly ColumnKey[];
  onColumns(columns: readonly ColumnKey[]): void;
}

export function ListHeader({ status, onRefresh, columns, onColumns }: ListHeaderProps) {
  const texts = useTexts(membersTexts);
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{texts.title}</h1>
      <div className={styles.actions}>
        <ColumnMenu
          columns={columnHeaders(texts)}
          visible={new Set(columns)}
          onChange={(visible) => onColumns(columnsOf([...visible]))}
        />
        <IconButton
          icon="refresh"
          label={texts.refresh}
          busy={status === 'refreshing' || status === 'retrying'}
          onClick={onRefresh}
        />
      </div>
    </header>
  );
}
