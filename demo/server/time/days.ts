/** Calendar days as `yyyy-mm-dd` text. */
const DAY_MS = 86_400_000;

/** Midnight of UTC, in milliseconds since 1970. */
export const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The same day some months earlier, or the last day of a shorter month. */
export function monthsBefore(day: string, months: number): string {
  const month = monthStartAfter(day, -months).slice(0, 7);
  const last = addDays(monthStartAfter(`${month}-01`, 1), -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

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
