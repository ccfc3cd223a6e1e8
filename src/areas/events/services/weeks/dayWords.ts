/* Days as the rota writes them: «Mer. 2 déc.» in a row, «2 décembre» for a week. The year stands only where it is another one. */
import { parseDate } from '../../../../texts/formats';
import { datesAs, withOrdinal } from '../../../../texts/locale';

const [rowDays, weekDays, yearDays] = [datesAs('rowDay'), datesAs('day'), datesAs('dayOfYear')];

const isThisYear = (date: Date): boolean => date.getFullYear() === new Date().getFullYear();

/** «Mer. 2 déc.» */
export function rowDay(day: string): string {
  const date = parseDate(day);
  if (!date) return day;
  const words = withOrdinal(rowDays.format(date));
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** «2 décembre», or «2 janvier 2027» of another year. */
export function shortDay(day: string): string {
  const date = parseDate(day);
  if (!date) return day;
  return withOrdinal(`x ${(isThisYear(date) ? weekDays : yearDays).format(date)}`).slice(2);
}
