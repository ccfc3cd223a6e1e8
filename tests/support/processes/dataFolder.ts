/**
 * Data folders that already contain PostgreSQL's files, without tables. PGlite needs three seconds of processor time to
 * make these files in a new folder, and a tenth of a second to open them.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPGlite } from '../../../demo/server/database/embedded/openPGlite';
import { hashOf } from '../../../embed/build/inputs';

/** Removes what only PostgreSQL's own tools need, because tests copy these files many times. */
const SLIMMING = [
  `update pg_database set datistemplate = false where datname like 'template_'`,
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

async function makeFiles(): Promise<string> {
  const kept = `.cache/cluster-${hashOf(['package-lock.json', 'tests/support/processes/dataFolder.ts'])}`;
  if (existsSync(kept)) return kept;
  const unfinished = `${kept}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  // The log has segments of 1 MB instead of 16 MB, because these files are copied about fifty times.
  const initDbStartParams = ['--wal-segsize=1'];
  const database = await openPGlite({ dataDir: unfinished, initDbStartParams });
  for (const statement of SLIMMING) await database.query(statement);
  await database.close();
  try {
    renameSync(unfinished, kept);
  } catch (error) {
    // Another process was faster, and its files are the same.
    if (!existsSync(kept)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return kept;
}

/** Copies PostgreSQL's files, without tables, into a data folder (as `pg` in it), or to another path as `pg`. */
export async function putDatabase(folder: string, pg = join(folder, 'pg')): Promise<void> {
  cpSync(await makeFiles(), pg, { recursive: true });
}
