import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seed } from '../../../../demo/server/seed/seed';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import { jsonOf } from '../../../fast/server/ask';
import { SERVER } from '../../../support/processes/builtServer';
import { putDatabase } from '../../../support/processes/dataFolder';
import { killLeftovers, type ServerProcess, spawnServer } from '../../../support/processes/process';

/** Starting takes a while on a busy machine; the grace period of these servers is short. */
const LONG = { timeout: 120_000 };
const PASSWORD = 'un-autre-secret';

/** A data folder with an export of 40 MB, more than the buffers between the server and a reader that has stopped. */
const prepared = mkdtempSync(join(tmpdir(), 'parvis-prepared-'));
let folder: string;

beforeAll(async () => {
  await putDatabase(prepared);
  const { db, close } = await openDatabase({ dataDir: prepared });
  await seed(db, { members: 5, password: PASSWORD });
  await sql`insert into membres (nom, prenom, genre, adresse, recherche, tri)
    select 'Long', 'Texte', 'feminin', repeat('longue ', 1500), '', '' from generate_series(1, 4000)`.execute(
    db,
  );
  await close();
}, 120_000);
afterAll(() => rmSync(prepared, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-end-'));
  cpSync(prepared, folder, { recursive: true });
});
afterEach(() => {
  killLeftovers();
  rmSync(folder, { recursive: true, force: true });
});

const start = (env: NodeJS.ProcessEnv = {}) =>
  spawnServer(SERVER, { PARVIS_DATA: folder, PARVIS_LOG: 'off', ...env });

async function login({ url }: ServerProcess): Promise<string> {
  const body = JSON.stringify({ email: 'admin@parvis.test', password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  return (await jsonOf<{ data: { token: string } }>(answer)).data.token;
}

/** An export that can't end by itself, because its reader stops after the first bytes. */
async function stuckExport({ url }: ServerProcess, token: string) {
  const headers = { Authorization: `Token ${token}` };
  let told: (how: { isComplete: boolean; isError: boolean }) => void;
  const ended = new Promise<{ isComplete: boolean; isError: boolean }>((done) => {
    told = done;
  });
  const answer = await new Promise<import('node:http').IncomingMessage>((done, fail) => {
    request(`${url}/api/membres/export/`, { headers }, done).once('error', fail).end();
  });
  await new Promise((done) => answer.once('readable', done));
  const socket = answer.socket;
  socket.pause();
  const goOn = () => {
    let isError = false;
    answer.on('error', () => {
      isError = true;
    });
    answer.once('close', () => told({ isComplete: answer.complete, isError }));
    socket.resume();
    answer.resume();
  };
  return { ended, goOn };
}

/**
 * A mail server whose answer never ends. It says a line now and then, because the server under test gives up a mail
 * server that is silent for ten seconds, which may come before the end of the grace period.
 */
async function hungMailServer(): Promise<{
  server: Server;
  url: string;
  isAsked: Promise<void>;
  close(): void;
}> {
  const sockets = new Set<Socket>();
  let asked: () => void;
  const isAsked = new Promise<void>((done) => {
    asked = done;
  });
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    socket.write('220 mail.example\r\n');
    socket.once('data', asked);
  });
  const talk = setInterval(() => {
    for (const socket of sockets) socket.write('250-encore\r\n');
  }, 1000);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    clearInterval(talk);
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, isAsked, close };
}

const isLocked = () => existsSync(join(folder, 'parvis.lock'));

describe('SIGTERM', () => {
  it(
    'ends a mail and an export that would never end within the grace period, and says so [Z13]',
    LONG,
    async () => {
      const mail = await hungMailServer();
      const server = await start({ PARVIS_GRACE: '12', PARVIS_SMTP: mail.url });
      const download = await stuckExport(server, await login(server));
      await fetch(`${server.url}/api/auth/reset-password/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@parvis.test' }),
      });
      await mail.isAsked;
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      const begun = performance.now();
      server.child.kill('SIGTERM');
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { interval: 20 }).toBe(503);
      const live = await fetch(`${server.url}/livez`);
      expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
      expect(await server.ended).toBe(0);
      // The requirement is the grace period; the second above it is for the machine.
      expect(performance.now() - begun).toBeLessThan(13_000);
      expect(isLocked()).toBe(false);
      download.goOn();
      expect(await download.ended).toEqual({ isComplete: false, isError: true });
      expect(server.lines.join('\n')).toContain('1 réponse en cours a été interrompue');
      expect(server.lines.join('\n')).toContain('Un e-mail n’a pas pu partir');
      mail.close();
    },
  );

  it('lets an answer finish that can [Z13]', LONG, async () => {
    const server = await start();
    const download = await stuckExport(server, await login(server));
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { interval: 20 }).toBe(503);
    download.goOn();
    expect(await download.ended).toEqual({ isComplete: true, isError: false });
    expect(await server.ended).toBe(0);
  });

  it('ends the server immediately when it is sent twice [Z13]', LONG, async () => {
    const server = await start();
    await stuckExport(server, await login(server));
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { interval: 20 }).toBe(503);
    await expect
      .poll(() => {
        server.child.kill('SIGTERM');
        return server.lines.join('\n');
      })
      .toContain('arrêté tout de suite');
    expect(await server.ended).toBe(1);
  });
});

describe('npm start', () => {
  it('ends the server when npm is told to end [Z13]', LONG, async () => {
    const server = await spawnServer(['npm', 'start'], {
      PARVIS_DATA: folder,
      PARVIS_LOG: 'off',
    });
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await server.ended;
    // npm has ended; the server that it started notices by itself.
    await expect
      .poll(
        () =>
          fetch(`${server.url}/livez`).then(
            ({ status }) => status,
            () => 'gone',
          ),
        { timeout: 25_000 },
      )
      .toBe('gone');
    await expect.poll(isLocked, { timeout: 25_000 }).toBe(false);
    // The line may still be in the pipe when the lock is gone.
    await expect.poll(() => server.lines.at(-1)).toBe('Parvis est arrêté.');
  });
});
