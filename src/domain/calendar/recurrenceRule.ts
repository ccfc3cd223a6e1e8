/** A series as the properties of an iCalendar event (RFC 5545), in the local time of its `DTSTART`. */
import { dayNumber, dayOfMonth, monthNumber } from './dayNumbers';
import { icsDay, icsInstant } from './icsText';
import { occurrences } from './occurrences';
import type { SeriesRule } from './seriesRule';
import { instantOf } from './zoneOffsets';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const codeOf = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';

/** The parts that say which days of a week or month the series has; none where they follow from `DTSTART`. */
function dayParts({ frequency, start, weekdays, nth, monthDay, interval }: SeriesRule): string[] {
  const first = dayNumber(start);
  if (frequency === 'weekly') {
    if (weekdays.length < 2) return [];
    const days = [...weekdays].sort((a, b) => a - b).map(codeOf);
    // Every second week depends on which day begins one.
    return [`BYDAY=${days.join(',')}`, ...(interval > 1 ? ['WKST=MO'] : [])];
  }
  if (frequency === 'daily') return [];
  const month = frequency === 'yearly' ? [`BYMONTH=${(monthNumber(first) % 12) + 1}`] : [];
  if (nth !== undefined) return [...month, `BYDAY=${nth}${codeOf(weekdays[0] ?? 0)}`];
  if (monthDay === -1) return ['BYMONTHDAY=-1'];
  // Without these parts some programs move the event to 1 March in common years.
  const isLeapDay = dayOfMonth(first) === 29 && month[0] === 'BYMONTH=2';
  return isLeapDay ? [...month, 'BYMONTHDAY=29'] : [];
}

/** ical.js, and with it Thunderbird, finds no last day of a month in a yearly rule, but in one of every 12 months. */
function readableRhythm({ frequency, interval, nth, monthDay }: SeriesRule) {
  const isLastDay = frequency === 'yearly' && nth === undefined && monthDay === -1;
  return isLastDay ? { frequency: 'monthly', interval: 12 * interval } : { frequency, interval };
}

/**
 * The end of the last day as an instant, which the format wants where `DTSTART` has a zone. Programs don't agree on the start itself
 * where the clock shows that hour twice.
 */
const endIn = (zone: string, day: string): string => icsInstant(new Date(instantOf(zone, `${day}T23:59`)));

/**
 * `RRULE`, and `EXDATE` where days are excluded.
 * @param time `hhmmss` of the start; without one the event takes whole days
 * @param zone that of `DTSTART`, where it has one; the end is then an instant
 */
export function recurrenceLines(rule: SeriesRule, time: string | undefined, zone?: string): string[] {
  const { until, count, except } = rule;
  const momentOf = (day: string) => icsDay(day) + (time ? `T${time}` : '');
  const inZone = zone ? `;TZID=${zone}` : '';
  const { frequency, interval } = readableRhythm(rule);
  const parts = [
    `FREQ=${frequency.toUpperCase()}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...dayParts(rule),
    ...(until ? [`UNTIL=${zone && time ? endIn(zone, until) : momentOf(until)}`] : []),
    ...(count ? [`COUNT=${count}`] : []),
  ];
  const excluded = [...except].sort().map(momentOf);
  return [
    `RRULE:${parts.join(';')}`,
    ...(excluded.length > 0 ? [`EXDATE${time ? inZone : ';VALUE=DATE'}:${excluded.join(',')}`] : []),
  ];
}

/** The day of `DTSTART`: the first one that fits the rule, excluded or not. */
export const firstDay = (rule: SeriesRule): string =>
  occurrences({ ...rule, except: [] }, { from: '', to: '' }, { limit: 1 })[0] ?? rule.start;
