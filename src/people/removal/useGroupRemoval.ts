import { groupCalls } from '../../api/endpoints/groups';
import type { Group } from '../../domain/members/group';
import type { Member } from '../../domain/members/member';
import { fullNameOf } from '../../texts/records/memberLabels';
import { useTexts } from '../../texts/texts';
import { removalTexts } from '../texts.fr';
import { type SaidBy, useRemoval } from './useRemoval';

/** Removes a member from their group after a confirmation; `onDone` is called on success. */
export function useGroupRemoval(saidBy: SaidBy) {
  const texts = useTexts(removalTexts);
  const remove = useRemoval(groupCalls.removeMembers, saidBy);
  return (member: Member, group: Pick<Group, 'id' | 'nom'>, onDone: () => void) => {
    const name = fullNameOf(member);
    // This call wants the group's id as text, in the path and in the body.
    const id = String(group.id);
    void remove(
      { id, body: { groupe_id: id, member_ids: [member.id] } },
      {
        title: texts.groupTitle,
        question: texts.groupQuestion(name, group.nom),
        failed: texts.groupFailed,
        done: texts.groupDone(name, group.nom),
      },
      onDone,
    );
  };
}
