import type { ReactNode } from 'react';
import type { Member } from '../../../domain/members/member';
import { actedMember } from '../../../people/moves';
import { useTexts } from '../../../texts/texts';
import { Menu } from '../../../ui/menu/Menu';
import { ActionItems } from '../actions/ActionItems';
import { RECORD_ACTIONS } from '../actions/memberActions';
import { BULK_CODE, useMemberActions } from '../actions/useMemberActions';
import { useRemoveFromDepartment } from '../actions/useRemoveFromDepartment';
import { useRemoveFromGroup } from '../actions/useRemoveFromGroup';
import { detailTexts } from './texts.fr';

type RecordAction = keyof typeof RECORD_ACTIONS;

const isPointless = (action: RecordAction, { groupe_actuel, departement_actuel }: Member): boolean =>
  (action === 'leaveGroup' && !groupe_actuel) || (action === 'leaveDepartment' && !departement_actuel);

const AT_REST: readonly RecordAction[] = ['tags'];

/** The record reloads by itself. */
const noop = () => {};

interface MemberActionsProps {
  member: Member;
  /** The person died: nothing but tags is given to them. */
  isAtRest?: boolean;
  /** Further items, after the others. */
  children?: ReactNode;
}

/** The actions on one member. Who is in no group or department can't leave one. */
export function MemberActions({ member, isAtRest = false, children }: MemberActionsProps) {
  const texts = useTexts(detailTexts);
  const { act, dialog } = useMemberActions([actedMember(member)], noop);
  const leave = {
    leaveGroup: useRemoveFromGroup(member, noop),
    leaveDepartment: useRemoveFromDepartment(member, noop),
  };
  return (
    <>
      <Menu label={texts.actions} align="end">
        <ActionItems
          actions={RECORD_ACTIONS}
          shown={isAtRest ? AT_REST : undefined}
          isDisabled={(action) => isPointless(action, member)}
          texts={texts}
          needs={BULK_CODE}
          onSelect={(action) =>
            action === 'leaveGroup' || action === 'leaveDepartment' ? leave[action]() : act(action)
          }
        />
        {children}
      </Menu>
      {dialog}
    </>
  );
}
