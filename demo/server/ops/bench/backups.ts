/**
 * Measures a backup of the running installation: `npx tsx demo/server/ops/bench/backups.ts [members] [folder]`, after
 * `npm run build`. With the embedded database it prints how long the server is away for it, with DATABASE_URL (an empty
 * database) how long saves take beside it. `folder` has main.js and data.js, dist/server by default.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../guard/passwords/publishedPassword';
import { DEMO_EMAIL, seed } from '../../seed/seed';
import { openDatabase } from '../../store/database/openDatabase';

const [members = '10000', program = 'dist/server'] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl } = process.env;
const WRITERS = 4;
const PORT = '4179';
const URL_HERE = `http://127.0.0.1:${PORT}`;

const place = mkdtempSync(join(tmpdir(), 'parvis-backups-'));
const env = { ...process.env, PARVIS_DATA: join(place, 'data'), PORT, PARVIS_LOG: 'off' };

async function fill(): Promise<void> {
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: env.PARVIS_DATA });
  await seed(database.db, { members: Number(members), events: 100 });
  await database.close();
}

/** Not `/readyz`: after a call of that, the server waits at its end for proxies to notice. */
const isReady = async (): Promise<boolean> =>
  (await fetch(`${URL_HERE}/healthz`).catch(() => undefined))?.ok ?? false;

async function start(): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(program, 'main.js')], { env, stdio: 'ignore' });
  while (!(await isReady())) await new Promise((done) => setTimeout(done, 20));
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
}

async function save(): Promise<void> {
  const line = [join(program, 'data.js'), 'backup', join(place, 'parvis.backup'), '--demo', '--force'];
  const [code] = await once(
    spawn(process.execPath, line, { env, stdio: ['ignore', 'inherit', 'inherit'] }),
    'exit',
  );
  if (code !== 0) throw new Error('The backup failed.');
}

async function post(path: string, body: unknown, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { Authorization: `Token ${token}` }) };
  return fetch(`${URL_HERE}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Saves one group after the other until the work is done. @returns how long each took, in seconds */
async function writeBeside(work: Promise<void>): Promise<number[]> {
  const answer = await post('/api/login', { email: DEMO_EMAIL, password: DEMO_PASSWORD });
  const { data } = (await answer.json()) as { data: { token: string } };
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const write = async (writer: number) => {
    for (let at = 0; !isOver; at++) {
      const begun = performance.now();
      const { ok } = await post('/api/groupes/', { nom: `Groupe ${writer} ${at}` }, data.token);
      if (!ok) throw new Error('A save failed.');
      times.push((performance.now() - begun) / 1000);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return times;
}

const since = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

async function measure(): Promise<void> {
  await fill();
  let server = await start();
  const begun = performance.now();
  if (databaseUrl) {
    const times = await writeBeside(save());
    const slowest = Math.max(...times).toFixed(2);
    console.log(
      `backup: ${since(begun)}; ${times.length} saves beside it, none failed, the slowest ${slowest} s`,
    );
  } else {
    await stop(server);
    console.log(`stopped: ${since(begun)}`);
    await save();
    console.log(`saved and read back: ${since(begun)}`);
    server = await start();
    console.log(`away, until it answers again: ${since(begun)}`);
  }
  await stop(server);
}

try {
  await measure();
} finally {
  rmSync(place, { recursive: true, force: true });
}
