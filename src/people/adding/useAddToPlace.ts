import type { Args, Endpoint } from '../../api/endpoint';
import { failureOf } from '../../api/errors';
import { useSave } from '../../api/useApi';
import { failureText } from '../../texts/failures';
import { useTexts } from '../../texts/texts';
import { useAlert } from '../../ui/dialog/useAlert';
import { useToast } from '../../ui/toast/useToast';
import { type ActedMember, type MembershipKey, movesOf } from '../moves';
import { type BulkAnswer, refusalsIn } from '../removal/refusals';
import { addingTexts, moveTexts, noticeOf } from '../texts.fr';

export interface Addition<P, B, A extends BulkAnswer> {
  /** Whether members are added to a group or to a department. */
  place: MembershipKey;
  to: { id: number; nom: string };
  endpoint: Endpoint<P, B, A>;
  argsOf(membre_ids: number[]): Args<P, B>;
  onClose(): void;
}

/** Sends, and says who was added, who left another place for it, and who was refused. */
export function useAddToPlace<P, B, A extends BulkAnswer>(props: Addition<P, B, A>) {
  const { place, to, endpoint, argsOf, onClose } = props;
  const texts = useTexts(addingTexts);
  const words = useTexts(moveTexts);
  const alert = useAlert();
  const toast = useToast();
  const { save, isSaving } = useSave(endpoint);
  const send = async (chosen: readonly ActedMember[]): Promise<void> => {
    if (chosen.length === 0)
      return alert({ title: texts.noMember, text: texts.noMemberText, tone: 'warning' });
    let answer: A;
    try {
      answer = await save(argsOf(chosen.map(({ id }) => id)));
    } catch (error) {
      const failure = failureOf(error);
      // The sign-in form opens first; the choice is still there afterwards.
      if (failure.kind === 'unauthenticated') return;
      const text = failure.kind === 'contract' ? texts.invalidAnswer : failureText(failure, texts.failedText);
      return alert({ title: texts.failed, text, tone: 'error' });
    }
    const refused = new Set(refusalsIn(answer).map(({ id }) => id));
    const reached = chosen.filter(({ id }) => !refused.has(id));
    const left = chosen.filter(({ id }) => refused.has(id)).map(({ label }) => label);
    const done = [
      texts.done(reached.length, words[place], to.nom),
      noticeOf(movesOf(reached, place, to.id), place, words),
    ].filter(Boolean);
    onClose();
    if (left.length === 0) return toast(done.join(' '));
    const text = [...done, texts.refused(left.length, left.join(', '))].join('\n');
    return alert({ title: texts.partly, text, tone: 'warning' });
  };
  return { send, isSaving };
}
