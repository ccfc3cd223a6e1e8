import { sql } from 'kysely';
import type { Endpoint } from '../../../../src/api/endpoint';
import type { WriteTransaction } from '../../store/database/writeQueue';
import type { Api } from '../api';
import { isReversible } from './reversible';

/**
 * The operation under way, which an answer names so that a notice can offer to undo it.
 * @returns undefined when the back end can't undo the call, and when it changed nothing
 */
export async function operationToUndo(
  { capabilities }: Pick<Api, 'capabilities'>,
  { id }: Pick<Endpoint, 'id'>,
  trx: WriteTransaction,
): Promise<number | undefined> {
  if (!isReversible(id, capabilities)) return undefined;
  const { rows } = await sql<{ id: number }>`
    select operation_id as id from changements
    where operation_id = nullif(current_setting('parvis.operation', true), '')::bigint limit 1`.execute(trx);
  return rows[0]?.id;
}
