/*
 * An event as an iCalendar file (RFC 5545). Days and times have no time zone: 10:00 is 10:00 wherever the file is read.
 * It hides escaping, folding to 75 octets, and which properties go together.
 */
import { firstDay, recurrenceLines } from '../../../domain/calendar/recurrenceRule';
import type { CalendarEvent } from '../../../domain/events/event';
import { ruleOf } from '../../../domain/events/occurrences';

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
}

const OCTETS = 75;
const DAY_MS = 86_400_000;

/** The file's text, or undefined for an event without a readable day. */
export function calendarFile(event: CalendarEvent, options: CalendarFileOptions): string | undefined {
  const rule = ruleOf(event);
  const moment = momentOf(rule ? { ...event, date: firstDay(rule) } : event);
  if (!moment) return undefined;
  const { now, host, description } = options;
  const place = event.lieu?.trim();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parvis//Evenements//FR',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:evenement-${event.id}@${host.replaceAll(/[^\w.-]/g, '') || 'parvis'}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...timeLines(moment),
    ...(rule ? recurrenceLines(rule, moment.start) : []),
    `SUMMARY:${escapeText(event.nom_evenement)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** «culte-de-noel.ics» */
export function calendarFileName({ nom_evenement, id }: CalendarEvent): string {
  const name = nom_evenement
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

function timeLines({ day, start, end }: Moment): string[] {
  if (!start) return [`DTSTART;VALUE=DATE:${day}`];
  const lines = [`DTSTART:${day}T${start}`];
  // Without a DTEND the event ends when it starts. An end before the start is on the next day.
  if (end && end !== start) lines.push(`DTEND:${end < start ? dayAfter(day) : day}T${end}`);
  return lines;
}

function dayAfter(day: string): string {
  const time = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)));
  return new Date(time + DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
}

function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Cuts a line between characters into lines of at most 75 octets, including the space that continues a line. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
