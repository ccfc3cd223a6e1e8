/** How a month’s events are spread over its days. */
import { type IsoDay, isDay } from '../../../domain/calendar/dayNumbers';
import type { DayRange } from '../../../domain/calendar/occurrences';
import type { CalendarEvent } from '../../../domain/events/event';
import { eventDays, isSeries } from '../../../domain/events/occurrences';

/**
 * Events by their written day, a series by each of its days in the range, as it is on that day. Each day has the order of the hours; events
 * without a valid day are left out.
 */
export function byDay(
  events: readonly CalendarEvent[],
  range: DayRange,
): ReadonlyMap<IsoDay, readonly CalendarEvent[]> {
  const days = new Map<IsoDay, CalendarEvent[]>();
  for (const row of events) {
    const own = writtenDay(row).map((day) => ({ event: row, day }));
    for (const { event, day } of isSeries(row) ? eventDays(row, range) : own) {
      const events = days.get(day);
      if (events) events.push(event);
      else days.set(day, [event]);
    }
  }
  for (const events of days.values()) events.sort(byStart);
  return days;
}

function writtenDay({ date }: CalendarEvent): IsoDay[] {
  const day = date?.slice(0, 10);
  return isDay(day) ? [day] : [];
}

/** Events without an hour come first: they take the whole day. */
function byStart(a: CalendarEvent, b: CalendarEvent): number {
  const [start, other] = [startOf(a), startOf(b)];
  return start < other ? -1 : start > other ? 1 : a.id - b.id;
}

const startOf = ({ heure_debut }: CalendarEvent): string =>
  /^\d{1,2}:\d{2}/.exec(heure_debut ?? '')?.[0].padStart(5, '0') ?? '';
