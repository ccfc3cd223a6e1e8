/*
 * The single dates of a series that differ from its rule: cancelled, or moved to another day or hour. A date keeps the name of
 * the day that the rule gives it (`jour`), wherever it is moved. A date that the rule no longer has is left out, and comes
 * back with the rule: nothing of it is lost when a series is changed.
 */
import { type DayRange, type OccurrenceOptions, occurrences } from './occurrences';
import type { SeriesRule } from './seriesRule';

/** What is known of one date of a series. */
interface DayException {
  /** The day by the rule, `yyyy-mm-dd`. */
  jour: string;
  /** The day to which it is moved; the same one without a value. */
  date?: string | null | undefined;
  /** Present where it doesn't take place. */
  annulation?: unknown;
}

/** A date of a series: the day on which it takes place, its day by the rule, and what differs from the rule. */
export interface SeriesDate<E> {
  day: string;
  own: string;
  exception?: E;
}

interface DateOptions extends OccurrenceOptions {
  /** Leaves cancelled dates out. */
  isLive?: boolean;
}

const dayOf = ({ jour, date }: DayException): string => date || jour;

const isMoved = (exception: DayException): boolean => dayOf(exception) !== exception.jour;

/** Whether the rule has this day, `yyyy-mm-dd`, and doesn't exclude it. */
export const hasDay = (rule: SeriesRule, day: string): boolean =>
  occurrences(rule, { from: day, to: day }, { limit: 1 }).length > 0;

/** Whether a day lies in a range, both ends included. */
export const isWithin = (day: string, { from, to }: DayRange): boolean =>
  (!from || day >= from) && (!to || day <= to);

const byDay = (a: SeriesDate<unknown>, b: SeriesDate<unknown>): number =>
  a.day === b.day ? (a.own < b.own ? -1 : 1) : a.day < b.day ? -1 : 1;

/** The dates of a series within a range, each on the day on which it takes place, in the order of these days. */
export function seriesDates<E extends DayException>(
  rule: SeriesRule,
  exceptions: readonly E[],
  range: DayRange,
  { isLive = false, ...options }: DateOptions = {},
): SeriesDate<E>[] {
  const { limit = Number.POSITIVE_INFINITY, latestFirst = false } = options;
  const elsewhere = exceptions.filter((one) => isMoved(one) || (isLive && one.annulation));
  const except = [...rule.except, ...elsewhere.map(({ jour }) => jour)];
  const inPlace = new Map(exceptions.map((one) => [one.jour, one]));
  const own = occurrences({ ...rule, except }, range, options).map((day): SeriesDate<E> => {
    const exception = inPlace.get(day);
    return { day, own: day, ...(exception && { exception }) };
  });
  const movedHere = elsewhere.filter(
    (one) =>
      isMoved(one) && !(isLive && one.annulation) && isWithin(dayOf(one), range) && hasDay(rule, one.jour),
  );
  if (movedHere.length === 0) return own;
  const moved = movedHere.map((exception) => ({ day: dayOf(exception), own: exception.jour, exception }));
  const all = [...own, ...moved].sort((a, b) => (latestFirst ? byDay(b, a) : byDay(a, b)));
  return Number.isFinite(limit) ? all.slice(0, limit) : all;
}
