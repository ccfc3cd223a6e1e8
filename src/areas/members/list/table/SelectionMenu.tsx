import { useEffect, useMemo, useRef } from 'react';
import type { Member } from '../../../../domain/members/member';
import { actedMember } from '../../../../people/moves';
import { useCopyEmails } from '../../../../people/useCopyEmails';
import { useCapability } from '../../../../session/useSession';
import { useTexts } from '../../../../texts/texts';
import { LazyPart } from '../../../../ui/lazy/LazyPart';
import { useLazyDialog } from '../../../../ui/lazy/useLazyDialog';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { useToast } from '../../../../ui/toast/useToast';
import { useAnnounce } from '../../../../ui/widgetRoot/useWidgetRoot';
import { ActionItems } from '../../actions/ActionItems';
import { BULK_ACTIONS } from '../../actions/memberActions';
import { actionMenuTexts } from '../../actions/texts.fr';
import { BULK_CODE, useMemberActions } from '../../actions/useMemberActions';
import { type ListQuery, scopeOf } from '../../data/listQuery';
import type { MemberSelection, WholeSelection } from '../../data/useSelection';
import type { SelectWholeProps } from '../SelectWhole';
import { selectionTexts } from '../texts.fr';
import { loadSelectWhole } from '../useListParts';
import { QuickTagButton } from './QuickTagButton';

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

const loadEmails = () => import('../EmailsDialog');

export interface SelectionMenuProps extends SelectWholeProps {
  /** The shown page. */
  page: readonly Member[];
  readonly: boolean;
  onClear(): void;
}

/** The actions on the ticked members; disabled while there are none. */
export function SelectionMenu({ query, total, selection, page, readonly, onClear }: SelectionMenuProps) {
  const texts = useTexts(selectionTexts);
  const actionTexts = useTexts(actionMenuTexts);
  const announce = useAnnounce();
  const copyEmails = useCopyEmails();
  const canSelect = useCapability('selection');
  const { dialog: emailsDialog, open } = useLazyDialog();
  useDroppedNotice(query, selection);
  const { membres: members, whole } = useActed(selection, page);
  const { act, dialog } = useMemberActions(members, onClear, whole);
  const handleClear = () => {
    onClear();
    announce(texts.selectionCleared);
  };
  const handleCopy = () => {
    if (selection.whole)
      open(loadEmails, (onClose) => ({ whole: selection.whole as WholeSelection, onClose }));
    else void copyEmails([...selection.rows.values()]);
  };
  return (
    <>
      {canSelect && selection.size > 0 && selection.size < total && (
        <LazyPart load={loadSelectWhole} props={{ query, total, selection }} />
      )}
      {!readonly && !whole && members.length > 0 && <QuickTagButton members={members} onDone={onClear} />}
      <Menu label={texts.bulkActions} disabled={selection.size === 0}>
        {!readonly && (
          <ActionItems actions={BULK_ACTIONS} texts={actionTexts} needs={BULK_CODE} onSelect={act} />
        )}
        <MenuItem icon="copy" onSelect={handleCopy}>
          {texts.copyEmails}
        </MenuItem>
        <MenuItem icon="close" onSelect={handleClear}>
          {texts.clearSelection}
        </MenuItem>
      </Menu>
      {dialog}
      {emailsDialog}
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
