/**
 * The days and minutes of a time zone, and the instants at which its days begin. The organisation's zone is that of
 * `PARVIS_TZ`, whichever the machine and the database have.
 */
import { utcOf } from '../../../src/domain/calendar/dayNumbers';

/** The name of a zone; that of the process where the organisation has set none. */
export const zoneOf = (timeZone: string | undefined): string =>
  timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today's date in an IANA time zone, or in the zone of the process. */
export function localDay(timeZone?: string, now = new Date()): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The current minute in that zone, `yyyy-mm-ddThh:mm`. */
export function localMinute(timeZone?: string, now = new Date()): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${localDay(timeZone, now)}T${format.format(now)}`;
}

/** Zones are at most 14 hours from UTC; with a change of the clock at midnight a day begins an hour later. */
const REACH_MINUTES = 15 * 60;

/**
 * The first minute of a day in that zone, as an instant. Days are compared with stored instants by it, because a cast in the
 * database takes the zone of its session.
 */
export function startOfDay(day: string, timeZone?: string): string {
  const at = (minutes: number) => new Date(utcOf(day).getTime() + minutes * 60_000);
  let [before, first] = [-REACH_MINUTES, REACH_MINUTES];
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2);
    if (localDay(timeZone, at(middle)) >= day) first = middle;
    else before = middle;
  }
  return at(first).toISOString();
}
