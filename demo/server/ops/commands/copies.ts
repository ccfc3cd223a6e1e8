/**
 * Copies of the data that the server makes before it changes the tables, so that an update that fails or isn't wanted
 * can be undone. See docs/OPERATIONS.md.
 */
import { constants, cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Copies, Database } from '../../store/database/database';
import { programVersion } from '../../store/database/tablesState';
import { diskFree } from '../../store/folder/freeSpace';
import { writeArchive } from './archive';
import { backup } from './backup';
import { commandTexts } from './texts';

const BACKUPS_KEPT = 3;
const MEGABYTE = 2 ** 20;
/** Free space to keep beside a copy, because PGlite must not run into a full disk. */
const RESERVE_MB = 200;

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const file of files) if (file.isFile()) bytes += statSync(join(file.parentPath, file.name)).size;
  return Math.ceil(bytes / MEGABYTE);
}

function checkDiskSpace(folder: string, megabytes: number): void {
  const free = Math.floor(diskFree(folder) / MEGABYTE);
  if (free < megabytes + RESERVE_MB)
    throw new Error(commandTexts.noRoomForCopy(folder, megabytes + RESERVE_MB, free));
}

/** Copies the files of an embedded database, and removes the previous copy. */
function copyFolder(folder: string, version: string, say: (line: string) => void): string {
  const copies = join(resolve(folder), 'sauvegardes');
  const from = join(resolve(folder), 'pg');
  const to = join(copies, `pg-${version}`);
  mkdirSync(copies, { recursive: true, mode: 0o700 });
  const size = sizeOf(from);
  say(commandTexts.copying(version, programVersion(), size));
  checkDiskSpace(copies, size);
  const part = `${to}.part`;
  rmSync(part, { recursive: true, force: true });
  // Where the file system supports it, the copy shares blocks with the original until one of them changes.
  cpSync(from, part, { recursive: true, mode: constants.COPYFILE_FICLONE });
  rmSync(to, { recursive: true, force: true });
  renameSync(part, to);
  for (const name of readdirSync(copies))
    if (name.startsWith('pg-') && name !== basename(to))
      rmSync(join(copies, name), { recursive: true, force: true });
  say(commandTexts.copied(to));
  return to;
}

function removeOld(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => /^parvis-.*\.backup$/.test(name))
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of files.slice(BACKUPS_KEPT)) rmSync(join(folder, name), { force: true });
}

/** Writes a backup of a database server, and keeps the last three. */
async function backupServer(db: Database, folder: string, version: string, say: (line: string) => void) {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  say(commandTexts.copying(version, programVersion(), Math.ceil(Number(rows[0]!.bytes) / MEGABYTE)));
  const stamp = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  // Each instance writes its own, because several may start at once.
  const file = join(folder, `parvis-${version}-${stamp}-${process.pid}.backup`);
  await backup(db, (lines) => writeArchive(file, lines));
  removeOld(folder);
  say(commandTexts.copied(file));
  return file;
}

/**
 * @param dataDir folder whose `sauvegardes` takes the backups of a database server
 * @param isWanted `false` makes no copy and reports that
 */
export function copiesIn(dataDir: string, isWanted: boolean, say: (line: string) => void): Copies {
  if (!isWanted) {
    const none = async (version: string) => {
      say(commandTexts.noCopy(version, programVersion()));
      return undefined;
    };
    return { ofFolder: (_folder, version) => none(version), ofServer: (_db, version) => none(version) };
  }
  const folder = join(resolve(dataDir), 'sauvegardes');
  return {
    ofFolder: async (from, version) => copyFolder(from, version, say),
    ofServer: (db, version) => backupServer(db, folder, version, say),
  };
}
