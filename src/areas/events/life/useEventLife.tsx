import { useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { useClient, write } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { CalendarEvent } from '../../../domain/events/event';
import { useIsOffered } from '../../../session/hostPage';
import { useIsSupported, useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { useToast } from '../../../ui/toast/useToast';
import { useEventChange } from './eventChanged';
import { lifeButtonTexts } from './texts.fr';

const loadCancelDialog = () => import('./CancelDialog');
const loadReactivateDialog = () => import('./ReactivateDialog');
const loadReminderDialog = () => import('./ReminderDialog');

/**
 * What is done to an event beside its form: copied, cancelled, taken up again, reminded of. What the back end, the user or the
 * page doesn't allow is missing.
 * @param onCopied called with the id of a copy
 */
export function useEventLife(event: CalendarEvent, onCopied: (id: number) => void) {
  const mayChange = useRight('evenements.modifier');
  const isOffered = useIsOffered();
  const hasLife = useIsSupported(eventCalls.cancel) && mayChange;
  const hasReminders = useIsSupported(eventCalls.reminders) && mayChange;
  const duplicate = useDuplicate(event.id, onCopied);
  const [opened, open] = useState<'remind' | 'cancel' | 'reactivate'>();
  const isCancelled = Boolean(event.annulation);
  const canCancel = hasLife && isOffered('cancel');
  // The dialogs get the event as it is now, so that they notice a change that came in behind them.
  const props = { event, onClose: () => open(undefined) };
  return {
    remind: hasReminders && isOffered('remind') && !isCancelled ? () => open('remind') : undefined,
    duplicate: hasLife && isOffered('copy') ? duplicate : undefined,
    cancel: canCancel && !isCancelled ? () => open('cancel') : undefined,
    reactivate: canCancel && isCancelled ? () => open('reactivate') : undefined,
    dialog: (
      <>
        {opened === 'remind' && <LazyDialog load={loadReminderDialog} props={props} />}
        {opened === 'cancel' && <LazyDialog load={loadCancelDialog} props={props} />}
        {opened === 'reactivate' && <LazyDialog load={loadReactivateDialog} props={props} />}
      </>
    ),
  };
}

function useDuplicate(id: number, onCopied: (id: number) => void): () => void {
  const texts = useTexts(lifeButtonTexts);
  const client = useClient();
  const toast = useToast();
  const tell = useWriteFailure();
  const { mayChange, tellPage } = useEventChange(id);
  const [isBusy, setBusy] = useState(false);
  const duplicate = async () => {
    if (isBusy || !mayChange({ change: 'duplicate' })) return;
    setBusy(true);
    try {
      const copy = await write(client, eventCalls.duplicate, { id });
      toast(texts.duplicated);
      tellPage(copy.id, true);
      onCopied(copy.id);
    } catch (error) {
      await tell(error, texts.notDuplicated);
    } finally {
      setBusy(false);
    }
  };
  return () => void duplicate();
}
