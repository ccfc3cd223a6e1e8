/** Calendar days as `yyyy-mm-dd` text, without a zone or time. */
const DAY_MS = 86_400_000;

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

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / DAY_MS);

/** Whether the text is an existing day in a year of four digits. */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text)) && addDays(text, 0) === text;

export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

export function addMonths(day: string, months: number): string {
  const date = new Date(utc(monthStart(day)));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
