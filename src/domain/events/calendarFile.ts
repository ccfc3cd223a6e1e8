/*
 * An event as an iCalendar file (RFC 5545), for people who save it from a screen or get it with a mail. Without a zone, 10:00 is
 * 10:00 wherever the file is read; with one, it is that hour in the zone. It hides which properties go together.
 */
import { escapeText, icsFile, icsInstant } from '../calendar/icsText';
import { firstDay, recurrenceLines } from '../calendar/recurrenceRule';
import type { SeriesRule } from '../calendar/seriesRule';
import { timeZoneLines } from '../calendar/timeZoneLines';
import type { CalendarEvent } from './event';
import { ruleOf } from './occurrences';

/** The readable day and hours of an event. */
interface Moment {
  /** `yyyymmdd` */
  day: string;
  /** `hhmmss`; without a start the event takes the whole day. */
  start?: string;
  end?: string;
}

interface CalendarFileOptions {
  now: Date;
  /** Host name of the back end. With the event’s id it forms the UID, so that a second import replaces the first. */
  host: string;
  /** For example the speakers. */
  description?: string;
  /** IANA name of the zone of its hours, for files that leave the organisation. */
  zone?: string;
  /** What a mailed file does: it tells of the event, also after a change, or cancels it. */
  mailed?: { method: 'PUBLISH' | 'CANCEL'; sequence: number; organizer: string };
}

const DAY_MS = 86_400_000;

/** The file's text, or undefined for an event without a readable day. */
export function calendarFile(event: CalendarEvent, options: CalendarFileOptions): string | undefined {
  const rule = ruleOf(event);
  const moment = momentOf(rule ? { ...event, date: firstDay(rule) } : event);
  if (!moment) return undefined;
  const { now, host, description, zone, mailed } = options;
  const place = event.lieu?.trim();
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parvis//Evenements//FR',
    'CALSCALE:GREGORIAN',
    ...(mailed ? [`METHOD:${mailed.method}`] : []),
    ...(zone && moment.start ? timeZoneLines(zone, ...yearsOf(rule, moment)) : []),
    'BEGIN:VEVENT',
    `UID:evenement-${event.id}@${host.replaceAll(/[^\w.-]/g, '') || 'parvis'}`,
    `DTSTAMP:${icsInstant(now)}`,
    ...(mailed ? mailedLines(mailed) : []),
    ...timeLines(moment, zone),
    ...(rule ? recurrenceLines(rule, moment.start, zone) : []),
    `SUMMARY:${escapeText(event.nom_evenement)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** Years for which the zone of a series is told. */
const SERIES_YEARS = 10;

const yearsOf = (rule: SeriesRule | undefined, { day }: Moment): [first: number, last: number] => {
  const year = Number(day.slice(0, 4));
  if (!rule) return [year, year];
  return [year, Math.min(Number(rule.until?.slice(0, 4) ?? year + SERIES_YEARS), year + SERIES_YEARS)];
};

const mailedLines = ({
  method,
  sequence,
  organizer,
}: NonNullable<CalendarFileOptions['mailed']>): string[] => [
  `SEQUENCE:${sequence}`,
  `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
  `ORGANIZER:mailto:${organizer}`,
];

/** «culte-de-noel.ics» */
export function calendarFileName({ nom_evenement, id }: CalendarEvent): string {
  const name = nom_evenement
    // Normalising a long run of accents would take quadratic time.
    .slice(0, 200)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return `${name || `evenement-${id}`}.ics`;
}

function momentOf({ date, heure_debut, heure_fin }: CalendarEvent): Moment | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  const written = `${year}-${month}-${day}`;
  const time = Date.parse(written);
  // Some engines read 31 February as 3 March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written) return undefined;
  return { day: `${year}${month}${day}`, start: timeOf(heure_debut), end: timeOf(heure_fin) };
}

function timeOf(written: string | null | undefined): string | undefined {
  const [, hours = '', minutes, seconds = '00'] =
    /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?/.exec(written ?? '') ?? [];
  return minutes && Number(hours) < 24 ? `${hours.padStart(2, '0')}${minutes}${seconds}` : undefined;
}

function timeLines({ day, start, end }: Moment, zone: string | undefined): string[] {
  if (!start) return [`DTSTART;VALUE=DATE:${day}`];
  const at = zone ? `;TZID=${zone}` : '';
  const lines = [`DTSTART${at}:${day}T${start}`];
  // Without a DTEND the event ends when it starts. An end before the start is on the next day.
  if (end && end !== start) lines.push(`DTEND${at}:${end < start ? dayAfter(day) : day}T${end}`);
  return lines;
}

function dayAfter(day: string): string {
  const time = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)));
  return new Date(time + DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
}
