import { sql } from 'kysely';
import { journalCalls } from '../../../../src/api/endpoints/administration/journal';
import type { Api } from '../../guard/api';
import { JournalReader } from '../../guard/journal/reader';
import { TRASH_KINDS } from '../../guard/trash/parts';
import { restoreWaiting } from '../../guard/trash/restore';
import { reverseOperation } from '../../guard/undo/reverseOperation';
import { isReversible, rightToUndo } from '../../guard/undo/reversible';
import type { UndoOutcome } from '../../guard/undo/UndoOutcome';
import { writeRoute } from '../../guard/writes/writeRoute';
import { HttpError, notFound } from '../../http/httpError';
import { type CallContext, Reply } from '../../http/route';
import { unlessTaken } from '../../store/database/duplicate';
import { raiseVersion, type WriteTransaction } from '../../store/database/writeQueue';
import { correctFacts } from '../../store/rows/facts';
import { UNDO_DAYS } from '../../store/tables/writeSchema';
import { undoTexts } from './texts';

interface Row {
  action: string;
  is_undone: boolean;
  is_old: boolean;
  is_purged: boolean;
}

/**
 * Locks the operation, so that it is undone only once. Of a row that was deleted for good the journal has only the name: what
 * took its place must stay then.
 */
async function operationOf(trx: WriteTransaction, id: number, user: CallContext['user']): Promise<Row> {
  const { rows } = await sql<Row>`
    select action, annulee_par is not null as is_undone,
      quand < now() - make_interval(days => ${UNDO_DAYS}::integer) as is_old,
      exists (select 1 from changements as c where c.operation_id = o.id and c.apres is null
        and c.nom_table = any(${Object.values(TRASH_KINDS)}::text[]) and not jsonb_exists(c.avant, 'created_at')
      ) as is_purged
    from operations as o where id = ${id}::bigint and ${new JournalReader(user).operation()} for update`.execute(
    trx,
  );
  if (!rows[0]) throw notFound(undoTexts.gone);
  return rows[0];
}

/**
 * Undoes an operation in the transaction of another one, which waits for the writes of members.
 * @throws HttpError 403, 404, 409 for the second time or when a unique value is taken, 410 when it is too late, 422 for
 * what can't be undone; nothing is undone then
 */
export async function undoOperation(
  api: Pick<Api, 'capabilities' | 'authorize'>,
  trx: WriteTransaction,
  user: CallContext['user'],
  operation: number,
): Promise<UndoOutcome> {
  await raiseVersion(trx, 'evenements');
  const { action, is_undone, is_old, is_purged } = await operationOf(trx, operation, user);
  if (!isReversible(action, api.capabilities)) throw new HttpError(422, undoTexts.irreversible);
  if (user) api.authorize(user, rightToUndo(action));
  if (is_undone) throw new HttpError(409, undoTexts.twice);
  if (is_old) throw new HttpError(410, undoTexts.tooLate(UNDO_DAYS));
  if (is_purged) throw new HttpError(410, undoTexts.purged);
  await correctFacts(trx, operation);
  const taken = () => new HttpError(409, undoTexts.conflict);
  const outcome = await unlessTaken(reverseOperation(trx, operation), taken);
  await restoreWaiting(trx, operation);
  await sql`delete from fusions where membre_id in (select id from membres)`.execute(trx);
  if (outcome.hasReversed)
    await sql`update operations set annulee_par = current_setting('parvis.operation')::bigint
      where id = ${operation}::bigint`.execute(trx);
  return outcome;
}

const said = ({ hasReversed, leftCount }: UndoOutcome): string => {
  if (leftCount === 0) return undoTexts.undone;
  return hasReversed ? undoTexts.partly(leftCount) : undoTexts.nothing;
};

/** Serves undoing. It waits for the writes of members and, by the version, for those of events. */
export function undoRoutes(api: Api): void {
  writeRoute(api, journalCalls.undo, 'membres', ({ id }, { user }) => async (trx) => {
    const outcome = await undoOperation(api, trx, user, Number(id));
    const { reversedCount: annules, leftCount: gardes } = outcome;
    return new Reply({ annules, gardes, details: await outcome.named(trx) }, said(outcome));
  });
}
