/*
 * Which day of a date of several days a day is. Rows of single days have `du` and `au`, the first and the last day of their date,
 * where it takes several; a back end without them says nothing of it.
 */
import { daysBetween, isDay } from '../calendar/dayNumbers';

export interface DateSpan {
  du?: string | null | undefined;
  au?: string | null | undefined;
}

interface PlaceOfDay {
  /** From 1 on. */
  place: number;
  count: number;
}

/** Undefined for a date of one day, and for a day that isn't one of the date. */
export function placeOfDay(day: string, { du: first, au: last }: DateSpan): PlaceOfDay | undefined {
  if (!isDay(day) || !isDay(first) || !isDay(last) || first >= last || day < first || day > last)
    return undefined;
  return { place: daysBetween(first, day) + 1, count: daysBetween(first, last) + 1 };
}
