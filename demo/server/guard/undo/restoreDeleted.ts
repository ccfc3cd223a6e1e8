/** Brings rows back that an operation deleted, with their ids. */
import { sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { type Descent, restoreDescent } from '../trash/descent';
import { kindOf } from '../trash/parts';
import { postpone, restoredValue } from '../trash/restore';
import { type ChangedTable, hasEnds, idIn, isRow, isThere, netChanges } from './netChanges';
import type { Verdict } from './UndoOutcome';

const BEFORE = sql`n.avant`;

/** Links between parents and children, except those that would make a circle. */
async function restoreDeletedDescent(trx: WriteTransaction, changed: ChangedTable): Promise<Verdict[]> {
  const { rows } = await sql<Verdict & Descent & { has_ends: boolean }>`
    select n.objet, n.objet_id, ${idIn(BEFORE, 'parent_id')} as parent_id, ${idIn(BEFORE, 'enfant_id')} as enfant_id,
      ${hasEnds(changed, BEFORE)} as has_ends
    from (${netChanges(changed)}) as n
    where n.avant is not null and n.apres is null
      and not exists (select 1 from enfants as r where ${isRow(changed, 'r', BEFORE)})
    order by n.premier`.execute(trx);
  const circles = await restoreDescent(
    trx,
    rows.filter(({ has_ends }) => has_ends),
  );
  return rows.map((row) => ({
    ...row,
    raison: row.has_ends ? (circles.includes(row) ? 'cercle' : null) : 'supprime',
  }));
}

/**
 * A link whose other end is in the trash comes back with it. A row that was deleted for good, or whose name is taken, is
 * left. A row that is there already needs nothing.
 */
export async function restoreDeleted(trx: WriteTransaction, changed: ChangedTable): Promise<Verdict[]> {
  const { operation, part, columns } = changed;
  const name = sql.table(part.table);
  // A row that waited for an entry which is restored by now, and was deleted again, may wait for another one.
  await sql`update changements as c set attend = null
    where c.operation_id = ${operation}::bigint and c.nom_table = ${part.table} and c.attend is not null
      and not exists (select 1 from corbeille as k where k.operation_id = c.attend)`.execute(trx);
  await postpone(trx, operation, part);
  if (part.table === 'enfants') return restoreDeletedDescent(trx, changed);
  // The trash keeps only the name of what it deletes for good.
  const isKept = kindOf(part.table) ? sql`jsonb_exists(n.avant, 'created_at')` : sql`true`;
  const { rows } = await sql<Verdict>`
    with n as materialized (select * from (${netChanges(changed)}) as n where n.avant is not null and n.apres is null),
    back as (
      insert into ${name} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(columns.map((column) => restoredValue(part, column)))}
      from n cross join lateral jsonb_populate_record(null::${name}, n.avant) as r
      where ${isKept} and ${hasEnds(changed, BEFORE)} order by n.premier
      on conflict do nothing returning ${sql.join(changed.keys.map((key) => sql.ref(key)))}
    )
    select n.objet, n.objet_id, case when ${isThere(changed, 'back')} then null
      when not ${isKept} or not ${hasEnds(changed, BEFORE)} then 'supprime' else 'repris' end as raison
    from n left join back on ${isRow(changed, 'back', BEFORE)}
    where ${isThere(changed, 'back')} or not exists (select 1 from ${name} as r where ${isRow(changed, 'r', BEFORE)})`.execute(
    trx,
  );
  const restored = rows.filter(({ raison }) => !raison).map(({ objet_id }) => objet_id);
  if (kindOf(part.table) && restored.length)
    await sql`delete from corbeille as k using changements as c
      where c.operation_id = ${operation}::bigint and c.nom_table = ${part.table} and c.apres is null
        and k.operation_id = c.operation_id and k.genre = c.objet and k.ligne = c.objet_id
        and k.ligne = any(${restored}::integer[])`.execute(trx);
  return rows;
}
