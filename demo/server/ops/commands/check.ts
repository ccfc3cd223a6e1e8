/**
 * `npm run check`, or `node dist/server/main.js check`: what is well, what isn't, and what to type. It changes nothing. A server
 * that runs on the embedded database is asked over the socket of its folder; PostgreSQL is read in one transaction that can't
 * write; an embedded database that is stopped stays closed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { checksSchema, type ServerCheck } from '../../../../src/domain/serverState';
import { lookAround, lookHere } from '../../guard/state/checks';
import { soon, well, wrong } from '../../guard/state/finding';
import { openDatabase } from '../../store/database/openDatabase';
import { askHolder, type Held } from '../../store/folder/askHolder';
import { checkOwner } from '../../store/folder/folderOwner';
import { checkMoved } from '../../store/folder/movedMark';
import { becomeOwner } from '../process/becomeOwner';
import { withEnvFile } from '../process/envFile';
import { readOptions } from '../process/readOptions';
import { DATA_DIR_DEFAULT, HOST_DEFAULT, PORT_DEFAULT, type ServerOptions } from '../process/serverOptions';
import { sightOf } from '../process/sightOf';
import { STATE_QUESTION } from '../process/stateAnswer';
import { operatorSentence } from '../process/systemErrors';
import { checkTexts } from './checkTexts';

interface CheckCall {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  say(line: string): void;
}

/** Longer than all checks of the server together. */
const ANSWER_MS = 12_000;
/** Milliseconds that a server on this machine may take to say that it lives. */
const ALIVE_MS = 1000;

/** @throws Error with the usage */
function readLine(args: readonly string[]) {
  const options = { env: { type: 'string' }, quiet: { type: 'boolean', default: false } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new Error(checkTexts.usage);
  }
}

const row = (key: string, finding: Omit<ServerCheck, 'cle'>): ServerCheck => ({ cle: key, ...finding });

const running = (isRunning: boolean): ServerCheck =>
  row('serveur', isRunning ? well(checkTexts.running) : soon(checkTexts.stopped, checkTexts.startIt));

/** What the server answered over the socket of its folder. */
function answerOf({ pid, host, answer }: Held): ServerCheck[] {
  try {
    return [running(true), ...z.parse(checksSchema, JSON.parse(answer)).lignes];
  } catch {
    return [row('serveur', soon(checkTexts.silent(pid, host), checkTexts.askLater))];
  }
}

/** Whether a server listens where the settings say. Several may use one PostgreSQL, and none locks the folder. */
async function isListening({ host = HOST_DEFAULT, port = PORT_DEFAULT }: ServerOptions): Promise<boolean> {
  const name = ['0.0.0.0', '::'].includes(host) ? HOST_DEFAULT : host;
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}/livez`;
  const signal = AbortSignal.timeout(ALIVE_MS);
  return fetch(address, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Why the embedded database in the folder may not be opened, by this user or at all; undefined where it may. */
function refusal(dataDir: string): string | undefined {
  try {
    checkOwner(dataDir);
    checkMoved(dataDir);
    return undefined;
  } catch (error) {
    return operatorSentence(error);
  }
}

/** PostgreSQL, whether the server runs or not. */
async function onServer(options: ServerOptions & { databaseUrl: string }, env: NodeJS.ProcessEnv) {
  const { databaseUrl } = options;
  const sight = sightOf(options, () => '', env);
  const rest = [lookAround({ sight, db: undefined, now: Date.now }), isListening(options)] as const;
  let here: ServerCheck[];
  try {
    const { db, close } = await openDatabase({ databaseUrl, connections: 2 }, { tables: 'any' });
    const reading = db.transaction().setAccessMode('read only');
    here = await reading.execute((trx) => lookHere({ sight, db: trx, now: Date.now })).finally(close);
  } catch (error) {
    here = await lookHere({ sight, db: undefined, now: Date.now });
    here.push(row('base', wrong(operatorSentence(error), null)));
  }
  const [around, isRunning] = await Promise.all(rest);
  return [running(isRunning), ...here, ...around];
}

/** The embedded database, by the process that holds it. */
async function onFolder(options: ServerOptions, dataDir: string, env: NodeJS.ProcessEnv) {
  const held = await askHolder(dataDir, STATE_QUESTION, ANSWER_MS);
  if (held) return answerOf(held);
  const scene = { sight: sightOf(options, () => '', env), db: undefined, now: Date.now };
  const looked = await Promise.all([lookHere(scene), lookAround(scene)]);
  return [running(false), ...looked.flat()];
}

async function checksOf(env: NodeJS.ProcessEnv): Promise<ServerCheck[]> {
  let options: ServerOptions;
  try {
    options = readOptions(env, []);
  } catch (error) {
    return [row('reglages', wrong(operatorSentence(error), checkTexts.correctSettings))];
  }
  const { databaseUrl, dataDir = DATA_DIR_DEFAULT } = options;
  becomeOwner(dataDir);
  if (databaseUrl) return onServer({ ...options, databaseUrl }, env);
  const refused = refusal(dataDir);
  if (refused) return [row('dossier', wrong(refused, null))];
  if (!existsSync(join(dataDir, 'pg')))
    return [row('base', wrong(checkTexts.neverStarted(dataDir), checkTexts.nameFolder))];
  return onFolder(options, dataDir, env);
}

/**
 * Says a line for each check, and what to do about it. @returns the exit code: 1 where something doesn't work or data are at risk
 * @throws Error with a sentence for the operator
 */
export async function runCheckCommand({ args, env, say }: CheckCall): Promise<0 | 1> {
  const { quiet: isQuiet, env: file } = readLine(args);
  const checks = await checksOf(withEnvFile(env, file));
  for (const { etat, phrase, remede } of checks) {
    if (isQuiet && etat === 'bien') continue;
    say(checkTexts.line(etat, phrase));
    if (remede !== null) say(checkTexts.remedy(remede));
  }
  if (!isQuiet) say(checkTexts.sum(checks.map(({ etat }) => etat)));
  return checks.some(({ etat }) => etat === 'probleme') ? 1 : 0;
}
