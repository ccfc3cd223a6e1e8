/** Restores columns that refer to another row and may be empty: spouses, and the member that a speaker is. */
import { type RawBuilder, sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { type ChangedTable, idIn, looseLinksOf, netChanges } from './netChanges';
import type { Verdict } from './UndoOutcome';

type Link = ReturnType<typeof looseLinksOf>[number];

/** The changed rows of a column: what it had before, and what the operation left. A restored row was left without. */
const wantedBy = (changed: ChangedTable, { column }: Link): RawBuilder<unknown> => sql`
  select n.objet, n.objet_id, ${idIn(sql`n.avant`, 'id')} as id,
    ${idIn(sql`n.avant`, column)} as cible, ${idIn(sql`n.apres`, column)} as laissee
  from (${netChanges(changed)}) as n
  where n.avant is not null and n.avant ->> ${column}::text is distinct from n.apres ->> ${column}::text`;

/**
 * The links of an operation are restored together or not at all, because both rows of a couple must name each other.
 * Call it when the rows themselves are restored.
 */
async function restoreLink(trx: WriteTransaction, changed: ChangedTable, link: Link): Promise<Verdict[]> {
  const { table, target, isShared = false } = link;
  const [name, column] = [sql.table(table), sql.ref(link.column)];
  const { rows } = await sql<Verdict & { id: number; cible: number | null }>`
    with w as materialized (${wantedBy(changed, link)})
    select w.objet, w.objet_id, w.id, w.cible, case
      when r.id is null or w.cible is not null and t.id is null then 'supprime'
      when ${sql.ref(`r.${link.column}`)} is distinct from w.laissee or not ${isShared} and exists (
        select 1 from ${name} as x where ${sql.ref(`x.${link.column}`)} = w.cible and x.id not in (select id from w)
      ) then 'modifie' end as raison
    from w left join ${name} as r on r.id = w.id left join ${sql.table(target)} as t on t.id = w.cible`.execute(
    trx,
  );
  const problem = rows.find(({ raison }) => raison)?.raison ?? null;
  if (!rows.length || problem) return rows.map((row) => ({ ...row, raison: problem }));
  const ids = rows.map(({ id }) => id);
  // Unique columns don't allow two rows to exchange their values in one statement.
  await sql`update ${name} set ${column} = null where id = any(${ids}::integer[])`.execute(trx);
  await sql`update ${name} as r set ${column} = w.cible
    from unnest(${ids}::integer[], ${rows.map(({ cible }) => cible)}::integer[]) as w(id, cible)
    where r.id = w.id and w.cible is not null`.execute(trx);
  return rows;
}

export async function restoreLooseLinks(trx: WriteTransaction, changed: ChangedTable): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const link of looseLinksOf(changed.part.table))
    verdicts.push(...(await restoreLink(trx, changed, link)));
  return verdicts;
}
