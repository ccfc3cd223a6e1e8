import { type Kysely, sql } from 'kysely';
import { LIFT_TIME_LIMIT, RESTORE_TIME_LIMIT } from '../server/limits';

/** Runs statements that may take any time, on a connection of their own, and restores the time limit afterwards. */
export const withoutTimeLimit = <T>(
  db: Kysely<T>,
  work: (db: Kysely<T>) => Promise<unknown>,
): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql.raw(LIFT_TIME_LIMIT).execute(connection);
    try {
      await work(connection);
    } finally {
      await sql.raw(RESTORE_TIME_LIMIT).execute(connection);
    }
  });
