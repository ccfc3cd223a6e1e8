import { sql } from 'kysely';
import { addDays, EVENT_DAYS_MAX } from '../../../../src/domain/calendar/dayNumbers';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { notFound } from '../../http/httpError';
import type { Database } from '../database/database';
import { type SeriesColumns, seriesColumns, splitSeries } from './seriesColumns';
import { rowTexts } from './texts';

export type EventRow = Omit<CalendarEvent, 'recurence_data' | 'serie' | 'annulation'> &
  SeriesColumns & { frequency: string | null; annule_le: string | null; annule_motif: string | null };

/** The dates that differ from the rule; null for none. */
export const exceptionsColumn = sql`(select json_agg(json_build_object('jour', x.jour, 'date', x.date,
    'heure_debut', x.heure_debut, 'heure_fin', x.heure_fin, 'lieu', x.lieu,
    'annulation', case when x.annule_le is not null
      then json_build_object('motif', x.annule_motif, 'le', x.annule_le) end) order by x.jour)
  from evenements_exceptions as x where x.evenement_id = e.id) as exceptions`;

/** The days by the rule that have a team of their own; null for none. */
const teamsColumn = sql`case when e.is_recurrent then (select json_agg(q.jour order by q.jour) from equipes as q
  where q.evenement_id = e.id) end as equipes`;

/** The columns that are answered, from `evenements as e`. The date is written as it was received. */
export const eventColumns = sql`e.id, e.nom_evenement, e.lieu,
  to_char(e.date, 'YYYY-MM-DD"T"HH24:MI:SS') as date, e.date_fin::text as date_fin, e.heure_debut, e.heure_fin,
  e.is_recurrent, e.frequency, ${seriesColumns}, e.annule_le, e.annule_motif,
  ${exceptionsColumn}, ${teamsColumn}, e.sequence, e.change_le, e.rappels, e.public, e.created_at, e.updated_at`;

/**
 * Whether the day of an event, or the last of several, is this one or later. The first bound is for the index by date: no event is
 * longer than that.
 */
export const goesOnFrom = (
  day: string,
) => sql<boolean>`(e.date >= ${addDays(day, 1 - EVENT_DAYS_MAX)}::timestamp
  and (e.date >= ${day}::timestamp or e.date_fin >= ${day}::date))`;

export const wireEvent = ({ frequency, annule_le, annule_motif, ...row }: EventRow): CalendarEvent => ({
  ...splitSeries(row),
  recurence_data: frequency ? { frequency } : null,
  annulation: annule_le ? { motif: annule_motif, le: annule_le } : null,
});

/** @throws HttpError 404 */
export async function eventById(db: Database, id: number): Promise<CalendarEvent> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from evenements as e where e.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound(rowTexts.noEvent);
  return wireEvent(rows[0]);
}
