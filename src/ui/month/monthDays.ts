/** The days of a month, and what the cell of one shows. */
import { addDays, type IsoDay } from '../../domain/calendar/dayNumbers';
import { weeksOf } from '../calendar/days';
import { monthName, weekdayNames } from '../calendar/names';

/** What a month shows of an event. */
export interface MonthEvent {
  id: number;
  nom_evenement: string;
  heure_debut?: string | null | undefined;
  /** Present where it takes several days. */
  date_fin?: string | null | undefined;
  is_recurrent?: boolean | null | undefined;
  /** Present where it doesn't take place. */
  annulation?: unknown;
}

/** The most events that a day shows. With more, it shows one fewer and the number of the others. */
const DAY_ROOM = 3;

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

/** The events that the cell of a day shows, and the number of the others, for «+ n autres». */
export function fitDay(events: readonly MonthEvent[], room = DAY_ROOM) {
  const shown = events.length > room ? events.slice(0, room - 1) : events;
  return { shown, left: events.length - shown.length };
}

/** How many events of a month there are, without those of the neighbouring days; one of several days counts once. */
export function countIn(days: ReadonlyMap<IsoDay, readonly MonthEvent[]>, month: string): number {
  let count = 0;
  for (const [day, events] of days) {
    if (!day.startsWith(month)) continue;
    const before = addDays(day, -1);
    const goingOn = before.startsWith(month) ? (days.get(before) ?? []) : [];
    count += events.filter(({ id, date_fin }) => !date_fin || goingOn.every((one) => one.id !== id)).length;
  }
  return count;
}
