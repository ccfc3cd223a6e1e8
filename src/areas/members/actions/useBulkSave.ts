/*
 * One write on one or many members, and the alert about its outcome. It knows which failures close the dialog, and
 * which answers mean that some or all members were left out.
 */

import type { Args, Endpoint } from '../../../api/endpoint';
import { type Failure, failureOf } from '../../../api/errors';
import { useSave } from '../../../api/useApi';
import { useUndo } from '../../../data/useUndo';
import { type BulkAnswer, operationIn, refusalsIn } from '../../../people/removal/refusals';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import type { BulkDialogProps, Outcome } from './bulkDescription';
import { refusalText } from './refusals';
import { memberActionTexts } from './texts.fr';

interface FailureWords {
  title: string;
  /** The sentence for this failure. */
  text(failure: Failure): string;
  closes?: boolean | undefined;
}

/** `run` sends and shows the outcome. `done` writes the success, from the number of members reached and the answer. */
export function useBulkSave<P, B, A extends BulkAnswer>(
  endpoint: Endpoint<P, B, A>,
  { members, onDone, onClose }: BulkDialogProps,
  failed: FailureWords,
) {
  const texts = useTexts(memberActionTexts);
  const alert = useAlert();
  const undo = useUndo();
  const { save, isSaving } = useSave(endpoint);

  const fail = (text: string) => {
    if (failed.closes) onClose();
    return alert({ title: failed.title, text, tone: 'error' });
  };
  const run = async (args: Args<P, B>, done: (count: number, answer: A) => Outcome): Promise<void> => {
    if (members.length === 0)
      return alert({ title: texts.noMember, text: texts.noMemberText, tone: 'warning' });
    let answer: A;
    try {
      answer = await save(args);
    } catch (error) {
      const failure = failureOf(error);
      // The sign-in form opens first; the choice is still there afterwards.
      if (failure.kind === 'unauthenticated') return;
      return fail(failed.text(failure));
    }
    const refusals = refusalsIn(answer);
    const left = refusalText(refusals, members, texts);
    if (refusals.length >= members.length) return fail(left);
    const { title, text } = done(members.length - refusals.length, answer);
    onDone();
    onClose();
    return alert({
      title,
      text: left ? `${text}\n\n${left}` : text,
      tone: left ? 'warning' : 'success',
      actions: [undo([operationIn(answer)])],
    });
  };
  return { run, isSaving };
}
