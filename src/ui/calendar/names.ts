import { addDays, type IsoDay, utcOf } from '../../domain/calendar/dayNumbers';
import { datesAs } from '../../texts/locale';

const months = datesAs('month', 'UTC');
const weekdays = datesAs('weekday', 'UTC');
const days = datesAs('longDay', 'UTC');

/** Any Monday. */
const MONDAY = '2024-01-01';

/** «lundi» to «dimanche». */
export const weekdayNames = (): string[] =>
  Array.from({ length: 7 }, (_, i) => weekdays.format(utcOf(addDays(MONDAY, i))));

/** «mars 2024» of `2024-03`. */
export const monthName = (month: string): string => months.format(utcOf(`${month}-01`));

/** Without the «er» of the first day, because the name must contain what the cell shows. */
export const dayName = (day: IsoDay): string => days.format(utcOf(day));
