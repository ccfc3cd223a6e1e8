/** Deletes what is in the trash for good, with the values that the journal kept of it. */
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase';
import { inTransaction, type WriteTransaction } from '../database/writeQueue';
import { TRASH_KINDS } from './parts';

const ROOTS = Object.values(TRASH_KINDS);

/** What the journal keeps of a row that is gone: that it was deleted, and its name. */
const KEPT = ['id', 'nom', 'prenom', 'name', 'libelle', 'nom_evenement', 'nom_du_formulaire'];

export async function purge(trx: WriteTransaction, operations: readonly number[]): Promise<void> {
  if (!operations.length) return;
  const deleted = sql`c.operation_id = any(${operations}::bigint[]) and c.apres is null`;
  await sql`delete from contenus where fichier_id in (
    select (c.avant ->> 'id')::integer from changements as c where ${deleted} and c.nom_table = 'reponses_fichiers')`.execute(
    trx,
  );
  await sql`delete from changements as h using changements as c
    where ${deleted} and c.nom_table = any(${ROOTS}) and h.objet = c.objet and h.objet_id = c.objet_id
      and h.id <> c.id`.execute(trx);
  await sql`update changements as c set avant = (
      select jsonb_object_agg(key, value) from jsonb_each(c.avant) where key = any(${KEPT}))
    where ${deleted} and c.nom_table = any(${ROOTS})`.execute(trx);
  await sql`delete from corbeille where operation_id = any(${operations}::bigint[])`.execute(trx);
}

const operationsOf = (rows: readonly { operation_id: number }[]) =>
  rows.map(({ operation_id }) => operation_id);

/** @returns how many there were */
export async function purgeAll(trx: WriteTransaction): Promise<number> {
  const rows = await trx.selectFrom('corbeille').select('operation_id').forUpdate().execute();
  await purge(trx, operationsOf(rows));
  return rows.length;
}

/** Purges what has been in the trash for its time, and the files of answers that were never in it. */
export const purgeExpired = (db: Database): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ operation_id: number }>`
      select operation_id from corbeille where expire_le <= now() for update`.execute(trx);
    await purge(trx, operationsOf(rows));
    await sql`delete from contenus as f where not exists (select 1 from reponses_fichiers where id = f.fichier_id)
      and not exists (
        select 1 from corbeille as k join changements as c on c.operation_id = k.operation_id
        where c.nom_table = 'reponses_fichiers' and (c.avant ->> 'id')::integer = f.fichier_id)`.execute(trx);
  });
