/**
 * Calendar days as `yyyy-mm-dd` text, and the instants at which they begin in a time zone. The organisation's zone is that of
 * `PARVIS_TZ`, whichever the machine and the database have.
 */
const DAY_MS = 86_400_000;

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
  const at = (minutes: number) => new Date(utc(day) + minutes * 60_000);
  let [before, first] = [-REACH_MINUTES, REACH_MINUTES];
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2);
    if (localDay(timeZone, at(middle)) >= day) first = middle;
    else before = middle;
  }
  return at(first).toISOString();
}

/** The same day some months earlier, or the last day of a shorter month. */
export function monthsBefore(day: string, months: number): string {
  const month = monthStartAfter(day, -months).slice(0, 7);
  const last = addDays(monthStartAfter(`${month}-01`, 1), -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / DAY_MS);

/** Whether the text is an existing day in a year of four digits. */
export const isCalendarDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text)) && addDays(text, 0) === text;

export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

export function monthStartAfter(day: string, months: number): string {
  const date = new Date(utc(monthStart(day)));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
