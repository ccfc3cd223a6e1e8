/** Calendar days as ISO text (`2026-03-05`), counted in UTC so that no clock change or time zone shifts one. */

/** A day, `yyyy-mm-dd`; a month is its first seven characters. */
export type IsoDay = string;

const DAY_MS = 86_400_000;

export const isDay = (text: string | null | undefined): text is IsoDay =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));

export const utcOf = (day: IsoDay): Date => new Date(`${day}T00:00Z`);

const isoOf = (time: number): IsoDay => new Date(time).toISOString().slice(0, 10);

const addDays = (day: IsoDay, count: number): IsoDay => isoOf(utcOf(day).getTime() + count * DAY_MS);

export const dayAfter = (day: IsoDay): IsoDay => addDays(day, 1);

/** The same day of another month, or the last day of a shorter one. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const date = utcOf(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

/** 0 for Monday. */
const weekdayOf = (day: IsoDay): number => (utcOf(day).getUTCDay() + 6) % 7;

/**
 * Always six weeks from Monday to Sunday, so that every month has the same height. Days of the neighbouring months fill
 * them.
 */
export function weeksOf(month: string): IsoDay[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
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
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, isShifted ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isShifted ? 12 : 1);
    default:
      return undefined;
  }
}
