import { useId, useRef, useState } from 'react';
import type { Membre } from '../../../domain/membre';
import { useTexts } from '../../../texts/texts';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { ListCommands } from '../commands/ListCommands';
import { type ListDialog, ListDialogs } from '../commands/ListDialogs';
import { useRowLinks } from '../commands/useRowLinks';
import { readPreferences } from '../query/listPreferences';
import { type FilterKey, scopeOf } from '../query/listQuery';
import { countElsewhere } from '../query/selection';
import { type ListDefaults, useListQuery } from '../query/useListQuery';
import { useMemberPage } from '../query/useMemberPage';
import { useSearchDraft } from '../query/useSearchDraft';
import { type MemberSelection, useSelection } from '../query/useSelection';
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
  /** No adding, changing, deleting. */
  readonly: boolean;
  /** To a member's record. */
  onOpen(id: number): void;
  onEdit(id: number): void;
  onSaved(membre: Partial<Membre>): void;
  onDeleted(membre: Membre): void;
}

/** The list of members: toolbar, filters, table, pages. */
export function MemberList(props: MemberListProps) {
  const { viewer, defaults, readonly, onSelectionChange } = props;
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
  const { links, dialog, setDialog } = useCommands(props, selection);

  const toggleFilter = (key: FilterKey, id: number) => change({ type: 'toggleFilter', key, id });
  const clearAll = () => {
    search.drop();
    change({ type: 'clearAll' });
  };
  return (
    <div className={styles.screen}>
      <ListHeader status={status} onRefresh={reload} columns={columns} onColumns={setColumns}>
        <ListCommands readonly={readonly} onOpen={setDialog} />
      </ListHeader>
      {dialog}
      <ListToolbar
        query={query}
        onChange={change}
        search={search}
        panelId={panelId}
        isPanelOpen={isPanelOpen}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
      >
        <ListBulkActions selection={selection.rows} readonly={readonly} onClear={selection.clear} />
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
        <MemberTable
          query={query}
          list={list}
          selection={selection}
          columns={columns}
          rows={links}
          onChange={change}
        />
      </section>
    </div>
  );
}

/** What rows and buttons of the list open, and what follows from it. */
function useCommands(props: MemberListProps, selection: MemberSelection) {
  const { readonly, onOpen, onEdit, onSaved, onDeleted } = props;
  const [opened, setDialog] = useState<ListDialog>();
  const onDelete = useStableCallback((membre: Membre) => setDialog({ dialog: 'delete', membre }));
  const links = useRowLinks({ readonly, onOpen, onEdit, onDelete });
  const handleDeleted = (membre: Membre, isOwn: boolean) => {
    // Nobody acts on a member who is gone.
    if (selection.rows.has(membre.id)) selection.toggle(membre);
    if (isOwn) onDeleted(membre);
  };
  const dialog = (
    <ListDialogs
      opened={opened}
      onClose={() => setDialog(undefined)}
      onSaved={onSaved}
      onDeleted={handleDeleted}
    />
  );
  return { links, dialog, setDialog };
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
