/**
 * One database, three homes: PostgreSQL files in a folder (embedded, the default), PostgreSQL in memory (tests), or a
 * PostgreSQL server by its address. The SQL is the same; dates come as text and counts as numbers from all of them.
 */
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { lockFolder } from './folderLock';
import { migrate } from './migrate';
import { PGliteDialect } from './pgliteDialect';
import type { Schema } from './schema';

const DATE = 1082;
const BIGINT = 20;
const TIMESTAMP = 1114;
const TIMESTAMP_TZ = 1184;

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
  close(): Promise<void>;
}

const asIs = (value: string): string => value;
const isoInstant = (value: string): string => new Date(value).toISOString();

async function openPGlite(dataDir?: string): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return PGlite.create({
    dataDir,
    extensions: { pg_trgm },
    parsers: { [DATE]: asIs, [BIGINT]: Number, [TIMESTAMP]: asIs, [TIMESTAMP_TZ]: isoInstant },
  });
}

async function openFolder(folder: string): Promise<OpenDatabase> {
  const release = lockFolder(folder);
  try {
    const pglite = await openPGlite(join(folder, 'pg'));
    const db = new Kysely<Schema>({ dialect: new PGliteDialect(pglite) });
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
  const parsers: Record<number, (value: string) => unknown> = {
    [DATE]: asIs,
    [BIGINT]: Number,
    [TIMESTAMP]: asIs,
    [TIMESTAMP_TZ]: isoInstant,
  };
  const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
    parsers[type] ?? pg.types.getTypeParser(type, format as 'text');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    options: `-c search_path="${schema}",public`,
    types: { getTypeParser },
  });
  // A connection that the server drops while idle is replaced at the next query.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    if (schema !== 'public') await createSchema(db, schema);
    await migrate(db, schema);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, location: withoutPassword(databaseUrl), close: () => db.destroy() };
}

/** Opens the database and brings its tables up to date. */
export function openDatabase(home: DatabaseHome): Promise<OpenDatabase> {
  if ('dataDir' in home) return openFolder(home.dataDir);
  if ('databaseUrl' in home) return openServer(home.databaseUrl, home.schema, home.connections);
  return openMemory();
}
