import { type Kysely, sql } from 'kysely';

/** What one version of the tables changes: statements, or a function where they depend on what the database has. */
export type Change = readonly string[] | (<T>(db: Kysely<T>) => Promise<unknown>);

/** Runs statements one by one, because a prepared query can only contain one. */
export async function runStatements<T>(db: Kysely<T>, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
