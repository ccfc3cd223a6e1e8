import { memo, useId, useRef, useState } from 'react';
import { useSearchText } from '../../../data/useSearchText';
import type { Membre } from '../../../domain/members/membre';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { readPreferences } from '../data/listPreferences';
import { type FilterKey, type ListAction, scopeOf } from '../data/listQuery';
import { type ListDefaults, useListQuery } from '../data/useListQuery';
import { useMemberPage } from '../data/useMemberPage';
import { type MemberSelection, useSelection } from '../data/useSelection';
import { ListBulkActions } from './commands/ListBulkActions';
import { ListCommands } from './commands/ListCommands';
import { type ListDialog, ListDialogs } from './commands/ListDialogs';
import { ListSaved } from './commands/ListSaved';
import type { ListKeys } from './commands/ListTools';
import { useRowLinks } from './commands/useRowLinks';
import { ListFilterPanel } from './ListFilters';
import { ListHeader } from './ListHeader';
import { ListResults } from './ListResults';
import { ListToolbar } from './ListToolbar';
import styles from './MemberList.module.css';
import { useColumnChoice } from './useColumnChoice';
import { useResultsFocus } from './useResultsFocus';

interface MemberListProps {
  /** Whose choices of columns, page size and filters are remembered. */
  viewer: string;
  /** What the host set. */
  defaults: ListDefaults;
  /** No adding, changing, deleting. */
  readonly: boolean;
  /** Told the ids of the ticked members. Must be stable. */
  onSelectionChange(ids: readonly number[]): void;
  /** To a member's record. */
  onOpen(id: number): void;
  onEdit(id: number): void;
  onSaved(membre: Partial<Membre>): void;
  onDeleted(membre: Membre): void;
}

/** The list of members: toolbar, filters, table, pages, and what works on them. */
export const MemberList = memo(function MemberList(props: MemberListProps) {
  const { viewer, defaults, readonly, onSelectionChange } = props;
  const panelId = useId();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const keys: ListKeys = useRef(undefined);
  const focus = useResultsFocus();
  const [preferences] = useState(() => readPreferences(viewer));
  const [columns, setColumns] = useColumnChoice(viewer, preferences.columns);
  const { query, change } = useListQuery(viewer, preferences, defaults);
  const search = useSearchText(query.search, (text) => change({ type: 'search', search: text }));
  const list = useMemberPage(query, change);
  const { rows, total } = list.page;
  const selection = useSelection(scopeOf(query), rows, onSelectionChange);
  const { links, dialog, setDialog } = useCommands(props, selection);

  /** A change of the search that was not typed: what is being typed is forgotten. */
  const replace = (action: ListAction) => {
    search.drop();
    change(action);
  };
  const shown = { query, rows, total, columns };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of what is inside, none of its own
    <div className={styles.screen} onKeyDown={(event) => keys.current?.(event)}>
      <ListHeader status={list.status} onRefresh={list.reload} columns={columns} onColumns={setColumns}>
        <ListCommands readonly={readonly} list={shown} keys={keys} onOpen={setDialog} />
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
        <ListSaved
          query={query}
          onApply={(saved) => focus.thenFocusResults(() => replace({ type: 'apply', query: saved }))}
        />
        <ListBulkActions
          selection={selection.rows}
          readonly={readonly}
          onClear={() => focus.thenFocusResults(selection.clear)}
        />
      </ListToolbar>
      <ListFilterPanel
        id={panelId}
        filters={query.filters}
        total={total}
        isOpen={isPanelOpen}
        onToggle={(key: FilterKey, id: number) => change({ type: 'toggleFilter', key, id })}
        onClose={() => focus.thenFocusResults(() => setPanelOpen(false))}
      />
      <ListResults
        {...{ focus, query, list, selection, columns }}
        rows={links}
        onChange={change}
        onClear={() => replace({ type: 'clearAll' })}
      />
    </div>
  );
});

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
