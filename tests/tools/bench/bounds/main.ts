/*
 * `npm run bench -- --only=bounds` measures what one call of an anonymous or signed-in client costs the server:
 * processor time, memory, and how long other clients wait for `/livez` meanwhile. It runs on PGlite and, where it is
 * installed, on PostgreSQL.
 */
import { request } from 'node:http';
import { ACCOUNT } from '../../../slow/load/harness/caller.ts';
import { temporaryFolder } from '../../../slow/load/harness/folders.ts';
import { NO_POSTGRES, Postgres, postgresBinaries } from '../../../slow/load/harness/postgres.ts';
import { bundleServer, type Home, ServerProcess } from '../../../slow/load/harness/serverProcess.ts';
import { type Attack, attacks } from './attacks.ts';

const STOPPED_MS = 200;

/** The status, even if the rest of the body fails. */
function send(url: string, { method = 'POST', path, type, body, isSignedIn }: Attack, token: string) {
  return new Promise<number | string>((done) => {
    const headers = {
      'content-type': type ?? 'application/json',
      'content-length': body.length,
      'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}`,
      ...(isSignedIn && { authorization: `Token ${token}` }),
    };
    const call = request(url + path, { method, headers, agent: false }, (answer) => {
      answer.resume().on('close', () => done(answer.statusCode ?? 0));
    });
    call.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    call.end(body);
  });
}

const tokenOf = async (url: string): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body: JSON.stringify(ACCOUNT) });
  const { data }: { data: { token: string } } = await answer.json();
  return data.token;
};

/** Repeats a call until it is stopped. */
async function watch(server: ServerProcess, isOver: () => boolean) {
  let [longest, rss] = [0, 0];
  while (!isOver()) {
    const begun = performance.now();
    await (await fetch(`${server.url}/livez`)).text();
    longest = Math.max(longest, performance.now() - begun);
    rss = Math.max(rss, (await server.figures()).rss);
    await new Promise((done) => setTimeout(done, 5));
  }
  return { longest, rss };
}

async function measure(server: ServerProcess, attack: Attack, token: string): Promise<string> {
  const before = await server.figures('rest');
  let isOver = false;
  const watching = watch(server, () => isOver);
  const calls = Array.from({ length: attack.times ?? 1 }, () => send(server.url, attack, token));
  const statuses = await Promise.all(calls);
  isOver = true;
  const { longest, rss } = await watching;
  const { cpuSeconds, delayMax } = await server.figures();
  const figures = [
    [...new Set(statuses)].join(' ').padEnd(12),
    `${(cpuSeconds * 1000).toFixed(0)} ms of processor`.padStart(26),
    `${Math.max(0, (rss - before.rss) / 2 ** 20).toFixed(0)} MB more`.padStart(13),
    `loop stopped ${delayMax.toFixed(0)} ms`.padStart(22),
    `/livez ${longest.toFixed(0)} ms`.padStart(16),
    delayMax > STOPPED_MS ? '  over 200 ms' : '',
  ];
  return `${attack.name.padEnd(42)} ${figures.join('')}`;
}

async function run(name: string, home: Home): Promise<void> {
  console.log(`\n${name}`);
  const server = await ServerProcess.start(home, 500);
  const token = await tokenOf(server.url);
  await measure(server, attacks[0]!, token);
  for (const attack of attacks) console.log(await measure(server, attack, token));
  server.child.kill('SIGTERM');
  await server.ended;
}

await bundleServer();
await run('PGlite', { PARVIS_DATA: temporaryFolder('bounds') });
const { DATABASE_URL } = process.env;
if (DATABASE_URL) await run('PostgreSQL', { DATABASE_URL });
else if (postgresBinaries()) {
  const cluster = await Postgres.create();
  await run('PostgreSQL', { DATABASE_URL: cluster.database('bounds') });
} else console.log(NO_POSTGRES);
process.exit(0);
