import type { WriteTransaction } from '../database/writeQueue';
import { moveToTrash } from '../trash/moveToTrash';
import { kindOf } from '../trash/parts';
import { Outcome } from './Outcome';
import { blockedStays } from './rows/blockedStays';
import { type ChangedTable, changedTables } from './rows/netChanges';
import { removeCreated } from './rows/removeCreated';
import { restoreDeleted } from './rows/restoreDeleted';
import { restoreLooseLinks } from './rows/restoreLooseLinks';
import { restoreUpdated } from './rows/restoreUpdated';

/**
 * Reverses what an operation of the journal changed. A row that was changed since is left as it is and named. Created rows
 * go to the trash, links are removed, deleted rows come back with their ids. It must run within an operation of its own
 * and in the queue of members.
 */
export async function reverseOperation(trx: WriteTransaction, operation: number): Promise<Outcome> {
  const tables = await changedTables(trx, operation);
  const outcome = new Outcome();
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
  for (const changed of tables) outcome.add(await restoreLooseLinks(trx, changed));
  return outcome;
}
