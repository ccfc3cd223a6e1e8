import { eventCalls } from '../../../api/endpoints/events';
import { failureOf } from '../../../api/errors';
import { useSave } from '../../../api/useApi';
import { useTrash } from '../../../data/useTrash';
import type { CalendarEvent } from '../../../domain/events/event';
import { isSeries } from '../../../domain/events/occurrences';
import { useConsent } from '../../../session/hostPage';
import { failureText } from '../../../texts/failures';
import { useTexts } from '../../../texts/texts';
import { useAlert } from '../../../ui/dialog/useAlert';
import { useConfirm } from '../../../ui/dialog/useConfirm';
import { useToast } from '../../../ui/toast/useToast';
import { eventDetailTexts } from './texts.fr';

/** Confirms, deletes and reports the result. `onDeleted` is also called for an event that another user deleted. */
export function useDeleteEvent(onDeleted: (event: CalendarEvent, isOwn: boolean) => void) {
  const texts = useTexts(eventDetailTexts);
  const confirm = useConfirm();
  const alert = useAlert();
  const toast = useToast();
  const trash = useTrash();
  const { mayDelete } = useConsent();
  const { save, isSaving } = useSave(eventCalls.remove);
  const remove = async (event: CalendarEvent) => {
    const { id, nom_evenement: name } = event;
    const question = {
      title: texts.removeTitle,
      text: isSeries(event) ? texts.removeSeriesText(name, trash.kept) : texts.removeText(name, trash.kept),
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
