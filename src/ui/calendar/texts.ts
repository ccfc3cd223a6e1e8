import { LOCALE } from '../../texts/formats';
import { type IsoDay, utcOf } from './days';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
const months = format({ month: 'long', year: 'numeric' });
const weekdays = format({ weekday: 'long' });
const days = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

export const calendarTexts = {
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  markedDay: (day: string) => `${day}, événement(s)`,
  /** «lundi» to «dimanche». */
  weekdays: () => Array.from({ length: 7 }, (_, i) => weekdays.format(MONDAY + i * 86_400_000)),
  month: (month: string) => months.format(utcOf(`${month}-01`)),
  /** Without the «er» of the first: the name has to hold what the cell shows. */
  day: (day: IsoDay) => days.format(utcOf(day)),
} as const;
