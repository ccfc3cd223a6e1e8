/**
 * Dated facts: what one person's are, and what tells the triggers that write them what is under way, see migrations/0021-facts.ts.
 * That holds until the transaction ends.
 */
import { sql } from 'kysely';
import type { Fact } from '../../../../src/domain/register/facts';
import type { Database } from '../database/database';
import type { WriteTransaction } from '../database/writeQueue';

/**
 * What comes and goes from now on is a correction, because people neither came nor left.
 * @param undone the operation that is undone
 */
export const correctFacts = (trx: WriteTransaction, undone?: number) =>
  sql`select set_config('parvis.faits', 'correction', true),
    set_config('parvis.defait', ${undone === undefined ? '' : String(undone)}::text, true)`.execute(trx);

/** Steps that are removed from now on ended on this day. */
export const endStepsOn = (trx: WriteTransaction, day: string) =>
  sql`select set_config('parvis.sortie_le', ${day}::text, true)`.execute(trx);

/** Takes people out of their facts, which stay as numbers. */
export const forgetFacts = (trx: WriteTransaction, members: readonly number[]) =>
  sql`update faits set membre_id = null where membre_id = any(${[...members]}::integer[])`.execute(trx);

/** The most facts of one person; the earliest are left out. */
const FACTS_MAX = 1000;

/** The latest first. What an undone operation noted is left out, with what took it back. */
export async function factsOf(db: Database, { id }: { id: number }): Promise<Fact[]> {
  const { rows } = await sql<Fact>`
    with own as (
      select f.*, o.annulee_par from faits as f left join operations as o on o.id = f.operation_id
      where f.membre_id = ${id}),
    pairs as (
      select f.id as noted, c.id as back from own as f join own as c on c.operation_id = f.annulee_par
        and c.domaine = f.domaine and c.objet_id is not distinct from f.objet_id and c.sens = -f.sens)
    select f.id, f.genre, f.sens, f.domaine, f.jour::text as jour, f.motif,
      case when f.domaine <> 'organisation' then json_build_object(
        'id', coalesce(g.id, d.id, e.id), 'nom', coalesce(g.nom, d.nom, e.libelle, f.objet_nom)) end as objet
    from own as f left join groupes as g on f.domaine = 'groupe' and g.id = f.objet_id
      left join departements as d on f.domaine = 'departement' and d.id = f.objet_id
      left join etapes as e on f.domaine = 'etape' and e.id = f.objet_id
    where f.id not in (select noted from pairs union all select back from pairs)
    order by f.jour desc, f.id desc limit ${FACTS_MAX}`.execute(db);
  return rows;
}
