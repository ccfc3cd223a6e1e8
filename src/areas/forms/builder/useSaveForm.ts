/*
 * Saves the form in the builder. No failure loses edits, and the last one stays in the builder until the next save or
 * another form; a form that another user deleted can be created again; edits made during the request stay as unsaved
 * changes.
 */
import { useRef, useState } from 'react';
import { formCalls } from '../../../api/endpoints/forms';
import { useSave } from '../../../api/useApi';
import { type FailureReport, joinLines, type Told } from '../../../data/save/saveFailures';
import { rowInRefusal, type SaveOutcome } from '../../../data/save/saveOver';
import { useSaving } from '../../../data/save/useSaving';
import { useConsent } from '../../../session/hostPage';
import { useCapability } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useToast } from '../../../ui/toast/useToast';
import { useStableCallback } from '../../../ui/useStableCallback';
import type { FormSaved } from '../area';
import type { BuilderState } from '../model/builderReducer';
import { type BuiltForm, EMPTY_FORM, sameForm } from '../model/builtForm';
import { payloadOf } from '../model/payload';
import { type FormsTexts, formsTexts } from '../texts.fr';
import { useFormParts } from '../useFormParts';
import type { StoredForm } from './mergeForm';
import type { FormBuilder } from './useFormBuilder';

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
  onSaved(saved: FormSaved): void;
}

/** Sends the form in the builder: creates it, or updates the one with the id `target`. */
function useSendForm({ form, base, version }: BuilderState, over: ReturnType<typeof useSaving>['over']) {
  const parts = useFormParts();
  const isVersioned = useCapability('versions');
  const create = useSave(formCalls.create);
  const update = useSave(formCalls.update);

  const bodyOf = (form: BuiltForm) => payloadOf(form, parts);
  const sendUpdate = (id: number, form: BuiltForm, version: string | undefined) =>
    update.save({ id, body: { ...bodyOf(form), ...(version && { updated_at: version }) } });
  /** Where another user saved the form meanwhile, the user chooses what to keep. */
  const send = async (target: number | null): Promise<SaveOutcome<StoredForm, StoredForm>> => {
    try {
      const sent = target === null ? create.save({ body: bodyOf(form) }) : sendUpdate(target, form, version);
      return { kind: 'saved', answer: { form, answer: await sent } };
    } catch (refusal) {
      const isConflict = target !== null && isVersioned && rowInRefusal(refusal) !== undefined;
      if (!isConflict || !version) throw refusal;
      const { mergeForm } = await import('./mergeForm');
      const again = (...edit: [BuiltForm, string]) => sendUpdate(target, ...edit);
      return mergeForm({ refusal, base, version, form, over, send: again });
    }
  };
  return { send, bodyOf, isSaving: create.isSaving || update.isSaving };
}

/** `save` does nothing while another save is under way. */
export function useSaveForm({ builder, arrivals, onSaved }: SaveOptions) {
  const texts = useTexts(formsTexts);
  const [confirm, toast] = [useConfirm(), useToast()];
  const saving = useSaving(texts);
  const { maySave } = useConsent();
  const isRunning = useRef(false);
  const [failed, setFailed] = useState<{ arrivals: number; text: string | undefined }>();
  const { state, dispatch } = builder;
  const { send, bodyOf, isSaving } = useSendForm(state, saving.over);
  const current = useStableCallback(() => builder.state.form);

  /** Saves; if the form was deleted and the user agrees, saves once more as a new form. */
  const run = async (target: number | null): Promise<void> => {
    const failure = await saving.save<StoredForm>({
      mayStart: () =>
        maySave({ kind: 'form', ...(target !== null && { id: target }), draft: bodyOf(state.form) }),
      send: () => send(target),
      done({ form, answer }, isTaken) {
        const { id = target ?? undefined, version = state.version } = savedIn(answer);
        if (sameForm(current(), state.form)) dispatch({ type: 'load', form: EMPTY_FORM, id: null });
        else dispatch({ type: 'saved', form, id: target ?? id ?? null, version });
        if (isTaken) return;
        toast(target === null ? texts.created(form.nom_du_formulaire.trim()) : texts.updated);
        const { nom_du_formulaire } = bodyOf(form);
        onSaved({ id: target ?? id, nom_du_formulaire, isNew: target === null });
      },
      tell: tellFailure(texts, target === null),
      async failed({ kind }) {
        if (kind !== 'notFound' || target === null) return false;
        const text = texts.goneText(state.form.nom_du_formulaire.trim());
        const labels = { confirmLabel: texts.createAnew, cancelLabel: texts.keep };
        if (!(await confirm({ title: texts.gone, text, ...labels }))) return true;
        dispatch({ type: 'orphan' });
        await run(null);
        return true;
      },
    });
    if (failure) setFailed({ arrivals, text: failure.form });
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
  return { save, failure, question: saving.question, isSaving };
}

/** Why the save failed, where it is known, then what is kept. */
const tellFailure =
  (texts: FormsTexts, isNew: boolean) =>
  ({ why, reasons = { why }, isUnclear }: Told): FailureReport => {
    const failed = isNew ? texts.createFailed : texts.updateFailed;
    const rest = isUnclear && isNew ? `${texts.kept} ${texts.maybeSaved}` : texts.kept;
    const whys = Object.values(reasons);
    const form = joinLines(joinLines(...whys) || failed, rest);
    return { alert: joinLines(...new Set([failed, ...whys, rest])), form: { form, canRetry: true } };
  };
