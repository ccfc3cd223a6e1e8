import { type Kysely, sql } from 'kysely';

/** Statements that may take as long as they take, on a connection of their own. */
export const unhurried = <T>(db: Kysely<T>, work: (db: Kysely<T>) => Promise<unknown>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
