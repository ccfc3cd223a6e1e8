/** `npm run backup`, `restore`, `move`, `upgrade` and `cleanup`: see docs/OPERATIONS.md. */
import { existsSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readErasures, writeErasures } from '../../guard/privacy/erasuresFile';
import type { GoneAgain } from '../../guard/privacy/goneAgain';
import { privacyTexts } from '../../guard/privacy/texts';
import { carryClock } from '../../store/database/clock';
import type { OpenDatabase, OpenOptions } from '../../store/database/database';
import { type DatabaseHome, openDatabase } from '../../store/database/openDatabase';
import { programVersion } from '../../store/database/tablesState';
import { markMoved, removeMovedMark } from '../../store/folder/movedMark';
import { asOwner, becomeOwner } from '../process/becomeOwner';
import { withEnvFile } from '../process/envFile';
import { readOptions } from '../process/readOptions';
import { DATA_DIR_DEFAULT } from '../process/serverOptions';
import { operatorSentence } from '../process/systemErrors';
import { restoreAny } from '../upgrade/restoreEarlier';
import { upgradeTables } from '../upgrade/upgradeTables';
import { readArchive } from './archive';
import { backup } from './backup';
import { checkHasData } from './checkHasData';
import { cleanup } from './cleanup';
import { copiesIn } from './copies';
import { restore } from './restore';
import { commandTexts } from './texts';
import { tryRestore } from './tryRestore';
import { checkFolder, KEEP_MIN, nameFor, refuseSample, saveTo } from './writeBackup';

const OPTIONS = {
  env: { type: 'string' },
  force: { type: 'boolean', default: false },
  demo: { type: 'boolean', default: false },
  dir: { type: 'string' },
  keep: { type: 'string' },
  to: { type: 'string' },
  try: { type: 'boolean', default: false },
  'avec-corbeille': { type: 'boolean', default: false },
} as const;

/** @throws Error with the usage, where an option is unknown */
function readLine(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch {
    throw new Error(commandTexts.usage);
  }
}

type Values = ReturnType<typeof readLine>['values'];

/** Where a command works, and what it was told. */
interface Work {
  file: string;
  values: Values;
  env: NodeJS.ProcessEnv;
  folder: string;
  here: DatabaseHome;
}

const sayGone = ({ erased, emptied }: GoneAgain): void => {
  if (erased) console.log(privacyTexts.erasedAgain(erased));
  if (emptied) console.log(privacyTexts.emptiedAgain(emptied));
};

/** Anything that resembles an address is treated as one, so that a misspelt address isn't used as a folder name. */
const homeOf = (address: string): DatabaseHome =>
  address.includes('://') ? { databaseUrl: address } : { dataDir: address };

/** Opens the database for the work, and closes it even when the work fails. */
async function on(
  home: DatabaseHome,
  options: OpenOptions['tables'] | OpenOptions,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const all = typeof options === 'string' ? { tables: options } : options;
  const database = await openDatabase(home, { say: console.error, ...all });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

function checkData({ here }: Work): void {
  if ('dataDir' in here) checkHasData(here.dataDir);
}

/** @throws Error with what `--keep` takes */
function keptOf({ dir, keep }: Values) {
  if (dir === undefined) return undefined;
  const count = Number(keep ?? Number.MAX_SAFE_INTEGER);
  if (!Number.isInteger(count) || count < KEEP_MIN) throw new Error(commandTexts.badKeep(KEEP_MIN));
  checkFolder(dir);
  return { dir, count };
}

async function save(work: Work): Promise<void> {
  const { env, folder, here, values } = work;
  if (!env.PARVIS_DATA && !env.DATABASE_URL) throw new Error(commandTexts.noSettings);
  const kept = keptOf(values);
  const file = kept ? join(kept.dir, nameFor(new Date())) : work.file;
  checkData(work);
  // The folder is opened and closed as its owner, and the file is written as the caller.
  const open = () => openDatabase(here, { say: console.error, tables: 'any' });
  const { db, location, close } = await asOwner(folder, open);
  try {
    if (!values.demo) await asOwner(folder, () => refuseSample(db, location));
    const target = { dataDir: folder, file, isForced: values.force, kept };
    for (const line of await saveTo(db, location, target)) console.log(line);
  } finally {
    await asOwner(folder, close);
  }
}

/** The file of a restore, opened before this process becomes another user, who may not read it. */
const openBackup = (file: string): number => {
  if (!existsSync(file)) throw new Error(commandTexts.noFile(file));
  return openSync(file, 'r');
};

async function bringBack({ file, values, env, folder, here }: Work): Promise<void> {
  if (values.try) {
    console.log(await tryRestore(file, console.error, env.PARVIS_TZ || undefined));
    return;
  }
  const fd = openBackup(file);
  becomeOwner(folder);
  await on(here, 'create', async ({ db, location }) => {
    const withTrash = values['avec-corbeille'];
    const options = {
      isForced: values.force,
      erased: readErasures(folder),
      withTrash,
      folder,
      say: console.log,
    };
    await readArchive(
      file,
      async (lines) => {
        const gone = await restoreAny(db, lines, options);
        sayGone(gone);
        if (gone.emptied) console.log(privacyTexts.howBack);
        if (withTrash) console.log(privacyTexts.broughtBack(gone.broughtBack));
      },
      fd,
    );
    await writeErasures(db, folder);
    console.log(commandTexts.restored(file, location));
  });
}

/** A database that waits for itself would never end. @throws Error with a sentence */
function checkOther(here: DatabaseHome, there: DatabaseHome): void {
  const isSame =
    'dataDir' in here
      ? 'dataDir' in there && resolve(here.dataDir) === resolve(there.dataDir)
      : 'databaseUrl' in here && 'databaseUrl' in there && here.databaseUrl === there.databaseUrl;
  if (!isSame) return;
  throw new Error(commandTexts.sameHome('dataDir' in here ? resolve(here.dataDir) : 'DATABASE_URL'));
}

async function move(work: Work): Promise<void> {
  const { values, folder, here } = work;
  checkData(work);
  becomeOwner(folder);
  const there = homeOf(values.to ?? '');
  checkOther(here, there);
  await on(here, 'current', (from) =>
    on(there, { tables: 'create', mayBeMoved: true }, async (to) => {
      const take = { isForced: values.force };
      await backup(from.db, async (lines) => sayGone(await restore(to.db, lines, take)));
      // Only now: a database with data refuses others, and keeps its own date.
      await carryClock(from.db, to.db);
      if ('dataDir' in here) markMoved(here.dataDir, to.location);
      if ('dataDir' in there) removeMovedMark(there.dataDir);
      console.log(commandTexts.moved(from.location, to.location));
      console.log(commandTexts.leftBehind(from.location));
    }),
  );
}

async function upgrade(work: Work): Promise<void> {
  const { env, folder, here } = work;
  checkData(work);
  becomeOwner(folder);
  const copies = copiesIn(folder, readOptions(env, []).copies !== false, console.log);
  const change: OpenOptions['upgrade'] = (db, options) => upgradeTables(db, options, console.log);
  await on(here, { tables: 'upgrade', copies, upgrade: change }, async ({ location }) => {
    console.log(commandTexts.upgraded(location, programVersion()));
  });
}

async function clean(work: Work): Promise<void> {
  const { env, folder, here } = work;
  checkData(work);
  becomeOwner(folder);
  await on(here, 'current', async ({ db, location }) => {
    console.log(commandTexts.cleaned(location, await cleanup(db, !env.DATABASE_URL)));
  });
}

const commands: Readonly<Record<string, { run(work: Work): Promise<void>; needs?(work: Work): boolean }>> = {
  backup: { run: save, needs: ({ file, values }) => Boolean(file) !== Boolean(values.dir) },
  restore: {
    run: bringBack,
    // A rehearsal leaves nothing, so it has no trash to bring anything back into.
    needs: ({ file, values }) => Boolean(file) && !(values.try && values['avec-corbeille']),
  },
  move: { run: move, needs: ({ values }) => Boolean(values.to) },
  upgrade: { run: upgrade },
  cleanup: { run: clean },
};

/** @throws Error with a sentence for the operator */
async function runLine(args: readonly string[]): Promise<void> {
  const { values, positionals } = readLine(args);
  const [name = '', file = '', ...more] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const env = withEnvFile(process.env, values.env);
  const { DATABASE_URL: databaseUrl } = env;
  const folder = env.PARVIS_DATA || DATA_DIR_DEFAULT;
  const work = { file, values, env, folder, here: databaseUrl ? { databaseUrl } : { dataDir: folder } };
  if (!command || more.length > 0 || command.needs?.(work) === false) throw new Error(commandTexts.usage);
  await command.run(work);
}

try {
  await runLine(process.argv.slice(2));
} catch (error) {
  console.error(operatorSentence(error));
  process.exitCode = 1;
}
