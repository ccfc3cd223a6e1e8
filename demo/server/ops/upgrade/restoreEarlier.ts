/**
 * Restores a backup of any version of the tables. An earlier one is first read into a database of its own, which is brought
 * up to date; its rows are then restored as those of a backup of this version.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator } from 'kysely';
import type { GoneAgain } from '../../guard/privacy/goneAgain';
import type { Database } from '../../store/database/database';
import { migrate } from '../../store/database/migrate';
import { programVersion } from '../../store/database/tablesState';
import { openPGlite } from '../../store/embedded/openPGlite';
import { PGliteDialect } from '../../store/embedded/pgliteDialect';
import { diskSpaceGuard } from '../../store/folder/diskSpaceGuard';
import { lockFolder } from '../../store/folder/folderLock';
import { hideNewFiles } from '../../store/folder/privateFiles';
import { keepNamesApart, letNamesRepeat } from '../../store/migrations/0001-names';
import { migrations } from '../../store/migrations/migrations';
import type { DatabaseSchema } from '../../store/tables/schema';
import { tablesOf } from '../../store/tables/tablesOf';
import type { Lines } from '../commands/archive';
import { backup } from '../commands/backup';
import { fill, type RestoreOptions, readHead, restore } from '../commands/restore';
import { commandTexts } from '../commands/texts';
import { makeOldTables, namesUpTo } from './oldVersions';
import { upgradeTables } from './upgradeTables';

interface RestoreAnyOptions extends RestoreOptions {
  /** The data folder, in which the database for an earlier backup is made and removed again. */
  folder: string;
  say(line: string): void;
}

async function* withHead(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

interface EarlierTables {
  make(db: Database): Promise<void>;
  /** Whether equal names are kept apart in them. */
  areNamesApart: boolean;
  update(db: Database): Promise<void>;
}

/** The tables of a version. @throws Error when this program doesn't know it */
function tablesOfVersion(version: string): EarlierTables {
  const old = namesUpTo(version);
  if (old)
    return {
      make: (db) => db.transaction().execute((trx) => makeOldTables(trx, old)),
      areNamesApart: old.includes('0011-names'),
      update: (db) => upgradeTables(db, {}, () => {}),
    };
  if (Object.hasOwn(migrations, version))
    return { make: (db) => migrateTo(db, version), areNamesApart: true, update: migrate };
  throw new Error(commandTexts.otherSchema(version, programVersion()));
}

async function migrateTo(db: Database, version: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(version);
  if (error) throw error;
}

/** Opens an empty database in the folder for the work, and removes it at the end. What a killed process left goes first. */
async function inOwnDatabase(
  { folder, say }: RestoreAnyOptions,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  hideNewFiles();
  const place = join(folder, 'restauration');
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(place, say);
  const dataDir = join(place, 'pg');
  rmSync(dataDir, { recursive: true, force: true });
  try {
    const pglite = await openPGlite({ dataDir });
    const db = new Kysely<DatabaseSchema>({
      dialect: new PGliteDialect(pglite, diskSpaceGuard(folder), lock.confirm),
    });
    await work(db).finally(() => db.destroy());
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await lock.release();
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * @returns what of the backup had gone since it was made, and goes again or comes back into the trash
 * @throws Error with a sentence for the operator; the database is then unchanged
 */
export async function restoreAny(db: Database, lines: Lines, options: RestoreAnyOptions): Promise<GoneAgain> {
  const rest = lines[Symbol.asyncIterator]();
  const { value: head } = await rest.next();
  const version = readHead(head);
  if (version === programVersion()) return restore(db, withHead(head, rest), options);
  const { make, areNamesApart, update } = tablesOfVersion(version);
  let gone: GoneAgain = { erased: 0, emptied: 0, broughtBack: 0 };
  await inOwnDatabase(options, async (own) => {
    options.say(commandTexts.readingOld(version, programVersion()));
    await make(own);
    await own.transaction().execute(async (trx) => {
      await letNamesRepeat(trx);
      await fill(trx, await tablesOf(trx), rest);
      if (areNamesApart) await keepNamesApart(trx);
    });
    await update(own);
    await backup(own, async (current) => {
      gone = await restore(db, current, options);
    });
  });
  return gone;
}
