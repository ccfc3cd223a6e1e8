import { dayAfter, type IsoDay } from '../../../domain/calendar/dayNumbers';
import type { MonthEvent } from '../../../ui/month/monthDays';
import type { VisitorDate } from '../visitorAgenda';

/** A date as the grid of a month shows it. */
interface GridDate<Entry> extends MonthEvent {
  date: Entry;
}

/** The hour is that of the first of several days. */
const gridDate = <Entry extends VisitorDate>(date: Entry, day: IsoDay): GridDate<Entry> => ({
  id: date.id,
  nom_evenement: date.name,
  heure_debut: (day === date.day && date.start) || null,
  date_fin: date.last > date.day ? date.last : null,
  is_recurrent: date.isSeries,
  annulation: date.isCancelled || null,
  date,
});

export const isSeriesDate = ({ is_recurrent }: MonthEvent): boolean => is_recurrent === true;

/** The dates of each day, in their order. */
export function datesByDay<Entry extends VisitorDate>(
  dates: readonly Entry[],
): ReadonlyMap<IsoDay, readonly GridDate<Entry>[]> {
  const days = new Map<IsoDay, GridDate<Entry>[]>();
  for (const date of dates)
    for (let day = date.day; day <= date.last; day = dayAfter(day)) {
      const events = days.get(day);
      if (events) events.push(gridDate(date, day));
      else days.set(day, [gridDate(date, day)]);
    }
  return days;
}
