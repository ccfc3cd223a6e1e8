/*
 * The days of a series, by the rules of iCalendar (RFC 5545), so that a screen and an `.ics` file agree: a month without a
 * 31st or a fifth Sunday and a year without 29 February are skipped, weeks begin on Monday, and excluded days count among
 * the n days of a series that has only n. Without such a number the cost depends on the days that are returned, never on how
 * long ago the series began.
 */
import {
  dayNumber,
  dayText,
  firstOfMonth,
  LAST_DAY,
  lengthOfMonth,
  monthNumber,
  weekdayOf,
} from './dayNumbers';
import type { SeriesRule } from './seriesRule';

/** First and last day, `yyyy-mm-dd`, both included; '' where the range is open. */
export interface DayRange {
  from: string;
  to: string;
}

export interface OccurrenceOptions {
  /** Maximum number of days; without it all days of the range, which must then have an end. */
  limit?: number;
  /** Starts with the last day of the range, which must then have an end. */
  latestFirst?: boolean;
}

/** After so many steps without a day, a rule is taken to have ended. The rarest days come far more often. */
const BARREN_STEPS = 5000;

/** A rule with what its steps have in common: the days, weeks or months of its rhythm, from the first one on. */
interface Walk {
  rule: SeriesRule;
  unit: 'day' | 'week' | 'month';
  stride: number;
  /** The first day. */
  first: number;
  /** The day, or the month, with which step 0 begins. */
  origin: number;
}

function walkOf(rule: SeriesRule): Walk {
  const { frequency, interval } = rule;
  const first = dayNumber(rule.start);
  if (frequency === 'daily') return { rule, unit: 'day', stride: interval, first, origin: first };
  if (frequency === 'weekly') {
    const monday = first - weekdayOf(first) + 1;
    return { rule, unit: 'week', stride: 7 * interval, first, origin: monday };
  }
  const stride = frequency === 'monthly' ? interval : 12 * interval;
  return { rule, unit: 'month', stride, first, origin: monthNumber(first) };
}

/** The number of the step in which a day lies, or the one before it. */
const stepOf = ({ unit, stride, origin }: Walk, day: number): number =>
  Math.floor(((unit === 'month' ? monthNumber(day) : day) - origin) / stride);

/** The days of a step in their order; none where its month doesn't have the day. */
function daysOfStep({ rule, unit, stride, origin }: Walk, step: number): number[] {
  const at = origin + step * stride;
  if (unit === 'day') return [at];
  if (unit === 'week') return [...rule.weekdays].sort((a, b) => a - b).map((weekday) => at + weekday - 1);
  const date = dateIn(at, rule);
  return date >= 1 && date <= lengthOfMonth(at) ? [firstOfMonth(at) + date - 1] : [];
}

/** The day of the month on which a series takes place; the month may be too short for it. */
function dateIn(month: number, { nth, monthDay, weekdays }: SeriesRule): number {
  const length = lengthOfMonth(month);
  if (nth === undefined) return monthDay === -1 ? length : monthDay;
  const [weekday = 0] = weekdays;
  const earliest = 1 + ((weekday - weekdayOf(firstOfMonth(month)) + 7) % 7);
  return nth === -1 ? earliest + 7 * Math.floor((length - earliest) / 7) : earliest + 7 * (nth - 1);
}

/** Visits the days of the steps `from` to `to`, or back from the last one, until the visitor returns true. */
function walkDays(
  walk: Walk,
  [from, to]: readonly [from: number, to: number],
  isBackward: boolean,
  visit: (day: number) => boolean,
): void {
  let barren = 0;
  for (let turn = 0; turn <= to - from && barren < BARREN_STEPS; turn++) {
    const days = daysOfStep(walk, isBackward ? to - turn : from + turn);
    barren = days.length > 0 ? 0 : barren + 1;
    for (const day of isBackward ? days.reverse() : days) if (visit(day)) return;
  }
}

/** The last day of a series that has only so many, or `high` where that comes first. */
function lastDay(walk: Walk, high: number): number {
  let left = walk.rule.count;
  if (left === undefined) return high;
  let last = high;
  walkDays(walk, [0, stepOf(walk, high)], false, (day) => {
    if (day < walk.first || --left! > 0) return false;
    last = Math.min(day, high);
    return true;
  });
  return last;
}

/** The days of a series within a range, `yyyy-mm-dd`, without the excluded ones. */
export function occurrences(
  rule: SeriesRule,
  { from, to }: DayRange,
  { limit = Number.POSITIVE_INFINITY, latestFirst = false }: OccurrenceOptions = {},
): string[] {
  const walk = walkOf(rule);
  const low = Math.max(walk.first, from ? dayNumber(from) : walk.first);
  const until = rule.until ? dayNumber(rule.until) : LAST_DAY;
  const high = lastDay(walk, Math.min(LAST_DAY, to ? dayNumber(to) : LAST_DAY, until));
  const found: string[] = [];
  if (!(low <= high) || limit < 1) return found;
  walkDays(walk, [stepOf(walk, low), stepOf(walk, high)], latestFirst, (day) => {
    if (day < low || day > high) return false;
    const written = dayText(day);
    if (!rule.except.includes(written)) found.push(written);
    return found.length >= limit;
  });
  return found;
}

/** The first day from this one on on which the series takes place. */
export const nextOccurrence = (rule: SeriesRule, from: string): string | undefined =>
  occurrences(rule, { from, to: '' }, { limit: 1 })[0];
