/** An event on one of the days on which it takes place, and whether that day is still to come. */
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { eventDates, eventDays, isSeries } from '../../../../src/domain/events/occurrences';
import { teamDayOf } from '../../../../src/domain/events/team';
import { invalid } from '../../http/httpError';
import { httpTexts } from '../../http/texts';
import type { Database } from '../../store/database/database';
import { eventById } from '../../store/rows/eventRow';
import { isCalendarDay } from '../../time/days';
import { serviceReplies } from './texts';

/** The event with hours and place of that day; undefined where it doesn't take place then. */
export function eventOn(event: CalendarEvent, day: string): CalendarEvent | undefined {
  if (event.annulation) return undefined;
  const [on] = eventDays(event, { from: day, to: day }, { isLive: true, limit: 1 });
  if (!on || (on.part === 'whole' && !isSeries(event))) return on?.event;
  return { ...on.event, date: day, date_fin: null, is_recurrent: false };
}

/** Whether the event has begun on that day; without an hour it lasts until midnight. */
export function hasBegunOn({ heure_debut }: CalendarEvent, day: string, minute: string): boolean {
  return minute > `${day}T${heure_debut?.slice(0, 5) || '23:59'}`;
}

interface DatedEvent {
  event: CalendarEvent;
  /** What names the team of that date; nothing where it isn't one of a series. */
  team: string | undefined;
}

/** @throws HttpError 404 when the event is gone, 422 where it doesn't take place on that day */
export async function eventOnDay(db: Database, id: number, day: string): Promise<DatedEvent> {
  const found = await eventById(db, id);
  if (!isCalendarDay(day)) throw invalid({ jour: httpTexts.badDate });
  const event = eventOn(found, day);
  if (!event) throw invalid({ jour: serviceReplies.notThatDay });
  return { event, team: teamDayOf(found, day) };
}

/**
 * What names the team of that day, also where it is cancelled: a screen may ask for what it still shows.
 * @throws HttpError 404 when the event is gone, 422 where it has no date on that day
 */
export async function teamOnDay(db: Database, id: number, day: string): Promise<string | undefined> {
  const found = await eventById(db, id);
  if (!isCalendarDay(day)) throw invalid({ jour: httpTexts.badDate });
  if (eventDates(found, { from: day, to: day }, { limit: 1 }).length === 0)
    throw invalid({ jour: serviceReplies.notThatDay });
  return teamDayOf(found, day);
}
