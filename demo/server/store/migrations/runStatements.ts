import { type Kysely, sql } from 'kysely';

/** Runs statements one by one, because a prepared query can only contain one. */
export async function runStatements<T>(db: Kysely<T>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
