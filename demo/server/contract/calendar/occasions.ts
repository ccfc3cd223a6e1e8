/** When the dates of an event begin, as instants, and which of its reminders are due. */

import { addDays } from '../../../../src/domain/calendar/dayNumbers';
import { instantOf } from '../../../../src/domain/calendar/zoneOffsets';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { datesOf, isSeries, onDate } from '../../../../src/domain/events/occurrences';
import { localDay } from '../../time/zones';

/** A date of an event that takes place. */
interface Occasion {
  /** The day by the rule of a series, else the day of the event. */
  own: string;
  /** Milliseconds since 1970. */
  begin: number;
}

/** Where an event of whole days begins for its reminders, so that none is sent at midnight. */
const MORNING = '09:00';
export const HOUR_MS = 3_600_000;

function beginOf({ heure_debut }: CalendarEvent, day: string, zone: string): number {
  const hour = heure_debut?.slice(0, 5).padStart(5, '0') ?? MORNING;
  const isReadable = !Number.isNaN(Date.parse(`${day}T${hour}:00Z`));
  return instantOf(zone, `${day}T${isReadable ? hour : MORNING}`);
}

/** The dates that take place and begin after `from`, until `to`; none of a cancelled event. */
export function occasionsOf(event: CalendarEvent, from: number, to: number, zone: string): Occasion[] {
  if (event.annulation) return [];
  const dayAt = (instant: number) => localDay(zone, new Date(instant));
  const range = { from: addDays(dayAt(from), -1), to: addDays(dayAt(to), 1) };
  const day = event.date?.slice(0, 10) ?? '';
  const all = isSeries(event)
    ? datesOf(event, range, { isLive: true }).map((date) => ({
        own: date.own,
        begin: beginOf(onDate(event, date), date.day, zone),
      }))
    : day >= range.from && day <= range.to
      ? [{ own: day, begin: beginOf(event, day, zone) }]
      : [];
  return all.filter(({ begin }) => begin > from && begin <= to);
}

export interface DueReminder extends Occasion {
  hours: number;
}

/**
 * The reminders that became due since `since`, of dates that haven't begun. After a stop of the server several of one date may be
 * due: the last one counts.
 */
export function dueReminders(event: CalendarEvent, since: number, now: number, zone: string): DueReminder[] {
  const hours = [...(event.rappels ?? [])].sort((a, b) => a - b);
  const longest = hours.at(-1);
  if (longest === undefined) return [];
  return occasionsOf(event, now, now + longest * HOUR_MS, zone).flatMap((occasion) => {
    const due = hours.find((one) => occasion.begin - one * HOUR_MS <= now);
    return due !== undefined && occasion.begin - due * HOUR_MS > since ? [{ ...occasion, hours: due }] : [];
  });
}
