/*
 * Calendar days, as numbers and as text. The number counts days since 1970 in UTC, so that no time zone and no change of the
 * clock moves one. An hour belongs to the day as it is written: 10:00 is 10:00 in summer and in winter.
 */

/** A day, `yyyy-mm-dd`; a month is its first seven characters. */
export type IsoDay = string;

/** A day without a change of the clock. */
export const DAY_MS = 86_400_000;

/** The last day whose year has four digits. */
export const LAST_DAY = Date.UTC(9999, 11, 31) / DAY_MS;

/** `yyyy-mm-dd` */
export const dayText = (day: number): IsoDay => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The number of a day; NaN for a text that is no day of the calendar, such as 31 February. */
export function dayNumber(written: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(written) ? Date.parse(`${written}T00:00Z`) : Number.NaN;
  // Some engines read 31 February as 3 March.
  return new Date(time).getUTCDate() === Number(written.slice(8)) ? time / DAY_MS : Number.NaN;
}

/** Whether the text is a day of the calendar. */
export const isDay = (text: string | null | undefined): text is IsoDay =>
  !Number.isNaN(dayNumber(text ?? ''));

/** Midnight of UTC, for formats that write a day in UTC. */
export const utcOf = (day: IsoDay): Date => new Date(`${day}T00:00Z`);

export const addDays = (day: IsoDay, count: number): IsoDay => dayText(dayNumber(day) + count);

export const dayAfter = (day: IsoDay): IsoDay => addDays(day, 1);

export const daysBetween = (from: IsoDay, to: IsoDay): number => dayNumber(to) - dayNumber(from);

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

/** The same day of another month, or the last day of a shorter one. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const number = dayNumber(day);
  const month = monthNumber(number) + count;
  return dayText(firstOfMonth(month) + Math.min(dayOfMonth(number), lengthOfMonth(month)) - 1);
}

/** The most days of one event. */
export const EVENT_DAYS_MAX = 60;

/** The most days that are read from another back end; more are a typing error. */
const READ_MAX = 1000;

export interface FirstAndLast {
  /** The first day; what stands behind it is ignored. */
  date?: string | null | undefined;
  date_fin?: string | null | undefined;
}

/** The number of days of an event; 1 where its last day is missing, no day, or not after its first one. */
export function lengthOf({ date, date_fin }: FirstAndLast): number {
  const [first, last] = [date?.slice(0, 10), date_fin?.slice(0, 10)];
  return isDay(first) && isDay(last) && last > first ? Math.min(daysBetween(first, last) + 1, READ_MAX) : 1;
}

/** The last day of so many days; that of one day is the day itself. */
export const lastDayFrom = (first: IsoDay, length: number): IsoDay =>
  length > 1 ? addDays(first, length - 1) : first;
