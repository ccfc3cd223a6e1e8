/** `npm run backup`, `restore`, `move`, `upgrade` and `cleanup`: see docs/OPERATIONS.md. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readErasures } from '../../guard/privacy/erasuresFile';
import { noteBackup } from '../../guard/privacy/keptCopies';
import { privacyTexts } from '../../guard/privacy/texts';
import type { OpenDatabase, OpenOptions } from '../../store/database/database';
import { type DatabaseHome, openDatabase } from '../../store/database/openDatabase';
import { programVersion } from '../../store/database/tablesState';
import { readOptions } from '../process/readOptions';
import { restoreAny } from '../upgrade/restoreEarlier';
import { upgradeTables } from '../upgrade/upgradeTables';
import { readArchive, writeArchive } from './archive';
import { backup } from './backup';
import { cleanup } from './cleanup';
import { copiesIn } from './copies';
import { restore } from './restore';
import { commandTexts } from './texts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, to: { type: 'string' } },
});
const [command = '', file = ''] = positionals;
const isForced = values.force;

const { DATABASE_URL: databaseUrl, PARVIS_DATA: dataDir = '.data' } = process.env;
const folder = dataDir || '.data';
const here: DatabaseHome = databaseUrl ? { databaseUrl } : { dataDir: folder };

const sayErased = (count: number): void => {
  if (count) console.log(privacyTexts.erasedAgain(count));
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

/** Refuses a folder without data, because opening it would create a database. */
function checkData(): void {
  if ('dataDir' in here && !existsSync(join(here.dataDir, 'pg')))
    throw new Error(commandTexts.noData(here.dataDir));
}

const commands: Record<string, () => Promise<void>> = {
  backup: async () => {
    checkData();
    await on(here, 'any', async ({ db, location }) => {
      await backup(db, (lines) => writeArchive(file, lines, isForced));
      noteBackup(folder, file);
      console.log(commandTexts.saved(location, file));
    });
  },
  restore: () =>
    on(here, 'create', async ({ db, location }) => {
      const erased = readErasures(folder);
      await readArchive(file, async (lines) =>
        sayErased(await restoreAny(db, lines, { isForced, erased, folder, say: console.log })),
      );
      console.log(commandTexts.restored(file, location));
    }),
  move: async () => {
    checkData();
    await on(here, 'current', (from) =>
      on(homeOf(values.to!), 'create', async (to) => {
        await backup(from.db, async (lines) => sayErased(await restore(to.db, lines, { isForced })));
        console.log(commandTexts.moved(from.location, to.location));
      }),
    );
  },
  upgrade: async () => {
    checkData();
    const copies = copiesIn(folder, readOptions(process.env, []).copies !== false, console.log);
    const upgrade: OpenOptions['upgrade'] = (db, options) => upgradeTables(db, options, console.log);
    await on(here, { tables: 'upgrade', copies, upgrade }, async ({ location }) => {
      console.log(commandTexts.upgraded(location, programVersion()));
    });
  },
  cleanup: async () => {
    checkData();
    await on(here, 'current', async ({ db, location }) => {
      console.log(commandTexts.cleaned(location, await cleanup(db, !databaseUrl)));
    });
  },
};

const run = commands[command];
const isComplete =
  run && (['upgrade', 'cleanup'].includes(command) || Boolean(command === 'move' ? values.to : file));
try {
  if (!isComplete) throw new Error(commandTexts.usage);
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
