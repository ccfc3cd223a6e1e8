/**
 * What is said of an event: whether it takes place, was moved, is cancelled or over, and its next date. Pages, mails, links, feeds,
 * the agenda and registrations ask here, so that none of them says something else than the others.
 */
import { lastDate } from '../calendar/lastDate';
import type { CalendarEvent } from './event';
import { datesOf, endOfDate, isSeries, onDate, ruleOf } from './occurrences';

/**
 * - `planned`: takes place as the event, or the rule of its series, says;
 * - `moved`: this date of a series takes place on another day or at another hour;
 * - `cancelled`: the event, or this date of it, doesn't take place;
 * - `begun`: has begun, and today is one of its days;
 * - `over`: its days are over, or it is a series without a date to come.
 */
type SaidState = 'planned' | 'moved' | 'cancelled' | 'begun' | 'over';

/** One date of an event: its day by the rule, and the event as it takes place on it. */
interface EventDate {
  own: string;
  event: CalendarEvent;
}

export interface SaidOfEvent {
  state: SaidState;
  /** The event with the day, hours and place that are meant; a series that is meant as a whole is itself. */
  event: CalendarEvent;
  /** What is meant: the whole event, a series as a whole, or one date of a series. */
  scope: 'event' | 'series' | 'date';
  /** Of a whole series: the next date that takes place. */
  next?: EventDate & { isMoved: boolean };
  /** Of a whole series: the dates before the next one that are cancelled. */
  cancelled: readonly EventDate[];
}

const dayOf = ({ date }: Pick<CalendarEvent, 'date'>): string => (date ?? '').slice(0, 10);

/** The local minute in which an event begins on its day, or the last one of a day without an hour. */
function beginMinute({ date, heure_debut }: Pick<CalendarEvent, 'date' | 'heure_debut'>): string {
  const hour = /^\d{1,2}:\d\d/.exec((heure_debut ?? '').slice(0, 5))?.[0].padStart(5, '0');
  return `${dayOf({ date })}T${hour ?? '23:59'}`;
}

/** The event on the date that its series has by the rule on this day, with the days, hours, place and cancellation of that date. */
export function eventOnOwnDay(event: CalendarEvent, own: string): CalendarEvent {
  const exception = event.exceptions?.find(({ jour }) => jour === own);
  const shown = exception ? onDate(event, { day: own, own, exception }) : event;
  const date = exception?.date || own;
  const end = endOfDate(event, date);
  return {
    ...shown,
    date,
    ...(event.date_fin && { date_fin: end > date ? end : null }),
    is_recurrent: false,
  };
}

/**
 * The local minute in which the last date of an event begins, of whatever kind it is: on one day, a series until a day or of so many
 * dates, with moved and cancelled ones; `endless` for a series without an end, `none` where no date takes place.
 */
export function lastMoment(event: CalendarEvent): { minute: string } | 'endless' | 'none' {
  if (event.annulation) return 'none';
  const rule = ruleOf(event);
  if (!rule) return { minute: beginMinute(event) };
  const last = lastDate(rule, event.exceptions ?? []);
  if (!last) return 'none';
  return last === 'endless' ? last : { minute: beginMinute(eventOnOwnDay(event, last.own)) };
}

/** The first date of a series that takes place and hasn't begun, of those from this minute's day on. */
function nextOf(event: CalendarEvent, minute: string): SaidOfEvent['next'] {
  const range = { from: minute.slice(0, 10), to: '' };
  // More dates may be moved to one day, so the first two needn't be to come.
  for (const { own, exception } of datesOf(event, range, { isLive: true, limit: 10 })) {
    const on = eventOnOwnDay(event, own);
    if (beginMinute(on) >= minute) return { own, event: on, isMoved: Boolean(exception?.date) };
  }
  return undefined;
}

function saidOfSeries(event: CalendarEvent, minute: string): SaidOfEvent {
  const whole = { event, scope: 'series', cancelled: [] } as const;
  if (event.annulation) return { ...whole, state: 'cancelled' };
  const next = nextOf(event, minute);
  if (!next) return { ...whole, state: 'over' };
  const range = { from: minute.slice(0, 10), to: dayOf(next.event) };
  const cancelled = datesOf(event, range)
    .map(({ own }) => ({ own, event: eventOnOwnDay(event, own) }))
    .filter((date) => date.event.annulation && beginMinute(date.event) >= minute);
  return { ...whole, state: next.isMoved ? 'moved' : 'planned', next, cancelled };
}

/**
 * @param minute the organisation's minute, `yyyy-mm-ddThh:mm`
 * @param own the day by the rule of the only date that is meant; the whole event without it
 */
export function saidOfEvent(event: CalendarEvent, minute: string, own?: string): SaidOfEvent {
  const hasDates = isSeries(event);
  if (hasDates && own === undefined) return saidOfSeries(event, minute);
  const on = hasDates && own !== undefined ? eventOnOwnDay(event, own) : { ...event, is_recurrent: false };
  const isMoved = hasDates && event.exceptions?.some(({ jour, date }) => jour === own && date);
  const scope = hasDates && !event.annulation ? 'date' : 'event';
  const shown = { event: on, scope, cancelled: [] } as const;
  if (on.annulation) return { ...shown, state: 'cancelled' };
  if (minute <= beginMinute(on)) return { ...shown, state: isMoved ? 'moved' : 'planned' };
  return { ...shown, state: endOfDate(on, dayOf(on)) >= minute.slice(0, 10) ? 'begun' : 'over' };
}

/** Whether places are still given: it takes place, and a date of it hasn't begun. */
export const isToCome = ({ state }: SaidOfEvent): boolean => state === 'planned' || state === 'moved';
