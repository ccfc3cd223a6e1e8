/** What a time zone adds to UTC, and when that changes, as the runtime knows it. */
const MINUTE_MS = 60_000;
/** Its own, because `dayNumbers` is more than the forms for visitors need. */
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The clock of the zone, in parts. A format costs more than all that it formats. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const digits = '2-digit';
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  });
  formats.set(zone, format);
  return format;
}

/** Minutes that the zone's clock is ahead of UTC at this instant (milliseconds since 1970). */
export function offsetAt(zone: string, instant: number): number {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((local - Math.floor(instant / 1000) * 1000) / MINUTE_MS);
}

/** A change of the clock: the first instant of the new offset. */
export interface ClockChange {
  instant: number;
  before: number;
  after: number;
}

/** The changes of the clock in these years, in order. */
export function clockChanges(zone: string, firstYear: number, lastYear: number): ClockChange[] {
  const changes: ClockChange[] = [];
  const end = Date.UTC(lastYear + 1, 0, 1);
  let from = Date.UTC(firstYear, 0, 1);
  let before = offsetAt(zone, from);
  while (from < end) {
    const to = Math.min(from + 7 * DAY_MS, end);
    const after = offsetAt(zone, to);
    if (after !== before) changes.push({ instant: firstAfter(zone, from, to, before), before, after });
    from = to;
    before = after;
  }
  return changes;
}

/** The minute between two instants with which the offset changes. */
function firstAfter(zone: string, from: number, to: number, before: number): number {
  let [low, high] = [from / MINUTE_MS, to / MINUTE_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle * MINUTE_MS) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

/** The offsets a day before and a day after a local time in milliseconds: the two between which a change of the clock lies. */
export const offsetsAround = (zone: string, local: number): [before: number, after: number] => [
  offsetAt(zone, local - DAY_MS),
  offsetAt(zone, local + DAY_MS),
];

const instants = new Map<string, number>();
/** So that a server that runs for years keeps the memory of some weeks. */
const INSTANTS_MAX = 5000;

/**
 * The instant of a local minute, `yyyy-mm-ddThh:mm`: the first of two where the clock goes back, and as before the change where
 * it skips the minute. Comparing the dates of a person asks for the same minutes again and again, so each is kept.
 */
export function instantOf(zone: string, minute: string): number {
  const key = `${zone} ${minute}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  const local = Date.parse(`${minute}:00Z`);
  const offsets = offsetsAround(zone, local);
  const candidates = offsets.map((offset) => local - offset * MINUTE_MS);
  const fitting = candidates.filter((instant, at) => offsetAt(zone, instant) === offsets[at]);
  const instant = fitting.length > 0 ? Math.min(...fitting) : (candidates[0] ?? local);
  if (instants.size >= INSTANTS_MAX) instants.clear();
  instants.set(key, instant);
  return instant;
}
