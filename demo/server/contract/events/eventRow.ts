import { sql } from 'kysely';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import type { Database } from '../../store/database/database';
import { notFound } from '../http/httpError';
import { type SeriesColumns, seriesColumns, splitSeries } from './eventSeries';
import { eventTexts } from './texts';

export type EventRow = Omit<CalendarEvent, 'recurence_data' | 'serie'> &
  SeriesColumns & { frequency: string | null };

/** The columns that are answered, from `evenements as e`. The date is written as it was received. */
export const eventColumns = sql`e.id, e.nom_evenement, e.lieu,
  to_char(e.date, 'YYYY-MM-DD"T"HH24:MI:SS') as date, e.heure_debut, e.heure_fin,
  e.is_recurrent, e.frequency, ${seriesColumns}, e.created_at, e.updated_at`;

export const wireEvent = ({ frequency, ...row }: EventRow): CalendarEvent => ({
  ...splitSeries(row),
  recurence_data: frequency ? { frequency } : null,
});

/** @throws HttpError 404 */
export async function eventById(db: Database, id: number): Promise<CalendarEvent> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from evenements as e where e.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(eventTexts.gone);
  return wireEvent(rows[0]);
}
