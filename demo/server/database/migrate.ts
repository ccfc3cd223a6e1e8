import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../migrations/migrations';
import { unhurried } from './unhurried';

/** Brings the tables up to date. Several instances may start at once: a lock lets one of them do it. */
export const migrate = <T>(db: Kysely<T>, schema?: string): Promise<void> =>
  unhurried(db, async (connection) => {
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => migrations },
      migrationTableSchema: schema,
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
