/** The days on which an event takes place, by the core of time in `src/domain/calendar`. */
import { type DayRange, nextOccurrence, type OccurrenceOptions, occurrences } from '../calendar/occurrences';
import { frequencyOf, type SeriesRule, seriesRule } from '../calendar/seriesRule';
import type { CalendarEvent } from './event';

/** What says on which days an event takes place. */
type Recurring = Pick<CalendarEvent, 'is_recurrent' | 'recurence_data' | 'date' | 'serie'>;

/** The rule of an event; none where it takes place on its own day only. */
export const ruleOf = ({ is_recurrent, recurence_data, date, serie }: Recurring): SeriesRule | undefined =>
  is_recurrent ? seriesRule(recurence_data?.frequency, date, serie) : undefined;

/** Whether the event recurs on days that are known: it has a frequency and a readable first day. */
export const isSeries = (event: Recurring): boolean => ruleOf(event) !== undefined;

/** The back end calls the event recurring, but not how often: it takes place on its own day only. */
export const lacksFrequency = (event: Recurring): boolean =>
  Boolean(event.is_recurrent) &&
  (!frequencyOf(event.recurence_data?.frequency) ||
    (!isSeries(event) && isSeries({ ...event, serie: null })));

/** The day on which the event first takes place: that of its date may be excluded from the series. */
export function firstDayOf(event: Recurring): string | null | undefined {
  const rule = ruleOf(event);
  return (rule && nextOccurrence(rule, '')) ?? event.date;
}

const NO_DAYS: readonly string[] = [];

/** The days of a recurring event within a range, `yyyy-mm-dd`; none for an event that isn't a series. */
export function occurrenceDays(
  event: Recurring,
  range: DayRange,
  options?: OccurrenceOptions,
): readonly string[] {
  const rule = ruleOf(event);
  return rule ? occurrences(rule, range, options) : NO_DAYS;
}

/** Whether the event takes place on this day. */
export const takesPlaceOn = (event: Recurring, day: string): boolean =>
  isSeries(event)
    ? occurrenceDays(event, { from: day, to: day }).length > 0
    : event.date?.slice(0, 10) === day;
