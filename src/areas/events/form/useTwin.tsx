import { type ReactNode, useState } from 'react';
import type { CalendarEvent } from '../../../domain/events/event';
import { LazyDialog } from '../../../ui/lazy/LazyDialog';
import { useStableCallback } from '../../../ui/useStableCallback';
import { loadTwin } from './parts';
import type { TwinDialogProps } from './TwinDialog';

interface TwinQuestion {
  /** The dialog while it asks. Render it beside the form. */
  question: ReactNode;
  /** Resolves to the id of the event that was meant, to 'none', or to undefined where the user returns to the form. */
  ask(events: readonly CalendarEvent[]): Promise<number | 'none' | undefined>;
}

/** Asks which event is the one whose creation the back end didn't confirm. */
export function useTwin(): TwinQuestion {
  const [props, setProps] = useState<TwinDialogProps>();
  const ask = useStableCallback(
    (events: readonly CalendarEvent[]) =>
      new Promise<number | 'none' | undefined>((resolve) => {
        const settle = (answer?: number | 'none') => {
          setProps(undefined);
          resolve(answer);
        };
        setProps({ events, onChoose: settle, onClose: () => settle() });
      }),
  );
  return { question: props && <LazyDialog<TwinDialogProps> load={loadTwin} props={props} />, ask };
}
