import { useMemo } from 'react';
import type { CalendarEvent } from '../domain/events/event';
import { useCapability } from '../session/useSession';

/** The event without a key `serie` that the back end has not announced: it has another meaning there, or none. */
export const announcedEvent = <E extends CalendarEvent>(event: E, isAnnounced: boolean): E =>
  isAnnounced || event.serie == null ? event : { ...event, serie: null };

/** The same of a list, which stays the same one where nothing is left out. */
export function useAnnouncedSeries<E extends CalendarEvent>(events: readonly E[]): readonly E[] {
  const isAnnounced = useCapability('series');
  return useMemo(
    () => (isAnnounced ? events : events.map((event) => announcedEvent(event, isAnnounced))),
    [events, isAnnounced],
  );
}
