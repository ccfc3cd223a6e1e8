/*
 * The save of one form, said to whoever pressed the button. Hides which answers it makes stale, and which words belong
 * to which outcome; the form shows what comes back.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { evenements } from '../../../api/endpoints/evenements';
import { invalidate, useClient } from '../../../api/useApi';
import type { EvenementDraft } from '../../../domain/events/evenement';
import { useSession } from '../../../session/useSession';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import type { FormFailure } from '../../../ui/form/Form';
import { useToast } from '../../../ui/toast/useToast';
import type { Speaker } from '../speakers/speaker';
import { EventSave, failuresOf, type OpenedEvent, type Outcome } from './EventSave';
import { saveCalls } from './saveCalls';
import { type EventFormTexts, eventFormTexts } from './texts';

/** What is said of an outcome: in an alert, and in the form once that is closed. */
interface Report extends FormFailure {
  alert: string;
}

export function useEventSave(opened: OpenedEvent | undefined, onSaved: (id: number, isNew: boolean) => void) {
  const texts = useTexts(eventFormTexts);
  const alert = useAlert();
  const confirm = useConfirm();
  const toast = useToast();
  const client = useClient();
  const { session } = useSession();
  const [job] = useState(
    () =>
      new EventSave(
        saveCalls(client, (name) => session.get().capabilities.has(name)),
        opened,
      ),
  );
  const state = useSyncExternalStore(job.subscribe, job.get, job.get);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** Answers what to show in the form, if anything; `only` retries one speaker. */
  const save = async (
    draft: EvenementDraft,
    speakers: readonly Speaker[],
    only: string | undefined,
  ): Promise<FormFailure | undefined> => {
    const outcome = await job.run(draft, speakers, only);
    void invalidate(client, evenements.synchronize.invalidates);
    // Somebody left meanwhile: the save goes on, but nothing moves under their hands.
    if (!isShown.current) return undefined;
    if (outcome.status === 'saved') {
      toast(job.isNew ? texts.created : texts.updated);
      onSaved(outcome.id, job.isNew);
      return undefined;
    }
    // Also when it lapsed in a call that only asks to be surer.
    if (isSignedOut(outcome) || session.get().status === 'signed-out') return { form: texts.signedInAgain };
    if (isOvertaken(outcome, job.isNew)) {
      const question = { title: texts.overtaken, text: texts.overtakenText, danger: true };
      const buttons = { confirmLabel: texts.overwrite, cancelLabel: texts.keepEditing };
      if (!(await confirm({ ...question, ...buttons }))) return { form: texts.notSaved };
      job.overwrite();
      return save(draft, speakers, only);
    }
    const report = reportOf(outcome, job.isNew, texts);
    await alert({ title: texts.error, text: report.alert, tone: 'error' });
    return { errors: report.errors, form: report.form };
  };
  return { state, save, forget: (key: string) => job.forget(key) };
}

type Failed = Exclude<Outcome, { status: 'saved' }>;

/** Signing in again comes first, and says enough. */
const isSignedOut = (outcome: Failed): boolean =>
  failuresOf(outcome).some(({ kind }) => kind === 'unauthenticated');

/** Somebody else saved the event since it was opened. */
const isOvertaken = (outcome: Failed, isNew: boolean): boolean =>
  !isNew &&
  outcome.status === 'eventFailed' &&
  outcome.failure.status === 409 &&
  Object.keys(outcome.failure.fields ?? {}).length === 0;

function reportOf(outcome: Failed, isNew: boolean, texts: EventFormTexts): Report {
  if (outcome.status === 'speakersFailed') {
    const form = texts.speakersFailed(outcome.failures.length);
    return { alert: form, form };
  }
  const { failure } = outcome;
  if (outcome.status === 'eventGone') return { alert: failureText(failure), form: texts.createAnew };
  if (outcome.status === 'syncFailed') {
    return { alert: texts.syncFailed(failureText(failure)), form: texts.speakersKept };
  }
  const words = failureText(failure, isNew ? texts.createFailed : texts.updateFailed);
  const errors = failure.fields;
  if (errors && Object.keys(errors).length > 0) return { alert: words, errors };
  if (failure.kind === 'notFound' && !isNew) return { alert: words, form: texts.gone };
  const unsure = isNew ? texts.maybeCreated : texts.maybeUpdated;
  return { alert: words, form: outcome.isUnsure ? unsure : texts.notSaved };
}
