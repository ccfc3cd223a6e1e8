/** Starts the whole server, from database and app to static files and socket, and ends it cleanly. */
import { existsSync, statfsSync } from 'node:fs';
import { CAPABILITIES } from '../../../../src/domain/capabilities';
import { createApp, type DataHome } from '../../app';
import { countMembers } from '../../contract/members/list/memberCounts';
import { localDay, localMinute } from '../../contract/statistics/days';
import { scheduleMailRemoval } from '../../guard/mail/expiredMails';
import { mailerOf, mailFolder } from '../../guard/mail/mailer';
import { reconcile, writeErasures } from '../../guard/privacy/erasuresFile';
import { keptCopies } from '../../guard/privacy/keptCopies';
import { privacyTexts } from '../../guard/privacy/texts';
import { scheduleUpkeep } from '../../guard/writes/upkeep';
import type { OpenDatabase } from '../../store/database/database';
import { openDatabase } from '../../store/database/openDatabase';
import { checkOwner } from '../../store/folder/folderOwner';
import { hideFolder } from '../../store/folder/privateFiles';
import { serverTexts } from '../../texts';
import { copiesIn } from '../commands/copies';
import { builtFolders, serveStatic } from '../http/staticFiles';
import { checkPasswords, fillSamples, printAccounts } from './firstStart';
import { listen } from './listen';
import { DATA_DIR_DEFAULT, HOST_DEFAULT, PORT_DEFAULT, type ServerOptions } from './serverOptions';
import { endWithin, GRACE_DEFAULT, onSignals } from './shutdown';
import { settingTexts } from './texts';
import { warningsOf } from './warnings';

interface RunningServer {
  url: string;
  location: string;
  members: number;
  close(): Promise<void>;
}

function dataHomeOf({ dataDir = DATA_DIR_DEFAULT, databaseUrl }: ServerOptions): DataHome {
  const isEmbedded = !databaseUrl;
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize;
  };
  return {
    isEmbedded,
    ...(isEmbedded && { freeBytes }),
    writeErasures: (db) => writeErasures(db, dataDir),
    copies: () => keptCopies(dataDir),
  };
}

/** Removes mails with ended links from the folders where they become files. @returns a function that stops it */
async function removeOldMails(
  { dataDir = DATA_DIR_DEFAULT, mails }: ServerOptions,
  print: (line: string) => void,
) {
  const folders = new Set([mailFolder(dataDir), ...(mails ? [mails] : [])]);
  const stops: (() => void)[] = [];
  for (const folder of folders)
    stops.push(await scheduleMailRemoval(folder, (count) => print(settingTexts.mailsRemoved(count, folder))));
  return () => {
    for (const stop of stops) stop();
  };
}

async function serve(database: OpenDatabase, options: ServerOptions, print: (line: string) => void) {
  const { port = PORT_DEFAULT, host = HOST_DEFAULT, folders = builtFolders, log = console.log } = options;
  await fillSamples(database.db, options, print);
  await checkPasswords(database.db, options);
  const home = dataHomeOf(options);
  const again = await reconcile(database.db, options.dataDir ?? DATA_DIR_DEFAULT);
  if (again) print(privacyTexts.erasedAgain(again));
  let url = options.publicUrl ?? '';
  const state = { isStopping: false };
  const { metricsToken } = options;
  let running = () => 0;
  const metrics =
    metricsToken === undefined
      ? undefined
      : (await import('./serverMetrics')).serverMetrics(metricsToken, database, () => running());
  const { app, cleaning, sendDue, settle } = createApp(database.db, {
    home,
    metrics,
    isStopping: () => state.isStopping,
    today: () => localDay(options.timeZone),
    minute: () => localMinute(options.timeZone),
    timeZone: options.timeZone,
    version: options.version,
    origins: options.origins,
    log: log || undefined,
    mailer: mailerOf(options),
    mailFrom: options.mailFrom,
    publicUrl: () => url,
    trustProxy: options.trustProxy,
    capabilities: options.capabilities,
  });
  serveStatic(app, folders);
  const listening = await listen(app, port, host);
  running = listening.running;
  url ||= listening.url;
  const stopMailRemoval = await removeOldMails(options, print);
  const hasRetention = (options.capabilities ?? CAPABILITIES).includes('rgpd');
  const { timeZone } = options;
  const clean = () => cleaning.start();
  const stopUpkeep = scheduleUpkeep(database.db, hasRetention, { timeZone, clean, sendDue });
  cleaning.start();
  const end = () => {
    state.isStopping = true;
    stopMailRemoval();
    stopUpkeep();
    const parts = { answers: listening.close, mails: settle, database: database.close };
    return endWithin((options.grace ?? GRACE_DEFAULT) * 1000, parts, print);
  };
  return { listening, end };
}

/** Starts the server. The promise resolves once it answers; a failed start leaves no lock behind. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const {
    dataDir = DATA_DIR_DEFAULT,
    databaseUrl,
    connections,
    print = console.log,
    signals = true,
  } = options;
  const copies = copiesIn(dataDir, options.copies !== false, print);
  // The folder also holds mails and copies when a database server is used.
  if (databaseUrl && existsSync(dataDir)) {
    checkOwner(dataDir);
    hideFolder(dataDir);
  }
  const home = databaseUrl ? { databaseUrl, connections } : { dataDir };
  const database = await openDatabase(home, { copies, say: print });
  try {
    const { listening, end } = await serve(database, options, print);
    let ending: Promise<boolean> | undefined;
    const close = () => {
      ending ??= end();
      return ending;
    };
    if (signals) onSignals(close, print);
    const members = await countMembers(database.db, {});
    print(serverTexts.started(listening.url, database.location, members));
    for (const line of warningsOf(options, listening.url, process.env.TZ)) print(line);
    await printAccounts(database.db, options, print);
    return {
      url: listening.url,
      location: database.location,
      members,
      close: async () => void (await close()),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
