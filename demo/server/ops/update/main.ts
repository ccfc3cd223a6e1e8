/**
 * What demo/server/deploy/update.sh asks of the database, beside `backup` and `restore`. The server must be stopped.
 *
 *     update.js tables          prints the version of the tables; nothing where there are none
 *     update.js written FILE    prints what was stored since that backup; ends with 10 if anything was
 *     update.js empty           removes the tables of a PostgreSQL database, so that a backup of older ones can be restored
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, OpenDatabase } from '../../store/database/database';
import { openDatabase } from '../../store/database/openDatabase';
import { tablesState } from '../../store/database/tablesState';
import { storeTexts } from '../../store/database/texts';
import { readAddress } from '../../store/server/address';
import { readOptions } from '../process/readOptions';
import { DATA_DIR_DEFAULT } from '../process/serverOptions';
import { removeTables } from './removeTables';
import { updateTexts } from './texts';
import { readMark, writtenSince } from './written';

/** The exit code that says that something was stored since. */
const WRITTEN = 10;

const { databaseUrl, dataDir = DATA_DIR_DEFAULT, timeZone } = readOptions(process.env, []);

/** Opens the database without changing its tables; undefined where there are none. */
async function open(): Promise<OpenDatabase | undefined> {
  if (!databaseUrl) {
    if (!existsSync(join(dataDir, 'pg'))) return undefined;
    return openDatabase({ dataDir }, { tables: 'any', say: console.error });
  }
  try {
    return await openDatabase({ databaseUrl }, { tables: 'any', say: console.error });
  } catch (error) {
    const none = storeTexts.noTables(readAddress(databaseUrl).shown);
    if (error instanceof Error && error.message === none) return undefined;
    throw error;
  }
}

async function onDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const database = await open();
  try {
    if (database) await work(database.db);
  } finally {
    await database?.close();
  }
}

async function run([command, file]: readonly string[]): Promise<void> {
  if (command === 'tables')
    await onDatabase(async (db) => console.log((await tablesState(db, 'public')).last));
  else if (command === 'written' && file) {
    const mark = await readMark(file);
    await onDatabase(async (db) => {
      const { lines, isAny } = await writtenSince(db, mark, timeZone);
      console.log(lines.join('\n'));
      if (isAny) process.exitCode = WRITTEN;
    });
  } else if (command === 'empty') {
    if (!databaseUrl) throw new Error(updateTexts.onlyServer);
    await onDatabase(removeTables);
  } else throw new Error(updateTexts.usage);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
