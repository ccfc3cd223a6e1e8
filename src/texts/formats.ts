/**
 * Numbers and dates in French. A written day (`yyyy-mm-dd`) or wall time is never shifted by the viewer's time
 * zone; only a moment with a zone is moved to it.
 */
import { dateFormat, type Format, numberFormat } from './locale';
import { defineTexts, pageTexts } from './texts';

export const formatTexts = defineTexts('formats', {
  noDate: 'Date non spécifiée',
  invalidDate: 'Date invalide',
});

/** The formats of dates, by what they show. */
const DATES = {
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  moment: { dateStyle: 'short', timeStyle: 'short' },
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
const days = datesAs('day');
// Nearly every screen writes numbers, and the first format of a page takes longest. It is made between two tasks.
if (typeof document !== 'undefined') setTimeout(() => numbers.format(0));

/** What a back end writes as a date: `yyyy-mm-dd`, with or without a time, with or without a zone. */
export type Written = string | null | undefined;

const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?/;
const ZONE = /(Z|[+-]\d{2}:?\d{2})$/i;

/** The moment on the viewer's clock; undefined when the text is no date. */
export function parseDate(written: string): Date | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = WALL_TIME.exec(written) ?? [];
  const isWallTime = year && !ZONE.test(written.slice(10));
  const date = isWallTime
    ? new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
    : new Date(written);
  // 31 February would roll over into March, and the year 99 into 1999.
  const isRolled = isWallTime && isoDay(date) !== written.slice(0, 10);
  return isRolled || Number.isNaN(date.getTime()) ? undefined : date;
}

/** Writes the date; without one, «Date invalide». */
export function formatted(date: Date | undefined, format: Format<Date>): string {
  return date ? format.format(date) : pageTexts(formatTexts).invalidDate;
}

/** «05/03/2024», «Date non spécifiée» or «Date invalide». */
export const formatDate = (written: Written): string =>
  written ? formatted(parseDate(written), days) : pageTexts(formatTexts).noDate;

/** Digits grouped as French does: «12 345». */
export const formatNumber = (value: number): string => numbers.format(value);

/** A day of the viewer's calendar as `yyyy-mm-dd`. */
export const isoDay = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
