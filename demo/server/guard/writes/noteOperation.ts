import { sql } from 'kysely';
import type { WriteTransaction } from '../../store/database/writeQueue';

/** Puts the call into the journal although it changes no row that has a history, such as a secret link. */
export async function noteOperation(trx: WriteTransaction): Promise<void> {
  const operation = sql`nullif(current_setting('parvis.operation', true), '')::bigint`;
  await sql`select noter_operation(${operation}) where ${operation} is not null`.execute(trx);
}
