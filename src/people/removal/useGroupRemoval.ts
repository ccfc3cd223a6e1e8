import { groupes } from '../../api/endpoints/groupes';
import type { Groupe } from '../../domain/members/groupe';
import type { Membre } from '../../domain/members/membre';
import { fullNameOf } from '../../texts/memberLabels';
import { useTexts } from '../../texts/texts';
import { removalTexts } from './texts';
import { type SaidBy, useRemoval } from './useRemoval';

/** Removes a member from their group after a confirmation; `onDone` is called on success. */
export function useGroupRemoval(saidBy: SaidBy) {
  const texts = useTexts(removalTexts);
  const remove = useRemoval(groupes.removeMembers, saidBy);
  return (membre: Membre, groupe: Pick<Groupe, 'id' | 'nom'>, onDone: () => void) => {
    const name = fullNameOf(membre);
    // This call wants the group's id as text, in the path and in the body.
    const id = String(groupe.id);
    void remove(
      { id, body: { groupe_id: id, member_ids: [membre.id] } },
      {
        title: texts.groupTitle,
        question: texts.groupQuestion(name, groupe.nom),
        failed: texts.groupFailed,
        done: texts.groupDone(name, groupe.nom),
      },
      onDone,
    );
  };
}
