import { useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { useClient, write } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { CalendarEvent } from '../../../domain/events/event';
import { useIsOffered } from '../../../session/hostPage';
import { useIsSupported, useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { useToast } from '../../../ui/toast/useToast';
import { useEventChange } from './eventChanged';
import { lifeButtonTexts } from './texts.fr';

const loadCancelDialog = () => import('./CancelDialog');
const loadReactivateDialog = () => import('./ReactivateDialog');
const loadReminderDialog = () => import('./ReminderDialog');

interface LifeButtonsProps {
  event: CalendarEvent;
  /** Called with the id of a copy. */
  onCopied(id: number): void;
}

/** What is done to an event beside its form, where the back end can: copied, cancelled, taken up again, reminded of. */
export function LifeButtons({ event, onCopied }: LifeButtonsProps) {
  const mayChange = useRight('evenements.modifier');
  const isOffered = useIsOffered();
  const hasLife = useIsSupported(eventCalls.cancel);
  const hasReminders = useIsSupported(eventCalls.reminders);
  if (!mayChange) return null;
  return (
    <>
      {hasReminders && isOffered('remind') && !event.annulation && <ReminderButton event={event} />}
      {hasLife && <CopyAndCancel event={event} onCopied={onCopied} />}
    </>
  );
}

function ReminderButton({ event }: Pick<LifeButtonsProps, 'event'>) {
  const texts = useTexts(lifeButtonTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="clock" onClick={() => setOpen(true)}>
        {texts.reminders}
      </Button>
      {isOpen && <LazyDialog load={loadReminderDialog} props={{ event, onClose: () => setOpen(false) }} />}
    </>
  );
}

function CopyAndCancel({ event, onCopied }: LifeButtonsProps) {
  const isOffered = useIsOffered();
  const texts = useTexts(lifeButtonTexts);
  const [opened, open] = useState<'cancel' | 'reactivate'>();
  const { duplicate, isBusy } = useDuplicate(event.id, onCopied);
  const cancelled = Boolean(event.annulation);
  const close = () => open(undefined);
  return (
    <>
      {isOffered('copy') && (
        <Button icon="copy" busy={isBusy} onClick={() => void duplicate()}>
          {texts.duplicate}
        </Button>
      )}
      {isOffered('cancel') && (
        <Button icon={cancelled ? 'undo' : 'close'} onClick={() => open(cancelled ? 'reactivate' : 'cancel')}>
          {cancelled ? texts.reactivate : texts.cancel}
        </Button>
      )}
      {opened === 'cancel' && <LazyDialog load={loadCancelDialog} props={{ event, onClose: close }} />}
      {opened === 'reactivate' && (
        <LazyDialog load={loadReactivateDialog} props={{ event, onClose: close }} />
      )}
    </>
  );
}

function useDuplicate(id: number, onCopied: (id: number) => void) {
  const texts = useTexts(lifeButtonTexts);
  const client = useClient();
  const toast = useToast();
  const tell = useWriteFailure();
  const { mayChange, tellPage } = useEventChange(id);
  const [isBusy, setBusy] = useState(false);
  const duplicate = async () => {
    if (!mayChange({ change: 'duplicate' })) return;
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
  return { duplicate, isBusy };
}
