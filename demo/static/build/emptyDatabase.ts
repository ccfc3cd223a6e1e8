import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { hashOf } from '../../../embed/build/inputs.ts';
import { migrate } from '../../server/store/database/migrate';
import { openPGlite } from '../../server/store/embedded/openPGlite';
import { PGliteDialect } from '../../server/store/embedded/pgliteDialect';
import type { DatabaseSchema } from '../../server/store/tables/schema';

/**
 * Makes a database with empty tables, as a tar file that PGlite starts from, because making it in a browser takes seconds.
 * Template databases and the log, which only PostgreSQL's own tools need, are removed; that makes it four times smaller.
 */
async function makeTables(): Promise<Uint8Array<ArrayBuffer>> {
  const pglite = await openPGlite();
  const db = new Kysely<DatabaseSchema>({ dialect: new PGliteDialect(pglite) });
  await migrate(db);
  const slimming = [
    sql`update pg_database set datistemplate = false where datname like 'template_'`,
    sql`drop database template0`,
    sql`drop database template1`,
    sql`set wal_recycle = off`,
    sql`checkpoint`,
    sql`select pg_switch_wal()`,
    sql`checkpoint`,
  ];
  for (const statement of slimming) await statement.execute(db);
  const tar = await pglite.dumpDataDir('none');
  await db.destroy();
  return new Uint8Array(await tar.arrayBuffer());
}

/**
 * Returns the same database, cached in `.cache` until the tables or PostgreSQL change. Processes that make it at the same
 * time don't disturb each other.
 */
export async function emptyDatabase(): Promise<Uint8Array<ArrayBuffer>> {
  const made = hashOf([
    'demo/server/store/migrations',
    'demo/server/store/search/foldSql.ts',
    'src/domain/search',
    'demo/static/build/emptyDatabase.ts',
    'package-lock.json',
  ]);
  const file = `.cache/tables-${made}.tar`;
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  const tar = await makeTables();
  mkdirSync('.cache', { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, tar);
  renameSync(unfinished, file);
  return tar;
}
