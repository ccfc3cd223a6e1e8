import type { ReactNode } from 'react';
import type { SearchText } from '../../../data/useSearchText';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { SearchField } from '../../../ui/form/fields/SearchField';
import { Select } from '../../../ui/form/fields/Select';
import { filterCount, type ListAction, type ListQuery } from '../data/listQuery';
import { PAGE_SIZES } from '../data/pageSizes';
import { membersTexts } from '../texts';
import styles from './MemberList.module.css';

interface ListToolbarProps {
  query: ListQuery;
  onChange(action: ListAction): void;
  search: SearchText;
  /** Id of the filter panel and whether it is open, where it is not beside the list. */
  panelId: string;
  isPanelOpen: boolean;
  onTogglePanel(): void;
  /** Actions on the ticked members. */
  children: ReactNode;
}

/** What narrows, sizes and acts on the list. */
export function ListToolbar(props: ListToolbarProps) {
  const { query, onChange, search, panelId, isPanelOpen, onTogglePanel, children } = props;
  const texts = useTexts(membersTexts);
  const active = filterCount(query.filters);
  return (
    <div className={styles.toolbar}>
      <SearchField
        className={styles.search}
        label={texts.search}
        value={search.value}
        onChange={search.type}
        onKeyDown={(event) => event.key === 'Enter' && search.submit(search.value)}
      />
      <Button
        className={styles.filterButton}
        icon="filter"
        aria-label={texts.showFilters(active)}
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        onClick={onTogglePanel}
      >
        {active ? `${texts.filters} (${active})` : texts.filters}
      </Button>
      <Select
        hideLabel
        className={styles.pageSize}
        label={texts.pageSize}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: texts.perPage(size) }))}
        value={String(query.pageSize)}
        onChange={(value) => onChange({ type: 'pageSize', pageSize: Number(value) })}
      />
      {children}
    </div>
  );
}
