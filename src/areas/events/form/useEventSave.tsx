/*
 * Saves the event of one form and tells the user how it went. Hides which answers a save makes stale, and which texts
 * belong to which outcome; the form shows what `save` resolves to.
 */
import { useEffect, useRef, useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { invalidate, useClient } from '../../../api/useApi';
import { useConflict } from '../../../data/save/useSaving';
import { conflictTexts } from '../../../data/texts.fr';
import { TabLink } from '../../../routing/Link';
import { useLocation } from '../../../routing/useLocation';
import { useConsent } from '../../../session/hostPage';
import { useSession } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import type { FormFailure } from '../../../ui/form/Form';
import { useToast } from '../../../ui/toast/useToast';
import { eventPaths } from '../../routes';
import { listPath } from '../list/listAddress';
import { EventSave } from '../save/EventSave';
import { type EventEdit, eventDraftOf, type OpenedEvent } from '../save/eventValues';
import { type FailedOutcome, failuresOf, type SaveState } from '../save/outcome';
import { useFallenDates } from '../series/fallen/useFallenDates';
import { chosenOf } from '../speakers/speakerCalls';
import { reportOf } from './reportOf';
import { eventFormTexts } from './texts.fr';
import type { EditTelling } from './useEditTelling';

/** Called once everything is saved, with the day of the event. */
type SavedListener = (id: number, isNew: boolean, day: string) => void;

interface FilledForm extends EventEdit {
  telling: EditTelling;
}

/** The save of one form, its state, and the dialogs in which it asks while the form is shown. */
function useEventJob(opened: OpenedEvent | undefined, first: FilledForm) {
  const [conflict, fallen] = [useConflict(), useFallenDates(opened)];
  const texts = useTexts(eventFormTexts);
  const client = useClient();
  const { session } = useSession();
  const isShown = useIsShown();
  const [state, show] = useState<SaveState>({ isRunning: false, id: opened?.id, speakers: {} });
  const [job] = useState(() => {
    // The user who has left the form isn't asked any more.
    const ask: typeof conflict.ask = (question) =>
      isShown.current ? conflict.ask(question) : Promise.resolve({ kind: 'edit' });
    const announced = () => session.get().capabilities;
    const { isTold, heard } = first.telling;
    return new EventSave(client, { first, opened, show, announced, isTold, heard, ask, texts });
  });
  const question = (
    <>
      {conflict.question}
      {fallen.question}
    </>
  );
  return { job, state, question, isShown, mayDrop: fallen.ask };
}

/** @param first what the form was filled with */
export function useEventSave(opened: OpenedEvent | undefined, first: FilledForm, onSaved: SavedListener) {
  const texts = useTexts(eventFormTexts);
  const { taken } = useTexts(conflictTexts);
  const [alert, confirm, toast] = [useAlert(), useConfirm(), useToast()];
  const client = useClient();
  const { navigate } = useLocation();
  const { session } = useSession();
  const { job, state, question, isShown, mayDrop } = useEventJob(opened, first);
  const { isNew } = job;
  const mayStart = useEventConsent(job);

  /** Names the saved event; a new one is one press away. Of a change it says who was told, and who couldn't be. */
  const tellSaved = (id: number, name: string) => {
    if (!isNew) return first.telling.report(id, texts.updated);
    toast(texts.createdNamed(name), {
      label: texts.open,
      run: () => navigate(eventPaths.detail.to({ id })),
    });
  };
  /** Says what failed. @returns what the form then shows, with a link to look where the event may be stored */
  const tellFailed = async (outcome: FailedOutcome, date: string): Promise<FormFailure> => {
    const { alert: text, isUnsure, ...failure } = reportOf(outcome, isNew, texts);
    await alert({ title: texts.error, text, tone: 'error' });
    const month = `view=month&month=${date.slice(0, 7)}`;
    return isUnsure
      ? { ...failure, look: <TabLink to={listPath(month)}>{texts.maybeCreated}</TabLink> }
      : failure;
  };
  const send = async (held: EventEdit, only: string | undefined): Promise<FormFailure | undefined> => {
    const outcome = await job.run(held, only);
    void invalidate(client, eventCalls.synchronize.invalidates);
    // The user has left the form: the save is complete, but the screen they are on now doesn't change.
    if (!isShown.current) return undefined;
    if (outcome.status === 'saved' || outcome.status === 'taken') {
      if (outcome.status === 'taken') toast(taken(outcome.name));
      else tellSaved(outcome.id, held.values.nom_evenement.trim());
      onSaved(outcome.id, isNew, held.values.date);
      return undefined;
    }
    if (outcome.status === 'kept') return { form: texts[outcome.text] };
    // The session may also have expired during a call whose failure is ignored.
    if (isSignedOut(outcome) || session.get().status === 'signed-out') return { form: texts.signedInAgain };
    if (job.state.id !== undefined && isOvertaken(outcome)) {
      const question = { title: texts.overtaken, text: texts.overtakenText, danger: true };
      const buttons = { confirmLabel: texts.overwrite, cancelLabel: texts.keepEditing };
      if (!(await confirm({ ...question, ...buttons }))) return { form: texts.notSaved };
      job.overwrite();
      return send(held, only);
    }
    return tellFailed(outcome, held.values.date);
  };
  /** Resolves to what the form shows, if anything; `only` retries one speaker. */
  const save = async (held: EventEdit, only: string | undefined): Promise<FormFailure | undefined> => {
    const isAgreed = await mayDrop(eventDraftOf(held.values)).catch(() => undefined);
    // What finds these dates could not be loaded.
    if (isAgreed === undefined) return { form: texts.notSaved, canRetry: true };
    return isAgreed && mayStart(held) ? send(held, only) : { isStopped: true };
  };
  return { state, save, question, forget: (key: string) => job.forget(key) };
}

/** Asks the page around the widget about the event and its speakers, as the form has them. */
function useEventConsent(job: EventSave): (edit: EventEdit) => boolean {
  const { maySave } = useConsent();
  return ({ values, speakers }) => {
    const { id } = job.state;
    const draft = { ...eventDraftOf(values), intervenants: speakers.map(chosenOf) };
    return maySave({ kind: 'event', ...(id !== undefined && { id }), draft });
  };
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
const isOvertaken = (outcome: FailedOutcome): boolean =>
  outcome.status === 'eventFailed' &&
  outcome.failure.status === 409 &&
  Object.keys(outcome.failure.fields ?? {}).length === 0;
