import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../migrations/migrations';
import { serverTexts } from '../texts';
import { unhurried } from './unhurried';

export interface Migrating {
  schema?: string;
  /** Where the data as they were before are saved. */
  copy?: string;
}

/**
 * Brings the tables up to date. Several instances may start at once: a lock lets one of them do it.
 * @throws Error that names the copy, if there is one; the tables are then as they were
 */
export const migrate = <T>(db: Kysely<T>, { schema, copy }: Migrating = {}): Promise<void> =>
  unhurried(db, async (connection) => {
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => migrations },
      migrationTableSchema: schema,
    });
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    if (!copy) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(serverTexts.updateFailed(reason, copy), { cause: error });
  });
