/*
 * Calendars as text (RFC 5545): the file of one event, for people who save it from a screen or get it with
 * a mail. Without a zone, 10:00 is 10:00 wherever the file is read; with one, it is that hour in the zone.
 */
import { escapeText, icsFile } from '../calendar/icsText';
import { timeZoneLines } from '../calendar/timeZoneLines';
import { foldAccents } from '../search/foldAccents';
import { type CalendarEntryOptions, calendarEntry } from './calendarEntry';
import type { CalendarEvent } from './event';

const HEAD = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Parvis//Evenements//FR', 'CALSCALE:GREGORIAN'];

/** What stands before the name of a cancelled event. The files are in French, whichever language the screen has. */
const cancelledName = (name: string): string => `Annulé\u00a0: ${name}`;

interface CalendarFileOptions
  extends Pick<CalendarEntryOptions, 'host' | 'description' | 'zone' | 'date' | 'sequence'> {
  now: Date;
  /** What a mailed file does: it tells of the event, also after a change, or cancels it. */
  mailed?: { method: 'PUBLISH' | 'CANCEL'; sequence: number; organizer: string };
}

/** The file's text, or undefined for an event without a readable day. */
export function calendarFile(event: CalendarEvent, options: CalendarFileOptions): string | undefined {
  const { now, mailed, zone, ...others } = options;
  const entry = calendarEntry(event, {
    ...others,
    zone,
    stamp: now,
    cancelledName,
    ...(mailed && {
      isCancelled: mailed.method === 'CANCEL',
      sequence: mailed.sequence,
      organizer: mailed.organizer,
    }),
  });
  if (!entry) return undefined;
  return icsFile([
    ...HEAD,
    ...(mailed ? [`METHOD:${mailed.method}`] : []),
    ...(zone && entry.years ? timeZoneLines(zone, ...entry.years) : []),
    ...entry.lines,
    'END:VCALENDAR',
  ]);
}

/** Years after the present one for which a feed tells its zone; it is read again long before. */
const FEED_YEARS = 11;

interface CalendarFeedOptions extends Required<Pick<CalendarEntryOptions, 'host' | 'zone'>> {
  /** The name of the calendar. */
  name: string;
  now: Date;
}

/** An event of a feed, with what its description says. */
interface FeedEvent {
  event: CalendarEvent;
  description: string | undefined;
}

/** Many events as one calendar. It only changes with them, so that its text tells whether there is anything new. */
export function calendarFeed(events: readonly FeedEvent[], options: CalendarFeedOptions): string {
  const { name, now, host, zone = 'UTC' } = options;
  const year = now.getUTCFullYear();
  const entries = events.flatMap(({ event, description }) => {
    const stamp = new Date(event.change_le ?? 0);
    return calendarEntry(event, { host, zone, stamp, description, cancelledName }) ?? [];
  });
  const years = entries.flatMap((entry) => entry.years ?? []);
  const first = Math.max(Math.min(year, ...years), year - 2);
  return icsFile([
    ...HEAD,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    // How often programs should ask; some take much longer.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...timeZoneLines(zone, first, year + FEED_YEARS),
    ...entries.flatMap(({ lines }) => lines),
    'END:VCALENDAR',
  ]);
}

/** «culte-de-noel.ics» */
export function calendarFileName({ nom_evenement, id }: CalendarEvent): string {
  const name = foldAccents(nom_evenement.slice(0, 200))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return `${name || `evenement-${id}`}.ics`;
}
