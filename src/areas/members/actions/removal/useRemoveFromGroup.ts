import { groupes } from '../../../../api/endpoints/groupes';
import type { Membre } from '../../../../domain/members/membre';
import { fullNameOf } from '../../../../texts/memberLabels';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { removalTexts } from './texts';
import { type SaidBy, useRemoval } from './useRemoval';

/** Removes the member from their current group after a confirmation; `onDone` is called on success. */
export function useRemoveFromGroup(membre: Membre, onDone: () => void, saidBy: SaidBy = 'alert'): () => void {
  const texts = useTexts(removalTexts);
  const alert = useAlert();
  const remove = useRemoval(groupes.removeMembers, saidBy);
  const name = fullNameOf(membre);
  return () => {
    const groupe = membre.groupe_actuel;
    if (!groupe) return void alert({ title: texts.noGroup, text: texts.noGroupText(name), tone: 'error' });
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
