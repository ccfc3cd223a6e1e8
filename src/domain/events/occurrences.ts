/** The days on which an event takes place, by the core of time in `src/domain/calendar`. */
import { hasDay, type SeriesDate, seriesDates } from '../calendar/exceptions';
import { type DayRange, nextOccurrence, type OccurrenceOptions } from '../calendar/occurrences';
import { frequencyOf, type SeriesRule, seriesRule } from '../calendar/seriesRule';
import type { CalendarEvent, EventException } from './event';

/** What says on which days an event takes place. */
type Recurring = Pick<CalendarEvent, 'is_recurrent' | 'recurence_data' | 'date' | 'serie'>;
type Dated = Recurring & Pick<CalendarEvent, 'exceptions'>;

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

interface DateOptions extends OccurrenceOptions {
  /** Leaves cancelled dates out. */
  isLive?: boolean;
}

/** The dates of a recurring event within a range; none for an event that isn't a series. */
export function datesOf(event: Dated, range: DayRange, options?: DateOptions): SeriesDate<EventException>[] {
  const rule = ruleOf(event);
  return rule ? seriesDates(rule, event.exceptions ?? [], range, options) : [];
}

/** The event as it is on one of its dates: with the hours, the place and the cancellation of that date. */
export function onDate<E extends CalendarEvent>(event: E, { exception }: SeriesDate<EventException>): E {
  if (!exception) return event;
  const { date, heure_debut, heure_fin, lieu, annulation } = exception;
  const isMoved = Boolean(date);
  return {
    ...event,
    ...(isMoved && { heure_debut, heure_fin, lieu }),
    annulation: event.annulation ?? annulation,
  };
}

/** An event on one of its days, `yyyy-mm-dd`; `own` is the day by the rule. */
interface EventOnDay {
  event: CalendarEvent;
  day: string;
  own: string;
}

/** The days of a recurring event within a range, with the event as it is on each of them. */
export const eventDays = (event: CalendarEvent, range: DayRange, options?: DateOptions): EventOnDay[] =>
  datesOf(event, range, options).map((date) => ({
    event: onDate(event, date),
    day: date.day,
    own: date.own,
  }));

/** The next date from this day on that isn't cancelled. */
export const nextDate = (event: Dated, from: string): SeriesDate<EventException> | undefined =>
  datesOf(event, { from, to: '' }, { limit: 1, isLive: true })[0];

/** The exceptions whose day the rule no longer has, so that they show nowhere. */
export function lostExceptions(event: Dated): EventException[] {
  const rule = ruleOf(event);
  return (event.exceptions ?? []).filter(({ jour }) => !rule || !hasDay(rule, jour));
}

/** Whether the event takes place on this day: it isn't cancelled, and that date neither. */
export const takesPlaceOn = (event: Dated & Pick<CalendarEvent, 'annulation'>, day: string): boolean =>
  !event.annulation &&
  (isSeries(event)
    ? datesOf(event, { from: day, to: day }, { isLive: true }).length > 0
    : event.date?.slice(0, 10) === day);

/** Whether the event takes place on this day, or would if nothing of it were cancelled or moved. */
export function isDayOf(event: Dated, day: string): boolean {
  const rule = ruleOf(event);
  if (!rule) return event.date?.slice(0, 10) === day;
  return hasDay(rule, day) || datesOf(event, { from: day, to: day }).length > 0;
}
