import { useEffect } from 'react';
import type { Membre } from '../../../domain/members/membre';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { prefetchCode } from '../../../ui/lazy/loadOnce';
import { useLazyDialog } from '../../../ui/lazy/useLazyDialog';
import { Menu } from '../../../ui/menu/Menu';
import { MenuItem } from '../../../ui/menu/MenuItem';
import type { MemberAction } from '../actions/memberAction';
import { useRemoveFromDepartment } from '../actions/removal/useRemoveFromDepartment';
import { useRemoveFromGroup } from '../actions/removal/useRemoveFromGroup';
import { detailTexts } from './texts';

/** The record is asked again by itself. */
const noop = () => {};

const loadAction = () => import('../actions/MemberActionDialog');

interface MemberActionsProps {
  membre: Membre;
}

/** The menu of what can be done with one member. All six are always there: an alert says when there is nothing to remove. */
export function MemberActions({ membre }: MemberActionsProps) {
  const texts = useTexts(detailTexts);
  const { dialog, open } = useLazyDialog();
  const leaveGroup = useRemoveFromGroup(membre, noop);
  const leaveDepartment = useRemoveFromDepartment(membre, noop);
  const membres = [{ id: membre.id, label: fullNameOf(membre) }];
  const act = (action: MemberAction) => () =>
    open(loadAction, (onClose) => ({ action, membres, onDone: noop, onClose }));
  return (
    <>
      <Menu label={texts.actions} variant="primary" align="end">
        <Prefetch />
        <MenuItem icon="tag" onSelect={act('tags')}>
          {texts.addTags}
        </MenuItem>
        <MenuItem icon="steps" onSelect={act('step')}>
          {texts.addStep}
        </MenuItem>
        <MenuItem icon="building" onSelect={act('department')}>
          {texts.addToDepartment}
        </MenuItem>
        <MenuItem icon="minus" onSelect={leaveDepartment}>
          {texts.leaveDepartment}
        </MenuItem>
        <MenuItem icon="users" onSelect={act('group')}>
          {texts.addToGroup}
        </MenuItem>
        <MenuItem icon="minus" onSelect={leaveGroup}>
          {texts.leaveGroup}
        </MenuItem>
      </Menu>
      {dialog}
    </>
  );
}

/** The dialogs' code comes while the menu is read. */
function Prefetch() {
  useEffect(() => prefetchCode(loadAction), []);
  return null;
}
