/** Removes the rows that an operation created, where they are still as it left them. */
import { type RawBuilder, sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { LOOSE_LINKS, PARTS } from '../trash/parts';
import { type ChangedTable, compared, hasEnds, isRow, isThere, netChanges } from './netChanges';
import type { Verdict } from './UndoOutcome';

const AFTER = sql`n.apres`;

/** Whether nothing refers to the row `r`: what was linked to it since would be lost with it. */
function isUnlinked(table: string): RawBuilder<boolean> {
  const references = [
    ...PARTS.flatMap((part) =>
      Object.entries(part.needs).map(([column, target]) => ({ table: part.table, column, target })),
    ),
    ...LOOSE_LINKS,
  ].filter(({ target }) => target === table);
  const free = references.map(
    (link) =>
      sql`not exists (select 1 from ${sql.table(link.table)} as x where ${sql.ref(`x.${link.column}`)} = r.id)`,
  );
  return sql<boolean>`(${sql.join([sql`true`, ...free], sql` and `)})`;
}

/**
 * @param blocked members whose stays are left
 * @returns a verdict for each row; one that is gone already has none, unless what it belongs to was deleted
 */
export async function removeCreated(
  trx: WriteTransaction,
  changed: ChangedTable,
  blocked: readonly number[],
): Promise<Verdict[]> {
  const { table } = changed.part;
  const name = sql.table(table);
  const { rows } = await sql<Verdict>`
    with n as materialized (select * from (${netChanges(changed)}) as n where n.avant is null and n.apres is not null),
    gone as (
      delete from ${name} as r using n
      where ${isRow(changed, 'r', AFTER)} and to_jsonb(r) @> ${compared(AFTER)}
        and n.objet_id <> all(${blocked}::integer[]) and ${isUnlinked(table)}
      returning n.premier
    )
    select n.objet, n.objet_id, case when gone.premier is not null then null when ${isThere(changed, 'r')} then 'modifie'
      else 'supprime' end as raison
    from n left join gone on gone.premier = n.premier left join ${name} as r on ${isRow(changed, 'r', AFTER)}
    where gone.premier is not null or ${isThere(changed, 'r')} or not ${hasEnds(changed, AFTER)}`.execute(
    trx,
  );
  return rows;
}
