/** How a month's events lie on its days. */
import type { Evenement } from '../../../domain/events/evenement';
import { type IsoDay, isDay, weeksOf } from '../../../ui/calendar/days';
import { calendarTexts } from '../../../ui/calendar/texts';

/** Events a day shows at most; of more it shows one fewer and says how many are left. */
export const DAY_ROOM = 3;

/** First and last day of the six weeks a month is shown with. */
export function monthBounds(month: string): { from: IsoDay; to: IsoDay } {
  const days = weeksOf(month).flat();
  return { from: days[0]!, to: days.at(-1)! };
}

/** The six weeks of a month, every day with what it is called: «mardi 5 mars 2026». */
export function namedWeeks(month: string): { day: IsoDay; name: string }[][] {
  const weekdays = calendarTexts.weekdays();
  const months = new Map<string, string>();
  const monthOf = (day: IsoDay): string => {
    const key = day.slice(0, 7);
    if (!months.has(key)) months.set(key, calendarTexts.month(key));
    return months.get(key)!;
  };
  return weeksOf(month).map((week) =>
    week.map((day, at) => ({ day, name: `${weekdays[at]} ${Number(day.slice(8))} ${monthOf(day)}` })),
  );
}

/** Events by their written day, each day in the order of its hours; those without a valid day are left out. */
export function byDay(evenements: readonly Evenement[]): ReadonlyMap<IsoDay, readonly Evenement[]> {
  const days = new Map<IsoDay, Evenement[]>();
  for (const evenement of evenements) {
    const day = evenement.date?.slice(0, 10);
    if (!isDay(day)) continue;
    const events = days.get(day);
    if (events) events.push(evenement);
    else days.set(day, [evenement]);
  }
  for (const events of days.values()) events.sort(byStart);
  return days;
}

/** Without hours first: they take the whole day. */
function byStart(one: Evenement, other: Evenement): number {
  const [a, b] = [startOf(one), startOf(other)];
  return a < b ? -1 : a > b ? 1 : one.id - other.id;
}

const startOf = ({ heure_debut }: Evenement): string =>
  /^\d{1,2}:\d{2}/.exec(heure_debut ?? '')?.[0].padStart(5, '0') ?? '';

/** What of a day's events its cell shows, and how many it leaves to «+ n autres». */
export function fitDay(events: readonly Evenement[], room = DAY_ROOM) {
  const shown = events.length > room ? events.slice(0, room - 1) : events;
  return { shown, left: events.length - shown.length };
}
