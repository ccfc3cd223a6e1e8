/*
 * Saves the event of one form and tells the user how it went. Hides which answers a save makes stale, and which texts
 * belong to which outcome; the form shows what `save` resolves to.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { evenements } from '../../../api/endpoints/evenements';
import { invalidate, useClient } from '../../../api/useApi';
import type { EvenementDraft } from '../../../domain/events/evenement';
import { useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import type { FormFailure } from '../../../ui/form/Form';
import { useToast } from '../../../ui/toast/useToast';
import { eventFormTexts } from '../form/texts';
import type { Speaker } from '../speakers/speaker';
import { EventSave, type OpenedEvent } from './EventSave';
import { type FailedOutcome, failuresOf } from './outcome';
import { reportOf } from './reportOf';
import { saveCalls } from './saveCalls';

/** Called once everything is saved, with the day of the event. */
type SavedListener = (id: number, isNew: boolean, day: string) => void;

export function useEventSave(opened: OpenedEvent | undefined, onSaved: SavedListener) {
  const texts = useTexts(eventFormTexts);
  const [alert, confirm, toast] = [useAlert(), useConfirm(), useToast()];
  const client = useClient();
  const { session } = useSession();
  const [job] = useState(
    () =>
      new EventSave(
        saveCalls(client, (name) => session.get().capabilities.has(name)),
        opened,
      ),
  );
  const { progress, isNew } = job;
  const state = useSyncExternalStore(progress.subscribe, progress.get, progress.get);
  const isShown = useIsShown();

  /** Resolves to what the form shows, if anything; `only` retries one speaker. */
  const save = async (
    draft: EvenementDraft,
    speakers: readonly Speaker[],
    only: string | undefined,
  ): Promise<FormFailure | undefined> => {
    const outcome = await job.run(draft, speakers, only);
    void invalidate(client, evenements.synchronize.invalidates);
    // The user has left the form: the save is complete, but the screen they are on now doesn't change.
    if (!isShown.current) return undefined;
    if (outcome.status === 'saved') {
      toast(isNew ? texts.created : texts.updated);
      onSaved(outcome.id, isNew, draft.date.slice(0, 10));
      return undefined;
    }
    // The session may also have expired during a call whose failure is ignored.
    if (isSignedOut(outcome) || session.get().status === 'signed-out') return { form: texts.signedInAgain };
    if (isOvertaken(outcome, isNew)) {
      const question = { title: texts.overtaken, text: texts.overtakenText, danger: true };
      const buttons = { confirmLabel: texts.overwrite, cancelLabel: texts.keepEditing };
      if (!(await confirm({ ...question, ...buttons }))) return { form: texts.notSaved };
      job.overwrite();
      return save(draft, speakers, only);
    }
    const report = reportOf(outcome, isNew, texts);
    await alert({ title: texts.error, text: report.alert, tone: 'error' });
    const { alert: _, ...failure } = report;
    return failure;
  };
  return { state, save, forget: (key: string) => progress.forget(key) };
}

/** Whether the component is still mounted. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** The frame asks the user to sign in again; no other failure is shown before that. */
const isSignedOut = (outcome: FailedOutcome): boolean =>
  failuresOf(outcome).some(({ kind }) => kind === 'unauthenticated');

/** Whether another user saved the event since it was opened. */
const isOvertaken = (outcome: FailedOutcome, isNew: boolean): boolean =>
  !isNew &&
  outcome.status === 'eventFailed' &&
  outcome.failure.status === 409 &&
  Object.keys(outcome.failure.fields ?? {}).length === 0;
