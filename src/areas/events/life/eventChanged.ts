import { createContext, useContext } from 'react';
import type { EventChange } from '../../../domain/beforeWrite';
import { useConsent } from '../../../session/hostPage';

/** Tells the page around the widget that an event was changed outside of its form, or copied. */
export const EventChangedContext = createContext<(id: number, isNew: boolean) => void>(() => {});

/** Asks the page around the widget before such a change, and tells it afterwards. */
export function useEventChange(id: number) {
  const { maySave } = useConsent();
  return {
    mayChange: (draft: EventChange) => maySave({ kind: 'event-change', id, draft }),
    tellPage: useContext(EventChangedContext),
  };
}
