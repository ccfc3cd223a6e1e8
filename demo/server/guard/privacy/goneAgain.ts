/** Takes away again what a restored backup or a copied folder brought back: erased people, and members that left the trash. */
import { sql } from 'kysely';
import { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { moveToTrash, TRASH_LIFE } from '../trash/moveToTrash';
import { journaled } from '../writes/journal';
import { addErasures, type Erasure, eraseAgain } from './erasures';
import { type Purged, purge } from './purge';
import { privacyTexts } from './texts';

/** How many there were. */
export interface GoneAgain {
  /** Erased people and answers. */
  erased: number;
  /** Members that left the trash since the copy was made, and stay away. */
  emptied: number;
  /** The same, brought back into the trash. */
  broughtBack: number;
}

interface Options {
  /** The list as it was before, which the copy may not have. */
  known?: readonly Erasure[];
  /** Brings the members that left the trash back into it, instead of keeping them away. */
  withTrash?: boolean | undefined;
}

/** The members that left the trash, and that the data have again: there, or in the trash of the copy. */
async function emptiedThatAreBack(trx: WriteTransaction): Promise<number[]> {
  const { rows } = await sql<{ ligne: number }>`
    select e.ligne from effacements as e where e.genre = 'membres' and e.de_corbeille and e.leve_le is null and (
      exists (select from membres as t where t.id = e.ligne and t.created_at = e.cree_le)
      or exists (select from changements as c where c.objet = 'membres' and c.objet_id = e.ligne
        and c.nom_table = 'membres' and c.apres is null and (c.avant ->> 'created_at')::timestamptz = e.cree_le))`.execute(
    trx,
  );
  return rows.map(({ ligne }) => ligne);
}

/** Deletes those that are there, as a user would, so that each is in the trash with all that belongs to it. */
const deleteInto = (trx: WriteTransaction, ids: readonly number[]): Promise<void> =>
  journaled(
    { action: memberWriteCalls.remove.id, subject: 'membres', name: privacyTexts.restorer },
    async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('membres')
        .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
        .executeTakeFirstOrThrow();
      if (numDeletedRows) await moveToTrash(trx, 'membres');
      // What follows is no part of this operation.
      await sql`select set_config('parvis.operation', '', true)`.execute(trx);
    },
  )(trx);

/** They are off the list, and their registrations too, and have their whole time in the trash before them. */
async function lift(trx: WriteTransaction, ids: readonly number[]): Promise<void> {
  await sql`update corbeille set expire_le = now() + ${TRASH_LIFE}
    where genre = 'membres' and ligne = any(${[...ids]}::integer[])`.execute(trx);
  await sql`update effacements set leve_le = greatest(now(), efface_le + interval '1 microsecond')
    where de_corbeille and genre = 'membres' and ligne = any(${[...ids]}::integer[])`.execute(trx);
  for (const table of ['inscrits', 'inscriptions'] as const)
    await sql`update effacements as e set leve_le = greatest(now(), e.efface_le + interval '1 microsecond')
      from (select id, created_at from ${sql.table(table)} union all
        select (avant ->> 'id')::integer, (avant ->> 'created_at')::timestamptz from changements
        where nom_table = ${table} and apres is null and avant ->> 'created_at' is not null) as s
      where e.de_corbeille and split_part(e.genre, '.', 1) = ${table}
        and s.id = e.ligne and s.created_at = e.cree_le`.execute(trx);
}

async function purgeAgain(trx: WriteTransaction, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<Purged>`
    select id, operation_id, genre, ligne from corbeille
    where genre = 'membres' and ligne = any(${[...ids]}::integer[]) for update`.execute(trx);
  await purge(trx, rows);
}

/** Members go before the erasures, which find less then of the registrations that went with them. */
export async function goneAgain(
  trx: WriteTransaction,
  { known = [], withTrash = false }: Options = {},
): Promise<GoneAgain> {
  await addErasures(trx, known);
  const ids = await emptiedThatAreBack(trx);
  if (ids.length) {
    await deleteInto(trx, ids);
    await (withTrash ? lift : purgeAgain)(trx, ids);
  }
  const erased = await eraseAgain(trx);
  return withTrash
    ? { erased, emptied: 0, broughtBack: ids.length }
    : { erased, emptied: ids.length, broughtBack: 0 };
}
