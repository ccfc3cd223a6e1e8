/** Dates and times as a record tells them; lists get by with formats.ts. The same rules hold. */
import { formatTexts, formatted, LOCALE, parseDate, type Written } from './formats';

const longFormatTexts = {
  undefinedDate: 'Date non définie',
  undefinedTime: 'Heure non définie',
} as const;

const moments = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'short', timeStyle: 'short' });
const longDays = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The calendar day as it is written, whatever the zone. */
const writtenDay = (written: string): Date | undefined => parseDate(written.slice(0, 10));

/** «05/03/2024 14:30», with the fallbacks of `formatDate`. */
export const formatDateTime = (written: Written): string =>
  written ? formatted(parseDate(written), moments) : formatTexts.noDate;

/** «mardi 5 mars 2024» of the written day, «Date non définie» or «Date invalide». */
export const formatLongDate = (written: Written): string =>
  written
    ? formatted(writtenDay(written), longDays).replace(/ 1 (?=\D)/, ' 1er ')
    : longFormatTexts.undefinedDate;

/** «14:30» from `14:30` or `14:30:00`, or «Heure non définie». */
export const formatTime = (written: Written): string =>
  /^\d{1,2}:\d{2}/.exec(written ?? '')?.[0] ?? longFormatTexts.undefinedTime;
