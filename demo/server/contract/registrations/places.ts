/** Places of an event, and who moves up. What changes anything needs the lock of `lockedSettings`; a page may read without it. */
import { sql } from 'kysely';
import {
  LIFE,
  type LifeStep,
  nextInLine,
  type WaitingPerson,
} from '../../../../src/domain/registrations/registrationLife';
import { type AttendeeState, HOLDING } from '../../../../src/domain/registrations/registrationState';
import { nextVersion } from '../../guard/writes/version';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { Registering } from './settings';

/** How many people are in each state. */
export async function countStates(db: Database, event: number): Promise<Record<AttendeeState, number>> {
  const { rows } = await sql<{ etat: AttendeeState; nombre: number }>`
    select etat, count(*)::integer as nombre from inscrits where evenement_id = ${event} group by etat`.execute(
    db,
  );
  const none = { demande: 0, inscrit: 0, attente: 0, offert: 0, retire: 0, refuse: 0 };
  return Object.assign(none, Object.fromEntries(rows.map(({ etat, nombre }) => [etat, nombre])));
}

/** Places that are taken or kept. */
export const heldOf = (counts: Record<AttendeeState, number>): number =>
  HOLDING.reduce((sum, state) => sum + counts[state], 0);

/** Places that are taken or kept, by event, of those that visitors see in the agenda. */
export async function publicHeld(db: Database): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; nombre: number }>`
    select i.evenement_id as id, count(*)::integer as nombre from inscrits as i
    join evenements as e on e.id = i.evenement_id and e.public
    where i.etat in (${sql.join(HOLDING)}) group by i.evenement_id`.execute(db);
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}

/** Changes the state of people of one event. @returns those who were in one of the states before */
export async function changeState(
  trx: WriteTransaction,
  event: number,
  ids: readonly number[],
  from: readonly AttendeeState[],
  change: { etat: AttendeeState; offert_jusqu_au?: string },
): Promise<{ id: number; inscription_id: number }[]> {
  if (!ids.length) return [];
  return trx
    .updateTable('inscrits')
    .set({ offert_jusqu_au: null, ...change, updated_at: nextVersion })
    .where('evenement_id', '=', event)
    .where('id', 'in', ids)
    .where('etat', 'in', from)
    .returning(['id', 'inscription_id'])
    .execute();
}

/**
 * The people who wait, in their order. Those of one write are a unit where families stay together: a person who is added later waits
 * from then on, so a registration that grows overtakes no other one.
 */
async function waitingPeople(
  trx: Database,
  { evenement_id, separer }: Registering,
): Promise<WaitingPerson[]> {
  const { rows } = await sql<WaitingPerson>`
    select id, ${separer ? sql`id::text` : sql`inscription_id || ' ' || created_at`} as unit from inscrits
    where evenement_id = ${evenement_id} and etat = 'attente' order by rang`.execute(trx);
  return rows;
}

/** Places that are neither taken nor kept. */
async function freePlaces(db: Database, { evenement_id, places }: Registering): Promise<number> {
  return places === null ? Number.POSITIVE_INFINITY : places - heldOf(await countStates(db, evenement_id));
}

/** Places for newcomers: none while a free one is due to people who wait. */
export async function placesForNew(trx: Database, settings: Registering): Promise<number> {
  const free = await freePlaces(trx, settings);
  return nextInLine(await waitingPeople(trx, settings), free).length > 0 ? 0 : Math.max(0, free);
}

/** A person who moved up from the waiting list. */
interface Promotion {
  id: number;
  inscription_id: number;
}

/**
 * Gives free places to those who wait the longest: at once, for the organisation to agree to, or as an offer.
 * @param until end of the offer in milliseconds since 1970
 */
export async function fillPlaces(
  trx: WriteTransaction,
  settings: Registering,
  step: LifeStep,
  until: number | undefined,
): Promise<Promotion[]> {
  const waiting = await waitingPeople(trx, settings);
  if (waiting.length === 0) return [];
  const next = nextInLine(waiting, await freePlaces(trx, settings));
  const { from, to } = LIFE[step];
  const offer = until === undefined ? {} : { offert_jusqu_au: new Date(until).toISOString() };
  return changeState(trx, settings.evenement_id, next, from, { etat: to, ...offer });
}

/** The place of each waiting person of the event, from 1. */
export async function waitingPlaces(db: Database, event: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; place: number }>`
    select id, row_number() over (order by rang)::integer as place from inscrits
    where evenement_id = ${event} and etat = 'attente'`.execute(db);
  return new Map(rows.map(({ id, place }) => [id, place]));
}
