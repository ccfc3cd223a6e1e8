/** The embedded database in a folder: locked, private to its owner, and copied before its tables are changed. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import type { OpenDatabase, OpenOptions } from '../database/database';
import { finishMigrations, migrate } from '../database/migrate';
import { checkRoomBy } from '../database/room';
import { checkTables, mayUpdate, tablesState } from '../database/tablesState';
import { openPGlite } from '../embedded/openPGlite';
import { PGliteDialect } from '../embedded/pgliteDialect';
import type { DatabaseSchema } from '../tables/schema';
import { diskSpaceGuard } from './diskSpaceGuard';
import { type FolderLock, lockFolder } from './folderLock';
import { checkOwner } from './folderOwner';
import { FULL_BYTES, freeBytes, LAST_BYTES } from './freeSpace';
import { hideFolder, hideNewFiles } from './privateFiles';

async function open(
  folder: string,
  lock: FolderLock,
  free: OpenOptions['freeBytes'],
): Promise<Kysely<DatabaseSchema>> {
  lock.confirm();
  const pglite = await openPGlite({ dataDir: join(folder, 'pg') });
  const db = new Kysely<DatabaseSchema>({
    dialect: new PGliteDialect(pglite, diskSpaceGuard(folder, LAST_BYTES, free), lock.confirm),
  });
  checkRoomBy(db, diskSpaceGuard(folder, FULL_BYTES, free));
  return db;
}

/** The table version that the caller needs. The database is closed while its files are copied. */
async function prepared(
  folder: string,
  lock: FolderLock,
  options: OpenOptions,
): Promise<Kysely<DatabaseSchema>> {
  let db = await open(folder, lock, options.freeBytes);
  try {
    const state = await tablesState(db, 'public');
    if (!checkTables(state, resolve(folder), options.tables)) {
      if (mayUpdate(options.tables)) await finishMigrations(db);
      return db;
    }
    let copy: string | undefined;
    if (options.copies && state.last) {
      await db.destroy();
      copy = await options.copies.ofFolder(folder, state.last);
      db = await open(folder, lock, options.freeBytes);
    }
    await (state.isOld && options.upgrade ? options.upgrade : migrate)(db, { copy });
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw error;
  }
}

/** What PostgreSQL writes when it opens files that are there, and what it needs for new ones. */
const OPEN_BYTES = 2 ** 20;

/**
 * A backup can be made of a folder on a full disk; where even opening it needs more, PGlite ends with an error that looks as if
 * its files were broken.
 * @throws Error with the code of the system and the folder
 */
function checkRoomToOpen(folder: string, free = freeBytes(folder)): void {
  const needed = existsSync(join(folder, 'pg')) ? OPEN_BYTES : FULL_BYTES;
  if (free < needed)
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC', path: resolve(folder) });
}

export async function openFolder(folder: string, options: OpenOptions): Promise<OpenDatabase> {
  hideNewFiles();
  checkOwner(folder);
  checkRoomToOpen(folder, options.freeBytes?.());
  const lock = await lockFolder(folder, options.say);
  try {
    hideFolder(folder);
    const db = await prepared(folder, lock, options);
    // PGlite unpacks a new database with its own file modes.
    hideFolder(folder);
    const close = async () => {
      await db.destroy();
      await lock.release();
    };
    return { db, location: resolve(folder), onAsked: lock.onAsked, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
