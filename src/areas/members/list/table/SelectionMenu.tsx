import { useEffect, useMemo, useRef } from 'react';
import type { Member } from '../../../../domain/members/member';
import { actedMember } from '../../../../people/moves';
import { useIsOffered } from '../../../../session/hostPage';
import { Allowed, useCapability } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { useToast } from '../../../../ui/toast/useToast';
import { useAnnounce } from '../../../../ui/widgetRoot/useWidgetRoot';
import { ActionItems } from '../../actions/ActionItems';
import { SELECTION_ACTIONS } from '../../actions/memberActions';
import { actionMenuTexts } from '../../actions/texts.fr';
import { BULK_CODE, useMemberActions } from '../../actions/useMemberActions';
import { type ListQuery, scopeOf } from '../../data/listQuery';
import type { MemberSelection } from '../../data/useSelection';
import { LabelsItem } from '../../labels/LabelsItem';
import type { SelectWholeProps } from '../SelectWhole';
import { selectionTexts } from '../texts.fr';
import { loadSelectWhole } from '../useListParts';
import type { ColumnKey } from './columns';
import { QuickTagButton } from './QuickTagButton';
import { TICKED_CODE, useTickedTasks } from './useTickedTasks';

/** Says that a whole result is not selected any more because another search or filter shows other people. */
function useDroppedNotice(query: ListQuery, { whole, size }: MemberSelection): void {
  const texts = useTexts(selectionTexts);
  const toast = useToast();
  const scope = scopeOf(query);
  const before = useRef({ scope, size: 0 });
  useEffect(() => {
    const { scope: earlier, size: count } = before.current;
    before.current = { scope, size: whole ? size : 0 };
    if (earlier !== scope && count > 0) toast(texts.wholeDropped(count));
  }, [scope, whole, size, toast, texts]);
}

/** What is done with the members while the menu is read. */
const CODE = [...BULK_CODE, ...TICKED_CODE];

export interface SelectionMenuProps extends SelectWholeProps {
  /** The shown page, and its columns. */
  page: readonly Member[];
  columns: readonly ColumnKey[];
  readonly: boolean;
  onClear(): void;
}

/** The actions on the ticked members; disabled while there are none. */
export function SelectionMenu(props: SelectionMenuProps) {
  const { query, total, selection, page, columns, readonly, onClear } = props;
  const texts = useTexts(selectionTexts);
  const actionTexts = useTexts(actionMenuTexts);
  const announce = useAnnounce();
  const isOffered = useIsOffered();
  const canSelect = useCapability('selection');
  useDroppedNotice(query, selection);
  const { membres: members, whole } = useActed(selection, page);
  const { act, dialog } = useMemberActions(members, onClear, whole);
  const tasks = useTickedTasks({ selection, query, page, total }, columns, onClear);
  const handleClear = () => {
    onClear();
    announce(texts.selectionCleared);
  };
  return (
    <>
      {canSelect && selection.size > 0 && selection.size < total && (
        <LazyPart load={loadSelectWhole} props={{ query, total, selection }} />
      )}
      {!readonly && isOffered('tag') && !whole && members.length > 0 && (
        <QuickTagButton members={members} onDone={onClear} />
      )}
      <Menu label={texts.bulkActions} disabled={selection.size === 0}>
        {!readonly && (
          <ActionItems
            actions={SELECTION_ACTIONS}
            texts={actionTexts}
            needs={CODE}
            onSelect={(action) => (action === 'untag' ? tasks.untag() : act(action))}
          />
        )}
        {isOffered('mails') && (
          <MenuItem icon="copy" onSelect={tasks.copyEmails}>
            {texts.copyEmails}
          </MenuItem>
        )}
        <Allowed right="membres.exporter">
          <MenuItem icon="download" onSelect={tasks.save}>
            {texts.exportSelection}
          </MenuItem>
        </Allowed>
        {isOffered('print') && (
          <MenuItem icon="print" onSelect={tasks.print}>
            {texts.printSelection}
          </MenuItem>
        )}
        <LabelsItem onSelect={tasks.labels}>{texts.labels}</LabelsItem>
        <MenuItem icon="close" onSelect={handleClear}>
          {texts.clearSelection}
        </MenuItem>
      </Menu>
      {dialog}
      {tasks.dialog}
    </>
  );
}

/** The members that actions are about: of a whole result, those on the page by name and all by id. */
function useActed({ rows, whole, onPage, selectWhole }: MemberSelection, page: readonly Member[]) {
  return useMemo(() => {
    if (!whole) return { membres: [...rows.values()].map(actedMember) };
    const members = page.filter(({ id }) => onPage.has(id)).map(actedMember);
    return { membres: members, whole: { selection: whole, onRest: selectWhole } };
  }, [rows, whole, onPage, selectWhole, page]);
}
