import { dayNumber } from '../calendar/dayNumbers';
import type { CalendarEvent } from './event';
import { endOfDate, isSeries, nextDate } from './occurrences';

interface DatedEvent {
  event: CalendarEvent;
  /** `yyyy-mm-dd`: of a series its next day, or its last one; '' without a readable day. */
  day: string;
}

function dayOf(event: CalendarEvent, today: string): string {
  const written = event.date?.slice(0, 10) ?? '';
  if (Number.isNaN(dayNumber(written))) return '';
  const day = isSeries(event) ? (nextDate(event, today)?.day ?? written) : written;
  // What goes on today is one of today's, whenever it began.
  return day < today && endOfDate(event, day) >= today ? today : day;
}

/** Today's events and those to come, the next one first, then those that were, the latest first. */
export function nearestFirst(events: readonly CalendarEvent[], today: string): DatedEvent[] {
  const dated = events.map((event) => ({ event, day: dayOf(event, today) }));
  const upcoming = dated.filter(({ day }) => day >= today);
  const past = dated.filter(({ day }) => day < today);
  const byDay = (a: DatedEvent, b: DatedEvent) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : a.event.id - b.event.id;
  return [...upcoming.sort(byDay), ...past.sort((a, b) => byDay(b, a))];
}
