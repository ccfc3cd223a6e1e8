import type { Member } from '../../../domain/members/member';
import { useGroupRemoval } from '../../../people/removal/useGroupRemoval';
import type { SaidBy } from '../../../people/removal/useRemoval';
import { removalTexts } from '../../../people/texts.fr';
import { fullNameOf } from '../../../texts/records/memberLabels';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';

/** Removes the member from their current group after a confirmation; `onDone` is called on success. */
export function useRemoveFromGroup(member: Member, onDone: () => void, saidBy: SaidBy = 'alert'): () => void {
  const texts = useTexts(removalTexts);
  const alert = useAlert();
  const remove = useGroupRemoval(saidBy);
  return () => {
    const { groupe_actuel: group } = member;
    if (group) return remove(member, group, onDone);
    void alert({ title: texts.noGroup, text: texts.noGroupText(fullNameOf(member)), tone: 'error' });
  };
}
