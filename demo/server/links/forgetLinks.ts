import { sql } from 'kysely';
import { DAY_MS } from '../../../src/domain/calendar/dayNumbers';
import type { Database } from '../store/database/database';

/** How long an ended link can still say why it has ended. */
const KEPT_DAYS = 90;

/** Deletes links that ended long ago. The address that one confirms goes as soon as it has ended. */
export async function forgetLinks(db: Database, now = Date.now()): Promise<void> {
  const at = new Date(now).toISOString();
  const old = new Date(now - KEPT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('liens').where('expire_le', '<', old).execute();
  await db
    .updateTable('liens')
    .set({ email: null })
    .where('expire_le', '<', at)
    .where('email', 'is not', null)
    .execute();
  // The link of a helper ends with the day of its sheet.
  await sql`delete from liens as l where usage = 'pointage' and created_at < ${old}::timestamptz
    and not exists (select from feuilles_presence as f where f.id = l.ligne and f.jour >= ${old.slice(0, 10)}::date)`.execute(
    db,
  );
}
