import { sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';
import { moveToTrash } from '../trash/moveToTrash';
import { kindOf } from '../trash/parts';
import { leaveFullEvents } from './fullEvents';
import {
  type ChangedTable,
  changedAccounts,
  changedTables,
  compared,
  differing,
  hasEnds,
  idIn,
  netChanges,
} from './netChanges';
import { removeCreated } from './removeCreated';
import { restoreDeleted } from './restoreDeleted';
import { restoreLooseLinks } from './restoreLooseLinks';
import { restoreUpdated } from './restoreUpdated';
import type { Verdict } from './UndoOutcome';
import { UndoOutcome } from './UndoOutcome';

const AFTER = sql`n.apres`;
const BEFORE = sql`n.avant`;

/**
 * Finds the members whose stays are left. The stays of a member are reversed together: a stay that ended becomes the present
 * one again only if the one that followed it goes, and if none followed since.
 */
async function blockedStays(trx: WriteTransaction, changed: ChangedTable): Promise<Verdict[]> {
  if (!changed.part.isStay) return [];
  const stays = sql.table(changed.part.table);
  const { rows } = await sql<Verdict>`
    with n as materialized (${netChanges(changed)})
    select n.objet, n.objet_id,
      case when bool_or(n.apres is not null and r.id is null) then 'supprime' else 'modifie' end as raison
    from n left join ${stays} as r on r.id = ${idIn(sql`coalesce(n.apres, n.avant)`, 'id')}
    where n.apres is not null and (r.id is null
        or n.avant is null and not to_jsonb(r) @> ${compared(AFTER)}
        or n.avant is not null and not (to_jsonb(r) @> ${differing(changed, AFTER)} and ${hasEnds(changed, BEFORE)}))
      or n.avant ->> 'date_sortie' is null and exists (
        select 1 from ${stays} as s where s.membre_id = ${idIn(BEFORE, 'membre_id')} and s.date_sortie is null
          and not exists (select 1 from n where ${idIn(sql`coalesce(n.apres, n.avant)`, 'id')} = s.id))
    group by n.objet, n.objet_id`.execute(trx);
  return rows;
}

/** The accounts that the operation disabled: access isn't given back by undoing something else, so they are told. */
async function stillDisabled(trx: WriteTransaction, operation: number): Promise<Verdict[]> {
  const { rows } = await sql<Verdict>`
    select c.objet, c.objet_id, 'desactive' as raison from changements as c
    join utilisateurs as u on u.id = c.objet_id and u.desactive_le is not null
    where c.operation_id = ${operation}::bigint and c.nom_table = 'utilisateurs'
      and c.avant ->> 'desactive_le' is null and c.apres ->> 'desactive_le' is not null`.execute(trx);
  return rows;
}

/** What follows the rows: places that are full by now, links between rows, and accounts. */
async function reverseLinks(
  trx: WriteTransaction,
  operation: number,
  tables: readonly ChangedTable[],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const changed of tables) verdicts.push(...(await leaveFullEvents(trx, changed)));
  for (const changed of tables) verdicts.push(...(await restoreLooseLinks(trx, changed)));
  // A link that comes back belongs to what the people see of the record, so it isn't counted apart.
  const accounts = await restoreLooseLinks(trx, changedAccounts(operation));
  verdicts.push(...accounts.filter(({ raison }) => raison !== null));
  return [...verdicts, ...(await stillDisabled(trx, operation))];
}

/**
 * Reverses what an operation of the journal changed. A row that was changed since is left as it is and named. Created rows
 * go to the trash, links are removed, deleted rows come back with their ids. It must run within an operation of its own
 * and in the queue of members.
 */
export async function reverseOperation(trx: WriteTransaction, operation: number): Promise<UndoOutcome> {
  const tables = await changedTables(trx, operation);
  const outcome = new UndoOutcome();
  const blocked = new Map<ChangedTable, number[]>();
  for (const changed of tables) {
    const verdicts = await blockedStays(trx, changed);
    outcome.add(verdicts);
    blocked.set(
      changed,
      verdicts.map(({ objet_id }) => objet_id),
    );
  }
  for (const changed of tables.toReversed()) {
    outcome.add(await removeCreated(trx, changed, blocked.get(changed) ?? []));
    const kind = kindOf(changed.part.table);
    if (kind) await moveToTrash(trx, kind);
  }
  for (const changed of tables) outcome.add(await restoreDeleted(trx, changed));
  for (const changed of tables) outcome.add(await restoreUpdated(trx, changed, blocked.get(changed) ?? []));
  outcome.add(await reverseLinks(trx, operation, tables));
  return outcome;
}
