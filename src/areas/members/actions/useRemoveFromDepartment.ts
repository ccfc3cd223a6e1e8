import type { Member } from '../../../domain/members/member';
import { useDepartmentRemoval } from '../../../people/removal/useDepartmentRemoval';
import type { SaidBy } from '../../../people/removal/useRemoval';
import { removalTexts } from '../../../people/texts.fr';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';

/** Removes the member from their current department after a confirmation; `onDone` is called on success. */
export function useRemoveFromDepartment(
  member: Member,
  onDone: () => void,
  saidBy: SaidBy = 'alert',
): () => void {
  const texts = useTexts(removalTexts);
  const alert = useAlert();
  const remove = useDepartmentRemoval(saidBy);
  return () => {
    const { departement_actuel: department } = member;
    if (department) return remove(member, department, onDone);
    void alert({
      title: texts.noDepartment,
      text: texts.noDepartmentText(fullNameOf(member)),
      tone: 'error',
    });
  };
}
