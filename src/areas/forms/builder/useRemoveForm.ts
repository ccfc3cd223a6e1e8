import { useRef } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { failureOf } from '../../../api/errors';
import { invalidate, updateCache, useClient } from '../../../api/useApi';
import { useTrash } from '../../../data/useTrash';
import type { FormDefinition } from '../../../domain/forms/form';
import { useConsent } from '../../../session/hostPage';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useToast } from '../../../ui/toast/useToast';
import { useStableCallback } from '../../../ui/useStableCallback';
import { formsTexts } from '../texts.fr';

/**
 * Confirms, deletes and reports the result; a form that was deleted elsewhere is removed here too. Deletes one at a
 * time.
 */
export function useRemoveForm(onRemoved: (form: FormDefinition) => void) {
  const texts = useTexts(formsTexts);
  const [alert, confirm, toast] = [useAlert(), useConfirm(), useToast()];
  const client = useClient();
  const trash = useTrash();
  const { mayDelete } = useConsent();
  const isRunning = useRef(false);

  const dropFromList = (form: FormDefinition) => {
    updateCache(client, formCalls.list, null, (page) => {
      const results = page.results.filter(({ id }) => id !== form.id);
      return { ...page, results, count: page.count - (page.results.length - results.length) };
    });
    void invalidate(client, formCalls.remove.invalidates);
    onRemoved(form);
  };
  const remove = async (form: FormDefinition): Promise<void> => {
    const name = form.nom_du_formulaire;
    const text = trash.kept ? texts.trashText(name, trash.kept) : texts.removeText(name);
    const question = { title: texts.removeTitle, text, confirmLabel: texts.remove, danger: true };
    if (!(await confirm(question)) || !mayDelete({ kind: 'form', ids: [form.id] })) return;
    try {
      const answer = await client.call(formCalls.remove, { id: form.id });
      dropFromList(form);
      toast(texts.removed, trash.undo(answer));
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'unauthenticated') return;
      const isGone = failure.kind === 'notFound';
      // A refusal with reasons changes nothing; after any other failure the form may be deleted.
      if (isGone) dropFromList(form);
      else if (failure.kind !== 'invalid') void invalidate(client, formCalls.remove.invalidates);
      const reason = isGone ? texts.notFound : failureText(failure, '');
      const lines = [texts.removeFailed, reason].filter(Boolean).join('\n');
      await alert({ title: texts.error, text: lines, tone: 'error' });
    }
  };
  return useStableCallback(async (form: FormDefinition): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    return remove(form).finally(() => {
      isRunning.current = false;
    });
  });
}
