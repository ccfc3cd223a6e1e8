import { sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';

export interface Descent {
  parent_id: number;
  enfant_id: number;
}

/**
 * Links parents and children again, except where the child became an ancestor of the parent meanwhile. The links are added
 * one by one, because two of them together may make a circle.
 * @returns those left out
 */
export async function restoreDescent(trx: WriteTransaction, links: readonly Descent[]): Promise<Descent[]> {
  const left: Descent[] = [];
  for (const link of links) {
    const [parent, child] = [sql`${link.parent_id}::integer`, sql`${link.enfant_id}::integer`];
    const { rows } = await sql<{ is_circle: boolean }>`
      with recursive lineage(id) as (
        select ${parent} union select e.parent_id from enfants as e join lineage as l on e.enfant_id = l.id
      ), added as (
        insert into enfants (parent_id, enfant_id) select ${parent}, ${child}
        where not exists (select 1 from lineage where id = ${child}) on conflict do nothing
      )
      select exists (select 1 from lineage where id = ${child}) as is_circle`.execute(trx);
    if (rows[0]?.is_circle) left.push(link);
  }
  return left;
}
