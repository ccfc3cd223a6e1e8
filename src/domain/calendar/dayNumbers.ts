/*
 * Calendar days as numbers: days since 1970, counted in UTC, so that no time zone and no change of the clock moves one. An
 * hour belongs to the day as it is written: 10:00 is 10:00 in summer and in winter.
 */

const DAY_MS = 86_400_000;

/** The last day whose year has four digits. */
export const LAST_DAY = Date.UTC(9999, 11, 31) / DAY_MS;

/** `yyyy-mm-dd` */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The number of a day; NaN for a text that is no day of the calendar, such as 31 February. */
export function dayNumber(written: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(written) ? Date.parse(`${written}T00:00Z`) : Number.NaN;
  // Some engines read 31 February as 3 March.
  return new Date(time).getUTCDate() === Number(written.slice(8)) ? time / DAY_MS : Number.NaN;
}

/** 1 for Monday to 7 for Sunday. Day 0 was a Thursday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** Number of months since the year 0. */
export function monthNumber(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** 1 to 31 */
export const dayOfMonth = (day: number): number => new Date(day * DAY_MS).getUTCDate();

/** The first day of a month. `Date.UTC` would read the years 0 to 99 as 1900 to 1999. */
export const firstOfMonth = (month: number): number => new Date(0).setUTCFullYear(0, month, 1) / DAY_MS;

export const lengthOfMonth = (month: number): number => firstOfMonth(month + 1) - firstOfMonth(month);
