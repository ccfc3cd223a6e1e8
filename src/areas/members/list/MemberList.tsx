import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { useAnnounce } from '../../../ui/surface/useAnnounce';
import { ActiveFilters } from '../filters/ActiveFilters';
import { FilterPanel } from '../filters/FilterPanel';
import { readPreferences } from '../query/listPreferences';
import { type FilterKey, scopeOf } from '../query/listQuery';
import { countElsewhere } from '../query/selection';
import { type ListDefaults, useListQuery } from '../query/useListQuery';
import { useMemberPage } from '../query/useMemberPage';
import { useSearchDraft } from '../query/useSearchDraft';
import { useSelection } from '../query/useSelection';
import { membersTexts } from '../texts';
import { ListHeader } from './ListHeader';
import { ListToolbar } from './ListToolbar';
import styles from './MemberList.module.css';
import { MemberTable } from './MemberTable';
import { SelectionMenu } from './SelectionMenu';
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
  const { rows, total } = list.page;
  const selection = useSelection(scopeOf(query), rows, onSelectionChange);
  useResultsAnnounced(scopeOf(query), list.status === 'ready', total);

  const toggleFilter = (key: FilterKey, id: number) => change({ type: 'toggleFilter', key, id });
  const clearAll = () => {
    search.drop();
    change({ type: 'clearAll' });
  };
  return (
    <div className={styles.screen}>
      <ListHeader status={list.status} onRefresh={list.reload} columns={columns} onColumns={setColumns} />
      <ListToolbar
        query={query}
        onChange={change}
        search={search}
        panelId={panelId}
        isPanelOpen={isPanelOpen}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
      >
        <SelectionMenu selection={selection.rows} onClear={selection.clear} />
      </ListToolbar>
      <FilterPanel
        id={panelId}
        filters={query.filters}
        total={total}
        isOpen={isPanelOpen}
        onToggle={toggleFilter}
        onClose={() => thenFocusResults(() => setPanelOpen(false))}
      />
      <section ref={results} className={styles.results} tabIndex={-1} aria-label={texts.list}>
        <ActiveFilters
          query={query}
          onRemove={(key, id) => thenFocusResults(() => toggleFilter(key, id))}
          onRemoveSearch={() => thenFocusResults(() => change({ type: 'search', search: '' }))}
          onClear={() => thenFocusResults(clearAll)}
        />
        <SelectionScope count={selection.rows.size} elsewhere={countElsewhere(selection.rows, rows)} />
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

/** Says how many were found once a search or filter has its answer; not at first, and not at each page. */
function useResultsAnnounced(scope: string, isReady: boolean, total: number): void {
  const texts = useTexts(membersTexts);
  const announce = useAnnounce();
  const told = useRef(scope);
  useEffect(() => {
    if (!isReady || told.current === scope) return;
    told.current = scope;
    announce(texts.found(total));
  }, [scope, isReady, total, announce, texts]);
}

/** How many are ticked, and how many of them elsewhere: shown, and said politely when it changes. */
function SelectionScope({ count, elsewhere }: { count: number; elsewhere: number }) {
  const texts = useTexts(membersTexts);
  return (
    <p className={styles.scope} role="status">
      {count > 0 && texts.selected(count, elsewhere)}
    </p>
  );
}
