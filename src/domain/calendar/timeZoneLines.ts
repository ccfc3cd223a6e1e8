/**
 * The zone of an iCalendar file (VTIMEZONE), so that programs without that zone read the same hour. Each change of the years
 * around the event is a part of its own: some programs read one RDATE of a part alone, and rules would guess at the laws of
 * years to come.
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

const part = (isSummer: boolean, from: number, to: number, start: string): string[] => {
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${written(from)}`,
    `TZOFFSETTO:${written(to)}`,
    `END:${kind}`,
  ];
};

const told = new Map<string, readonly string[]>();

/** The lines of the zone for an event that takes place in these years. Finding its changes costs more than all else in a feed. */
export function timeZoneLines(zone: string, firstYear: number, lastYear: number): readonly string[] {
  const key = `${zone} ${firstYear} ${lastYear}`;
  const known = told.get(key) ?? linesOf(zone, firstYear, lastYear);
  told.set(key, known);
  return known;
}

function linesOf(zone: string, firstYear: number, lastYear: number): string[] {
  const offset = offsetAt(zone, Date.UTC(firstYear - 1, 0, 1));
  const parts = clockChanges(zone, firstYear - 1, lastYear + 1).flatMap((change) =>
    part(change.after > change.before, change.before, change.after, localStart(change)),
  );
  // What holds before the first change.
  const first = part(false, offset, offset, `${firstYear - 1}0101T000000`);
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...first, ...parts, 'END:VTIMEZONE'];
}
