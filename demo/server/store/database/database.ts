/** What an open database is to its readers, and what it is opened with. */
import type { Kysely } from 'kysely';
import type { Answerer } from '../folder/heartbeat';
import type { PoolCounts } from '../server/ServerPool';
import type { DatabaseSchema } from '../tables/schema';
import type { Migrating } from './migrate';
import type { TablesWanted } from './tablesState';

export type Database = Kysely<DatabaseSchema>;

/** Functions that save the data before their tables change; each returns where, or nothing when no copy is wanted. */
export interface Copies {
  /** Copies the files of an embedded database, which is closed meanwhile. */
  ofFolder(folder: string, version: string): Promise<string | undefined>;
  ofServer(db: Database, version: string): Promise<string | undefined>;
}

export interface OpenOptions {
  /** `update` by default. */
  tables?: TablesWanted;
  /** Opens a folder also where its data were moved elsewhere, for their way back. */
  mayBeMoved?: boolean;
  /** Without it no copies are made. */
  copies?: Copies;
  /** Brings tables up to date that are older than the baseline; required by `upgrade`. */
  upgrade?(db: Database, options: Migrating): Promise<void>;
  /** Free bytes where an embedded database has its files; the disk is asked by default. */
  freeBytes?: () => number;
  /** Called with the reason when opening takes longer than usual. */
  say?: (line: string) => void;
}

export interface OpenDatabase {
  db: Database;
  /** For the operator: a folder, an address without its password, or «mémoire». */
  location: string;
  /** Connections to a PostgreSQL server: all, the idle ones, and the calls that wait for one. */
  pool?(): PoolCounts;
  /** Answers other processes of this machine; missing where no folder is locked. */
  onAsked?(answer: Answerer): void;
  close(): Promise<void>;
}
