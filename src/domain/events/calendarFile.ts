/*
 * Calendars as text (RFC 5545): the file of one event, for people who save it from a screen or get it with
 * a mail. Without a zone, 10:00 is 10:00 wherever the file is read; with one, it is that hour in the zone.
 */
import { hasDay } from '../calendar/exceptions';
import { escapeText, icsFile } from '../calendar/icsText';
import { timeZoneLines } from '../calendar/timeZoneLines';
import { foldAccents } from '../search/foldAccents';
import { type CalendarEntryOptions, calendarEntry } from './calendarEntry';
import type { CalendarEvent } from './event';
import { ruleOf } from './occurrences';

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
export interface FeedEvent {
  event: CalendarEvent;
  description: string | undefined;
  /** Whether the event as a whole is in the feed; else only those of its own dates that are. */
  isWhole: boolean;
  /** The dates of a series that have a team of their own, by their days of the rule. */
  dates: readonly { day: string; isIn: boolean; description: string | undefined }[];
}

/** The event without the dates that aren't in the feed. */
function withoutDates(event: CalendarEvent, days: readonly string[]): CalendarEvent {
  const { serie } = event;
  return days.length === 0
    ? event
    : { ...event, serie: { ...serie, sauf: [...(serie?.sauf ?? []), ...days] } };
}

/** The parts of an event in a feed: with the dates that have another description, and without those that aren't in it. */
function feedEntries({ event, description, isWhole, dates }: FeedEvent, options: CalendarEntryOptions) {
  const rule = ruleOf(event);
  const known = rule ? dates.filter(({ day }) => hasDay(rule, day)) : [];
  const told = known.filter(({ isIn }) => isIn);
  if (!isWhole)
    return told.flatMap(
      ({ day, description }) => calendarEntry(event, { ...options, description, date: day }) ?? [],
    );
  const left = known.filter(({ isIn }) => !isIn).map(({ day }) => day);
  const ownDates = new Map(told.map(({ day, description }) => [day, description]));
  return calendarEntry(withoutDates(event, left), { ...options, description, ownDates }) ?? [];
}

/** Many events as one calendar. It only changes with them, so that its text tells whether there is anything new. */
export function calendarFeed(events: readonly FeedEvent[], options: CalendarFeedOptions): string {
  const { name, now, host, zone = 'UTC' } = options;
  const year = now.getUTCFullYear();
  const entries = events.flatMap((one) => {
    const stamp = new Date(one.event.change_le ?? 0);
    return feedEntries(one, { host, zone, stamp, cancelledName });
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
