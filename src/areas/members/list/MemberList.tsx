import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { readPreferences } from '../query/listPreferences';
import { type FilterKey, scopeOf } from '../query/listQuery';
import { countElsewhere } from '../query/selection';
import { type ListDefaults, useListQuery } from '../query/useListQuery';
import { useMemberPage } from '../query/useMemberPage';
import { useSearchDraft } from '../query/useSearchDraft';
import { useSelection } from '../query/useSelection';
import { membersTexts } from '../texts';
import { ListBulkActions } from './ListBulkActions';
import { ListActiveFilters, ListFilterPanel } from './ListFilters';
import { ListHeader } from './ListHeader';
import { ListToolbar } from './ListToolbar';
import styles from './MemberList.module.css';
import { MemberTable } from './MemberTable';

import { useColumnChoice } from './useColumnChoice';

export interface MemberListProps {
  /** Whose choices of columns, page size and filters are remembered. */
  viewer: string;
  /** What the host set. */
  defaults: ListDefaults;
  /** Told the ids of the ticked members. Must be stable. */
  onSelectionChange(ids: readonly number[]): void;
}

/** The list of members: toolbar, filters, table, pages. */
export function MemberList({ viewer, defaults, onSelectionChange }: MemberListProps) {
  const texts = useTexts(membersTexts);
  const panelId = useId();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const { results, thenFocusResults } = useResultsFocus();
  const [preferences] = useState(() => readPreferences(viewer));
  const [columns, setColumns] = useColumnChoice(viewer, preferences.columns);
  const { query, change } = useListQuery(viewer, preferences, defaults);
  const search = useSearchDraft(query.search, (text) => change({ type: 'search', search: text }));
  const list = useMemberPage(query, change);
  const { status, page, reload } = list;
  const { rows, total } = page;
  const selection = useSelection(scopeOf(query), rows, onSelectionChange);

  const toggleFilter = (key: FilterKey, id: number) => change({ type: 'toggleFilter', key, id });
  const clearAll = () => {
    search.drop();
    change({ type: 'clearAll' });
  };
  return (
    <div className={styles.screen}>
      <ListHeader status={status} onRefresh={reload} columns={columns} onColumns={setColumns} />
      <ListToolbar
        query={query}
        onChange={change}
        search={search}
        panelId={panelId}
        isPanelOpen={isPanelOpen}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
      >
        <ListBulkActions selection={selection.rows} onClear={selection.clear} />
      </ListToolbar>
      <ListFilterPanel
        id={panelId}
        filters={query.filters}
        total={total}
        isOpen={isPanelOpen}
        onToggle={toggleFilter}
        onClose={() => thenFocusResults(() => setPanelOpen(false))}
      />
      <section ref={results} className={styles.results} tabIndex={-1} aria-label={texts.list}>
        <ListActiveFilters
          query={query}
          onRemove={(key, id) => thenFocusResults(() => toggleFilter(key, id))}
          onRemoveSearch={() => thenFocusResults(() => change({ type: 'search', search: '' }))}
          onClear={() => thenFocusResults(clearAll)}
        />
        <ListScope
          total={status === 'ready' || status === 'refreshing' ? total : undefined}
          ticked={selection.rows.size}
          elsewhere={countElsewhere(selection.rows, rows)}
        />
        <MemberTable query={query} list={list} selection={selection} columns={columns} onChange={change} />
      </section>
    </div>
  );
}

/** What was pressed goes away: the focus stays with what it changed. */
function useResultsFocus() {
  const results = useRef<HTMLElement>(null);
  const thenFocusResults = (act: () => void) => {
    act();
    results.current?.focus({ preventScroll: true });
  };
  return { results, thenFocusResults };
}

interface ListScopeProps {
  total: number | undefined;
  ticked: number;
  elsewhere: number;
}

/** How many members are ticked and where, else how many are found: shown, and said politely when it changes. */
function ListScope({ total, ticked, elsewhere }: ListScopeProps) {
  const texts = useTexts(membersTexts);
  return (
    <p className={styles.scope} role="status">
      {ticked > 0 ? (
        <strong>{texts.selected(ticked, elsewhere)}</strong>
      ) : (
        total !== undefined && texts.memberCount(total)
      )}
    </p>
  );
}
