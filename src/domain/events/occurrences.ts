/** The days on which an event takes place, by the core of time in `src/domain/calendar`. */
import { addDays, isDay, lastDayFrom, lengthOf } from '../calendar/dayNumbers';
import { hasDay, isWithin, type SeriesDate, seriesDates } from '../calendar/exceptions';
import { type DayRange, nextOccurrence, type OccurrenceOptions, occurrences } from '../calendar/occurrences';
import { frequencyOf, type SeriesRule, seriesRule } from '../calendar/seriesRule';
import type { CalendarEvent, EventException } from './event';

/** What says on which days an event takes place. */
type Recurring = Pick<CalendarEvent, 'is_recurrent' | 'recurence_data' | 'date' | 'serie'>;
type Dated = Recurring & Pick<CalendarEvent, 'date_fin' | 'exceptions'>;

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

/** A range that begins early enough for the dates of so many days that go on in it. */
const earlier = ({ from, to }: DayRange, length: number): DayRange => ({
  from: from && addDays(from, 1 - length),
  to,
});

/**
 * The dates of a recurring event that have a day within a range, each by its first day, which may be before the range; none for
 * an event that isn't a series.
 */
export function datesOf(event: Dated, range: DayRange, options?: DateOptions): SeriesDate<EventException>[] {
  const rule = ruleOf(event);
  return rule ? seriesDates(rule, event.exceptions ?? [], earlier(range, lengthOf(event)), options) : [];
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

/** An event from one of its days on, `yyyy-mm-dd`; `own` is the first day by the rule. */
interface EventOnDay {
  event: CalendarEvent;
  day: string;
  own: string;
}

/**
 * Each date of an event that has a day within a range, with the event as it is on that date: one for an event that isn't a
 * series. Its `day` is the first one.
 */
export function eventDates(event: CalendarEvent, range: DayRange, options?: DateOptions): EventOnDay[] {
  if (isSeries(event))
    return datesOf(event, range, options).map((date) => ({
      event: onDate(event, date),
      day: date.day,
      own: date.own,
    }));
  const day = event.date?.slice(0, 10) ?? '';
  return isDay(day) && isWithin(day, earlier(range, lengthOf(event))) ? [{ event, day, own: day }] : [];
}

/** A day of an event that may take several. */
export interface DayOfEvent extends EventOnDay {
  /** Which of the days of its date it is. */
  part: 'whole' | 'first' | 'middle' | 'last';
  /** The first and the last day of its date, where that takes several. */
  span?: Readonly<Record<'du' | 'au', string>>;
}

const partOf = (at: number, length: number): DayOfEvent['part'] =>
  length === 1 ? 'whole' : at === 0 ? 'first' : at === length - 1 ? 'last' : 'middle';

/** The beginning belongs to the first day, and the end to the last one. */
const hoursOn = (event: CalendarEvent, part: DayOfEvent['part']): CalendarEvent =>
  part === 'whole'
    ? event
    : {
        ...event,
        heure_debut: part === 'first' ? event.heure_debut : null,
        heure_fin: part === 'last' ? event.heure_fin : null,
      };

/** Every day of one date, from its first one on. */
function daysOfDate({ event, day: first, own }: EventOnDay): DayOfEvent[] {
  const length = lengthOf(event);
  if (length === 1) return [{ event, day: first, own, part: 'whole' }];
  const span = { du: first, au: lastDayFrom(first, length) };
  return Array.from({ length }, (_, at) => {
    const part = partOf(at, length);
    return { event: hoursOn(event, part), day: addDays(first, at), own, part, span };
  });
}

/**
 * The days on which an event takes place within a range, in their order, with the event as it is on each of them. Everything
 * that asks which events there are on a day asks here.
 */
export function eventDays(
  event: CalendarEvent,
  range: DayRange,
  { limit = Number.POSITIVE_INFINITY, isLive = false }: Omit<DateOptions, 'latestFirst'> = {},
): DayOfEvent[] {
  const days = eventDates(event, range, { limit, isLive })
    .flatMap(daysOfDate)
    .filter(({ day }) => isWithin(day, range));
  // A date that was moved may go on while the next one begins.
  if (lengthOf(event) > 1) days.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return Number.isFinite(limit) ? days.slice(0, limit) : days;
}

/** The last day of the date that begins on this day. */
export const endOfDate = (event: Pick<CalendarEvent, 'date' | 'date_fin'>, first: string): string =>
  lastDayFrom(first, lengthOf(event));

/** The next date from this day on that isn't cancelled; also one that goes on then. */
export const nextDate = (event: Dated, from: string): SeriesDate<EventException> | undefined =>
  datesOf(event, { from, to: '' }, { limit: 1, isLive: true })[0];

/** The exceptions whose day the rule no longer has, so that they show nowhere. */
export function lostExceptions(event: Dated): EventException[] {
  const rule = ruleOf(event);
  return (event.exceptions ?? []).filter(({ jour }) => !rule || !hasDay(rule, jour));
}

/** Whether the event takes place on this day: it isn't cancelled, and that date neither. */
export const takesPlaceOn = (event: CalendarEvent, day: string): boolean =>
  !event.annulation && eventDates(event, { from: day, to: day }, { isLive: true }).length > 0;

/** Whether the event takes place on this day, or would if nothing of it were cancelled or moved. */
export function isDayOf(event: CalendarEvent, day: string): boolean {
  const rule = ruleOf(event);
  const range = earlier({ from: day, to: day }, lengthOf(event));
  const isByRule = rule !== undefined && occurrences(rule, range, { limit: 1 }).length > 0;
  return isByRule || eventDates(event, { from: day, to: day }).length > 0;
}
