/** Opens PostgreSQL by its address: one host or several, with or without a pooler in front. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database, OpenDatabase, OpenOptions } from '../database/database';
import { finishMigrations, migrate } from '../database/migrate';
import { outageAtStart } from '../database/outage';
import { checkTables, mayUpdate, tablesState } from '../database/tablesState';
import { parsers } from '../embedded/openPGlite';
import { hideNewFiles } from '../folder/privateFiles';
import type { DatabaseSchema } from '../tables/schema';
import { readAddress } from './address';
import { ServerPool } from './ServerPool';

/** Another instance may create it at the same moment, and PostgreSQL then reports a duplicate despite IF NOT EXISTS. */
async function createSchema(db: Database, schema: string): Promise<void> {
  const duplicates = ['23505', '42P06'];
  await sql`create schema if not exists ${sql.id(schema)}`.execute(db).catch((error: { code?: string }) => {
    if (!duplicates.includes(error.code ?? '')) throw error;
  });
}

async function prepare(db: Database, schema: string, location: string, options: OpenOptions) {
  if (schema !== 'public') await createSchema(db, schema);
  const state = await tablesState(db, schema);
  if (!checkTables(state, location, options.tables)) {
    if (mayUpdate(options.tables)) await finishMigrations(db, schema);
    return;
  }
  const copy = state.last && (await options.copies?.ofServer(db, state.last));
  await (state.isOld && options.upgrade ? options.upgrade : migrate)(db, { schema, copy });
}

export interface ServerHome {
  databaseUrl: string;
  /** Keeps several sets of tables apart in one database. */
  schema?: string;
  connections?: number;
}

/** @throws Error with a sentence for the operator that doesn't contain the password */
export async function openServer(home: ServerHome, options: OpenOptions): Promise<OpenDatabase> {
  const { databaseUrl, schema = 'public', connections = 10 } = home;
  hideNewFiles();
  const address = readAddress(databaseUrl);
  const { default: pg } = await import('pg');
  const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
    parsers[type] ?? pg.types.getTypeParser(type, format as 'text');
  const pool = new ServerPool(pg, address, { schema, connections, types: { getTypeParser } });
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await prepare(db, schema, address.shown, options);
  } catch (error) {
    await db.destroy();
    throw outageAtStart(error, address.shown);
  }
  return { db, location: address.shown, pool: () => pool.counts, close: () => db.destroy() };
}
