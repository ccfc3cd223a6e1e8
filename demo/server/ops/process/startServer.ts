/** Starts the whole server, from database and app to static files and socket, and ends it cleanly. */
import { existsSync } from 'node:fs';
import { createApp, type DataHome } from '../../app';
import { countMembers } from '../../contract/members/list/memberCounts';
import { reconcile, writeErasures } from '../../guard/privacy/erasuresFile';
import { keptCopies } from '../../guard/privacy/keptCopies';
import { privacyTexts } from '../../guard/privacy/texts';
import type { Sight } from '../../guard/state/sight';
import { findingTexts } from '../../guard/state/texts';
import { unlinkedFeeds } from '../../guard/state/unlinkedFeeds';
import type { UpkeepJob } from '../../guard/upkeep';
import { logLine } from '../../http/requestLog';
import { builtFolders, serveStatic } from '../../http/staticFiles';
import { removeExpiredMails } from '../../letters/expiredMails';
import { mailerOf, mailFolder } from '../../letters/mailer';
import type { ClockJump } from '../../store/database/clock';
import type { OpenDatabase } from '../../store/database/database';
import { openDatabase } from '../../store/database/openDatabase';
import { checkOwner } from '../../store/folder/folderOwner';
import { freeBytes, LAST_BYTES } from '../../store/folder/freeSpace';
import { hideFolder } from '../../store/folder/privateFiles';
import { localDay, localMinute } from '../../time/zones';
import { copiesIn } from '../commands/copies';
import { checkPasswords, fillSamples, printAccounts } from './firstStart';
import { listen } from './listen';
import { DATA_DIR_DEFAULT, HOST_DEFAULT, PORT_DEFAULT, type ServerOptions } from './serverOptions';
import { endWithin, GRACE_DEFAULT, onSignals } from './shutdown';
import { followsLinks, sightOf } from './sightOf';
import { stateAnswer } from './stateAnswer';
import { settingTexts, startTexts } from './texts';
import { warningsOf } from './warnings';

interface RunningServer {
  url: string;
  location: string;
  members: number;
  close(): Promise<void>;
}

function dataHomeOf({ dataDir = DATA_DIR_DEFAULT, databaseUrl }: ServerOptions): DataHome {
  const isEmbedded = !databaseUrl;
  return {
    isEmbedded,
    ...(isEmbedded && { freeBytes: () => freeBytes(dataDir) }),
    writeErasures: (db) => writeErasures(db, dataDir),
    copies: () => keptCopies(dataDir),
  };
}

/** Removes mails with ended links from the folders where they become files. */
function mailRemovalJobs(
  { dataDir = DATA_DIR_DEFAULT, mails }: ServerOptions,
  print: (line: string) => void,
): UpkeepJob[] {
  const folders = new Set([mailFolder(dataDir), ...(mails ? [mails] : [])]);
  return Array.from(folders, (folder) => ({
    name: 'removal',
    every: 'tenMinutes',
    needsTrustedClock: true,
    run: async () => {
      const removed = await removeExpiredMails(folder);
      if (removed) print(settingTexts.mailsRemoved(removed, folder));
    },
  }));
}

/** The metrics, where a token asks for them. */
async function metricsOf(
  { metricsToken }: ServerOptions,
  database: OpenDatabase,
  sight: Sight,
  running: () => number,
) {
  if (metricsToken === undefined) return undefined;
  const { serverMetrics } = await import('./serverMetrics');
  return serverMetrics(metricsToken, { ...database, sight }, running);
}

/** Says on the terminal and in the log that a date has to be confirmed. */
const jumpTeller =
  ({ log = console.log, timeZone }: ServerOptions, print: (line: string) => void) =>
  ({ from, to }: ClockJump): void => {
    print(settingTexts.clockJumped(from, to, timeZone));
    if (log) log(logLine({ warning: 'clock', from, to }));
  };

async function serve(database: OpenDatabase, options: ServerOptions, print: (line: string) => void) {
  const { port = PORT_DEFAULT, host = HOST_DEFAULT, folders = builtFolders, log = console.log } = options;
  await fillSamples(database.db, options, print);
  await checkPasswords(database.db, options);
  const home = dataHomeOf(options);
  const { erased, emptied } = await reconcile(database.db, options.dataDir ?? DATA_DIR_DEFAULT);
  if (erased) print(privacyTexts.erasedAgain(erased));
  if (emptied) print(privacyTexts.emptiedAgain(emptied));
  const unlinked = followsLinks(options) ? await unlinkedFeeds(database.db) : undefined;
  if (unlinked) print(`${unlinked} ${findingTexts.linkAccounts}`);
  let url = options.publicUrl ?? '';
  const state = { isStopping: false };
  const sight = sightOf(options, () => url, process.env);
  let running = () => 0;
  const metrics = await metricsOf(options, database, sight, () => running());
  const { app, cleaning, upkeep, settle } = createApp(database.db, {
    home,
    sight,
    clock: { stopDays: options.stopDays, onJump: jumpTeller(options, print) },
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
    organisation: options.organisation,
    privacy: options.privacy,
    publicUrl: () => url,
    trustProxy: options.trustProxy,
    capabilities: options.capabilities,
  });
  database.onAsked?.(stateAnswer({ sight, db: database.db, now: Date.now }));
  serveStatic(app, folders);
  upkeep.jobs.push(...mailRemovalJobs(options, print), {
    // What left the trash in this round is on the list; so it waits and comes with the trash.
    name: 'erasures',
    every: 'hour',
    needsTrustedClock: true,
    run: () => home.writeErasures(database.db),
  });
  // The clock is looked at before the first call, which could end what it has freed.
  await upkeep.quietRound('tenMinutes');
  const listening = await listen(app, port, host);
  running = listening.running;
  url ||= listening.url;
  const stopUpkeep = upkeep.schedule();
  cleaning.start();
  const end = () => {
    state.isStopping = true;
    stopUpkeep();
    const parts = { answers: listening.close, mails: settle, database: database.close };
    return endWithin((options.grace ?? GRACE_DEFAULT) * 1000, parts, print);
  };
  return { listening, end };
}

/** @throws Error where the embedded database would refuse what a start writes */
function checkRoomToServe(dataDir: string, free = freeBytes(dataDir)): void {
  if (free < LAST_BYTES) throw new Error(settingTexts.noRoomToStart(dataDir, free, LAST_BYTES));
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
  if (!databaseUrl && existsSync(dataDir)) checkRoomToServe(dataDir, options.freeBytes?.());
  const copies = copiesIn(dataDir, options.copies !== false, print);
  // The folder also holds mails and copies when a database server is used.
  if (databaseUrl && existsSync(dataDir)) {
    checkOwner(dataDir);
    hideFolder(dataDir);
  }
  const home = databaseUrl ? { databaseUrl, connections } : { dataDir };
  const database = await openDatabase(home, { copies, say: print, freeBytes: options.freeBytes });
  try {
    const { listening, end } = await serve(database, options, print);
    let ending: Promise<boolean> | undefined;
    const close = () => {
      ending ??= end();
      return ending;
    };
    if (signals) onSignals(close, print);
    const members = await countMembers(database.db, {});
    print(startTexts.started(listening.url, database.location, members));
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
