import { sql } from 'kysely';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { isSeries, occurrenceDays } from '../../../../src/domain/events/occurrences';
import type { Database } from '../../store/database/database';
import { addDays } from '../statistics/days';
import { type EventRow, eventColumns, wireEvent } from './eventRow';

interface OccurringEvent {
  event: CalendarEvent;
  day: string;
}

/** The events of these days by day and hour, with every day of the series among them. */
export async function occurringEvents(db: Database, from: string, to: string): Promise<OccurringEvent[]> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from evenements as e where e.date < ${addDays(to, 1)}::timestamp
      and (e.date >= ${from}::timestamp or e.is_recurrent)`.execute(db);
  const occurring = rows.map(wireEvent).flatMap((event) => {
    const own = event.date?.slice(0, 10) ?? '';
    const days = isSeries(event) ? occurrenceDays(event, { from, to }) : [own];
    return days.filter((day) => day >= from).map((day) => ({ event, day }));
  });
  const keyOf = ({ event, day }: OccurringEvent) => `${day} ${event.heure_debut?.padStart(5, '0') ?? ''}`;
  return occurring.sort((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a.event.id - b.event.id,
  );
}
