import { departements } from '../../../../api/endpoints/departements';
import type { Membre } from '../../../../domain/members/membre';
import { fullNameOf } from '../../../../texts/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { removalTexts } from './texts';
import { type SaidBy, useRemoval } from './useRemoval';

/** Removes the member from their current department after a confirmation; `onDone` is called on success. */
export function useRemoveFromDepartment(
  membre: Membre,
  onDone: () => void,
  saidBy: SaidBy = 'alert',
): () => void {
  const texts = useTexts(removalTexts);
  const alert = useAlert();
  const remove = useRemoval(departements.removeMembers, saidBy);
  const name = fullNameOf(membre);
  return () => {
    const departement = membre.departement_actuel;
    if (!departement)
      return void alert({ title: texts.noDepartment, text: texts.noDepartmentText(name), tone: 'error' });
    void remove(
      { id: departement.id, body: { member_ids: [membre.id] } },
      {
        title: texts.departmentTitle,
        question: texts.departmentQuestion(name, departement.nom),
        failed: texts.departmentFailed,
        done: texts.departmentDone(name, departement.nom),
      },
      onDone,
    );
  };
}
