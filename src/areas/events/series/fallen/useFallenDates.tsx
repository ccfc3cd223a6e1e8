import { type ReactNode, useRef, useState } from 'react';
import { fallenDates } from '../../../../domain/calendar/fallenDates';
import type { CalendarEvent, EventDraft, EventException } from '../../../../domain/events/event';
import { ruleOf } from '../../../../domain/events/occurrences';
import { LazyDialog } from '../../../../ui/lazy/LazyDialog';
import { useStableCallback } from '../../../../ui/useStableCallback';
import type { FallenDatesProps } from './FallenDatesDialog';

const loadDialog = () => import('./FallenDatesDialog');

/** What a stored event has of its days. */
export type StoredDays = Partial<
  Pick<CalendarEvent, 'is_recurrent' | 'recurence_data' | 'date' | 'serie' | 'exceptions'>
>;

interface FallenQuestion {
  /** The dialog while it asks. Render it beside the form. */
  question: ReactNode;
  /** Resolves to whether the draft may be saved: it does away with no changed date, or the user has agreed. */
  ask(draft: EventDraft): Promise<boolean>;
}

/** The changed dates that the draft does away with. A rule that isn't sent stays as it is. */
function fallenWith(draft: EventDraft, { exceptions, ...stored }: StoredDays): EventException[] {
  const before = ruleOf({ is_recurrent: false, date: null, recurence_data: null, serie: null, ...stored });
  const { is_recurrent, recurence_data, date, serie = stored.serie } = draft;
  const next = ruleOf({ is_recurrent, recurence_data, date, serie });
  return fallenDates(before, next, exceptions ?? []);
}

/** Asks before a change of a series is saved with which moved and cancelled dates fall away. */
export function useFallenDates(event: StoredDays | undefined): FallenQuestion {
  const [props, setProps] = useState<FallenDatesProps>();
  const agreed = useRef('');
  const ask = useStableCallback(async (draft: EventDraft): Promise<boolean> => {
    const dates = event?.exceptions?.length ? fallenWith(draft, event) : [];
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
