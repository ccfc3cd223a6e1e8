/** What is wrong with a rule or a last day, before it is stored: the form and the server say the same of it. */
import { daysBetween, EVENT_DAYS_MAX, type FirstAndLast, isDay, lengthOf } from './dayNumbers';
import { occurrences } from './occurrences';
import type { SeriesRule, StoredSeries } from './seriesRule';

const INTERVAL_MAX = 999;
const COUNT_MAX = 999;
const EXCEPT_MAX = 200;

/** The numbers that refusals name. */
export const SERIES_LIMITS = { interval: INTERVAL_MAX, count: COUNT_MAX, except: EXCEPT_MAX } as const;

export type SeriesProblemKind =
  | 'interval'
  | 'noWeekday'
  | 'unused'
  | 'nth'
  | 'startOutside'
  | 'noUntil'
  | 'endsBeforeStart'
  | 'twoEnds'
  | 'count'
  | 'notExcludable'
  | 'excludedTwice'
  | 'tooManyExcluded'
  | 'nothingLeft';

export interface SeriesProblem {
  kind: SeriesProblemKind;
  /** The part of the rule that is wrong. */
  part: keyof StoredSeries;
  /** The day that is meant, where there is one. */
  day?: string;
}

type Found = SeriesProblem | false | undefined;

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** Every problem of a rule, at most one for each part. */
export function seriesProblems(rule: SeriesRule): SeriesProblem[] {
  const own = [intervalProblem(rule), dayProblem(rule), untilProblem(rule), countProblem(rule)].filter(
    (problem) => problem !== undefined,
  );
  // What is excluded depends on a rule that is right.
  const excluded = own.length === 0 ? exceptProblem(rule) : undefined;
  return excluded ? [excluded] : own;
}

function first(...found: Found[]): SeriesProblem | undefined {
  return found.find((problem): problem is SeriesProblem => Boolean(problem));
}

const intervalProblem = ({ interval }: SeriesRule) =>
  first(!isWithin(interval, 1, INTERVAL_MAX) && { kind: 'interval', part: 'intervalle' });

/** The first day must be one of the days that the rule names. */
function dayProblem(rule: SeriesRule): SeriesProblem | undefined {
  const { frequency, start, weekdays, nth, monthDay, interval } = rule;
  const hasMonths = frequency === 'monthly' || frequency === 'yearly';
  const areWeekdays = weekdays.length > 0 && weekdays.every((day) => isWithin(day, 1, 7));
  const isNth = nth === undefined || isWithin(nth, 1, 5) || nth === -1;
  const isMonthDay = isWithin(monthDay, 1, 31) || monthDay === -1;
  const plain = { ...rule, interval: isWithin(interval, 1, INTERVAL_MAX) ? interval : 1 };
  const isFirst = () =>
    occurrences({ ...plain, ...WHOLE }, { from: start, to: start }, { limit: 1 }).length > 0;
  const part = frequency === 'weekly' ? 'jours' : nth === undefined ? 'jour_du_mois' : 'rang';
  return first(
    !areWeekdays && { kind: 'noWeekday', part: 'jours' },
    !hasMonths && nth !== undefined && { kind: 'unused', part: 'rang' },
    frequency !== 'weekly' && weekdays.length > 1 && { kind: 'unused', part: 'jours' },
    !(isNth && isMonthDay) && { kind: 'nth', part },
    !isFirst() && { kind: 'startOutside', part, day: start },
  );
}

/** What takes a rule to be without end and exclusions. */
const WHOLE = { until: undefined, count: undefined, except: [] };

const untilProblem = ({ start, until, count }: SeriesRule) =>
  first(
    until !== undefined && !isDay(until) && { kind: 'noUntil', part: 'jusqu_au' },
    until !== undefined && until < start && { kind: 'endsBeforeStart', part: 'jusqu_au', day: start },
    until !== undefined && count !== undefined && { kind: 'twoEnds', part: 'jusqu_au' },
  );

const countProblem = ({ count }: SeriesRule) =>
  first(count !== undefined && !isWithin(count, 1, COUNT_MAX) && { kind: 'count', part: 'fois' });

/** Excluded days must be days of the series, or an exclusion would hide a mistake. */
function exceptProblem(rule: SeriesRule): SeriesProblem | undefined {
  const { except } = rule;
  const part = 'sauf';
  if (except.length > EXCEPT_MAX) return { kind: 'tooManyExcluded', part };
  const open = { ...rule, except: [] };
  const foreign = except.find(
    (day) => !isDay(day) || occurrences(open, { from: day, to: day }, { limit: 1 }).length === 0,
  );
  if (foreign !== undefined) return { kind: 'notExcludable', part, day: foreign };
  const twice = except.find((day, at) => except.indexOf(day) !== at);
  if (twice !== undefined) return { kind: 'excludedTwice', part, day: twice };
  const isEmpty = occurrences(rule, { from: '', to: '' }, { limit: 1 }).length === 0;
  return isEmpty ? { kind: 'nothingLeft', part } : undefined;
}

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
