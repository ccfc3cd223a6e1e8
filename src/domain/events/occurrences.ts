/*
 * The days on which a recurring event takes place, by the rules of iCalendar, so that a screen and an `.ics` file agree:
 * a month without a 31st and a year without 29 February are skipped. Days are counted as calendar days, so no time zone
 * or clock change moves one. The cost depends on the days that are returned, never on how long ago the event began.
 */
import { type CalendarEvent, frequencyOf } from './event';

/** What says on which days an event takes place. */
type Recurring = Pick<CalendarEvent, 'is_recurrent' | 'recurence_data' | 'date'>;

/** First and last day, `yyyy-mm-dd`, both included; '' where the range is open. */
export interface DayRange {
  from: string;
  to: string;
}

interface OccurrenceOptions {
  /** Maximum number of days; without it all days of the range, which must then have an end. */
  limit?: number;
  /** Starts with the last day of the range, which must then have an end. */
  latestFirst?: boolean;
}

/** A repetition: every `stride` days from day `first` on, or every `stride` months on that day of the month. */
interface Series {
  /** Number of days since 1970. */
  first: number;
  stride: number;
  unit: 'day' | 'month';
}

const DAY_MS = 86_400_000;
/** Days after it have no four-digit year. */
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY_MS;
const NO_DAYS: readonly string[] = [];

const repetitions = {
  daily: { stride: 1, unit: 'day' },
  weekly: { stride: 7, unit: 'day' },
  monthly: { stride: 1, unit: 'month' },
  yearly: { stride: 12, unit: 'month' },
} as const;

const isoOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const dayOf = (written: string): number => Date.parse(`${written}T00:00Z`) / DAY_MS;

/** Number of months since the year 0. */
function monthOf(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function seriesOf({ is_recurrent, recurence_data, date }: Recurring): Series | undefined {
  const frequency = frequencyOf(recurence_data?.frequency);
  if (!is_recurrent || !frequency) return undefined;
  const written = date?.slice(0, 10) ?? '';
  const first = /^\d{4}-\d{2}-\d{2}$/.test(written) ? dayOf(written) : Number.NaN;
  // Some engines read 31 February as 3 March.
  if (Number.isNaN(first) || isoOf(first) !== written) return undefined;
  return { first, ...repetitions[frequency] };
}

/** Whether the event recurs on days that are known: it has a frequency and a readable first day. */
export const isSeries = (event: Recurring): boolean => seriesOf(event) !== undefined;

/** The day of the step `count` after the first one; undefined where that month doesn't have the day. */
function dayAt({ first, stride, unit }: Series, count: number): number | undefined {
  if (unit === 'day') return first + count * stride;
  const start = new Date(first * DAY_MS);
  const date = new Date(start);
  date.setUTCMonth(start.getUTCMonth() + count * stride);
  return date.getUTCDate() === start.getUTCDate() ? date.getTime() / DAY_MS : undefined;
}

/** How many whole steps lie between the first day and another one. The day after these steps may be skipped. */
const stepsTo = ({ first, stride, unit }: Series, day: number): number =>
  Math.floor((unit === 'day' ? day - first : monthOf(day) - monthOf(first)) / stride);

/** The days of a recurring event within a range, `yyyy-mm-dd`; none for an event that isn't a series. */
export function occurrenceDays(
  event: Recurring,
  { from, to }: DayRange,
  { limit = Number.POSITIVE_INFINITY, latestFirst = false }: OccurrenceOptions = {},
): readonly string[] {
  const series = seriesOf(event);
  if (!series) return NO_DAYS;
  const low = Math.max(series.first, from ? dayOf(from) : series.first);
  const high = Math.min(LAST_DAY, to ? dayOf(to) : LAST_DAY);
  const days: string[] = [];
  const way = latestFirst ? -1 : 1;
  for (let step = stepsTo(series, latestFirst ? high : low); step >= 0 && days.length < limit; step += way) {
    const day = dayAt(series, step);
    if (day === undefined) continue;
    if (latestFirst ? day < low : day > high) break;
    if (day >= low && day <= high) days.push(isoOf(day));
  }
  return days;
}
