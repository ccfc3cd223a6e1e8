/** The texts of notes, which stand apart from the notes so that the journal doesn't have them. */
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { WriteTransaction } from '../database/writeQueue';

/** How long a deleted note, or the former text of one, can come back. */
const FREE_DAYS = 30;

/**
 * Deletes notes of members for good, also those that were deleted or changed before and could still come back. A text that a note of
 * another record has stays: that record was merged with this one.
 */
export async function forgetNotes(trx: WriteTransaction, members: readonly number[]): Promise<void> {
  const ids = [...members];
  const { rows } = await sql<{ id: number }>`
    select texte_id as id from notes where membre_id = any(${ids}::integer[])
    union select (v.ligne ->> 'texte_id')::integer from changements as c
      cross join lateral (values (c.avant), (c.apres)) as v (ligne)
      where c.objet = 'membres' and c.objet_id = any(${ids}::integer[]) and c.nom_table = 'notes'
        and v.ligne ->> 'texte_id' is not null`.execute(trx);
  await sql`delete from notes where membre_id = any(${ids}::integer[])`.execute(trx);
  const texts = rows.map(({ id }) => id);
  await sql`delete from textes_notes as t where t.id = any(${texts}::integer[])
    and not exists (select from notes as n where n.texte_id = t.id)`.execute(trx);
}

/** Deletes the texts that no note has had for as long as a change can be undone. */
export const deleteFreeTexts = async (db: Database, now = Date.now()): Promise<void> => {
  await sql`delete from textes_notes as t
    where t.libre_le < ${new Date(now).toISOString()}::timestamptz - make_interval(days => ${FREE_DAYS}::integer)
      and not exists (select from notes as n where n.texte_id = t.id)`.execute(db);
};
