import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../../demo/server/app';
import { DEMO_PASSWORD } from '../../../../demo/server/guard/passwords/publishedPassword';
import { startServer } from '../../../../demo/server/ops/process/startServer';
import { operatorSentence } from '../../../../demo/server/ops/process/systemErrors';
import { DEMO_EMAIL } from '../../../../demo/server/seed/seed';
import type { OpenDatabase } from '../../../../demo/server/store/database/database';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import { putSample } from '../../../support/processes/dataFolder';
import { startTestServer, type TestServer } from '../../../support/server';
import { ask } from '../ask';

const MEGABYTE = 2 ** 20;
const MEMBER = { nom: 'Durand', prenom: 'Alix', genre: 'feminin' };
const SIGN_IN = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
const NO_SIGN_IN = /^Le disque de Parvis est plein.*une nouvelle connexion n’est pas possible/;
const NOT_SAVED = /^Le disque de Parvis est plein\s: rien n’a été enregistré/;

interface Told {
  message?: string;
  data: { id: number; token: string; updated_at: string };
}

describe('The disk of the embedded database', () => {
  let free = 1000 * MEGABYTE;
  let folder: string;
  let database: OpenDatabase;
  let served: ReturnType<typeof createApp>;
  let token = '';

  async function call(method: string, path: string, body?: unknown) {
    const headers = { 'content-type': 'application/json', authorization: `Token ${token}` };
    const answer = await served.app.request(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { message, data } = (await answer.json()) as Told;
    return { status: answer.status, message, data };
  }
  const save = (prenom: string) => call('POST', '/api/membres/', { ...MEMBER, prenom });
  const signIn = () => call('POST', '/api/login', SIGN_IN);

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    folder = mkdtempSync(join(tmpdir(), 'parvis-full-'));
    await putSample(folder);
    database = await openDatabase({ dataDir: folder }, { freeBytes: () => free });
    served = createApp(database.db, { passwordCost: 8 });
    token = (await signIn()).data.token;
  }, 120_000);
  afterAll(async () => {
    await served.settle();
    await database.close();
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
  });

  it('takes no saves below 100 MB, but lets people sign in, read, delete, empty the trash and erase [O10]', async () => {
    const { id, updated_at } = (await save('À effacer')).data;
    const { id: other } = (await save('À supprimer')).data;
    free = 80 * MEGABYTE;
    // The last look at the disk is half a second old at most.
    await vi.waitFor(async () => expect((await save('Refusée')).status).toBe(507), { interval: 200 });
    expect((await save('Refusée')).message).toMatch(NOT_SAVED);
    const done = [
      await signIn(),
      await call('GET', '/api/membres/'),
      await call('DELETE', `/api/membres/${other}/`),
      await call('DELETE', '/api/corbeille/'),
      await call('POST', `/api/membres/${id}/effacer/`, {
        ...{ updated_at, confirmation: 'Durand À effacer', reponses: [], intervenants: [] },
      }),
    ];
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await served.upkeep.round('hour');
  });

  it('takes nothing below 50 MB, and the sign-in says so; reading goes on, and calls may be sent [O10]', async () => {
    free = 40 * MEGABYTE;
    await vi.waitFor(async () => expect((await signIn()).status).toBe(507), { interval: 200 });
    expect((await signIn()).message).toMatch(NO_SIGN_IN);
    expect((await call('GET', '/api/membres/')).status).toBe(200);
    expect((await call('DELETE', '/api/corbeille/')).status).toBe(507);
    expect((await served.app.request('/readyz')).status).toBe(200);
  });

  it('takes saves again as soon as there is room', async () => {
    free = 120 * MEGABYTE;
    expect((await save('Enregistrée')).status).toBe(201);
  });
});

describe('A folder on a full disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parvis-full-'));
    await putSample(folder);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));
  const sentenceOf = async (work: Promise<{ close(): Promise<unknown> }>) => {
    try {
      await (await work).close();
      return 'opened';
    } catch (error) {
      return operatorSentence(error).replaceAll('\u00a0', ' ');
    }
  };
  const open = (bytes: number, dataDir = folder) =>
    sentenceOf(openDatabase({ dataDir }, { freeBytes: () => bytes }));

  it('is opened while PostgreSQL can write its own files, as for a backup, and else refused with a sentence [O10]', async () => {
    expect(await open(2 * MEGABYTE)).toBe('opened');
    expect(await open(0)).toMatch(/^Il n’y a plus de place sur le disque de .*parvis-full/);
  });

  it('takes no new database that would end half made', async () => {
    expect(await open(60 * MEGABYTE, join(folder, 'neuf'))).toMatch(/^Il n’y a plus de place sur le disque/);
    expect(existsSync(join(folder, 'neuf'))).toBe(false);
  });

  it('is served above 50 MB, and below a start says what is missing [O10]', async () => {
    const start = (bytes: number) =>
      sentenceOf(
        startServer({
          ...{ dataDir: folder, port: 0, folders: [], signals: false, log: false, timeZone: 'Europe/Paris' },
          ...{ print: () => {}, freeBytes: () => bytes },
        }),
      );
    expect(await start(60 * MEGABYTE)).toBe('opened');
    expect(await start(40 * MEGABYTE)).toMatch(
      /^Parvis ne démarre pas : il ne reste que 40 Mo sur le disque de .*, et il en faut 50\./,
    );
  });
});

describe('A PostgreSQL server whose disk is full', () => {
  let server: TestServer;
  let token = '';
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server = await startTestServer({ members: 3 });
    token = await server.login();
    await server.settle();
    await sql`create function plein() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      server.db,
    );
    for (const table of ['jetons', 'tentatives', 'connexions', 'membres'])
      await sql`create trigger plein before insert or update or delete on ${sql.table(table)}
        for each statement execute function plein()`.execute(server.db);
  }, 60_000);
  afterAll(async () => {
    await server.close();
    vi.restoreAllMocks();
  });

  it('lets people who are signed in read, and the sign-in says why it can’t go on [O10]', async () => {
    for (const path of ['/api/verify-token', '/api/membres/', '/api/statistics/dashboard', '/readyz'])
      expect.soft((await ask(server, path, { token })).status, path).toBe(200);
    const refused = await ask(server, '/api/login', { body: SIGN_IN });
    expect([refused.status, refused.body.message]).toEqual([507, expect.stringMatching(NO_SIGN_IN)]);
    const saved = await ask(server, '/api/membres/', { token, body: MEMBER });
    expect([saved.status, saved.body.message]).toEqual([507, expect.stringMatching(NOT_SAVED)]);
  });
});
