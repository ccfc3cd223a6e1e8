/*
 * The four actions on members, in two pieces to place: the items of a menu, and the dialog they open. The dialogs'
 * code comes when the menu is opened, so it weighs nothing on the list; the members are those of the moment the
 * action was chosen.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { MenuItem } from '../../../ui/menu/MenuItem';
import { type Load, loadOnce, prefetchCode } from '../../frame/useLoaded';
import type MemberActionDialog from './MemberActionDialog';
import type { ActedMember } from './MemberActionDialogProps';
import { MEMBER_ACTIONS, type MemberAction } from './memberAction';
import { actionMenuTexts } from './menuTexts';

type ActionDialog = typeof MemberActionDialog;
const loadDialog: Load<ActionDialog> = () => import('./MemberActionDialog');

interface Opened {
  Dialog: ActionDialog;
  action: MemberAction;
  membres: readonly ActedMember[];
}

interface MemberActions {
  /** MenuItems. */
  items: ReactNode;
  /** Beside the menu: it outlives it. */
  dialog: ReactNode;
}

/** Actions on these members; `onDone` once one went through. */
export function useMemberActions(membres: readonly ActedMember[], onDone: () => void): MemberActions {
  const texts = useTexts(actionMenuTexts);
  const alert = useAlert();
  const [opened, setOpened] = useState<Opened>();
  const open = async (action: MemberAction) => {
    try {
      const Dialog = await loadOnce(loadDialog);
      setOpened({ Dialog, action, membres });
    } catch {
      await alert({ title: texts.unavailable, text: texts.unavailableText, tone: 'error' });
    }
  };
  return {
    items: <ActionItems onSelect={open} />,
    dialog: opened && (
      <opened.Dialog
        action={opened.action}
        membres={opened.membres}
        onDone={onDone}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
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
