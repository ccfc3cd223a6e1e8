/**
 * Numbers and dates in French. A written day (`yyyy-mm-dd`) or wall time is never shifted by a time zone; only a
 * moment with a zone is moved: to the zone that the signed-in person has chosen, else to that of the device.
 */
import { dateFormat, type Format, numberFormat, zonedTime } from './locale';
import { pageTexts } from './texts';
import { formatTexts } from './texts.fr';

/** The formats of dates, by what they show. */
const DATES = {
  longDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  dayTick: { day: 'numeric', month: 'short' },
  monthTick: { month: 'short', year: 'numeric' },
  yearTick: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Writes dates in the viewer's time zone, or in UTC for days that are kept as midnight UTC. */
export const datesAs = (name: keyof typeof DATES, timeZone?: 'UTC'): Format<Date | number> =>
  dateFormat({ ...DATES[name], timeZone });

const numbers = numberFormat();
// The first format of a page takes longest, so it is made while nothing else happens.
if (typeof document !== 'undefined')
  (globalThis.requestIdleCallback ?? setTimeout)(() => void numbers.format(0));

/** The order of a day's numbers when the person has chosen none. */
const DAY_ORDER = 'DD/MM/YYYY';
let order = DAY_ORDER;
let zone = '';
let timeIn: Format<Date> | undefined;

/**
 * Sets how the dates of the page are written.
 * @param dayOrder as `DD/MM/YYYY`; without one, the French order
 * @param timeZone the zone of moments; that of the device for an empty name or a zone that the browser doesn't know
 */
export function setDateFormat(dayOrder = DAY_ORDER, timeZone = ''): void {
  order = dayOrder;
  if (timeZone !== zone) timeIn = timeZone ? zonedTime(timeZone) : undefined;
  zone = timeZone;
}

/** IANA name of the zone in which the person reads moments; empty for that of the device. */
export const momentZone = (): string => zone;

/** Changes when dates are to be written in another way. */
export const dateFormatKey = (): string => `${order} ${zone}`;

const two = (value: number): string => String(value).padStart(2, '0');

/** Writes a day as the person has chosen: «05/03/2024». */
export const shortDays: Format<Date> = {
  format(date) {
    const [year = '', month = '', day = ''] = isoDay(date).split('-');
    return order.replace('YYYY', year).replace('MM', month).replace('DD', day);
  },
};

/** Writes a day and a time: «05/03/2024 14:30». */
export const moments: Format<Date> = {
  format: (date) => `${shortDays.format(date)} ${two(date.getHours())}:${two(date.getMinutes())}`,
};

/** What a back end writes as a date: `yyyy-mm-dd`, with or without a time, with or without a zone. */
export type WireDate = string | null | undefined;

/** The whole text: browsers make a day of nearly anything, and not the same one. */
const WRITTEN =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const LENGTH_MAX = 50;

/** The date on the person's clock, as the local time of the result; undefined when the text is no date. */
export function parseDate(written: string): Date | undefined {
  const parts = WRITTEN.exec(written.slice(0, LENGTH_MAX));
  if (!parts) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = parts;
  const isWallTime = !zone;
  const date = isWallTime
    ? new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
    : new Date(written.replace(' ', 'T'));
  if (!isWallTime && timeIn && !Number.isNaN(date.getTime())) return parseDate(timeIn.format(date));
  // 31 February would roll over into March, and the year 99 into 1999.
  const isRolled = isWallTime && isoDay(date) !== written.slice(0, 10);
  return isRolled || Number.isNaN(date.getTime()) ? undefined : date;
}

/** Writes the date; without one, «Date invalide». */
export function formatted(date: Date | undefined, format: Format<Date>): string {
  return date ? format.format(date) : pageTexts(formatTexts).invalidDate;
}

/** «05/03/2024», «Date non spécifiée» or «Date invalide». */
export const formatDate = (written: WireDate): string =>
  written ? formatted(parseDate(written), shortDays) : pageTexts(formatTexts).noDate;

/** Digits grouped as French does: «12 345». */
export const formatNumber = (value: number): string => numbers.format(value);

/** A day of the viewer's calendar as `yyyy-mm-dd`. */
export const isoDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
