import { departements } from '../../api/endpoints/departements';
import type { Departement } from '../../domain/members/departement';
import type { Membre } from '../../domain/members/membre';
import { fullNameOf } from '../../texts/memberLabels';
import { useTexts } from '../../texts/texts';
import { removalTexts } from './texts';
import { type SaidBy, useRemoval } from './useRemoval';

/** Removes a member from their department after a confirmation; `onDone` is called on success. */
export function useDepartmentRemoval(saidBy: SaidBy) {
  const texts = useTexts(removalTexts);
  const remove = useRemoval(departements.removeMembers, saidBy);
  return (membre: Membre, departement: Pick<Departement, 'id' | 'nom'>, onDone: () => void) => {
    const name = fullNameOf(membre);
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
