import { sql } from 'kysely';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { eventDays, isSeries } from '../../../../src/domain/events/occurrences';
import type { Database } from '../../store/database/database';
import { addDays } from '../statistics/days';
import { type EventRow, eventColumns, wireEvent } from './eventRow';

interface OccurringEvent {
  event: CalendarEvent;
  day: string;
}

/** The events of these days that aren't cancelled, by day and hour, with every day of the series among them. */
export async function occurringEvents(db: Database, from: string, to: string): Promise<OccurringEvent[]> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from evenements as e where e.date < ${addDays(to, 1)}::timestamp
      and (e.date >= ${from}::timestamp or e.is_recurrent)`.execute(db);
  const occurring = rows.map(wireEvent).flatMap((event): OccurringEvent[] => {
    const own = { event, day: event.date?.slice(0, 10) ?? '' };
    const days = isSeries(event) ? eventDays(event, { from, to }, { isLive: true }) : [own];
    return days.filter((on) => on.day >= from && !event.annulation);
  });
  const keyOf = ({ event, day }: OccurringEvent) => `${day} ${event.heure_debut?.padStart(5, '0') ?? ''}`;
  return occurring.sort((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a.event.id - b.event.id,
  );
}
