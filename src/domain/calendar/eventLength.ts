/*
 * How many days an event takes, and what is wrong with a last day before it is stored. An event of one day has no last day of its
 * own; each date of a series is as long as the first one, wherever it is moved.
 */
import { addDays, daysBetween, type IsoDay, isDay } from './dayNumbers';
import { occurrences } from './occurrences';
import type { SeriesRule } from './seriesRule';

/** The most days of one event. */
export const EVENT_DAYS_MAX = 60;

interface FirstAndLast {
  /** The first day; what stands behind it is ignored. */
  date?: string | null | undefined;
  date_fin?: string | null | undefined;
}

/** The number of days of an event; 1 where its last day is missing, no day, or not after its first one. */
export function lengthOf({ date, date_fin }: FirstAndLast): number {
  const [first, last] = [date?.slice(0, 10), date_fin?.slice(0, 10)];
  return isDay(first) && isDay(last) && last > first ? daysBetween(first, last) + 1 : 1;
}

/** The last day of so many days; that of one day is the day itself. */
export const lastDayFrom = (first: IsoDay, length: number): IsoDay =>
  length > 1 ? addDays(first, length - 1) : first;

/** Dates that tell how close those of a series come: a monthly one has had every length of month by then. */
const COMPARED = 200;

/** The fewest days from one date of a rhythm to the next; undefined where there is only one. */
function shortestStep(rule: SeriesRule): number | undefined {
  const days = occurrences({ ...rule, except: [] }, { from: '', to: '' }, { limit: COMPARED });
  const steps = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day));
  return steps.length > 0 ? Math.min(...steps) : undefined;
}

/**
 * - `noDay`: it is no day of the calendar;
 * - `reversed`: it is before the first day;
 * - `tooLong`: there are more than `EVENT_DAYS_MAX` days;
 * - `overlaps`: each date of the series would still go on when the next one begins.
 */
export type LastDayProblem = 'noDay' | 'reversed' | 'tooLong' | 'overlaps';

/** What is wrong with the last day of an event; nothing without one, or without a readable first day. */
export function lastDayProblem(
  event: FirstAndLast,
  rule: SeriesRule | undefined,
): LastDayProblem | undefined {
  const [first, last] = [event.date?.slice(0, 10), event.date_fin];
  if (!last || !isDay(first)) return undefined;
  if (!isDay(last)) return 'noDay';
  if (last < first) return 'reversed';
  const length = lengthOf(event);
  if (length > EVENT_DAYS_MAX) return 'tooLong';
  const step = rule && length > 1 ? shortestStep(rule) : undefined;
  return step !== undefined && length > step ? 'overlaps' : undefined;
}
