import type { ReactNode } from 'react';
import type { Member } from '../../../domain/members/member';
import { actedMember } from '../../../people/moves';
import { useTexts } from '../../../texts/texts';
import { Menu } from '../../../ui/menu/Menu';
import { ActionItems } from '../actions/ActionItems';
import { RECORD_ACTIONS, REST_ACTIONS } from '../actions/memberActions';
import { actionMenuTexts } from '../actions/texts.fr';
import { BULK_CODE, useMemberActions } from '../actions/useMemberActions';
import { useRemoveFromDepartment } from '../actions/useRemoveFromDepartment';
import { useRemoveFromGroup } from '../actions/useRemoveFromGroup';
import { detailTexts } from './texts.fr';

type RecordAction = keyof typeof RECORD_ACTIONS;

const isPointless = (action: RecordAction, { groupe_actuel, departement_actuel }: Member): boolean =>
  (action === 'leaveGroup' && !groupe_actuel) || (action === 'leaveDepartment' && !departement_actuel);

/** The record reloads by itself. */
const noop = () => {};

interface MemberActionsProps {
  member: Member;
  /** The person died. */
  isAtRest?: boolean;
  /** Further items, after the others. */
  children?: ReactNode;
}

/** The actions on one member. Who is in no group or department can't leave one. */
export function MemberActions({ member, isAtRest = false, children }: MemberActionsProps) {
  const texts = useTexts(detailTexts);
  const restTexts = useTexts(actionMenuTexts);
  const { act, dialog } = useMemberActions([actedMember(member)], noop);
  const leave = {
    leaveGroup: useRemoveFromGroup(member, noop),
    leaveDepartment: useRemoveFromDepartment(member, noop),
  };
  return (
    <>
      <Menu label={texts.actions} align="end">
        {isAtRest ? (
          <ActionItems
            actions={REST_ACTIONS}
            texts={restTexts}
            needs={BULK_CODE}
            onSelect={(action) => act(action)}
          />
        ) : (
          <ActionItems
            actions={RECORD_ACTIONS}
            isDisabled={(action) => isPointless(action, member)}
            texts={texts}
            needs={BULK_CODE}
            onSelect={(action) =>
              action === 'leaveGroup' || action === 'leaveDepartment' ? leave[action]() : act(action)
            }
          />
        )}
        {children}
      </Menu>
      {dialog}
    </>
  );
}
