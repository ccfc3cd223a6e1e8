import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from '../migrations/migrations';
import { serverTexts } from '../texts';
import { withoutTimeLimit } from './withoutTimeLimit';

interface Migrating {
  schema?: string;
  /** The copy of the data that was made before the change, named in an error. */
  copy?: string;
}

/**
 * Brings the tables up to date. A lock makes sure that only one instance does it when several start at once.
 * @throws Error that names the copy, if there is one; the tables are then unchanged
 */
export const migrate = <T>(db: Kysely<T>, { schema, copy }: Migrating = {}): Promise<void> =>
  withoutTimeLimit(db, async (connection) => {
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => migrations },
      migrationTableSchema: schema,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    // A rewritten table has lost what index-only scans and the planner know of it, and PGlite never vacuums by itself.
    if (!error && results.length)
      await sql`vacuum analyze ${sql.id(schema ?? 'public', 'membres')}, ${sql.id(schema ?? 'public', 'criteres')}`.execute(
        connection,
      );
    if (!error) return;
    if (!copy) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(serverTexts.updateFailed(reason, copy), { cause: error });
  });
