import { formCalls } from '../../../../api/endpoints/forms';
import { failureOf } from '../../../../api/errors';
import { useSave } from '../../../../api/useApi';
import { useTrash } from '../../../../data/useTrash';
import type { FormDefinition } from '../../../../domain/forms/form';
import { useConsent } from '../../../../session/hostPage';
import { failureText } from '../../../../texts/failures';
import { useTexts } from '../../../../texts/texts';
import { useAlert } from '../../../../ui/dialog/useAlert';
import { useConfirm } from '../../../../ui/dialog/useConfirm';
import { useToast } from '../../../../ui/toast/useToast';
import { answerScreenTexts } from '../texts.fr';

/** Asks, deletes and reports the result. `onGone` is also called for an answer that another user deleted. */
export function useRemoveAnswer(form: FormDefinition, onGone: () => void) {
  const texts = useTexts(answerScreenTexts);
  const confirm = useConfirm();
  const alert = useAlert();
  const toast = useToast();
  const trash = useTrash();
  const { mayDelete } = useConsent();
  const { save, isSaving } = useSave(formCalls.removeAnswer);
  const remove = async (id: number) => {
    const text = trash.kept ? texts.trashText(trash.kept) : texts.removeText;
    const question = {
      title: texts.removeTitle(id),
      text: form.reponses_max ? `${text}\n${texts.freesPlace}` : text,
      confirmLabel: texts.remove,
      danger: true,
    };
    if (!(await confirm(question)) || !mayDelete({ kind: 'answer', ids: [id] })) return;
    let answer: unknown;
    try {
      answer = await save({ id: form.id, reponse: id });
    } catch (error) {
      const failure = failureOf(error);
      // The frame asks the user to sign in again.
      if (failure.kind === 'unauthenticated') return;
      if (failure.kind !== 'notFound') {
        const text = failureText(failure, texts.removeFailed);
        return void alert({ title: texts.error, text, tone: 'error' });
      }
      onGone();
      return void alert({ title: texts.notFound, text: texts.notFoundText, tone: 'warning' });
    }
    onGone();
    toast(texts.removed, trash.undo(answer));
  };
  return { remove, isRemoving: isSaving };
}
