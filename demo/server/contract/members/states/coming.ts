/** The registrations and services to come of members: what a change of state asks about, and what it ends. */
import { sql } from 'kysely';
import type { CalendarEvent } from '../../../../../src/domain/events/event';
import { endOfDate, isSeries, nextDate } from '../../../../../src/domain/events/occurrences';
import { eventOnOwnDay } from '../../../../../src/domain/events/saidOfEvent';
import { ON_LIST } from '../../../../../src/domain/registrations/registrationState';
import type { Database } from '../../../store/database/database';
import { type EventRow, eventColumns, wireEvent } from '../../../store/rows/eventRow';
import { memberOf } from '../../../store/rows/memberOf';

interface Occasion {
  /** Of the registered person, or of the assignment. */
  id: number;
  member: number;
  event: Pick<CalendarEvent, 'id' | 'nom_evenement'>;
  /** The next day on which it counts. */
  day: string;
}

export type ComingRegistration = Occasion & { etat: string };
export type ComingService = Occasion & {
  speaker: number;
  role: { id: number; libelle: string };
  /** The date by the rule whose own team it is; null for the team of the event. */
  own: string | null;
  isSeries: boolean;
};

const dayOf = (text: string | null | undefined): string => (text ?? '').slice(0, 10);

/** The next day of an event from today on; undefined where it is over or cancelled. */
function nextDayOf(event: CalendarEvent, own: string | null, today: string): string | undefined {
  if (event.annulation) return undefined;
  if (own !== null) {
    const date = eventOnOwnDay(event, own);
    return !date.annulation && endOfDate(date, dayOf(date.date)) >= today ? dayOf(date.date) : undefined;
  }
  if (isSeries(event)) return nextDate(event, today)?.day;
  const day = dayOf(event.date);
  return endOfDate(event, day) >= today ? day : undefined;
}

async function eventsOf(db: Database, ids: readonly number[]): Promise<Map<number, CalendarEvent>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from evenements as e where e.id = any(${[...new Set(ids)]})`.execute(db);
  return new Map(rows.map((row) => [row.id, wireEvent(row)]));
}

interface RegistrationRow {
  id: number;
  member: number;
  evenement_id: number;
  etat: string;
}

/** The registrations of these members who are on the list of an event to come, by day. */
export async function comingRegistrations(
  db: Database,
  ids: readonly number[],
  today: string,
): Promise<ComingRegistration[]> {
  const { rows } = await sql<RegistrationRow>`
    select * from (select p.id, ${memberOf} as member, p.evenement_id, p.etat from inscrits as p
      join inscriptions as i on i.id = p.inscription_id
      where p.etat in (${sql.join(ON_LIST)}) and (p.membre_id = any(${[...ids]}::integer[]) or p.membre_id is null
        and split_part(p.cle, chr(9), 1) || chr(9) || split_part(p.cle, chr(9), 2)
          in (select tri from membres where id = any(${[...ids]}::integer[])))) as people
    where member = any(${[...ids]}::integer[]) order by id`.execute(db);
  const events = await eventsOf(
    db,
    rows.map(({ evenement_id }) => evenement_id),
  );
  return rows.flatMap(({ evenement_id, ...row }) => {
    const event = events.get(evenement_id);
    const day = event && nextDayOf(event, null, today);
    return event && day ? [{ ...row, event, day }] : [];
  });
}

interface ServiceRow {
  id: number;
  member: number;
  evenement_id: number;
  speaker: number;
  role_id: number;
  libelle: string;
  jour: string | null;
}

/** The events to come at which these members serve, by assignment. */
export async function comingServices(
  db: Database,
  ids: readonly number[],
  today: string,
): Promise<ComingService[]> {
  const { rows } = await sql<ServiceRow>`
    select a.id, i.membre_id as member, a.evenement_id, i.id as speaker, a.role_id, r.libelle, a.jour::text as jour
    from affectations as a join intervenants as i on i.id = a.intervenant_id
    join roles_intervenants as r on r.id = a.role_id
    where i.membre_id = any(${[...ids]}::integer[]) order by a.evenement_id, a.jour nulls first, a.id`.execute(
    db,
  );
  const events = await eventsOf(
    db,
    rows.map(({ evenement_id }) => evenement_id),
  );
  return rows.flatMap(({ evenement_id, jour: own, role_id, libelle, ...row }) => {
    const event = events.get(evenement_id);
    const day = event && nextDayOf(event, own, today);
    if (!event || !day) return [];
    const role = { id: role_id, libelle };
    return [{ ...row, event, day, own, role, isSeries: own === null && isSeries(event) }];
  });
}
