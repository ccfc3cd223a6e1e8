/**
 * Opens the database in one of three places: PostgreSQL files in a folder (embedded, the default), PostgreSQL in memory
 * (tests), or a PostgreSQL server by its address. The SQL is the same; all three return dates as text and counts as numbers.
 */
import { Kysely } from 'kysely';
import { openPGlite } from '../embedded/openPGlite';
import { PGliteDialect } from '../embedded/pgliteDialect';
import { checkMoved } from '../folder/movedMark';
import { openFolder } from '../folder/openFolder';
import { openServer, type ServerHome } from '../server/openServer';
import type { DatabaseSchema } from '../tables/schema';
import type { OpenDatabase, OpenOptions } from './database';
import { migrate } from './migrate';

/** `tables` is a tar file of a PGlite with empty tables, which saves the seconds that creating them takes. */
interface MemoryHome {
  memory: true;
  tables?: Blob;
}

/** Where the data are stored. */
export type DatabaseHome = MemoryHome | { dataDir: string } | ServerHome;

async function openMemory({ tables }: MemoryHome): Promise<OpenDatabase> {
  const db = new Kysely<DatabaseSchema>({
    dialect: new PGliteDialect(await openPGlite({ loadDataDir: tables })),
  });
  await migrate(db);
  return { db, location: 'mémoire', close: () => db.destroy() };
}

/** Opens the database and brings its tables to the requested state. */
export async function openDatabase(home: DatabaseHome, options: OpenOptions = {}): Promise<OpenDatabase> {
  if ('dataDir' in home) {
    if (!options.mayBeMoved) checkMoved(home.dataDir);
    return openFolder(home.dataDir, options);
  }
  if ('databaseUrl' in home) return openServer(home, options);
  return openMemory(home);
}
