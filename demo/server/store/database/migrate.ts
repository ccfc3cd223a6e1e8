import { type Kysely, Migrator, sql } from 'kysely';
import { migrations } from '../migrations/migrations';
import { rebuildSearches } from '../search/rebuildSearches';
import { storeTexts } from './texts';
import { withoutTimeLimit } from './withoutTimeLimit';

export interface Migrating {
  schema?: string;
  /** The copy of the data that was made before the change, named in an error. */
  copy?: string;
}

/** Does what migrations left to be done in batches. */
async function finish<T>(connection: Kysely<T>, schema = 'public', isChanged = false): Promise<void> {
  const isRebuilt = await rebuildSearches(connection);
  if (!isChanged && !isRebuilt) return;
  // A rewritten table has lost what index-only scans and the planner know of it, and PGlite never vacuums by itself.
  await sql`vacuum analyze ${sql.id(schema, 'membres')}, ${sql.id(schema, 'criteres')}`.execute(connection);
}

/** Continues what an interrupted start left to be done, if there is any. */
export const finishMigrations = <T>(db: Kysely<T>, schema?: string): Promise<void> =>
  withoutTimeLimit(db, (connection) => finish(connection, schema));

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
    if (!error) return finish(connection, schema, results.length > 0);
    if (!copy) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(storeTexts.updateFailed(reason, copy), { cause: error });
  });
