/*
 * Saves the form in the builder. No failure loses edits; a form that another user deleted can be created again; edits
 * made during the request stay as unsaved changes.
 */
import { useRef } from 'react';
import { formulaires } from '../../../api/endpoints/formulaires';
import { type Failure, failureOf, mayHaveWritten } from '../../../api/errors';
import { useSave } from '../../../api/useApi';
import { useCapability } from '../../../session/useSession';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useStableCallback } from '../../../ui/stableCallback/useStableCallback';
import { useToast } from '../../../ui/toast/useToast';
import type { DetailOf } from '../../widgetEvent';
import type { formsEvents } from '../area';
import { EMPTY_FORM, sameForm } from '../model/builtForm';
import { payloadOf } from '../model/payload';
import { type FormsTexts, formsTexts } from '../texts';
import type { FormBuilder } from './useFormBuilder';

export type SavedForm = DetailOf<(typeof formsEvents)['form-saved']>;

/** The id of a created form; back ends wrap it in different ways. */
function idIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { id, data } = answer as { id?: unknown; data?: unknown };
  return typeof id === 'number' ? id : idIn(data);
}

/** `save` does nothing while another save is under way. */
export function useSaveForm(builder: FormBuilder, onSaved: (saved: SavedForm, isNew: boolean) => void) {
  const texts = useTexts(formsTexts);
  const [alert, confirm, toast] = [useAlert(), useConfirm(), useToast()];
  const [isScheduled, isNoted] = [useCapability('ouverture'), useCapability('mentions')];
  const create = useSave(formulaires.create);
  const update = useSave(formulaires.update);
  const isRunning = useRef(false);
  const { state, dispatch } = builder;
  const current = useStableCallback(() => builder.state.form);

  const send = async (target: number | null) => {
    const { form } = state;
    const body = payloadOf(form, isScheduled, isNoted);
    const answer = target === null ? await create.save({ body }) : await update.save({ id: target, body });
    const id = target ?? idIn(answer);
    if (sameForm(current(), form)) dispatch({ type: 'load', form: EMPTY_FORM, id: null });
    else dispatch({ type: 'saved', form, id: id ?? null });
    toast(target === null ? texts.created : texts.updated);
    onSaved({ ...body, id }, target === null);
  };
  const fail = async (failure: Failure, target: number | null): Promise<boolean> => {
    // The frame asks the user to sign in again; the form keeps its edits.
    if (failure.kind === 'unauthenticated') return false;
    if (failure.kind === 'notFound' && target !== null) {
      const text = texts.goneText(state.form.nom_du_formulaire.trim());
      const labels = { confirmLabel: texts.createAnew, cancelLabel: texts.keep };
      return confirm({ title: texts.gone, text, ...labels });
    }
    await alert({ title: texts.error, text: failureLines(failure, target, texts), tone: 'error' });
    return false;
  };
  /** Saves; if the form was deleted and the user agrees, saves once more as a new form. */
  const run = async (target: number | null): Promise<void> => {
    try {
      await send(target);
    } catch (error) {
      if (!(await fail(failureOf(error), target))) return;
      dispatch({ type: 'orphan' });
      await run(null);
    }
  };
  const save = useStableCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    await run(state.id).finally(() => {
      isRunning.current = false;
    });
  });
  return { save, isSaving: create.isSaving || update.isSaving };
}

function failureLines(failure: Failure, target: number | null, texts: FormsTexts): string {
  const { fields } = failure;
  const what = target === null ? texts.createFailed : texts.updateFailed;
  const reasons =
    fields && Object.keys(fields).length > 0 ? Object.values(fields) : [failureText(failure, '')];
  const isUnsure = mayHaveWritten(failure) && target === null;
  const end = isUnsure ? `${texts.kept} ${texts.maybeSaved}` : texts.kept;
  return [...new Set([what, ...reasons, end])].filter(Boolean).join('\n');
}
