import { offsetAt, offsetsAround } from './zoneOffsets';

const MINUTE_MS = 60_000;

/** What the clock of a night of change does to a local minute: it skips it, or shows it twice. */
export function clockOddity(zone: string, minute: string): 'skipped' | 'twice' | undefined {
  const local = Date.parse(`${minute}:00Z`);
  const offsets = new Set(offsetsAround(zone, local));
  if (offsets.size < 2) return undefined;
  const fitting = [...offsets].filter((offset) => offsetAt(zone, local - offset * MINUTE_MS) === offset);
  return fitting.length === 0 ? 'skipped' : fitting.length === 2 ? 'twice' : undefined;
}
