/** How a month’s events are spread over its days. */
import type { IsoDay } from '../../../domain/calendar/dayNumbers';
import type { DayRange } from '../../../domain/calendar/occurrences';
import type { CalendarEvent } from '../../../domain/events/event';
import { eventDays } from '../../../domain/events/occurrences';

/** Events by each of their days in the range, as they are on that day, in the order of the hours; those without a valid day are left out. */
export function byDay(
  events: readonly CalendarEvent[],
  range: DayRange,
): ReadonlyMap<IsoDay, readonly CalendarEvent[]> {
  const days = new Map<IsoDay, CalendarEvent[]>();
  for (const row of events) {
    for (const { event, day } of eventDays(row, range)) {
      const events = days.get(day);
      if (events) events.push(event);
      else days.set(day, [event]);
    }
  }
  for (const events of days.values()) events.sort(byStart);
  return days;
}

/** Events without an hour come first: they take the whole day. */
function byStart(a: CalendarEvent, b: CalendarEvent): number {
  const [start, other] = [startOf(a), startOf(b)];
  return start < other ? -1 : start > other ? 1 : a.id - b.id;
}

const startOf = ({ heure_debut }: CalendarEvent): string =>
  /^\d{1,2}:\d{2}/.exec(heure_debut ?? '')?.[0].padStart(5, '0') ?? '';
