import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../../demo/server/store/database/openDatabase';
import { askHolder } from '../../../../../demo/server/store/folder/askHolder';
import { lockFolder } from '../../../../../demo/server/store/folder/folderLock';
import { markMoved } from '../../../../../demo/server/store/folder/movedMark';
import { SERVER } from '../../../../support/processes/builtServer';
import { putSample } from '../../../../support/processes/dataFolder';
import { killAll, server } from '../../processes';

let place: string;
let folder: string;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'parvis-check-'));
  folder = join(place, 'data');
  await putSample(folder);
}, 60_000);
afterEach(killAll);
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Runs `check` without settings besides those given. */
function check(settings: NodeJS.ProcessEnv = { PARVIS_DATA: folder }, ...args: string[]) {
  const [program = '', ...line] = SERVER;
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(program, [...line, 'check', ...args], {
    cwd: place,
    env: { PATH: process.env.PATH, TZ: 'Europe/Paris', ...settings },
    encoding: 'utf8',
    timeout: 60_000,
  });
  const text = `${stdout}${stderr}`.replaceAll(/[\u00a0\u202f]/g, ' ');
  return { status, text, seconds: (performance.now() - begun) / 1000 };
}

/** Every file below a folder, with what tells that it was written. */
const written = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs, mode, uid } = statSync(join(path, name));
      return `${name} ${size} ${mtimeMs} ${mode} ${uid}`;
    })
    .sort();

const backedUp = (days: number) => {
  const le = new Date(Date.now() - days * 86_400_000).toISOString();
  mkdirSync(join(folder, 'sauvegardes'), { recursive: true });
  const line = `${JSON.stringify({ fichier: '/ailleurs/parvis.backup', le })}\n`;
  writeFileSync(join(folder, 'sauvegardes', 'faites.jsonl'), line);
};

describe('npm run check', () => {
  it('looks at a stopped server without opening its database, and changes nothing [O6]', () => {
    backedUp(1);
    const before = written(folder);
    const { status, text } = check();
    expect(written(folder)).toEqual(before);
    expect(status).toBe(0);
    expect(text).toContain(
      '[attention] Parvis est arrêté.\n            → Démarrez-le : systemctl start parvis',
    );
    expect(text).toMatch(/^\[bien\] {5} Les réglages sont acceptés\.$/m);
    expect(text).toMatch(/^\[bien\] {5} Dernière sauvegarde : /m);
    expect(text).toMatch(/libres sur le disque des données\.$/m);
    expect(text).toMatch(/^1 point à surveiller\.$/m);
  });

  it('ends with 1 where something is wrong, and can say only that [O6]', () => {
    backedUp(9);
    const { status, text } = check({ PARVIS_DATA: folder }, '--quiet');
    expect(status).toBe(1);
    expect(text).toMatch(/^\[problème\] {2}La dernière sauvegarde date du .*, il y a 9 jours\.$/m);
    expect(text).not.toContain('[bien]');
    // A line that was cut on a full disk takes nothing from the others.
    appendFileSync(join(folder, 'sauvegardes', 'faites.jsonl'), '{"fichier":"/ail');
    expect(check({ PARVIS_DATA: folder }, '--quiet').text).toContain('il y a 9 jours');
    // Nor does one that was made while the clock ran ahead, before the last one.
    const [first = ''] = readFileSync(join(folder, 'sauvegardes', 'faites.jsonl'), 'utf8').split('\n');
    const ahead = { fichier: '/ailleurs/avant.backup', le: '2999-01-01T03:30:00.000Z' };
    const lines = `${JSON.stringify(ahead)}\n${first}\n`;
    writeFileSync(join(folder, 'sauvegardes', 'faites.jsonl'), lines);
    expect(check({ PARVIS_DATA: folder }, '--quiet').text).toContain('il y a 9 jours');
    backedUp(1);
  });

  it('asks a server that runs over the socket of its folder, within three seconds [O6]', async () => {
    const running = server({ PARVIS_DATA: folder, PARVIS_DEMO: '0', PARVIS_TZ: 'Europe/Paris' });
    await running.says(/127\.0\.0\.1:\d+/);
    const { status, text, seconds } = check();
    expect(text).toMatch(/^\[bien\] {5} Parvis répond\.$/m);
    expect(text).toMatch(/^\[bien\] {5} La base répond, et ses tables sont celles de cette version/m);
    expect(text).toMatch(/^\[bien\] {5} Ce sont les données d’exemple/m);
    expect(text).toMatch(/^Tout va bien\.$/m);
    expect(status).toBe(0);
    expect(seconds).toBeLessThan(3);
  }, 60_000);

  it('reads the settings of the server from its file, and names those that it wouldn’t start with [O6]', () => {
    const file = join(place, 'parvis.env');
    writeFileSync(file, `PARVIS_DATA=${folder}\nPARVIS_URL=https://127.0.0.1:1\nPARVIS_TRUST_PROXY=1\n`);
    const { status, text } = check({}, `--env=${file}`);
    expect(text).toMatch(/^\[attention\] Sans serveur d’e-mails \(PARVIS_SMTP\)/m);
    expect(text).toMatch(
      /^\[problème\] {2}L’adresse publique 127\.0\.0\.1 ne répond pas d’ici : ECONNREFUSED\.$/m,
    );
    expect(status).toBe(1);
    const wrong = check({ PARVIS_DATA: folder, PORT: 'abc' });
    expect([wrong.status, wrong.text]).toEqual([
      1,
      expect.stringContaining('PORT : valeur « abc » non acceptée'),
    ]);
    expect(wrong.text).toContain('→ Corrigez ces réglages');
  });

  it('asks the mail server, and says why it takes no mails [O6, O9]', () => {
    const { status, text } = check({ PARVIS_DATA: folder, PARVIS_SMTP: 'smtp://127.0.0.1:1' });
    expect(text).toMatch(/^\[problème\] {2}Le serveur d’e-mails/m);
    expect(status).toBe(1);
  });

  it('says so where nothing was ever started, and makes nothing there [O6]', () => {
    const empty = join(place, 'empty');
    mkdirSync(empty);
    const { status, text } = check({ PARVIS_DATA: empty });
    expect([status, text]).toEqual([1, expect.stringContaining(`Rien n’a encore été démarré dans ${empty}`)]);
    expect(readdirSync(empty)).toEqual([]);
  });

  it('says where the data went that were moved, instead of how to start what they left [O6] [O8]', () => {
    const left = join(place, 'left');
    mkdirSync(join(left, 'pg'), { recursive: true });
    markMoved(left, 'postgres://parvis:***@localhost/parvis');
    const { status, text } = check({ PARVIS_DATA: left });
    expect([status, text]).toEqual([1, expect.stringContaining('déplacées vers postgres://parvis:***@')]);
    expect(text).not.toContain('systemctl start');
  });

  it('says how it is called to a line that it doesn’t know [O4, O6]', () => {
    const { status, text } = check({}, '--lent');
    expect([status, text]).toEqual([1, expect.stringMatching(/^npm run check \[-- --env/)]);
  });

  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl)
    it('reads PostgreSQL while no server runs, and makes no tables there [O6]', async () => {
      const { text } = check({ PARVIS_DATA: join(place, 'empty'), DATABASE_URL: databaseUrl, PORT: '1' });
      expect(text).toMatch(/Parvis est arrêté\./);
      expect(text).toMatch(/Il n’y a pas de données de Parvis dans|La base répond/);
    });

  it('says that PostgreSQL is away, and the rest all the same [O6]', () => {
    const DATABASE_URL = 'postgres://parvis:secret@127.0.0.1:1/parvis';
    const { status, text } = check({ PARVIS_DATA: folder, DATABASE_URL });
    expect(status).toBe(1);
    expect(text).toMatch(/^\[problème\] {2}.*127\.0\.0\.1:1/m);
    expect(text).toMatch(/^\[bien\] {5} Les réglages sont acceptés\.$/m);
    expect(text).not.toContain('secret');
  });
});

describe('The socket of a folder’s lock', () => {
  it('answers a question, and nothing until there is an answer [O6]', async () => {
    const held = join(place, 'held');
    const lock = await lockFolder(held);
    expect(await askHolder(held, 'etat', 2000)).toMatchObject({ pid: process.pid, answer: '' });
    lock.onAsked(async (question) => `${question}\u00a0: tout va bien`);
    expect((await askHolder(held, 'etat', 2000))?.answer).toBe('etat\u00a0: tout va bien');
    lock.onAsked(async () => {
      throw new Error('away');
    });
    expect((await askHolder(held, 'etat', 2000))?.answer).toBe('');
    const [socket = ''] = readdirSync(held).filter((name) => name.endsWith('.sock'));
    expect(statSync(join(held, socket)).mode & 0o777).toBe(0o600);
    await lock.release();
    expect(await askHolder(held, 'etat', 2000)).toBeUndefined();
  });

  it('of a version that only shows that it lives has no answer [O6]', async () => {
    const held = join(place, 'older');
    const lock = await lockFolder(held);
    const [name = ''] = readdirSync(held).filter((one) => one.endsWith('.sock'));
    // Earlier versions end each connection at once.
    rmSync(join(held, name));
    const older = createServer((connection) => connection.destroy());
    await new Promise<void>((done) => older.listen(join(held, name), done));
    expect((await askHolder(held, 'etat', 2000))?.answer).toBe('');
    older.close();
    await lock.release();
  });

  it('is no way into an open database: a second process is still refused [O6]', async () => {
    const held = join(place, 'twice');
    const lock = await lockFolder(held);
    lock.onAsked(async () => 'bien');
    await expect(openDatabase({ dataDir: held })).rejects.toThrow(/déjà utilisé/);
    await lock.release();
  });
});
