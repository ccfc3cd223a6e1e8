/*
 * An event as the parts of a calendar (RFC 5545): one VEVENT, and for a series one more for each date that differs from its rule,
 * with the RECURRENCE-ID of that date. Files of screens, mails and feeds are made of these. It hides which properties go together.
 */
import { dayAfter, isDay } from '../calendar/dayNumbers';
import { hasDay } from '../calendar/exceptions';
import { escapeText, icsDay, icsInstant } from '../calendar/icsText';
import { firstDay, recurrenceLines } from '../calendar/recurrenceRule';
import type { SeriesRule } from '../calendar/seriesRule';
import type { CalendarEvent, EventException } from './event';
import { endOfDate, ruleOf } from './occurrences';
import { eventOnOwnDay } from './saidOfEvent';

export interface CalendarEntryOptions {
  /** When the entry is made; a feed has the moment of the last change, so that it stays the same without one. */
  stamp: Date;
  /** Host name of the back end. With the event’s id it forms the UID, so that a second import replaces the first. */
  host: string;
  /** For example the speakers. */
  description?: string | undefined;
  /** IANA name of the zone of its hours, for files that leave the organisation. */
  zone?: string | undefined;
  /** Number of the change, where the caller counts more than the changes of the event. */
  sequence?: number | undefined;
  /** Says that it is cancelled, for example for the recipient of a mail alone. */
  isCancelled?: boolean | undefined;
  /** Address of who sends it, as mails need it. */
  organizer?: string | undefined;
  /** Words before the name of what doesn't take place, for programs that ignore its status. */
  cancelledName: (name: string) => string;
  /** The dates that are told apart from their series, by their days of the rule, with their descriptions. */
  ownDates?: ReadonlyMap<string, string | undefined> | undefined;
  /** The day by the rule of the only date that is meant; the whole event without it. */
  date?: string | undefined;
}

interface CalendarEntry {
  lines: string[];
  /** The years in which it takes place, for the zone; none for an event of whole days. */
  years?: [first: number, last: number];
}

/** The readable days and hours of an event. */
interface Moment {
  /** `yyyy-mm-dd` */
  day: string;
  /** The same one for an event of one day. */
  last: string;
  /** `hhmmss`; without a start the event takes the whole day. */
  start?: string | undefined;
  end?: string | undefined;
}

/** The parts of an event, or undefined for one without a readable day. */
export function calendarEntry(
  event: CalendarEvent,
  options: CalendarEntryOptions,
): CalendarEntry | undefined {
  const rule = ruleOf(event);
  const first = rule ? firstDay(rule) : undefined;
  const own = first === undefined ? event : { ...event, date: first, date_fin: endOfDate(event, first) };
  const moment = momentOf(own);
  if (!moment) return undefined;
  const { zone, date, ownDates } = options;
  const recurs = rule ? recurrenceLines(rule, moment.start, zone) : [];
  const whole = date === undefined ? part(own, moment, recurs, options) : [];
  const dates = rule ? datesToTell(event, rule, date, ownDates) : [];
  const parts = dates.flatMap((one) => {
    const shown = eventOnOwnDay(event, one.jour);
    const at = momentOf(shown);
    const described = ownDates?.has(one.jour) ? { ...options, description: ownDates.get(one.jour) } : options;
    return at ? part(shown, at, [recurrenceId(one.jour, moment, zone)], described) : [];
  });
  const hasHours = Boolean(moment.start) || dates.some(({ heure_debut }) => heure_debut);
  return { lines: [...whole, ...parts], ...(hasHours && { years: yearsOf(rule, moment, dates) }) };
}

/** The dates that differ from the rule; the one that is meant is told also where it follows the rule again. */
function datesToTell(
  event: CalendarEvent,
  rule: SeriesRule,
  date: string | undefined,
  ownDates: CalendarEntryOptions['ownDates'],
): EventException[] {
  const known = (event.exceptions ?? []).filter(({ jour }) => hasDay(rule, jour));
  const datesOn = (days: Iterable<string>) =>
    [...days].map((day) => known.find(({ jour }) => jour === day) ?? { jour: day });
  if (date !== undefined) return datesOn([date]);
  if (!ownDates?.size) return known;
  return [
    ...known.filter(({ jour }) => !ownDates.has(jour)),
    ...datesOn(Array.from(ownDates, ([day]) => day)),
  ].sort((a, b) => (a.jour < b.jour ? -1 : 1));
}

const recurrenceId = (day: string, { start }: Moment, zone: string | undefined): string => {
  const written = icsDay(day);
  return start ? `RECURRENCE-ID${inZone(zone)}:${written}T${start}` : `RECURRENCE-ID;VALUE=DATE:${written}`;
};

function part(
  event: CalendarEvent,
  moment: Moment,
  recurrence: readonly string[],
  options: CalendarEntryOptions,
): string[] {
  const { host, stamp, zone, description, organizer, cancelledName } = options;
  const isCancelled = options.isCancelled || Boolean(event.annulation);
  const sequence = options.sequence ?? event.sequence;
  const changed = new Date(event.change_le ?? Number.NaN);
  const place = event.lieu?.trim();
  const name = event.annulation ? cancelledName(event.nom_evenement) : event.nom_evenement;
  return [
    'BEGIN:VEVENT',
    `UID:evenement-${event.id}@${host.replaceAll(/[^\w.-]/g, '') || 'parvis'}`,
    `DTSTAMP:${icsInstant(stamp)}`,
    ...(Number.isNaN(changed.getTime()) ? [] : [`LAST-MODIFIED:${icsInstant(changed)}`]),
    ...(sequence == null ? [] : [`SEQUENCE:${sequence}`]),
    ...(isCancelled || organizer ? [`STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`] : []),
    ...(organizer ? [`ORGANIZER:mailto:${organizer}`] : []),
    ...timeLines(moment, zone),
    ...recurrence,
    `SUMMARY:${escapeText(name)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    'END:VEVENT',
  ];
}

/** Years for which the zone of a series is told. */
const SERIES_YEARS = 10;

function yearsOf(
  rule: SeriesRule | undefined,
  { day, last }: Moment,
  dates: readonly EventException[],
): [first: number, last: number] {
  const year = Number(day.slice(0, 4));
  const end = rule
    ? Math.min(Number(rule.until?.slice(0, 4) ?? year + SERIES_YEARS), year + SERIES_YEARS)
    : year;
  const all = dates.map(({ jour, date }) => Number((date || jour).slice(0, 4)));
  // Several days may end in the next year.
  return [Math.min(year, ...all), Math.max(end, ...all) + (last > day ? 1 : 0)];
}

function momentOf(event: CalendarEvent): Moment | undefined {
  const day = (event.date ?? '').slice(0, 10);
  if (!isDay(day)) return undefined;
  const last = endOfDate(event, day);
  return { day, last, start: timeOf(event.heure_debut), end: timeOf(event.heure_fin) };
}

function timeOf(written: string | null | undefined): string | undefined {
  const [, hours = '', minutes, seconds = '00'] =
    /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?/.exec(written ?? '') ?? [];
  return minutes && Number(hours) < 24 ? `${hours.padStart(2, '0')}${minutes}${seconds}` : undefined;
}

const inZone = (zone: string | undefined): string => (zone ? `;TZID=${zone}` : '');

/** Midnight, which as the end of several days is that after the last one. */
const MIDNIGHT = '000000';

function timeLines({ day, last, start, end }: Moment, zone: string | undefined): string[] {
  const isLong = last > day;
  if (!start) {
    const lines = [`DTSTART;VALUE=DATE:${icsDay(day)}`];
    return isLong ? [...lines, `DTEND;VALUE=DATE:${icsDay(dayAfter(last))}`] : lines;
  }
  const at = inZone(zone);
  const lines = [`DTSTART${at}:${icsDay(day)}T${start}`];
  const endsAt = (written: string, time: string) => `DTEND${at}:${icsDay(written)}T${time}`;
  if (isLong) {
    const isToMidnight = end === undefined || end === MIDNIGHT;
    return [...lines, isToMidnight ? endsAt(dayAfter(last), MIDNIGHT) : endsAt(last, end)];
  }
  // Without a DTEND the event ends when it starts. An end before the start is on the next day.
  if (end && end !== start) lines.push(endsAt(end < start ? dayAfter(day) : day, end));
  return lines;
}
