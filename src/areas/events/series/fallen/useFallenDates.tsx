import { type ReactNode, useRef, useState } from 'react';
import type { EventDraft } from '../../../../domain/events/event';
import { LazyDialog } from '../../../../ui/lazy/LazyDialog';
import { loadOnce } from '../../../../ui/loading/loadOnce';
import { useStableCallback } from '../../../../ui/useStableCallback';
import type { FallenDatesProps } from './FallenDatesDialog';
import type { StoredDays } from './fallenWith';

/** What it takes loads where an event has changed dates. */
const loadDialog = () => import('./FallenDatesDialog');
const loadRule = () => import('./fallenWith').then(({ fallenWith }) => ({ default: fallenWith }));

interface FallenQuestion {
  /** The dialog while it asks. Render it beside the form. */
  question: ReactNode;
  /** Resolves to whether the draft may be saved: it does away with no changed date, or the user has agreed. */
  ask(draft: EventDraft): Promise<boolean>;
}

/** Asks before a change of a series is saved with which moved and cancelled dates fall away. */
export function useFallenDates(event: StoredDays | undefined): FallenQuestion {
  const [props, setProps] = useState<FallenDatesProps>();
  const agreed = useRef('');
  const ask = useStableCallback(async (draft: EventDraft): Promise<boolean> => {
    if (!event?.exceptions?.length) return true;
    const fallenWith = await loadOnce(loadRule);
    const dates = fallenWith(draft, event);
    const days = dates.map(({ jour }) => jour).join();
    // Another attempt after a failure doesn't ask again.
    if (!days || days === agreed.current) return true;
    return new Promise<boolean>((resolve) => {
      const settle = (isAgreed: boolean) => {
        if (isAgreed) agreed.current = days;
        setProps(undefined);
        resolve(isAgreed);
      };
      setProps({ dates, onConfirm: () => settle(true), onClose: () => settle(false) });
    });
  });
  return { question: props && <LazyDialog<FallenDatesProps> load={loadDialog} props={props} />, ask };
}
