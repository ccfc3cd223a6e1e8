/**
 * Dates in French. A written day (`yyyy-mm-dd`) or wall time is never shifted by a time zone; only a
 * moment with a zone is moved: to the zone that the signed-in person has chosen, else to that of the device.
 */
import { dateOrder, zonedFormat } from './dateChoice';
import type { Format } from './locale';
import { pageTexts } from './texts';
import { formatTexts } from './texts.fr';

const two = (value: number): string => String(value).padStart(2, '0');

/** Writes a day as the person has chosen: «05/03/2024». */
export const shortDays: Format<Date> = {
  format(date) {
    const [year = '', month = '', day = ''] = isoDay(date).split('-');
    return dateOrder().replace('YYYY', year).replace('MM', month).replace('DD', day);
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
  const inZone = isWallTime ? undefined : zonedFormat();
  if (inZone && !Number.isNaN(date.getTime())) return parseDate(inZone.format(date));
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

/** `yyyy-mm-ddThh:mm` of a moment, on the clock of the device. */
export const isoMinute = (date: Date): string =>
  `${isoDay(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;

/** A day of the viewer's calendar as `yyyy-mm-dd`. */
export const isoDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
