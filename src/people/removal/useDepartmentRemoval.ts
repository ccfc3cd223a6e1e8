import { departmentCalls } from '../../api/endpoints/departments';
import type { Department } from '../../domain/members/department';
import type { Member } from '../../domain/members/member';
import { fullNameOf } from '../../texts/records/memberLabels';
import { useTexts } from '../../texts/texts';
import { removalTexts } from '../texts.fr';
import { type SaidBy, useRemoval } from './useRemoval';

/** Removes a member from their department after a confirmation; `onDone` is called on success. */
export function useDepartmentRemoval(saidBy: SaidBy) {
  const texts = useTexts(removalTexts);
  const remove = useRemoval(departmentCalls.removeMembers, saidBy);
  return (member: Member, department: Pick<Department, 'id' | 'nom'>, onDone: () => void) => {
    const name = fullNameOf(member);
    void remove(
      { id: department.id, body: { member_ids: [member.id] } },
      {
        title: texts.departmentTitle,
        question: texts.departmentQuestion(name, department.nom),
        failed: texts.departmentFailed,
        done: texts.departmentDone(name, department.nom),
      },
      onDone,
    );
  };
}
