import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../../demo/server/auth/passwords/passwordHash';
import { publishedAccounts } from '../../../../demo/server/auth/passwords/publishedPassword';
import { account } from '../../../../demo/server/commands/account/account';
import { openDatabase } from '../../../../demo/server/database/openDatabase';
import { readOptions } from '../../../../demo/server/process/readOptions';
import { isEmpty, seed } from '../../../../demo/server/seed/seed';
import { type ServerOptions, startServer } from '../../../../demo/server/startServer';
import { withSample } from '../../../../demo/start.mjs';
import { SERVER } from '../../../support/processes/builtServer';
import { putDatabase } from '../../../support/processes/dataFolder';
import { openMemory } from '../../../support/server';

const QUIET = { log: false, signals: false, port: 0, folders: [] } as const;
const SLOW = { timeout: 180_000 };

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-start-'));
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (options: ServerOptions = {}) =>
  startServer({ ...QUIET, dataDir: folder, print: (line) => void lines.push(line), ...options });
const printed = () => lines.join('\n').replaceAll('\u00a0', ' ');
const login = (url: string, email: string, password: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
/** The message with which a start is refused. */
const refusal = async (options: ServerOptions) => {
  const result = await start(options).catch((raised: Error) => raised);
  if (result instanceof Error) return result.message.replaceAll('\u00a0', ' ');
  await result.close();
  throw new Error('The start was not refused.');
};

describe('A first start', () => {
  it('leaves the database empty, and says how to create the first account [Z5]', SLOW, async () => {
    const first = await start({ members: 5 });
    expect(first.members).toBe(0);
    expect(printed()).toMatch(/--members est ignoré sans PARVIS_DEMO=1/);
    expect(printed()).toMatch(
      /Il n’y a encore aucun compte.*arrêtez le serveur.*\n +npm run account -- create/,
    );
    expect((await login(first.url, 'admin@parvis.test', 'parvis-demo')).status).toBe(401);
    await first.close();
    const [node = '', ...args] = [...SERVER, 'account', 'create', 'marie@eglise.fr'];
    const { status, stdout, stderr } = spawnSync(node, [...args, '--nom=Durand', '--prenom=Marie'], {
      env: { ...process.env, DATABASE_URL: '', PARVIS_DATA: folder },
      input: 'trois mots au hasard\n',
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([0, 'Le compte marie@eglise.fr est créé.\n', '']);
    lines = [];
    const second = await start({ demo: true, publicUrl: 'https://parvis.exemple.fr' });
    expect(printed()).not.toMatch(/aucun compte|parvis-demo|exemple…/);
    expect(second.members).toBe(0);
    expect((await login(second.url, 'marie@eglise.fr', 'trois mots au hasard')).status).toBe(200);
    await second.close();
  });

  it('may follow the creation of the first account, which creates the tables [Z5]', SLOW, async () => {
    const dataDir = join(folder, 'new');
    const call = (args: string[]) => {
      const [input, output] = [new PassThrough(), new PassThrough()];
      input.end('trois mots au hasard');
      const say = (line: string) => void lines.push(line);
      return account({ args, env: { PARVIS_DATA: dataDir }, input, output, say });
    };
    await expect(call(['list'])).rejects.toThrow('Il n’y a pas de données');
    expect(existsSync(dataDir)).toBe(false);
    await call(['create', 'marie@eglise.fr', '--nom=Durand', '--prenom=Marie']);
    await call(['list']);
    expect(lines).toEqual([
      'Le compte marie@eglise.fr est créé.',
      'marie@eglise.fr\tMarie Durand\tadministrateur',
    ]);
    const server = await start({ dataDir, publicUrl: 'https://parvis.exemple.fr' });
    expect((await login(server.url, 'marie@eglise.fr', 'trois mots au hasard')).status).toBe(200);
    await server.close();
  });

  it('fills an empty database when the demo is asked for, and names the account [Z5]', SLOW, async () => {
    await putDatabase(folder);
    const server = await start({ demo: true, members: 5 });
    expect(server.members).toBe(5);
    expect(printed()).toContain('admin@parvis.test / parvis-demo');
    expect((await login(server.url, 'admin@parvis.test', 'parvis-demo')).status).toBe(200);
    await server.close();
  });

  it('never fills a database with any data, even without accounts [Z5]', SLOW, async () => {
    const { db, close } = await openMemory();
    expect(await isEmpty(db)).toBe(true);
    await db.insertInto('tags').values({ name: 'Chorale', can_be_inevent: false }).execute();
    expect(await isEmpty(db)).toBe(false);
    expect(await seed(db, { members: 5, passwordCost: 4 })).toBe(false);
    expect(await db.selectFrom('membres').select('id').execute()).toEqual([]);
    await close();
  });

  it('accepts only 1 and 0 for the demo', () => {
    expect(readOptions({ PARVIS_DEMO: '1' }, []).demo).toBe(true);
    expect(readOptions({ PARVIS_DEMO: '0' }, []).demo).toBe(false);
    expect(readOptions({ PARVIS_DEMO: '' }, []).demo).toBeUndefined();
    for (const text of ['true', 'oui', '2'])
      expect(() => readOptions({ PARVIS_DEMO: text }, [])).toThrow('PARVIS_DEMO');
  });

  it.each(['parvis-demo', 'Password123', '12345678', 'Azertyuiop', 'eglise2024'])(
    'refuses %s as PARVIS_PASSWORD, without repeating it',
    (password) => {
      expect(() => readOptions({ PARVIS_PASSWORD: password }, [])).toThrow(
        new RegExp(`^(?!.*${password})PARVIS_PASSWORD.*parmi les premiers`),
      );
    },
  );
});

describe('npm start', () => {
  const absent = () => join(folder, 'absent');

  it('asks for sample data in a fresh clone [Z5]', () => {
    expect(withSample({ PARVIS_DATA: absent() })).toMatchObject({ PARVIS_DEMO: '1' });
    expect(withSample({ PARVIS_DATA: absent(), HOST: '127.0.0.1' })).toMatchObject({ PARVIS_DEMO: '1' });
  });

  it.each([
    ['a database server', { DATABASE_URL: 'postgres://hote/base' }],
    ['a public address', { PARVIS_URL: 'https://parvis.exemple.fr' }],
    ['a proxy', { PARVIS_TRUST_PROXY: '1' }],
    ['another host than this machine', { HOST: '0.0.0.0' }],
    ['another setting', { PARVIS_DEMO: '0' }],
  ])('asks for no sample data with %s [Z5]', (_what, env) => {
    const given = { PARVIS_DATA: absent(), ...env };
    expect(withSample(given)).toEqual(given);
  });

  it('asks for no sample data with an existing folder, even an empty one [Z5]', () => {
    expect(withSample({ PARVIS_DATA: folder })).toEqual({ PARVIS_DATA: folder });
  });
});

describe('The published password', () => {
  const publicly = { publicUrl: 'https://parvis.exemple.fr' };

  it('keeps a server from listening for other machines, whichever account has it [Z6]', SLOW, async () => {
    await putDatabase(folder);
    const demo = await start({ demo: true, members: 1 });
    await demo.close();
    const all = 'admin@parvis.test, secretariat@parvis.test, accueil@parvis.test';
    for (const reach of [{ host: '0.0.0.0' }, publicly, { trustProxy: 1 }]) {
      const sentence = await refusal(reach);
      expect(sentence).toContain(all);
      expect(sentence).toContain('npm run account -- password admin@parvis.test');
      expect(sentence).toMatch(/HOST=0\.0\.0\.0|PARVIS_URL=https|PARVIS_TRUST_PROXY/);
    }
    const { db, close } = await openDatabase({ dataDir: folder });
    const mot_de_passe = await hashPassword('trois mots au hasard', 8);
    await db.updateTable('utilisateurs').set({ mot_de_passe }).where('id', '=', 1).execute();
    await db.updateTable('utilisateurs').set({ email: 'marie@eglise.fr' }).where('id', '=', 2).execute();
    await db
      .updateTable('utilisateurs')
      .set({ desactive_le: new Date().toISOString() })
      .where('id', '=', 3)
      .execute();
    await close();
    expect(await refusal(publicly)).toMatch(/documentation : marie@eglise\.fr\./);
    lines = [];
    const server = await start();
    expect(printed()).not.toContain('parvis-demo');
    await server.close();
  });

  it(
    'is never given to the sample accounts of a server for other machines, which creates nothing [Z6]',
    SLOW,
    async () => {
      await putDatabase(folder);
      expect(await refusal({ demo: true, members: 5, ...publicly })).toContain('PARVIS_PASSWORD');
      const server = await start({ demo: true, members: 5, password: 'trois mots au hasard', ...publicly });
      expect(server.members).toBe(5);
      await server.close();
    },
  );

  it('is checked once per password, also after a change by hand [Z6]', SLOW, async () => {
    const { db, close } = await openMemory();
    await seed(db, { members: 1, passwordCost: 4, password: 'trois mots au hasard' });
    const checked = () =>
      db.selectFrom('utilisateurs').select('mot_de_passe_verifie').orderBy('id').execute();
    expect(await publishedAccounts(db)).toEqual([]);
    expect((await checked()).map((row) => typeof row.mot_de_passe_verifie)).toEqual([
      'string',
      'string',
      'string',
    ]);
    const mot_de_passe = await hashPassword('parvis-demo', 4);
    await db.updateTable('utilisateurs').set({ mot_de_passe }).where('id', '=', 2).execute();
    expect(await publishedAccounts(db)).toEqual(['secretariat@parvis.test']);
    await close();
  });
});
