/*
 * The four actions on members, in two pieces to place: the items of a menu, and the dialog they open. The dialogs'
 * code comes when the menu is opened, so it weighs nothing on the list; the members are those of the moment the
 * action was chosen.
 */
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../../texts/texts';
import { prefetchCode } from '../../../ui/lazy/loadOnce';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { MenuItem } from '../../../ui/menu/MenuItem';
import type { ActedMember } from './MemberActionDialogProps';
import { MEMBER_ACTIONS, type MemberAction } from './memberAction';
import { actionMenuTexts } from './menuTexts';

const loadDialog = () => import('./MemberActionDialog');

interface MemberActions {
  /** MenuItems. */
  items: ReactNode;
  /** Beside the menu: it outlives it. */
  dialog: ReactNode;
}

/** Actions on these members; `onDone` once one went through. */
export function useMemberActions(membres: readonly ActedMember[], onDone: () => void): MemberActions {
  const { dialog, open } = useLazyDialog();
  const act = (action: MemberAction) => open(loadDialog, (onClose) => ({ action, membres, onDone, onClose }));
  return { items: <ActionItems onSelect={act} />, dialog };
}

function ActionItems({ onSelect }: { onSelect(action: MemberAction): void }) {
  const texts = useTexts(actionMenuTexts);
  useEffect(() => prefetchCode(loadDialog), []);
  return MEMBER_ACTIONS.map(({ action, icon, text }) => (
    <MenuItem key={action} icon={icon} onSelect={() => onSelect(action)}>
      {texts[text]}
    </MenuItem>
  ));
}
