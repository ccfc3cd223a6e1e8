/** How a month’s events are spread over its days. */
import type { DayRange } from '../../../domain/calendar/occurrences';
import type { CalendarEvent } from '../../../domain/events/event';
import { eventDays, isSeries } from '../../../domain/events/occurrences';
import { type IsoDay, isDay, weeksOf } from '../../../ui/calendar/days';
import { monthName, weekdayNames } from '../../../ui/calendar/names';

/** The most events that a day shows. With more, it shows one fewer and the number of the others. */
const DAY_ROOM = 3;

/** First and last day of the six weeks that show a month. */
export function monthBounds(month: string): { from: IsoDay; to: IsoDay } {
  const days = weeksOf(month).flat();
  return { from: days[0]!, to: days.at(-1)! };
}

/** The six weeks of a month, each day with its name: «mardi 5 mars 2026». */
export function namedWeeks(month: string): { day: IsoDay; name: string }[][] {
  const weekdays = weekdayNames();
  const months = new Map<string, string>();
  const monthOf = (day: IsoDay): string => {
    const key = day.slice(0, 7);
    const name = months.get(key) ?? monthName(key);
    months.set(key, name);
    return name;
  };
  return weeksOf(month).map((week) =>
    week.map((day, weekday) => ({
      day,
      name: `${weekdays[weekday]} ${Number(day.slice(8))} ${monthOf(day)}`,
    })),
  );
}

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

/** How many events of a month there are, without those of the neighbouring days. */
export function countIn(days: ReadonlyMap<IsoDay, readonly CalendarEvent[]>, month: string): number {
  let count = 0;
  for (const [day, events] of days) if (day.startsWith(month)) count += events.length;
  return count;
}

/** The events that the cell of a day shows, and the number of the others, for «+ n autres». */
export function fitDay(events: readonly CalendarEvent[], room = DAY_ROOM) {
  const shown = events.length > room ? events.slice(0, room - 1) : events;
  return { shown, left: events.length - shown.length };
}
