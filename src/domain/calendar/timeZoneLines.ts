/**
 * The zone of an iCalendar file (VTIMEZONE), so that programs without that zone read the same hour. Each change of the years
 * around the event is a part of its own, because some programs read one RDATE of a part alone. Some take a zone without rules
 * for a fixed one: where the changes of its last years follow a rule, such as the last Sunday of March, they are told as that
 * rule, which goes on after them.
 */
import { DAY_MS, dayOfMonth, lengthOfMonth, monthNumber, weekdayOf } from './dayNumbers';
import { type ClockChange, clockChanges, offsetAt } from './zoneOffsets';

const MINUTE_MS = 60_000;

/** `+0200` */
function written(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

/** The clock before the change. */
const localOf = ({ instant, before }: ClockChange): Date => new Date(instant + before * MINUTE_MS);

/** As the format wants the beginning of a part. */
const localStart = (change: ClockChange): string =>
  localOf(change)
    .toISOString()
    .replaceAll(/[-:]|\.\d+|Z/g, '');

interface Part {
  from: number;
  to: number;
  start: string;
  rule?: string | undefined;
}

/** Its name is the offset: those of the runtime differ between its versions. */
const part = ({ from, to, start, rule }: Part): string[] => {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${written(from)}`,
    `TZOFFSETTO:${written(to)}`,
    `TZNAME:${written(to)}`,
    ...(rule ? [`RRULE:${rule}`] : []),
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
  const changes = clockChanges(zone, firstYear - 1, lastYear + 1 + YEARS_AHEAD);
  const rules = rulesOf(changes, lastYear + 1 + YEARS_AHEAD);
  const ruled = new Set(rules.flatMap((one) => one.changes));
  const plain = changes.filter((one) => !ruled.has(one) && yearOf(one) <= lastYear + 1);
  const parts = [
    ...plain.map((change) => partOf(change)),
    ...rules.map(({ changes: [first], rule }) => (first ? partOf(first, rule) : [])),
  ];
  // What holds before the first change. Rules alone say that too, in the form that every program knows.
  const offset = offsetAt(zone, Date.UTC(firstYear - 1, 0, 1));
  const before = part({ from: offset, to: offset, start: `${firstYear - 1}0101T000000` });
  const isRuled = rules.length > 0 && plain.length === 0;
  return [
    ...['BEGIN:VTIMEZONE', `TZID:${zone}`],
    ...(isRuled ? [] : before),
    ...parts.flat(),
    'END:VTIMEZONE',
  ];
}

const partOf = (change: ClockChange, rule?: string): string[] =>
  part({ from: change.before, to: change.after, start: localStart(change), rule });

const yearOf = (change: ClockChange): number => localOf(change).getUTCFullYear();

/**
 * So many years after those of the event show which rule it is: a last Sunday is the fourth one in most years, and one from the
 * 23rd on is so for up to eleven years in a row.
 */
const YEARS_AHEAD = 12;

interface ChangeRule {
  changes: readonly ClockChange[];
  rule: string;
}

/** The rules of the zone in its last years, one for each direction; none where only one of them, or none, follows a rule. */
function rulesOf(changes: readonly ClockChange[], lastYear: number): ChangeRule[] {
  const forward = ruleOf(
    changes.filter(({ before, after }) => after > before),
    lastYear,
  );
  const back = ruleOf(
    changes.filter(({ before, after }) => after < before),
    lastYear,
  );
  return forward && back ? [forward, back] : [];
}

/** The rule of the longest row of years that ends with the last one, each with one change. */
function ruleOf(changes: readonly ClockChange[], lastYear: number): ChangeRule | undefined {
  let rules: readonly string[] = [];
  let count = 0;
  for (const change of changes.toReversed()) {
    const own = rulesFor(change);
    const common = count === 0 ? own : rules.filter((one) => own.includes(one));
    if (yearOf(change) !== lastYear - count || common.length === 0) break;
    rules = common;
    count++;
  }
  const [rule] = rules;
  return rule && count >= YEARS_AHEAD
    ? { changes: changes.slice(-count), rule: rule.split(' ')[0] ?? rule }
    : undefined;
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The yearly rules that a change may follow: the last, or the nth, of its weekday in its month. Hour and offsets belong to it. */
function rulesFor(change: ClockChange): string[] {
  const local = localOf(change);
  const day = Math.floor(local.getTime() / DAY_MS);
  const [date, weekday] = [dayOfMonth(day), WEEKDAYS[weekdayOf(day) - 1]];
  const isLast = date + 7 > lengthOfMonth(monthNumber(day));
  const nth = Math.ceil(date / 7);
  const clock = `${local.getTime() % DAY_MS} ${change.before} ${change.after}`;
  const month = `FREQ=YEARLY;BYMONTH=${local.getUTCMonth() + 1}`;
  return [...(isLast ? [-1] : []), ...(nth < 5 ? [nth] : [])].map(
    (one) => `${month};BYDAY=${one}${weekday} ${clock}`,
  );
}
