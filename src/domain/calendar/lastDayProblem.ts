/* What is wrong with a last day before it is stored: the form and the server say the same of it. */
import { daysBetween, isDay } from './dayNumbers';
import { EVENT_DAYS_MAX, type FirstAndLast, lengthOf } from './eventLength';
import { occurrences } from './occurrences';
import type { SeriesRule } from './seriesRule';

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
