/**
 * One database, three homes: PostgreSQL files in a folder (embedded, the default), PostgreSQL in memory (tests), or a
 * PostgreSQL server by its address. The SQL is the same; dates come as text and counts as numbers from all of them.
 */
import { Kysely } from 'kysely';
import { openFolder } from './folder/openFolder';
import { migrate } from './migrate';
import { openPGlite } from './openPGlite';
import { PGliteDialect } from './pgliteDialect';
import type { Schema } from './schema';
import { openServer, type ServerHome } from './server/openServer';
import type { PoolCounts } from './server/ServerPool';
import type { TablesWanted } from './tablesState';

export type Database = Kysely<Schema>;

/** Where the data live. */
export type DatabaseHome = { memory: true } | { dataDir: string } | ServerHome;

/** Saves data before their tables are changed; each answers where, or nothing when none is wanted. */
export interface Copies {
  /** Of the files of an embedded database, which is closed meanwhile. */
  ofFolder(folder: string, version: string): Promise<string | undefined>;
  ofServer(db: Database, version: string): Promise<string | undefined>;
}

export interface OpenOptions {
  /** `update` unless said otherwise. */
  tables?: TablesWanted;
  /** None are made without. */
  copies?: Copies;
  /** Hears why opening takes longer than usual. */
  say?: (line: string) => void;
}

export interface OpenDatabase {
  db: Database;
  /** For the operator: a folder, an address without its password, or «mémoire». */
  location: string;
  /** Connections to a PostgreSQL server: all, those that nobody uses, and those who wait for one. */
  pool?(): PoolCounts;
  close(): Promise<void>;
}

async function openMemory(): Promise<OpenDatabase> {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect(await openPGlite()) });
  await migrate(db);
  return { db, location: 'mémoire', close: () => db.destroy() };
}

/** Opens the database, with its tables as they are wanted. */
export async function openDatabase(home: DatabaseHome, options: OpenOptions = {}): Promise<OpenDatabase> {
  if ('dataDir' in home) return openFolder(home.dataDir, options);
  if ('databaseUrl' in home) return openServer(home, options);
  return openMemory();
}
