/**
 * Opens an operation around the work of a write. Triggers of the tables record each changed row under its number (see
 * migration 0018), so no handler can forget one; who did it and what it was are recorded here, in the same transaction.
 */
import { sql } from 'kysely';
import type { Endpoint } from '../../../src/api/endpoint';
import { rightOf } from '../../../src/api/rightOf';
import type { User } from '../auth/tokens';
import type { WriteTransaction } from '../database/writeQueue';
import type { Api } from '../http/api';
import type { Work } from './runWrite';

export interface Operation {
  /** Missing for visitors and for the operator. */
  user?: User | undefined;
  /** Says who did it where that is no user, but the server itself. */
  name?: string;
  /** The id of the endpoint. */
  action: string;
  /** What it is about, as in rights: `membres`. */
  subject: string;
}

/** Who calls and what for, where the journal or the trash is announced. */
export function operationOf(
  { capabilities }: Pick<Api, 'capabilities'>,
  endpoint: Endpoint,
  user: User | undefined,
): Operation | undefined {
  if (!capabilities.includes('journal') && !capabilities.includes('corbeille')) return undefined;
  // The answers of visitors need no right.
  const [subject = ''] = (rightOf(endpoint) ?? endpoint.id).split('.');
  return { user, action: endpoint.id, subject };
}

/** Triggers read the number of the operation from this setting of the transaction. */
const open = async (trx: WriteTransaction): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    select set_config('parvis.operation', nextval(pg_get_serial_sequence('operations', 'id'))::text, true) as id`.execute(
    trx,
  );
  return Number(rows[0]!.id);
};

/** Records the operation, unless it changed nothing. */
const close = (trx: WriteTransaction, id: number, { user, action, subject, ...by }: Operation) => {
  const name = user ? `${user.prenom} ${user.nom}`.trim() : (by.name ?? null);
  return sql`insert into operations (id, compte_id, compte_nom, action, genre)
    select ${id}::bigint, ${user?.id ?? null}::integer, ${name}::text, ${action}::text, ${subject}::text
    where exists (select 1 from changements where operation_id = ${id}::bigint)`.execute(trx);
};

export const journaled =
  <R>(operation: Operation, work: Work<R>): Work<R> =>
  async (trx) => {
    const id = await open(trx);
    const result = await work(trx);
    await close(trx, id, operation);
    return result;
  };
