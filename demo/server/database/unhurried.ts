import { type Kysely, sql } from 'kysely';
import { HURRIED, UNHURRIED } from './server/limits';

/** Statements that may take as long as they take, on a connection of their own. */
export const unhurried = <T>(db: Kysely<T>, work: (db: Kysely<T>) => Promise<unknown>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql.raw(UNHURRIED).execute(connection);
    try {
      await work(connection);
    } finally {
      await sql.raw(HURRIED).execute(connection);
    }
  });
