import type { Membre } from '../../../domain/members/membre';
import { removalTexts } from '../../../people/removal/texts';
import { useDepartmentRemoval } from '../../../people/removal/useDepartmentRemoval';
import type { SaidBy } from '../../../people/removal/useRemoval';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';

/** Removes the member from their current department after a confirmation; `onDone` is called on success. */
export function useRemoveFromDepartment(
  membre: Membre,
  onDone: () => void,
  saidBy: SaidBy = 'alert',
): () => void {
  const texts = useTexts(removalTexts);
  const alert = useAlert();
  const remove = useDepartmentRemoval(saidBy);
  return () => {
    const { departement_actuel: departement } = membre;
    if (departement) return remove(membre, departement, onDone);
    void alert({
      title: texts.noDepartment,
      text: texts.noDepartmentText(fullNameOf(membre)),
      tone: 'error',
    });
  };
}
