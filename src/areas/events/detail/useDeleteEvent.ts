import { eventCalls } from '../../../api/endpoints/events';
import { type Failure, failureOf } from '../../../api/errors';
import { useClient, useSave } from '../../../api/useApi';
import { useTrash } from '../../../data/useTrash';
import type { CalendarEvent } from '../../../domain/events/event';
import { isSeries } from '../../../domain/events/occurrences';
import { useConsent } from '../../../session/hostPage';
import { useIsSupported } from '../../../session/useSession';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useToast } from '../../../ui/toast/useToast';
import { eventDetailTexts } from './texts.fr';

/** The number of people registered for an event: 0 where the back end has no registrations, the failure where it can’t be read. */
function useRegisteredCount(): (id: number) => Promise<number | Failure> {
  const client = useClient();
  const isSupported = useIsSupported(eventCalls.registration);
  return async (id) => {
    if (!isSupported) return 0;
    try {
      const { nombres } = await client.call(eventCalls.registration, { id });
      return Object.values(nombres).reduce((sum, count) => sum + count, 0);
    } catch (error) {
      return failureOf(error);
    }
  };
}

/** Confirms, deletes and reports the result. `onDeleted` is also called for an event that another user deleted. */
export function useDeleteEvent(onDeleted: (event: CalendarEvent, isOwn: boolean) => void) {
  const texts = useTexts(eventDetailTexts);
  const confirm = useConfirm();
  const alert = useAlert();
  const toast = useToast();
  const trash = useTrash();
  const { mayDelete } = useConsent();
  const { save, isSaving } = useSave(eventCalls.remove);
  const registeredFor = useRegisteredCount();
  const canTell = useIsSupported(eventCalls.cancel);
  const remove = async (event: CalendarEvent) => {
    const { id, nom_evenement: name } = event;
    const registered = await registeredFor(id);
    const isKnown = typeof registered === 'number';
    // The frame asks the user to sign in again.
    if (!isKnown && registered.kind === 'unauthenticated') return;
    const asked = isSeries(event) ? texts.removeSeriesText : texts.removeText;
    const count = isKnown ? texts.removeRegistered(registered) : texts.registeredUnknown;
    const ofRegistered = [count, ...(canTell ? [texts.tellFirst] : [])];
    const question = {
      title: texts.removeTitle,
      text: [asked(name, trash.kept), ...(registered === 0 ? [] : ofRegistered)].join(' '),
      confirmLabel: texts.remove,
      danger: true,
    };
    if (!(await confirm(question)) || !mayDelete({ kind: 'event', ids: [id] })) return;
    let answer: unknown;
    try {
      answer = await save({ id });
    } catch (error) {
      const failure = failureOf(error);
      // The frame asks the user to sign in again.
      if (failure.kind === 'unauthenticated') return;
      if (failure.kind !== 'notFound') {
        const text = [texts.notRemoved, failureText(failure, '')].filter(Boolean).join('\n');
        return void alert({ title: texts.error, text, tone: 'error' });
      }
      onDeleted(event, false);
      return void alert({ title: texts.gone, text: texts.goneText(name), tone: 'warning' });
    }
    onDeleted(event, true);
    toast(texts.removed, trash.undo(answer));
  };
  return { remove, isSaving };
}
