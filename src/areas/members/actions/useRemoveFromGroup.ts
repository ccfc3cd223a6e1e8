import type { Membre } from '../../../domain/members/membre';
import { removalTexts } from '../../../people/removal/texts';
import { useGroupRemoval } from '../../../people/removal/useGroupRemoval';
import type { SaidBy } from '../../../people/removal/useRemoval';
import { fullNameOf } from '../../../texts/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';

/** Removes the member from their current group after a confirmation; `onDone` is called on success. */
export function useRemoveFromGroup(membre: Membre, onDone: () => void, saidBy: SaidBy = 'alert'): () => void {
  const texts = useTexts(removalTexts);
  const alert = useAlert();
  const remove = useGroupRemoval(saidBy);
  return () => {
    const { groupe_actuel: groupe } = membre;
    if (groupe) return remove(membre, groupe, onDone);
    void alert({ title: texts.noGroup, text: texts.noGroupText(fullNameOf(membre)), tone: 'error' });
  };
}
