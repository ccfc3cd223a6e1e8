import { useKnownFields } from '../../../data/useKnownFields';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { tableTexts } from '../../../ui/display/texts.fr';
import { prefetchOnIntent } from '../../../ui/lazy/prefetchOnIntent';
import { useAreaTitle } from '../../frame/WidgetContext';
import type { MemberPageState } from '../data/useMemberPage';
import { membersTexts } from '../texts.fr';
import { loadCreate } from './ListDialogs';
import styles from './ListHeader.module.css';
import { COLUMN_KEYS, type ColumnKey, rememberedColumns } from './table/columns';
import type { ListMenuProps } from './table/ListMenu';
import { columnHeaders } from './table/tableColumns';
import { useListParts } from './useListParts';

const near = prefetchOnIntent(loadCreate);

interface ListHeaderProps extends ListMenuProps {
  status: MemberPageState['status'];
  onRefresh(): void;
  columns: readonly ColumnKey[];
  onColumns(columns: readonly ColumnKey[]): void;
  /** Undefined where members can't be added. */
  onAdd: (() => void) | undefined;
}

/** The title of the list, the choice of its columns, its own menu, and what adds a member. */
export function ListHeader({ status, onRefresh, columns, onColumns, onAdd, ...menu }: ListHeaderProps) {
  const title = useAreaTitle();
  const texts = useTexts(membersTexts);
  const tableWords = useTexts(tableTexts);
  const known = useKnownFields(COLUMN_KEYS);
  const { value: parts } = useListParts();
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.actions}>
        {parts ? (
          <parts.ColumnMenu
            className={styles.columns}
            columns={columnHeaders(texts, known)}
            visible={new Set(columns)}
            onChange={(visible) => onColumns(rememberedColumns([...visible]))}
          />
        ) : (
          <Button className={`${styles.place} ${styles.columns}`} icon="columns">
            {tableWords.columns}
          </Button>
        )}
        <IconButton
          icon="refresh"
          label={texts.refresh}
          busy={status === 'refreshing' || status === 'retrying'}
          onClick={onRefresh}
        />
        {parts ? <parts.ListMenu {...menu} /> : <span className={styles.menuPlace} />}
        {onAdd && (
          <Button variant="primary" icon="plus" {...near} onClick={onAdd}>
            {texts.add}
          </Button>
        )}
      </div>
    </div>
  );
}
