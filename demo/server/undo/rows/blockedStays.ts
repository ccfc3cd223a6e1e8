import { sql } from 'kysely';
import type { WriteTransaction } from '../../database/writeQueue';
import type { Verdict } from '../Outcome';
import { type ChangedTable, compared, differing, hasEnds, idIn, netChanges } from './netChanges';

const APRES = sql`n.apres`;
const AVANT = sql`n.avant`;

/**
 * Finds the members whose stays are left. The stays of a member are reversed together: a stay that ended becomes the present
 * one again only if the one that followed it goes, and if none followed since.
 */
export async function blockedStays(trx: WriteTransaction, changed: ChangedTable): Promise<Verdict[]> {
  if (!changed.part.isStay) return [];
  const stays = sql.table(changed.part.table);
  const { rows } = await sql<Verdict>`
    with n as materialized (${netChanges(changed)})
    select n.objet, n.objet_id,
      case when bool_or(n.apres is not null and r.id is null) then 'supprime' else 'modifie' end as raison
    from n left join ${stays} as r on r.id = ${idIn(sql`coalesce(n.apres, n.avant)`, 'id')}
    where n.apres is not null and (r.id is null
        or n.avant is null and not to_jsonb(r) @> ${compared(APRES)}
        or n.avant is not null and not (to_jsonb(r) @> ${differing(changed, APRES)} and ${hasEnds(changed, AVANT)}))
      or n.avant ->> 'date_sortie' is null and exists (
        select 1 from ${stays} as s where s.membre_id = ${idIn(AVANT, 'membre_id')} and s.date_sortie is null
          and not exists (select 1 from n where ${idIn(sql`coalesce(n.apres, n.avant)`, 'id')} = s.id))
    group by n.objet, n.objet_id`.execute(trx);
  return rows;
}
