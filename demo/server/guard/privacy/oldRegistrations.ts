/** Deletes the people of events that have kept them for their number of months after the event, without the trash. */
import { sql } from 'kysely';
import { localDay, monthsBefore } from '../../contract/statistics/days';
import type { Database } from '../../store/database/database';
import { inTransaction } from '../../store/database/writeQueue';
import { journaled } from '../writes/journal';
import { privacyTexts } from './texts';

/** Deleted in one transaction, so that other writes needn't wait long. */
const BATCH = 200;

interface Clock {
  timeZone?: string | undefined;
  now?: () => number;
}

/** Registrations of one batch, of events before their day. A series has no end, so its people stay. */
async function deleteBatch(
  db: Database,
  months: readonly number[],
  days: readonly string[],
): Promise<number> {
  const operation = { action: 'rgpd.expirer', subject: 'evenements', name: privacyTexts.system };
  return inTransaction(
    db,
    journaled(operation, async (trx) => {
      const { rows } = await sql<{ id: number; event: number }>`
        delete from inscriptions where id in (
          select i.id from inscriptions as i join evenements as e on e.id = i.evenement_id
          join inscriptions_reglages as r on r.evenement_id = e.id
          join unnest(${months}::integer[], ${days}::text[]) as kept(mois, jour) on kept.mois = r.conservation_mois
          where not e.is_recurrent and e.date < kept.jour::timestamp order by i.id limit ${BATCH} for update of i)
        returning id, evenement_id as event`.execute(trx);
      // The journal counts them, and keeps nothing of what they were.
      await sql`update changements set avant = null where nom_table in ('inscriptions', 'inscrits')
        and operation_id = current_setting('parvis.operation')::bigint`.execute(trx);
      return rows.length;
    }),
  );
}

/** @returns how many registrations were deleted */
export async function deleteOldRegistrations(
  db: Database,
  { timeZone, now = Date.now }: Clock = {},
): Promise<number> {
  const { rows } = await sql<{ mois: number }>`
    select distinct conservation_mois as mois from inscriptions_reglages where conservation_mois is not null`.execute(
    db,
  );
  const months = rows.map(({ mois }) => mois);
  const days = months.map((count) => monthsBefore(localDay(timeZone, new Date(now())), count));
  for (let deleted = 0; ; ) {
    const count = await deleteBatch(db, months, days);
    deleted += count;
    if (count < BATCH) return deleted;
  }
}
