/** The texts of notes and the proofs of consents, which stand apart from their rows so that the journal doesn't have them. */
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { WriteTransaction } from '../database/writeQueue';

/** How long a deleted row, or the former text of one, can come back. */
const FREE_DAYS = 30;

/** The tables with texts, by the tables of the rows that have them, and the column of the text. */
const KEPT = {
  textes_notes: { rows: 'notes', column: 'texte_id' },
  preuves_consentements: { rows: 'consentements', column: 'preuve_id' },
} as const;
type KeptTexts = keyof typeof KEPT;
export const KEPT_TEXTS: readonly KeptTexts[] = ['textes_notes', 'preuves_consentements'];

const isFree = (texts: KeptTexts) =>
  sql<boolean>`not exists (select from ${sql.table(KEPT[texts].rows)} as n where n.${sql.ref(KEPT[texts].column)} = t.id)`;

/**
 * Deletes rows of members with their texts for good, also those that were deleted or changed before and could still come back. A text
 * that a row of another record has stays: that record was merged with this one.
 */
export async function forgetTexts(
  trx: WriteTransaction,
  texts: KeptTexts,
  members: readonly number[],
): Promise<void> {
  const ids = [...members];
  const { rows: table, column } = KEPT[texts];
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(column)} as id from ${sql.table(table)}
      where membre_id = any(${ids}::integer[]) and ${sql.ref(column)} is not null
    union select (v.ligne ->> ${column}::text)::integer from changements as c
      cross join lateral (values (c.avant), (c.apres)) as v (ligne)
      where c.objet = 'membres' and c.objet_id = any(${ids}::integer[]) and c.nom_table = ${table}
        and v.ligne ->> ${column}::text is not null`.execute(trx);
  await sql`delete from ${sql.table(table)} where membre_id = any(${ids}::integer[])`.execute(trx);
  const found = rows.map(({ id }) => id);
  await sql`delete from ${sql.table(texts)} as t where t.id = any(${found}::integer[]) and ${isFree(texts)}`.execute(
    trx,
  );
}

/** Deletes the texts that no row has had for as long as a change can be undone. */
export async function deleteFreeTexts(db: Database, now = Date.now()): Promise<void> {
  for (const texts of KEPT_TEXTS)
    await sql`delete from ${sql.table(texts)} as t
      where t.libre_le < ${new Date(now).toISOString()}::timestamptz - make_interval(days => ${FREE_DAYS}::integer)
        and ${isFree(texts)}`.execute(db);
}
