/**
 * Opens an operation around the work of a write. Triggers of the tables record each changed row under its number, and with
 * the first one the operation itself (see migrations/0001-journal.ts), so no handler can forget one and a write that changes
 * nothing leaves nothing. Who calls and what for is told to them by settings of the transaction.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Endpoint } from '../../../../src/api/endpoint';
import { rightOf } from '../../../../src/api/rightOf';
import type { User } from '../../http/user';
import type { VersionedSet, Work, WriteTransaction } from '../../store/database/writeQueue';
import type { Api } from '../api';

export interface WriteOperation {
  /** Missing for visitors. */
  user?: User | undefined;
  /** Says who did it where that is no user, but the server itself. */
  name?: string;
  /** The id of the endpoint. */
  action: string;
  /** What it is about, as in rights: `membres`. */
  subject: string;
  /** The organisation's day, for rows that end with it; the zone of the database may have another one. */
  today?: string;
}

/** Who calls and what for, where the journal or the trash is announced. */
export function operationOf(
  { capabilities, today }: Pick<Api, 'capabilities' | 'today'>,
  endpoint: Endpoint,
  user: User | undefined,
): WriteOperation | undefined {
  if (!capabilities.includes('journal') && !capabilities.includes('corbeille')) return undefined;
  // The answers of visitors need no right.
  const [subject = ''] = (rightOf(endpoint) ?? endpoint.id).split('.');
  return { user, action: endpoint.id, subject, today: today() };
}

function serverSettings({ user, name, action, subject, today }: WriteOperation): RawBuilder<unknown> {
  const authorName = user ? `${user.nom} ${user.prenom}`.trim() : (name ?? null);
  const call = JSON.stringify({ compte: user?.id ?? null, nom: authorName, action, genre: subject });
  return sql`set_config('parvis.operation', nextval(pg_get_serial_sequence('operations', 'id'))::text, true),
    set_config('parvis.appel', ${call}::text, true), set_config('parvis.jour', ${today ?? ''}::text, true)`;
}

/** Opens an operation in the statement that raises the version of a set, because every statement costs a round trip. */
export async function openQueuedOperation(
  trx: WriteTransaction,
  operation: WriteOperation,
  set: VersionedSet,
): Promise<void> {
  await sql`update versions set numero = numero + 1 where nom = ${set} returning ${serverSettings(operation)}`.execute(
    trx,
  );
}

/** Opens an operation around work that raises no version. */
export const journaled =
  <R>(operation: WriteOperation, work: Work<R>): Work<R> =>
  async (trx) => {
    await sql`select ${serverSettings(operation)}`.execute(trx);
    return work(trx);
  };
