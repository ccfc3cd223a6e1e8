import { sql } from 'kysely';
import { journal } from '../../../src/api/endpoints/history/journal';
import { raiseVersion, type WriteTransaction } from '../database/writeQueue';
import type { Api } from '../http/api';
import { HttpError, notFound } from '../http/httpError';
import { Reply } from '../http/route';
import { writeRoute } from '../writes/writeRoute';
import type { Outcome } from './Outcome';
import { reverseOperation } from './reverseOperation';
import { isReversible, rightToUndo, UNDO_DAYS } from './reversible';
import { undoTexts } from './texts';

const DUPLICATE = '23505';

interface Row {
  action: string;
  is_undone: boolean;
  is_old: boolean;
}

/** Locks the operation, so that it is undone only once. */
async function operationOf(trx: WriteTransaction, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select action, annulee_par is not null as is_undone,
      quand < now() - make_interval(days => ${UNDO_DAYS}::integer) as is_old
    from operations where id = ${id}::bigint for update`.execute(trx);
  if (!rows[0]) throw notFound(undoTexts.gone);
  return rows[0];
}

/** @throws HttpError 409 when a unique value is taken; nothing is undone then */
async function reversed(trx: WriteTransaction, id: number): Promise<Outcome> {
  try {
    return await reverseOperation(trx, id);
  } catch (error) {
    throw (error as { code?: unknown }).code === DUPLICATE ? new HttpError(409, undoTexts.conflict) : error;
  }
}

const said = ({ hasReversed, leftCount }: Outcome): string => {
  if (leftCount === 0) return undoTexts.undone;
  return hasReversed ? undoTexts.partly(leftCount) : undoTexts.nothing;
};

/** Serves undoing. It waits for the writes of members and, by the version, for those of events. */
export function undoRoutes(api: Api): void {
  writeRoute(api, journal.undo, 'membres', ({ id }, { user }) => async (trx) => {
    await raiseVersion(trx, 'evenements');
    const operation = Number(id);
    const { action, is_undone, is_old } = await operationOf(trx, operation);
    if (!isReversible(action, api.capabilities)) throw new HttpError(422, undoTexts.irreversible);
    if (user) api.authorize(user, rightToUndo(action));
    if (is_undone) throw new HttpError(409, undoTexts.twice);
    if (is_old) throw new HttpError(410, undoTexts.tooLate(UNDO_DAYS));
    const outcome = await reversed(trx, operation);
    if (outcome.hasReversed)
      await sql`update operations set annulee_par = current_setting('parvis.operation')::bigint
        where id = ${operation}::bigint`.execute(trx);
    const { reversedCount: annules, leftCount: gardes } = outcome;
    return new Reply({ annules, gardes, details: await outcome.named(trx) }, said(outcome));
  });
}
