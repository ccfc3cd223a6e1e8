/**
 * Opens the database in one of three places: PostgreSQL files in a folder (embedded, the default), PostgreSQL in memory
 * (tests), or a PostgreSQL server by its address. The SQL is the same; all three return dates as text and counts as numbers.
 */
import { Kysely } from 'kysely';
import { openPGlite } from '../embedded/openPGlite';
import { PGliteDialect } from '../embedded/pgliteDialect';
import { openFolder } from '../folder/openFolder';
import { openServer, type ServerHome } from '../server/openServer';
import type { PoolCounts } from '../server/ServerPool';
import { type Migrating, migrate } from './migrate';
import type { DatabaseSchema } from './schema';
import type { TablesWanted } from './tablesState';

export type Database = Kysely<DatabaseSchema>;

/** `tables` is a tar file of a PGlite with empty tables, which saves the seconds that creating them takes. */
interface MemoryHome {
  memory: true;
  tables?: Blob;
}

/** Where the data are stored. */
export type DatabaseHome = MemoryHome | { dataDir: string } | ServerHome;

/** Functions that save the data before their tables change; each returns where, or nothing when no copy is wanted. */
export interface Copies {
  /** Copies the files of an embedded database, which is closed meanwhile. */
  ofFolder(folder: string, version: string): Promise<string | undefined>;
  ofServer(db: Database, version: string): Promise<string | undefined>;
}

export interface OpenOptions {
  /** `update` by default. */
  tables?: TablesWanted;
  /** Without it no copies are made. */
  copies?: Copies;
  /** Brings tables up to date that are older than the baseline; required by `upgrade`. */
  upgrade?(db: Database, options: Migrating): Promise<void>;
  /** Called with the reason when opening takes longer than usual. */
  say?: (line: string) => void;
}

export interface OpenDatabase {
  db: Database;
  /** For the operator: a folder, an address without its password, or «mémoire». */
  location: string;
  /** Connections to a PostgreSQL server: all, the idle ones, and the calls that wait for one. */
  pool?(): PoolCounts;
  close(): Promise<void>;
}

async function openMemory({ tables }: MemoryHome): Promise<OpenDatabase> {
  const db = new Kysely<DatabaseSchema>({
    dialect: new PGliteDialect(await openPGlite({ loadDataDir: tables })),
  });
  await migrate(db);
  return { db, location: 'mémoire', close: () => db.destroy() };
}

/** Opens the database and brings its tables to the requested state. */
export async function openDatabase(home: DatabaseHome, options: OpenOptions = {}): Promise<OpenDatabase> {
  if ('dataDir' in home) return openFolder(home.dataDir, options);
  if ('databaseUrl' in home) return openServer(home, options);
  return openMemory(home);
}
