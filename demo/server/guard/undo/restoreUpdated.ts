/** Gives rows the values back that they had before an operation, where they still have those that it gave them. */
import { sql } from 'kysely';
import { SEARCHED } from '../../../../src/domain/search/memberSearch';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { searchColumns } from '../../store/search/memberSearchColumns';
import {
  type ChangedTable,
  compared,
  differing,
  hasEnds,
  idIn,
  isRow,
  isThere,
  netChanges,
} from './netChanges';
import type { Verdict } from './UndoOutcome';

const AFTER = sql`n.apres`;
const BEFORE = sql`n.avant`;

async function computeSearchColumns(trx: WriteTransaction, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  const rows = await trx
    .selectFrom('membres')
    .select(['id', ...SEARCHED])
    .where('id', 'in', ids)
    .execute();
  for (const { id, ...row } of rows)
    await trx.updateTable('membres').set(searchColumns(row)).where('id', '=', id).execute();
}

/**
 * Gives links the values back that they had, such as the date of a step. The journal records no change of a link, so each is
 * removed and made again.
 */
async function restoreChangedLinks(trx: WriteTransaction, changed: ChangedTable): Promise<Verdict[]> {
  const name = sql.table(changed.part.table);
  const { rows } = await sql<Verdict & { avant: unknown }>`
    with n as materialized (
      select * from (${netChanges(changed)}) as n
      where n.avant is not null and n.apres is not null and n.avant <> n.apres
    ),
    gone as (
      delete from ${name} as r using n
      where ${isRow(changed, 'r', AFTER)} and to_jsonb(r) @> ${compared(AFTER)} and ${hasEnds(changed, BEFORE)}
      returning n.premier
    )
    select n.objet, n.objet_id, n.avant, case when gone.premier is not null then null
      when ${isThere(changed, 'r')} then 'modifie' else 'supprime' end as raison
    from n left join gone on gone.premier = n.premier left join ${name} as r on ${isRow(changed, 'r', AFTER)}`.execute(
    trx,
  );
  const back = rows.filter(({ raison }) => !raison).map(({ avant }) => avant);
  if (back.length > 0)
    await sql`insert into ${name}
      select r.* from json_populate_recordset(null::${name}, ${JSON.stringify(back)}::json) as r`.execute(
      trx,
    );
  return rows;
}

/** @param blocked members whose stays are left */
export async function restoreUpdated(
  trx: WriteTransaction,
  changed: ChangedTable,
  blocked: readonly number[],
): Promise<Verdict[]> {
  const { part, columns } = changed;
  if (!columns.includes('id')) return restoreChangedLinks(trx, changed);
  const name = sql.table(part.table);
  const set = columns
    .filter((column) => !['id', 'created_at', 'updated_at'].includes(column))
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`p.${column}`)}`);
  if (columns.includes('updated_at'))
    set.push(sql`updated_at = greatest(now(), r.updated_at + interval '1 millisecond')`);
  const { rows } = await sql<Verdict & { searched: boolean }>`
    with n as materialized (
      select n.*, ${differing(changed, BEFORE)} as valeurs, ${differing(changed, AFTER)} as laissees
      from (${netChanges(changed)}) as n where n.avant is not null and n.apres is not null
    ),
    back as (
      update ${name} as r set ${sql.join(set)}
      from n join ${name} as b on b.id = ${idIn(AFTER, 'id')}
      cross join lateral jsonb_populate_record(b, n.valeurs) as p
      where r.id = b.id and to_jsonb(b) @> n.laissees and ${hasEnds(changed, BEFORE)}
        and n.objet_id <> all(${blocked}::integer[]) and n.valeurs <> '{}'
      returning n.premier
    )
    select n.objet, n.objet_id, jsonb_exists_any(n.valeurs, ${SEARCHED}::text[]) as searched,
      case when back.premier is not null then null when r.id is not null and ${hasEnds(changed, BEFORE)} then 'modifie'
      else 'supprime' end as raison
    from n left join back on back.premier = n.premier left join ${name} as r on r.id = ${idIn(AFTER, 'id')}
    where n.valeurs <> '{}'`.execute(trx);
  if (part.table === 'membres')
    await computeSearchColumns(
      trx,
      rows.filter(({ raison, searched }) => !raison && searched).map(({ objet_id }) => objet_id),
    );
  return rows;
}
