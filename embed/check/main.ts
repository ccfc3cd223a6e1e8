/*
 * `parvis-check https://api.example.org`: says which calls of a back end work, what widgets lack
 * where they don't, and why. It only reads, unless `--write`. Built into dist/check.mjs.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { ApiError } from '../../src/api/errors';
import { CAPABILITIES, CAPABILITY_GROUPS } from '../../src/domain/capabilities';
import {
  type Access,
  type Connection,
  checkBackEnd,
  connect,
  type Options,
  type Result,
  reasonOf,
} from './checkBackEnd';
import { tryWrites } from './tryWrites';

const USAGE = `parvis-check https://api.example.org [--origin https://www.example.org] [--write [--yes HOST]]

  --origin   a page that shows widgets: its browser must be allowed to call
  --write    also makes one record of each kind, marked «parvis-check», and deletes them again; a trash and a journal
             keep their traces. It asks for the name of the host, or takes it from --yes, as where there is no terminal

The account comes from PARVIS_TOKEN, or PARVIS_EMAIL and PARVIS_PASSWORD, or is asked for. It should be one that may
read everything. Ends with 1 where something is wrong, and with 2 where it could not go on.`;

const WORDS = {
  works: 'works',
  missing: 'MISSING',
  wrong: 'WRONG',
  refused: 'refused',
  skipped: 'skipped',
} as const;
const print = (line = '') => process.stdout.write(`${line}\n`);

function printResult({ call, outcome, reason, misses, seconds }: Result): void {
  print(`  ${WORDS[outcome].padEnd(7)}  ${call}${seconds ? `  (${seconds} s)` : ''}`);
  if (reason) print(`           ${reason}`);
  if (misses) print(`           widgets lack: ${misses}`);
}

/** Asks in the terminal. A hidden answer shows nothing while it is typed. */
async function ask(question: string, isHidden = false): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`«${question}» must be answered in a terminal.`);
  process.stdout.write(`${question} `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: isHidden ? silent : process.stdout,
    terminal: true,
  });
  try {
    return (await terminal.question('')).trim();
  } finally {
    terminal.close();
    if (isHidden) print();
  }
}

async function accessOf({ PARVIS_TOKEN, PARVIS_EMAIL, PARVIS_PASSWORD }: NodeJS.ProcessEnv): Promise<Access> {
  if (PARVIS_TOKEN) return { token: PARVIS_TOKEN };
  const email = PARVIS_EMAIL || (await ask('E-mail address of an account:'));
  return { email, password: PARVIS_PASSWORD || (await ask('Password:', true)) };
}

/** What was announced, in groups where they are complete, and what was not. */
function printAnnounced({ announced, names }: Connection): void {
  const groups = Object.keys(CAPABILITY_GROUPS);
  const known: ReadonlySet<string> = new Set([...groups, ...CAPABILITIES]);
  const missing = CAPABILITIES.filter((name) => !announced.has(name));
  const unknown = names.filter((name) => !known.has(name));
  print(`Announced: ${names.length > 0 ? names.join(', ') : 'nothing beyond the specification'}.`);
  if (unknown.length > 0) print(`Unknown, and ignored: ${unknown.join(', ')}.`);
  if (missing.length > 0) print(`Not announced, so neither shown nor sent: ${missing.join(', ')}.`);
}

async function write({ client }: Connection, host: string, yes?: string): Promise<readonly Result[]> {
  const typed = yes ?? (await ask(`\n--write makes and deletes records there. Type ${host} to go on:`));
  if (typed !== host) throw new Error(`«${typed}» is not ${host}: nothing was written.`);
  const results: Result[] = [];
  print('\nWriting');
  const left = await tryWrites(client, (result) => {
    results.push(result);
    printResult(result);
  });
  if (left.length > 0) print(`\nCould not be deleted, please delete by hand: ${left.join(', ')}.`);
  return results;
}

function printSummary(results: readonly Result[]): void {
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
  print(
    `\n${count('works')} work, ${count('missing')} missing, ${count('wrong')} wrong, ${count('refused')} refused to this account, ${count('skipped')} not asked.`,
  );
}

/** @returns whether nothing is wrong */
async function run(
  address: string,
  { origin, write: isWriting, yes }: { origin?: string | undefined; write?: boolean; yes?: string },
): Promise<boolean> {
  const api = address.replace(/\/+$/, '');
  const access = await accessOf(process.env);
  const options: Options = {
    api,
    access,
    origin,
    onArea: (title) => print(`\n${title}`),
    onResult: printResult,
  };
  const connection = await connect(options);
  try {
    print(`${api}: signed in as ${connection.user}.`);
    printAnnounced(connection);
    const results = [...(await checkBackEnd(options, connection))];
    printSummary(results);
    if (isWriting) {
      const written = await write(connection, new URL(api).host, yes);
      printSummary(written);
      results.push(...written);
    }
    if (!origin) print('Pages of other origins were not tried: --origin https://www.example.org does.');
    return !results.some(({ outcome }) => outcome === 'wrong');
  } finally {
    await connection.leave();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      write: { type: 'boolean' },
      yes: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [address = '', ...others] = positionals;
  const isAddress = URL.canParse(address) && /^https?:/.test(address) && others.length === 0;
  const { origin } = values;
  const isOrigin = origin === undefined || (URL.canParse(origin) && /^https?:/.test(origin));
  if (values.help || !isAddress || !isOrigin) {
    print(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const page = origin && new URL(origin).origin;
  if (!(await run(address, { ...values, origin: page }))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  const words =
    error instanceof ApiError
      ? `Signing in failed: ${reasonOf(error.failure)}.`
      : String((error as Error).message);
  process.stderr.write(`parvis-check: ${words}\n`);
  process.exitCode = 2;
});
