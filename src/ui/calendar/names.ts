import { datesAs } from '../../texts/formats';
import { type IsoDay, utcOf } from './days';

const months = datesAs('month', 'UTC');
const weekdays = datesAs('weekday', 'UTC');
const days = datesAs('longDay', 'UTC');

/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** «lundi» to «dimanche». */
export const weekdayNames = (): string[] =>
  Array.from({ length: 7 }, (_, i) => weekdays.format(MONDAY + i * 86_400_000));

/** «mars 2024» of `2024-03`. */
export const monthName = (month: string): string => months.format(utcOf(`${month}-01`));

/** Without the «er» of the first day, because the name must contain what the cell shows. */
export const dayName = (day: IsoDay): string => days.format(utcOf(day));
