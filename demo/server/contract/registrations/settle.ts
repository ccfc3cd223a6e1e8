/** Which events have something to do at the end of a write: free places that are due to people who wait, or offers that end. */
import { sql } from 'kysely';
import { HOLDING } from '../../../../src/domain/registrations/registrationState';
import type { Database } from '../../store/database/database';
import type { WriteTransaction } from '../../store/database/writeQueue';

/** Whether the transaction has changed an event, its dates, its registrations or their settings: triggers note it. */
export async function hasTouchedPlaces(trx: WriteTransaction): Promise<boolean> {
  const { rows } = await sql<{ touched: string | null }>`
    select current_setting('parvis.places', true) as touched`.execute(trx);
  return rows[0]?.touched === 'oui';
}

/**
 * The events in the order in which they are locked.
 * @param today the organisation's day
 */
export async function unsettledEvents(db: Database, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.evenement_id as id from inscriptions_reglages as r join evenements as e on e.id = r.evenement_id
    where exists (
        select from inscrits as p where p.evenement_id = r.evenement_id and p.etat in ('attente', 'offert'))
      and (exists (select from inscrits as p where p.evenement_id = r.evenement_id and p.etat = 'offert')
        or e.annule_le is null and (e.is_recurrent or e.date >= ${today}::timestamp)
          and (r.places is null or r.places > (select count(*) from inscrits as p
            where p.evenement_id = r.evenement_id and p.etat in (${sql.join(HOLDING)}))))
    order by r.evenement_id`.execute(db);
  return rows.map(({ id }) => id);
}
