/**
 * The zone of an iCalendar file (VTIMEZONE), so that programs without that zone read the same hour. Each kind of change has
 * one part, with all its moments in the years around the event; rules would guess at the laws of years to come.
 */
import { type ClockChange, clockChanges, offsetAt } from './zoneOffsets';

const MINUTE_MS = 60_000;

/** `+0200` */
function written(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** The clock before the change, as the format wants its beginning. */
const localStart = ({ instant, before }: ClockChange): string =>
  new Date(instant + before * MINUTE_MS).toISOString().replaceAll(/[-:]|\.\d+|Z/g, '');

const part = (isSummer: boolean, from: number, to: number, starts: readonly string[]): string[] => {
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
  const [first = '', ...others] = starts;
  return [
    `BEGIN:${kind}`,
    `DTSTART:${first}`,
    // Some programs read one date of a line alone.
    ...others.map((start) => `RDATE:${start}`),
    `TZOFFSETFROM:${written(from)}`,
    `TZOFFSETTO:${written(to)}`,
    `END:${kind}`,
  ];
};

/** The lines of the zone for an event that takes place in these years. */
export function timeZoneLines(zone: string, firstYear: number, lastYear: number): string[] {
  const start = Date.UTC(firstYear - 1, 0, 1);
  const offset = offsetAt(zone, start);
  const kinds = new Map<string, ClockChange[]>();
  for (const change of clockChanges(zone, firstYear - 1, lastYear + 1)) {
    const kind = `${change.before} ${change.after}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), change]);
  }
  const parts = Array.from(kinds, ([, changes]) => changes).flatMap((changes) => {
    const [{ before, after } = { before: offset, after: offset }] = changes;
    return part(after > before, before, after, changes.map(localStart));
  });
  // What holds before the first change.
  const first = part(false, offset, offset, [`${firstYear - 1}0101T000000`]);
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...first, ...parts, 'END:VTIMEZONE'];
}
