/**
 * Data folders whose PostgreSQL files are there, without tables. PGlite needs three seconds of processor time to make
 * those files in a new folder, and a tenth of a second to open them.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openPGlite } from '../../../demo/server/database/embedded/openPGlite';
import { hashOf } from '../../../embed/build/inputs';

/** Without what only PostgreSQL's own tools need: a test copies these files many times. */
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
  // Its log in pieces of 1 MB instead of 16: these files are copied some fifty times.
  const initDbStartParams = ['--wal-segsize=1'];
  const database = await openPGlite({ dataDir: unfinished, initDbStartParams });
  for (const statement of SLIMMING) await database.query(statement);
  await database.close();
  try {
    renameSync(unfinished, kept);
  } catch (error) {
    // Another process was faster: its files are the same.
    if (!existsSync(kept)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return kept;
}

/** Puts PostgreSQL's files, without tables, into a data folder (`pg` in it) or, as `pg`, into another place. */
export async function putDatabase(folder: string, pg = join(folder, 'pg')): Promise<void> {
  cpSync(await makeFiles(), pg, { recursive: true });
}
