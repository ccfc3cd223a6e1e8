/** Calendar days as `yyyy-mm-dd` text: what the calendar of the screens lacks. */
import {
  addMonths,
  dayNumber,
  dayText,
  firstOfMonth,
  isDay,
  monthNumber,
} from '../../../src/domain/calendar/dayNumbers';

/** The same day some months earlier, or the last day of a shorter month. */
export const monthsBefore = (day: string, months: number): string => addMonths(day, -months);

/** Whether the text is an existing day in a year of four digits. */
export const isCalendarDay = (text: string): boolean => /^[12]/.test(text) && isDay(text);

export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

export const monthStartAfter = (day: string, months: number): string =>
  dayText(firstOfMonth(monthNumber(dayNumber(day)) + months));
