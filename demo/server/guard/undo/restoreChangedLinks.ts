import { sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { type ChangedTable, compared, hasEnds, isRow, isThere, netChanges } from './netChanges';
import type { Verdict } from './UndoOutcome';

const AFTER = sql`n.apres`;
const BEFORE = sql`n.avant`;

/**
 * Gives links the values back that they had, such as the date of a step. The journal records no change of a link, so each is
 * removed and made again.
 */
export async function restoreChangedLinks(trx: WriteTransaction, changed: ChangedTable): Promise<Verdict[]> {
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
