import ICAL from 'ical.js';
import { timeZoneLines } from '../../../../src/domain/calendar/timeZoneLines';
import { clockChanges, offsetAt } from '../../../../src/domain/calendar/zoneOffsets';

/** Two with rules in the north, one in the south, and two without changes. */
export const READ_ZONES = [
  ...['Europe/Paris', 'America/New_York', 'Australia/Sydney'],
  ...['Africa/Abidjan', 'Indian/Reunion'],
] as const;

export const FIRST_YEAR = 2026;
export const LAST_YEAR = 2031;

const offset = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16).replace(':', '')}`;

const part = (kind: string, start: string, from: number, to: number) => [
  ...[`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${offset(from)}`],
  ...[`TZOFFSETTO:${offset(to)}`, `END:${kind}`],
];

/** The zone with each change told for itself, as no rule can be wrong there. */
function changeLines(zone: string): string[] {
  const before = offsetAt(zone, Date.UTC(FIRST_YEAR - 1, 0, 1));
  return [
    ...['BEGIN:VTIMEZONE', `TZID:${zone}`],
    ...part('STANDARD', `${FIRST_YEAR - 1}0101T000000`, before, before),
    ...clockChanges(zone, FIRST_YEAR - 1, LAST_YEAR + 1).flatMap((change) => {
      const local = new Date(change.instant + change.before * 60_000).toISOString();
      const start = local.slice(0, 19).replaceAll(/[-:]/g, '');
      return part(change.after > change.before ? 'DAYLIGHT' : 'STANDARD', start, change.before, change.after);
    }),
    'END:VTIMEZONE',
  ];
}

const readZone = (lines: readonly string[]): ICAL.Timezone => {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  const read = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone');
  if (!read) throw new Error('There is no zone.');
  return new ICAL.Timezone(read);
};

/** The local hours of these days at which the zone of our files and one that tells each change differ, as ical.js reads them. */
export function differingHours(zone: string, isRead: (day: Date) => boolean): string[] {
  const [ours, each] = [readZone(timeZoneLines(zone, FIRST_YEAR, LAST_YEAR)), readZone(changeLines(zone))];
  const found: string[] = [];
  for (let time = Date.UTC(FIRST_YEAR, 0, 1); time < Date.UTC(LAST_YEAR + 1, 0, 1); time += 86_400_000) {
    const date = new Date(time);
    if (!isRead(date)) continue;
    for (let hour = 0; hour < 24; hour++) {
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const at = (read: ICAL.Timezone) => new ICAL.Time({ year, month, day, hour }, read).utcOffset();
      if (at(ours) !== at(each)) found.push(`${zone} ${date.toISOString().slice(0, 10)} ${hour}:00`);
    }
  }
  return found;
}
