/** How far a date of an event is at a minute, both as they are written in one zone. */
import { dayAfter, isDay, utcOf } from '../calendar/dayNumbers';
import type { DatedHours } from '../calendar/overlap';

export type DateProgress = 'coming' | 'running' | 'over';

/** A date without an end is taken to last two hours, as where people are at two events at the same time. */
const UNENDED_MS = 2 * 3_600_000;

/** `hh:mm`; undefined for what is no hour. */
const clockTime = (written: string | null | undefined): string | undefined =>
  /^\d\d?:[0-5]\d/.exec(written ?? '')?.[0].padStart(5, '0');

/** The first minute at which a date is over, `yyyy-mm-ddThh:mm`; an end before the start is on the next day. */
function endOf(day: string, start: string | undefined, end: string | undefined): string {
  if (!start) return `${dayAfter(day)}T00:00`;
  if (end && end !== start) return `${end < start ? dayAfter(day) : day}T${end}`;
  const begin = utcOf(day).getTime() + Date.parse(`1970-01-01T${start}Z`);
  return new Date(begin + UNENDED_MS).toISOString().slice(0, 16);
}

/** @param minute `yyyy-mm-ddThh:mm` */
export function dateProgress(
  { jour: day, heure_debut, heure_fin }: DatedHours,
  minute: string,
): DateProgress {
  if (!isDay(day)) return 'coming';
  const start = clockTime(heure_debut);
  if (minute < `${day}T${start ?? '00:00'}`) return 'coming';
  return minute < endOf(day, start, clockTime(heure_fin)) ? 'running' : 'over';
}
