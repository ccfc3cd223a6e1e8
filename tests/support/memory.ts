/*
 * Databases in memory for tests. Starting one costs two seconds of processor, so a server that closes leaves it to the
 * next one of the process, emptied. One whose tables a test has changed is closed instead.
 */
import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { OpenDatabase } from '../../demo/server/store/database/database';
import { openDatabase } from '../../demo/server/store/database/openDatabase';
import { openPGlite } from '../../demo/server/store/embedded/openPGlite';
import { PGliteDialect } from '../../demo/server/store/embedded/pgliteDialect';
import type { DatabaseSchema } from '../../demo/server/store/tables/schema';
import { emptyDatabase } from '../../demo/static/build/emptyDatabase';

const tables = async () => new Blob([await emptyDatabase()]);

/** An empty database in memory, with all tables, for what changes more than their rows. */
export const openMemory = async (): Promise<OpenDatabase> =>
  openDatabase({ memory: true, tables: await tables() });

/** Columns, indexes, triggers and functions; differs when a test has changed one. */
const STRUCTURE = `
  select md5(string_agg(part, ',' order by part)) as structure from (
    select attrelid || ' ' || attname || ' ' || atttypid || ' ' || attnotnull as part
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0
    union all select indexrelid::text from pg_index
    union all select tgrelid || tgname || tgenabled::text from pg_trigger
    union all select conrelid || conname from pg_constraint
    union all select oid || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  ) as parts`;

const TABLES = `select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%'`;

/** Ends what a session holds beside its rows; each alone, because some refuse to run with others. */
const LEAVE = ['rollback', 'close all', 'unlisten *', 'select pg_advisory_unlock_all()', 'discard temp'];

interface Kept {
  pglite: PGlite;
  structure: string;
  /** Brings back the rows of empty tables, such as the first versions. */
  restart: string;
}

const free: Kept[] = [];

async function structureOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ structure: string }>(STRUCTURE);
  return rows[0]?.structure ?? '';
}

async function start(): Promise<Kept> {
  const pglite = await openPGlite({ loadDataDir: await tables() });
  const { rows } = await pglite.query<{ name: string }>(TABLES);
  const names = rows.map(({ name }) => name);
  const restart = [`truncate ${names.join(', ')} restart identity cascade`];
  for (const name of names) {
    const { rows: stored } = await pglite.query<{ json: string }>(
      `select json_agg(stored)::text as json from ${name} as stored having count(*) > 0`,
    );
    for (const { json } of stored)
      restart.push(
        `insert into ${name} select * from json_populate_recordset(null::${name}, '${json.replaceAll("'", "''")}')`,
      );
  }
  return { pglite, structure: await structureOf(pglite), restart: restart.join('; ') };
}

/** Leaves the database as a new one, or closes it. */
async function giveBack(kept: Kept): Promise<void> {
  const { pglite, structure, restart } = kept;
  for (const statement of LEAVE) await pglite.exec(statement);
  if ((await structureOf(pglite)) !== structure) return pglite.close();
  await pglite.exec(`set session_replication_role = replica; ${restart}; reset session_replication_role`);
  free.push(kept);
}

/** The same for servers that only write rows: the database may have served another one. */
export async function borrowMemory(): Promise<OpenDatabase> {
  const kept = free.pop() ?? (await start());
  let isOpen = true;
  // What a closed server still does must not reach the next one.
  const confirm = () => {
    if (!isOpen) throw new Error('The server of this database is closed.');
  };
  const db = new Kysely<DatabaseSchema>({ dialect: new PGliteDialect(kept.pglite, undefined, confirm) });
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await giveBack(kept);
  };
  return { db, location: 'mémoire', close };
}
