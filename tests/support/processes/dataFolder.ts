/**
 * Data folders that already contain PostgreSQL's files, with or without tables. PGlite needs three seconds of processor
 * time to make these files in a new folder, and a tenth of a second to open them; tables and sample data take as long
 * again.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { seed } from '../../../demo/server/seed/seed';
import { openDatabase } from '../../../demo/server/store/database/openDatabase';
import { openPGlite } from '../../../demo/server/store/embedded/openPGlite';
import { hashOf } from '../../../embed/build/inputs';

const THIS_FILE = 'tests/support/processes/dataFolder.ts';

/** Makes hashes cost a millisecond instead of 150. */
const QUICK_PASSWORD_COST = 8;

/** Removes what only PostgreSQL's own tools need, because tests copy these files many times. */
const SLIMMING = [
  `update pg_database set datistemplate = false where datname like 'template_'`,
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

const DAY_MS = 24 * 3600 * 1000;

/** Removes the folders of earlier states of the sources, but none that another run may still be reading. */
function removeEarlier(name: string): void {
  for (const folder of readdirSync('.cache').filter((one) => one.startsWith(`${name}-`))) {
    const path = join('.cache', folder);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (made < Date.now() - DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Makes a folder in `.cache` once per state of the sources. Several test files may call it at the same time. */
async function kept(
  name: string,
  sources: readonly string[],
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = `.cache/${name}-${hashOf([...sources, 'package-lock.json', THIS_FILE])}`;
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  removeEarlier(name);
  await fill(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster, and its files are the same.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

const keptFiles = () =>
  kept('cluster', [], async (dataDir) => {
    // The log has segments of 1 MB instead of 16 MB, because these files are copied about fifty times.
    const database = await openPGlite({ dataDir, initDbStartParams: ['--wal-segsize=1'] });
    for (const statement of SLIMMING) await database.query(statement);
    await database.close();
  });

const keptSample = () =>
  kept('sample', ['demo/server', 'src/domain', 'src/api'], async (dataDir) => {
    await putDatabase(dataDir);
    const { db, close } = await openDatabase({ dataDir });
    await seed(db, { members: 20, today: '2026-03-15', passwordCost: QUICK_PASSWORD_COST });
    await close();
  });

/** Copies PostgreSQL's files, without tables, into a data folder (as `pg` in it), or to another path as `pg`. */
export async function putDatabase(folder: string, pg = join(folder, 'pg')): Promise<void> {
  cpSync(await keptFiles(), pg, { recursive: true });
}

/** Copies a data folder whose database has the sample data with 20 members and the published password. */
export async function putSample(folder: string): Promise<void> {
  cpSync(await keptSample(), folder, { recursive: true });
}
