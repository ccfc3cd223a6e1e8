import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/texts';
import { IconButton } from '../../../ui/button/IconButton';
import { useAreaTitle } from '../../frame/WidgetContext';
import type { MemberPageState } from '../data/useMemberPage';
import { membersTexts } from '../texts';
import { ListColumns, type ListColumnsProps } from './ListColumns';
import styles from './MemberList.module.css';

interface ListHeaderProps extends ListColumnsProps {
  status: MemberPageState['status'];
  onRefresh(): void;
  /** What adds members and works with all of them. */
  children: ReactNode;
}

export function ListHeader({ status, onRefresh, columns, onColumns, children }: ListHeaderProps) {
  const title = useAreaTitle();
  const texts = useTexts(membersTexts);
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.actions}>
        <ListColumns columns={columns} onColumns={onColumns} />
        <IconButton
          icon="refresh"
          label={texts.refresh}
          busy={status === 'refreshing' || status === 'retrying'}
          onClick={onRefresh}
        />
        {children}
      </div>
    </div>
  );
}
