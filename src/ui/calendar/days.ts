/** The days of a month's grid, and where the keys move among them. */
import { addDays, addMonths, dayNumber, type IsoDay, weekdayOf } from '../../domain/calendar/dayNumbers';

/**
 * Always six weeks from Monday to Sunday, so that every month has the same height. Days of the neighbouring months fill
 * them.
 */
export function weeksOf(month: string): IsoDay[][] {
  const first = `${month}-01`;
  const start = addDays(first, 1 - weekdayOf(dayNumber(first)));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}

/** First and last day of these six weeks. */
export function monthBounds(month: string): { from: IsoDay; to: IsoDay } {
  const days = weeksOf(month).flat();
  return { from: days[0]!, to: days.at(-1)! };
}

/** The day that a key of the date grid moves to; undefined for other keys. */
export function dayAfterKey(key: string, day: IsoDay, isShifted: boolean): IsoDay | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekdayOf(dayNumber(day)));
    case 'End':
      return addDays(day, 7 - weekdayOf(dayNumber(day)));
    case 'PageUp':
      return addMonths(day, isShifted ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isShifted ? 12 : 1);
    default:
      return undefined;
  }
}
