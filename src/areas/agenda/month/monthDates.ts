import type { IsoDay } from '../../../domain/calendar/dayNumbers';
import type { MonthEvent } from '../../../ui/month/monthDays';
import type { VisitorDate } from '../visitorAgenda';

/** A date as the grid of a month shows it. */
interface GridDate extends MonthEvent {
  date: VisitorDate;
}

const gridDate = (date: VisitorDate): GridDate => ({
  id: date.id,
  nom_evenement: date.name,
  heure_debut: date.start || null,
  is_recurrent: date.isSeries,
  annulation: date.isCancelled || null,
  date,
});

export const isSeriesDate = ({ is_recurrent }: MonthEvent): boolean => is_recurrent === true;

/** The dates of each day, in their order. */
export function datesByDay(dates: readonly VisitorDate[]): ReadonlyMap<IsoDay, readonly GridDate[]> {
  const days = new Map<IsoDay, GridDate[]>();
  for (const date of dates) {
    const day = days.get(date.day);
    if (day) day.push(gridDate(date));
    else days.set(date.day, [gridDate(date)]);
  }
  return days;
}
