import { sql } from 'kysely';
import { addDays } from '../../../../src/domain/calendar/dayNumbers';
import { EVENT_DAYS_BACK, eventDayEnd } from '../../../../src/domain/calendar/eventDay';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { type DayOfEvent, eventDays } from '../../../../src/domain/events/occurrences';
import type { Api } from '../../guard/api';
import type { Database } from '../../store/database/database';
import { type EventRow, eventColumns, goesOnFrom, wireEvent } from '../../store/rows/eventRow';
import { zoneOf } from '../../time/zones';

interface OccurringEvent {
  event: CalendarEvent;
  day: string;
  /** The day by the rule of a series. */
  own?: string;
  /** The first and the last day of a date of several days. */
  span?: DayOfEvent['span'];
}

/** The events of these days that aren't cancelled, by day and hour, with every day of series and of events of several days. */
export async function occurringEvents(db: Database, from: string, to: string): Promise<OccurringEvent[]> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from evenements as e where e.date < ${addDays(to, 1)}::timestamp
      and e.annule_le is null and (${goesOnFrom(from)} or e.is_recurrent)`.execute(db);
  const occurring = rows.map(wireEvent).flatMap((event) => eventDays(event, { from, to }, { isLive: true }));
  const keyOf = ({ event, day }: OccurringEvent) => `${day} ${event.heure_debut?.padStart(5, '0') ?? ''}`;
  return occurring.sort((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a.event.id - b.event.id,
  );
}

/** The same, with those that began before the first day and whose own day isn't over. */
export async function runningEvents(
  { db, now, today, timeZone }: Pick<Api, 'db' | 'now' | 'today' | 'timeZone'>,
  from: string,
  to: string,
): Promise<OccurringEvent[]> {
  const zone = zoneOf(timeZone);
  const isRunning = ({ event: { heure_debut, heure_fin }, day }: OccurringEvent) =>
    day <= today() && now() < eventDayEnd(zone, { day, heure_debut, heure_fin });
  const occurring = await occurringEvents(db, addDays(from, -EVENT_DAYS_BACK), to);
  return occurring.filter((one) => one.day >= from || isRunning(one));
}
