import { type DayHours, localMinutes } from './eventDay';
import { offsetAt } from './zoneOffsets';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What the clock of a night of change does to a local minute: it skips it, or shows it twice. */
export function clockOddity(zone: string, minute: string): 'skipped' | 'twice' | undefined {
  const local = Date.parse(`${minute}:00Z`);
  const offsets = new Set([offsetAt(zone, local - DAY_MS), offsetAt(zone, local + DAY_MS)]);
  if (offsets.size < 2) return undefined;
  const fitting = [...offsets].filter((offset) => offsetAt(zone, local - offset * MINUTE_MS) === offset);
  return fitting.length === 0 ? 'skipped' : fitting.length === 2 ? 'twice' : undefined;
}

/** Which hours of an event on a day the clock skips there. */
export function skippedHours(zone: string, hours: DayHours): ('heure_debut' | 'heure_fin')[] {
  const { start, end } = localMinutes(hours);
  const isSkipped = (minute: string | undefined) =>
    minute !== undefined && clockOddity(zone, minute) === 'skipped';
  return [
    ...(isSkipped(start) ? (['heure_debut'] as const) : []),
    ...(isSkipped(end) ? (['heure_fin'] as const) : []),
  ];
}
