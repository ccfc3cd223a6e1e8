import { type Kysely, sql } from 'kysely';

/** Runs statements one by one: a prepared query holds one statement only. */
export async function run<T>(db: Kysely<T>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
