/*
 * How many days an event takes. An event of one day has no last day of its own; each date of a series is as long as the first one,
 * wherever it is moved.
 */
import { addDays, daysBetween, type IsoDay, isDay } from './dayNumbers';

/** The most days of one event. */
export const EVENT_DAYS_MAX = 60;

/** The most days that are read from another back end; more are a typing error. */
const READ_MAX = 1000;

export interface FirstAndLast {
  /** The first day; what stands behind it is ignored. */
  date?: string | null | undefined;
  date_fin?: string | null | undefined;
}

/** The number of days of an event; 1 where its last day is missing, no day, or not after its first one. */
export function lengthOf({ date, date_fin }: FirstAndLast): number {
  const [first, last] = [date?.slice(0, 10), date_fin?.slice(0, 10)];
  return isDay(first) && isDay(last) && last > first ? Math.min(daysBetween(first, last) + 1, READ_MAX) : 1;
}

/** The last day of so many days; that of one day is the day itself. */
export const lastDayFrom = (first: IsoDay, length: number): IsoDay =>
  length > 1 ? addDays(first, length - 1) : first;
