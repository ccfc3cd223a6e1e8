import { type Kysely, Migrator } from 'kysely';
import { migrations } from '../migrations/migrations';

/** Brings the tables up to date. Several instances may start at once: a lock lets one of them do it. */
export async function migrate<T>(db: Kysely<T>, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
