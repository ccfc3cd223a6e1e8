import type { IsoDay } from '../../../domain/calendar/dayNumbers';
import type { MonthEvent } from '../../../ui/month/monthDays';
import type { VisitorDate } from '../visitorAgenda';

/** A date as the grid of a month shows it. */
interface GridDate<Entry> extends MonthEvent {
  date: Entry;
}

const gridDate = <Entry extends VisitorDate>(date: Entry): GridDate<Entry> => ({
  id: date.id,
  nom_evenement: date.name,
  heure_debut: date.start || null,
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
  for (const date of dates) {
    const day = days.get(date.day);
    if (day) day.push(gridDate(date));
    else days.set(date.day, [gridDate(date)]);
  }
  return days;
}
