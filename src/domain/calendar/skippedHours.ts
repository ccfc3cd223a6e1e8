import { clockOddity } from './clockOddity';
import { type DayHours, localMinutes } from './eventDay';

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
