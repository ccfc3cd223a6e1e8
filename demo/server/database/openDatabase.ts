/**
 * One database, three homes: PostgreSQL files in a folder (embedded, the default), PostgreSQL in memory (tests), or a
 * PostgreSQL server by its address. The SQL is the same; dates come as text and counts as numbers from all of them.
 */
import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { lockFolder } from './folderLock';
import { migrate } from './migrate';
import { openPGlite, parsers } from './openPGlite';
import { outageAtStart } from './outage';
import { PGliteDialect } from './pgliteDialect';
import { roomGuard } from './roomGuard';
import type { Schema } from './schema';

/** Callers wait ten seconds: whoever has got no connection by then may as well be told. */
const CONNECTION_MS = 8000;
/** What no call of a screen needs is ended, and the row that others wait for is given back. Long work lifts them. */
const LIMITS = ['statement_timeout=30s', 'idle_in_transaction_session_timeout=60s'];

export type Database = Kysely<Schema>;

/** Where the data live; `schema` keeps several sets apart in one PostgreSQL database. */
export type DatabaseHome =
  | { memory: true }
  | { dataDir: string }
  | { databaseUrl: string; schema?: string; connections?: number };

export interface OpenDatabase {
  db: Database;
  /** For the operator: a folder, an address without its password, or «mémoire». */
  location: string;
  /** Connections to a PostgreSQL server: all, those that nobody uses, and those who wait for one. */
  pool?(): { all: number; idle: number; waiting: number };
  close(): Promise<void>;
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  const release = lockFolder(folder);
  try {
    const pglite = await openPGlite({ dataDir: join(folder, 'pg') });
    const db = new Kysely<Schema>({ dialect: new PGliteDialect(pglite, roomGuard(folder)) });
    await migrate(db);
    const close = async () => {
      await db.destroy();
      release();
    };
    return { db, location: resolve(folder), close };
  } catch (error) {
    release();
    throw error;
  }
}

async function openMemory(): Promise<OpenDatabase> {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect(await openPGlite()) });
  await migrate(db);
  return { db, location: 'mémoire', close: () => db.destroy() };
}

/** The address as it may be shown. */
function withoutPassword(databaseUrl: string): string {
  const address = new URL(databaseUrl);
  if (address.password) address.password = '***';
  return address.href;
}

/** Another instance may create it at the same moment: PostgreSQL then reports a duplicate all the same. */
async function createSchema(db: Database, schema: string): Promise<void> {
  const duplicates = ['23505', '42P06'];
  await sql`create schema if not exists ${sql.id(schema)}`.execute(db).catch((error: { code?: string }) => {
    if (!duplicates.includes(error.code ?? '')) throw error;
  });
}

async function openServer(databaseUrl: string, schema = 'public', connections = 10): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
    parsers[type] ?? pg.types.getTypeParser(type, format as 'text');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_MS,
    options: [`search_path="${schema}",public`, ...LIMITS].map((setting) => `-c ${setting}`).join(' '),
    types: { getTypeParser },
  });
  // A connection that the server drops while idle is replaced at the next query.
  pool.on('error', () => {});
  // One that drops in the middle of a query fails that query; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    if (schema !== 'public') await createSchema(db, schema);
    await migrate(db, schema);
  } catch (error) {
    await db.destroy();
    throw outageAtStart(error, withoutPassword(databaseUrl));
  }
  const counts = () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, location: withoutPassword(databaseUrl), pool: counts, close: () => db.destroy() };
}

/** Opens the database and brings its tables up to date. */
export function openDatabase(home: DatabaseHome): Promise<OpenDatabase> {
  if ('dataDir' in home) return openFolder(home.dataDir);
  if ('databaseUrl' in home) return openServer(home.databaseUrl, home.schema, home.connections);
  return openMemory();
}
