import { mailHref } from '../../../../domain/members/contactHref';
import type { Membre } from '../../../../domain/members/membre';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { Menu } from '../../../../ui/menu/Menu';
import { MenuItem } from '../../../../ui/menu/MenuItem';
import { useToast } from '../../../../ui/toast/useToast';
import { useAnnounce } from '../../../../ui/widgetRoot/useWidgetRoot';
import { ActionItems } from '../../actions/ActionItems';
import { actedMember } from '../../actions/bulk/moves';
import { actionMenuTexts, BULK_ACTIONS } from '../../actions/memberActions';
import { BULK_CODE, useMemberActions } from '../../actions/useMemberActions';
import type { Selection } from '../../data/selection';
import { QuickTagButton } from './quickTag/QuickTagButton';
import { selectionTexts } from './selectionTexts';

export interface SelectionMenuProps {
  selection: Selection<Membre>;
  readonly: boolean;
  onClear(): void;
}

/** The actions on the ticked members; disabled while there are none. */
export function SelectionMenu({ selection, readonly, onClear }: SelectionMenuProps) {
  const texts = useTexts(selectionTexts);
  const actionTexts = useTexts(actionMenuTexts);
  const announce = useAnnounce();
  const copyEmails = useCopyEmails();
  const membres = [...selection.values()].map(actedMember);
  const { act, dialog } = useMemberActions(membres, onClear);
  const handleClear = () => {
    onClear();
    announce(texts.selectionCleared);
  };
  return (
    <>
      {!readonly && membres.length > 0 && <QuickTagButton membres={membres} onDone={onClear} />}
      <Menu label={texts.bulkActions} disabled={selection.size === 0}>
        {!readonly && (
          <ActionItems actions={BULK_ACTIONS} texts={actionTexts} needs={BULK_CODE} onSelect={act} />
        )}
        <MenuItem icon="copy" onSelect={() => copyEmails([...selection.values()])}>
          {texts.copyEmails}
        </MenuItem>
        <MenuItem icon="close" onSelect={handleClear}>
          {texts.clearSelection}
        </MenuItem>
      </Menu>
      {dialog}
    </>
  );
}

/** Copies the members' addresses in the form that mail programs take, or shows them where copying isn't allowed. */
function useCopyEmails() {
  const texts = useTexts(selectionTexts);
  const toast = useToast();
  const alert = useAlert();
  return async (members: readonly Membre[]) => {
    const emails = members.flatMap(({ email }) => (email && mailHref(email) ? [email.trim()] : []));
    const addresses = [...new Set(emails)].join(', ');
    if (!addresses) return toast(texts.nothingToCopy);
    try {
      await navigator.clipboard.writeText(addresses);
      toast(texts.copied(new Set(emails).size, members.length - emails.length));
    } catch {
      await alert({ title: texts.copyFailed, text: texts.copyFailedText(addresses), tone: 'warning' });
    }
  };
}
