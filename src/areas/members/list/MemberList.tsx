import { memo, useId, useRef, useState } from 'react';
import { useKnownFields } from '../../../data/useKnownFields';
import { useSearchText } from '../../../data/useSearchText';
import type { Member } from '../../../domain/members/member';
import { useIsOffered } from '../../../session/hostPage';
import { useRight } from '../../../session/useSession';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { useStableCallback } from '../../../ui/useStableCallback';
import { type ListPreferences, readPreferences, savePreferences } from '../data/listPreferences';
import type { ListAction, ListQuery } from '../data/listQuery';
import { type ListDefaults, useListQuery } from '../data/useListQuery';
import { useMemberPage } from '../data/useMemberPage';
import { useNarrowedList } from '../data/useNarrowedList';
import type { SavedMember } from '../edit/useCreateMember';
import { ListDialogs, type OpenListDialog } from './ListDialogs';
import { ListFilterPanel } from './ListFilters';
import { ListHeader } from './ListHeader';
import { ListResults } from './ListResults';
import { ListToolbar } from './ListToolbar';
import styles from './MemberList.module.css';
import { type ColumnKey, rememberedColumns } from './table/columns';
import type { ListKeys } from './table/ListMenu';
import { useRowLinks } from './table/useRowLinks';
import { PartsAfterPaint } from './useListParts';
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
  /** Asks the page around the widget before the list opens a record. */
  mayOpen(id: number): boolean;
  /** To a member's record. */
  onOpen(id: number): void;
  onEdit(id: number): void;
  onSaved(member: Partial<Member>): void;
  onUpdated(member: Member): void;
  onDeleted(member: Member): void;
}

/** The list of members: toolbar, filters, table, pages, and what works on them. */
export const MemberList = memo(function MemberList(props: MemberListProps) {
  return (
    <PartsAfterPaint>
      <Screen {...props} />
    </PartsAfterPaint>
  );
});

function Screen(props: MemberListProps) {
  const { viewer, readonly } = props;
  const isOffered = useIsOffered();
  const mayImport = useRight('membres.importer');
  const { setPanelOpen, closePanel, ...panel } = useFilterPanel();
  const keys: ListKeys = useRef(undefined);
  const focus = useResultsFocus();
  const [preferences] = useState(() => readPreferences(viewer));
  const [columns, setColumns] = useColumnChoice(viewer, preferences.columns);
  const { query, change, replace, search, list } = useFoundMembers(props, preferences);
  const { rows, total } = list.page;
  const { created, handleSaved } = useCreated(query, props.onSaved);
  const { links, dialogs, open, untick } = useDialogs(props, handleSaved);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of what is inside, none of its own
    <div className={styles.screen} onKeyDown={(event) => keys.current?.(event)}>
      <ListHeader
        {...{ columns, keys, list: { query, rows, total, columns }, status: list.status }}
        onRefresh={list.reload}
        onColumns={setColumns}
        canImport={mayImport && !readonly}
        {...waysToAdd(open, (action) => !readonly && isOffered(action))}
      />
      {dialogs}
      <ListToolbar
        {...{ query, search, ...panel }}
        refused={list.failure?.fields?.search}
        onTogglePanel={() => setPanelOpen(!panel.isPanelOpen)}
        onEscape={closePanel}
        onApply={(saved) => focus.thenFocusResults(() => replace({ type: 'apply', query: saved }))}
      />
      {created}
      <ListFilterPanel
        id={panel.panelId}
        query={query}
        total={total}
        isOpen={panel.isPanelOpen}
        onChange={change}
        onClose={() => focus.thenFocusResults(() => setPanelOpen(false))}
        onEscape={closePanel}
      />
      <ListResults
        {...{ focus, query, list, columns, readonly, untick }}
        rows={links}
        onSelectionChange={props.onSelectionChange}
        onChange={change}
        onClear={() => replace({ type: 'clearAll' })}
      />
    </div>
  );
}

const waysToAdd = (open: OpenListDialog, isOffered: ReturnType<typeof useIsOffered>) => ({
  onFamily: isOffered('family') ? () => open({ dialog: 'family' }) : undefined,
  onAdd: isOffered('create') ? () => open({ dialog: 'create' }) : undefined,
});

/** Whether the filters are open where there is no room for them at all times, and the button that opens them. */
function useFilterPanel() {
  const panelId = useId();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panelButton = useRef<HTMLButtonElement>(null);
  const closePanel = () => {
    setPanelOpen(false);
    panelButton.current?.focus();
  };
  return { panelId, isPanelOpen, panelButton, setPanelOpen, closePanel };
}

const loadCreated = () => import('./CreatedMember');

/** Who was just created, as a line above the list until the user looks for something else. */
function useCreated(query: ListQuery, onSaved: MemberListProps['onSaved']) {
  const [created, setCreated] = useState<{ members: readonly SavedMember[]; query: ListQuery }>();
  const handleSaved = (members: readonly SavedMember[]) => {
    setCreated({ members, query });
    for (const member of members) onSaved(member);
  };
  const line = created?.query === query && (
    <LazyPart load={loadCreated} props={{ members: created.members, onClose: () => setCreated(undefined) }} />
  );
  return { created: line, handleSaved };
}

/** What is searched, and what was found. */
function useFoundMembers({ viewer, defaults }: MemberListProps, kept: ListPreferences) {
  const { query, change } = useListQuery(viewer, kept, defaults);
  const search = useSearchText(query.search, (text) => change({ type: 'search', search: text }));
  const list = useNarrowedList(useMemberPage(query, change), query, search.value);
  /** Changes the search otherwise than by typing: text that is being typed is dropped. */
  const replace = (action: ListAction) => {
    search.drop();
    change(action);
  };
  return { query, change, replace, search, list };
}

/** The dialogs that rows and buttons of the list open, and what follows from them. */
function useDialogs(
  { readonly, mayOpen, onOpen, onEdit, onUpdated, onDeleted }: MemberListProps,
  onSaved: (members: readonly SavedMember[]) => void,
) {
  const opener = useRef<OpenListDialog>(null);
  const untick = useRef<(member: Member) => void>(null);
  const open = useStableCallback<Parameters<OpenListDialog>, void>((dialog) => opener.current?.(dialog));
  const onDelete = useStableCallback((member: Member) => open({ dialog: 'delete', member }));
  // Until the list has loaded again, the focus returns to the row of a deleted member.
  const gone = useRef(new Set<number>());
  const links = useRowLinks({ readonly, mayOpen, onOpen, onEdit, onDelete, gone });
  const handleDeleted = (member: Member, isOwn: boolean) => {
    // A deleted member must not stay ticked: bulk actions would include them.
    untick.current?.(member);
    gone.current.add(member.id);
    if (isOwn) onDeleted(member);
  };
  const dialogs = (
    <ListDialogs {...{ opener, readonly, onOpen, onSaved, onUpdated }} onDeleted={handleDeleted} />
  );
  return { links, dialogs, open, untick };
}

/** The columns a viewer chose, and how to choose others for now and for next time. */
function useColumnChoice(viewer: string, kept: readonly string[] | undefined) {
  const [chosen, setColumns] = useState(() => rememberedColumns(kept));
  const columns = useKnownFields(chosen);
  const choose = (next: readonly ColumnKey[]) => {
    setColumns(next);
    savePreferences(viewer, { columns: next });
  };
  return [columns, choose] as const;
}
