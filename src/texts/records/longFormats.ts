/** Dates and times as only records and events write them; the rules of formats.ts hold here too. */
import { formatted, moments, parseDate, shortDays, type WireDate } from '../formats';
import { datesAs, withOrdinal } from '../locale';
import { pageTexts } from '../texts';
import { formatTexts } from '../texts.fr';
import { longFormatTexts } from './texts.fr';

const longDays = datesAs('longDay');

/** The calendar day as it is written, whatever the zone. */
const writtenDay = (written: string): Date | undefined => parseDate(written.slice(0, 10));

/** «05/03/2024 14:30», with the fallbacks of `formatDate`. */
export const formatDateTime = (written: WireDate): string =>
  written ? formatted(parseDate(written), moments) : pageTexts(formatTexts).noDate;

/** «mardi 5 mars 2024» of the written day, «Date non définie» or «Date invalide». */
export const formatLongDate = (written: WireDate): string =>
  written ? withOrdinal(formatted(writtenDay(written), longDays)) : pageTexts(longFormatTexts).undefinedDate;

/** «9 h 05», or «10 h» of a full hour, as sentences have it. */
function spokenHour(date: Date): string {
  const minutes = date.getMinutes();
  return `${date.getHours()}\u00a0h${minutes ? `\u00a0${String(minutes).padStart(2, '0')}` : ''}`;
}

/** «05/03/2024 à 14 h 30», in the person's zone, for sentences; tables have `formatDateTime`, with the same fallbacks. */
export function formatMoment(written: WireDate): string {
  const date = parseDate(written ?? '');
  if (!date) return written ? formatted(date, shortDays) : pageTexts(formatTexts).noDate;
  return pageTexts(longFormatTexts).dayAndTime(shortDays.format(date), spokenHour(date));
}

const days = datesAs('day');
const daysOfYear = datesAs('dayOfYear');

/** «5 mars», or «5 mars 2024» where it isn't this year; without a fallback. */
export function dayThisYear(written: string): string {
  const day = writtenDay(written);
  const isThisYear = day?.getFullYear() === new Date().getFullYear();
  return withOrdinal(` ${formatted(day, isThisYear ? days : daysOfYear)}`).trim();
}

/** «mardi 5 mars 2024 à 14 h 30» of a moment, in the person's zone; «Date invalide». */
export function formatLongDateTime(written: string): string {
  const date = parseDate(written);
  if (!date) return formatted(date, longDays);
  return pageTexts(longFormatTexts).dayAndTime(withOrdinal(longDays.format(date)), spokenHour(date));
}

/** «14:30» from `14:30` or `14:30:00`, or «Heure non définie». */
export const formatTime = (written: WireDate): string =>
  /^\d{1,2}:\d{2}/.exec(written ?? '')?.[0] ?? pageTexts(longFormatTexts).undefinedTime;

/** «14:30 – 16:00», «14:30» or «Heure non définie». */
export const formatHours = (start: WireDate, end: WireDate): string =>
  start && end ? `${formatTime(start)} – ${formatTime(end)}` : formatTime(start);
