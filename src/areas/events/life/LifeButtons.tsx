import { useState } from 'react';
import { eventCalls } from '../../../api/endpoints/events';
import { useClient, write } from '../../../api/useApi';
import { useWriteFailure } from '../../../data/useWriteFailure';
import type { CalendarEvent } from '../../../domain/events/event';
import { useIsSupported, useRight } from '../../../session/useSession';
import { useTexts } from '../../../texts/texts';
import { Button } from '../../../ui/button/Button';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { useToast } from '../../../ui/toast/useToast';
import { lifeButtonTexts } from './texts.fr';

const loadCancelDialog = () => import('./CancelDialog');
const loadReactivateDialog = () => import('./ReactivateDialog');

interface LifeButtonsProps {
  event: CalendarEvent;
  /** Called with the id of a copy. */
  onCopied(id: number): void;
}

/** Copies an event, cancels it, or takes a cancelled one up again; nothing where the back end can't. */
export function LifeButtons({ event, onCopied }: LifeButtonsProps) {
  const texts = useTexts(lifeButtonTexts);
  const isSupported = useIsSupported(eventCalls.cancel);
  const mayChange = useRight('evenements.modifier');
  const [opened, open] = useState<'cancel' | 'reactivate'>();
  const { duplicate, isBusy } = useDuplicate(event.id, onCopied);
  if (!isSupported || !mayChange) return null;
  const close = () => open(undefined);
  return (
    <>
      <Button icon="copy" busy={isBusy} onClick={() => void duplicate()}>
        {texts.duplicate}
      </Button>
      {event.annulation ? (
        <Button icon="undo" onClick={() => open('reactivate')}>
          {texts.reactivate}
        </Button>
      ) : (
        <Button icon="close" onClick={() => open('cancel')}>
          {texts.cancel}
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
  const [isBusy, setBusy] = useState(false);
  const duplicate = async () => {
    setBusy(true);
    try {
      const copy = await write(client, eventCalls.duplicate, { id });
      toast(texts.duplicated);
      onCopied(copy.id);
    } catch (error) {
      await tell(error, texts.notDuplicated);
    } finally {
      setBusy(false);
    }
  };
  return { duplicate, isBusy };
}
