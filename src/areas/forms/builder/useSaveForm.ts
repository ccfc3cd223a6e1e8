/*
 * Saves the form in the builder. No failure loses edits, and the last one stays in the builder until the next save or
 * another form; a form that another user deleted can be created again; edits made during the request stay as unsaved
 * changes.
 */
import { useRef, useState } from 'react';
import { formulaires } from '../../../api/endpoints/formulaires';
import { type Failure, failureOf, mayHaveWritten } from '../../../api/errors';
import { useSave } from '../../../api/useApi';
import { useCapability } from '../../../session/useSession';
import { whySaveFailed } from '../../../texts/saveFailures';
import { useTexts } from '../../../texts/texts';
import { useConflict } from '../../../ui/conflict/useConflict';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useToast } from '../../../ui/toast/useToast';
import { useStableCallback } from '../../../ui/useStableCallback';
import type { DetailOf } from '../../widgetEvent';
import type { formsEvents } from '../area';
import { type BuiltForm, EMPTY_FORM, sameForm } from '../model/builtForm';
import { payloadOf } from '../model/payload';
import { type FormsTexts, formsTexts } from '../texts';
import type { FormBuilder } from './useFormBuilder';

export type SavedForm = DetailOf<(typeof formsEvents)['form-saved']>;

/** The id and the version of a saved form; back ends wrap them in different ways. */
function savedIn(answer: unknown): { id?: number; version?: string } {
  if (typeof answer !== 'object' || answer === null) return {};
  const { id, updated_at, data } = answer as { id?: unknown; updated_at?: unknown; data?: unknown };
  if (typeof id !== 'number') return savedIn(data);
  return { id, ...(typeof updated_at === 'string' && { version: updated_at }) };
}

interface SaveOptions {
  builder: FormBuilder;
  /** Counts the forms that were opened: a failure concerns one of them. */
  arrivals: number;
  onSaved(saved: SavedForm, isNew: boolean): void;
}

/**
 * `save` does nothing while another save is under way. Longer than 50 lines, because its steps share the words and the
 * calls of a save.
 */
export function useSaveForm({ builder, arrivals, onSaved }: SaveOptions) {
  const texts = useTexts(formsTexts);
  const [alert, confirm, toast] = [useAlert(), useConfirm(), useToast()];
  const [isScheduled, isNoted] = [useCapability('ouverture'), useCapability('mentions')];
  const isTimed = useCapability('rgpd');
  const create = useSave(formulaires.create);
  const update = useSave(formulaires.update);
  const isVersioned = useCapability('versions');
  const { question, ask } = useConflict();
  const isRunning = useRef(false);
  const [failed, setFailed] = useState<{ arrivals: number; text: string }>();
  const { state, dispatch } = builder;
  const current = useStableCallback(() => builder.state.form);

  const bodyOf = (form: BuiltForm) => payloadOf(form, isScheduled, isNoted, isTimed);
  const sendUpdate = (id: number, form: BuiltForm, version: string | undefined) =>
    update.save({ id, body: { ...bodyOf(form), ...(version && { updated_at: version }) } });
  /** Where another user saved the form meanwhile, the user chooses what to keep. */
  const updated = async (id: number, form: BuiltForm) => {
    const { base, version } = state;
    try {
      return { form, answer: await sendUpdate(id, form, version) };
    } catch (refusal) {
      const failure = failureOf(refusal);
      const isOvertaken = failure.kind === 'invalid' && failure.present !== undefined;
      if (!isVersioned || !isOvertaken || !version) throw refusal;
      const { mergeForm } = await import('./mergeForm');
      return mergeForm({ refusal, base, version, form, ask, send: (...edit) => sendUpdate(id, ...edit) });
    }
  };
  const send = async (target: number | null) => {
    const { form } = state;
    const saved =
      target === null
        ? { form, answer: await create.save({ body: bodyOf(form) }) }
        : await updated(target, form);
    if ('notSaved' in saved) return setFailed({ arrivals, text: saved.notSaved });
    const { id = target, version = state.version } = savedIn(saved.answer);
    if (sameForm(current(), form)) dispatch({ type: 'load', form: EMPTY_FORM, id: null });
    else dispatch({ type: 'saved', form: saved.form, id: target ?? id, version });
    if ('taken' in saved) return toast(saved.taken);
    toast(target === null ? texts.created(saved.form.nom_du_formulaire.trim()) : texts.updated);
    onSaved({ ...bodyOf(saved.form), id: target ?? id ?? undefined }, target === null);
  };
  const fail = async (failure: Failure, target: number | null): Promise<boolean> => {
    // The frame asks the user to sign in again; the form keeps its edits.
    if (failure.kind === 'unauthenticated') {
      setFailed({ arrivals, text: texts.signedInAgain });
      return false;
    }
    if (failure.kind === 'notFound' && target !== null) {
      const text = texts.goneText(state.form.nom_du_formulaire.trim());
      const labels = { confirmLabel: texts.createAnew, cancelLabel: texts.keep };
      return confirm({ title: texts.gone, text, ...labels });
    }
    const what = target === null ? texts.createFailed : texts.updateFailed;
    const lines = failureLines(failure, target, texts);
    await alert({ title: texts.error, text: [...new Set([what, ...lines])].join('\n'), tone: 'error' });
    setFailed({ arrivals, text: (lines.length > 1 ? lines : [what, ...lines]).join('\n') });
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
    setFailed(undefined);
    await run(state.id).finally(() => {
      isRunning.current = false;
    });
  });
  const failure = failed?.arrivals === arrivals ? failed.text : undefined;
  return { save, failure, question, isSaving: create.isSaving || update.isSaving };
}

/** Why the save failed, where it is known, then what is kept. */
function failureLines(failure: Failure, target: number | null, texts: FormsTexts): string[] {
  const { fields } = failure;
  const reasons = fields && Object.keys(fields).length > 0 ? Object.values(fields) : [whySaveFailed(failure)];
  const isUnsure = mayHaveWritten(failure) && target === null;
  return [...reasons, isUnsure ? `${texts.kept} ${texts.maybeSaved}` : texts.kept].filter(Boolean);
}
