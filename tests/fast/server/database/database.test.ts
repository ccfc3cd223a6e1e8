import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../demo/server/database/openDatabase';
import { readOptions } from '../../../../demo/server/process/readOptions';
import { Calendar } from '../../../../demo/server/seed/Calendar';
import { MemberMaker } from '../../../../demo/server/seed/members';
import { Random } from '../../../../demo/server/seed/Random';
import { seed } from '../../../../demo/server/seed/seed';
import { startServer } from '../../../../demo/server/startServer';
import { SERVER } from '../../../support/processes/builtServer';
import { putDatabase } from '../../../support/processes/dataFolder';
import { openMemory } from '../../../support/server';

const QUIET = { demo: true, print: () => {}, log: false as const, signals: false, port: 0, folders: [] };

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-data-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server as operators do, and waits for the line that says that it is ready. */
async function startProcess(): Promise<{
  child: ChildProcess;
  lines: string[];
  ended: Promise<number | null>;
}> {
  const env = { ...process.env, DATABASE_URL: '', PARVIS_DATA: folder, PORT: '0', PARVIS_DEMO: '1' };
  const [node = '', ...args] = [...SERVER, '--members', '20'];
  const child = spawn(node, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const lines: string[] = [];
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const isReady = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.includes('parvis-demo')) done();
      });
    }
  });
  await Promise.race([isReady, ended]);
  return { child, lines, ended };
}

describe('The server as a process', () => {
  it('refuses the folder of a running server, and ends cleanly on a signal', {
    timeout: 120_000,
  }, async () => {
    await putDatabase(folder);
    const first = await startProcess();
    expect(first.lines.join('\n')).toMatch(/Parvis est prêt\u00a0: http:\/\/127\.0\.0\.1:\d+/);
    const second = await startProcess();
    expect(await second.ended).toBe(1);
    expect(second.lines.join('\n')).toContain(`pid ${first.child.pid}`);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(existsSync(join(folder, 'parvis.lock'))).toBe(false);
  });

  it('starts again after being killed, with its data', { timeout: 120_000 }, async () => {
    const first = await startProcess();
    first.child.kill('SIGKILL');
    await first.ended;
    expect(existsSync(join(folder, 'parvis.lock'))).toBe(true);
    const second = await startProcess();
    expect(second.lines.join('\n')).toContain('La base contient déjà 20 membres');
  });
});

describe('The server in a process', () => {
  it('uses the given password for its accounts, writes mails as files, and leaves no lock after a failed start', {
    timeout: 120_000,
  }, async () => {
    const lines: string[] = [];
    await putDatabase(folder);
    const own = { password: 'un-autre-secret', print: (line: string) => void lines.push(line) };
    const server = await startServer({ ...QUIET, ...own, dataDir: folder, members: 5 });
    expect(lines.join()).not.toMatch(/parvis-demo|un-autre-secret/);
    const taken = Number(new URL(server.url).port);
    const other = mkdtempSync(join(tmpdir(), 'parvis-data-'));
    await putDatabase(other);
    await expect(startServer({ ...QUIET, dataDir: other, port: taken })).rejects.toThrow(
      `Le port ${taken} est déjà utilisé`,
    );
    expect(existsSync(join(other, 'parvis.lock'))).toBe(false);
    rmSync(other, { recursive: true });
    const post = (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const email = 'admin@parvis.test';
    expect((await post('/api/login', { email, password: 'parvis-demo' })).status).toBe(401);
    expect((await post('/api/login', { email, password: own.password })).status).toBe(200);
    await post('/api/auth/reset-password/', { email });
    await server.close();
    const [mail] = readdirSync(join(folder, 'mails'));
    expect(readFileSync(join(folder, 'mails', mail!), 'utf8')).toContain('To: admin@parvis.test');
  });
});

describe('Options', () => {
  it('come from the environment and the command line', () => {
    const env = {
      PORT: '8080',
      PARVIS_ORIGINS: 'https://a.example, null,',
      PARVIS_URL: 'https://b.example/',
      PARVIS_LOG: 'off',
      PARVIS_PASSWORD: 'un-autre-secret',
    };
    expect(readOptions(env, ['--members', '1000'])).toMatchObject({
      port: 8080,
      members: 1000,
      origins: ['https://a.example', 'null'],
      publicUrl: 'https://b.example',
      log: false,
      password: 'un-autre-secret',
    });
  });

  it('refuse a short password without repeating it', () => {
    expect(() => readOptions({ PARVIS_PASSWORD: 'court' }, [])).toThrow(/^(?!.*court).*8 caractères/);
  });

  it.each([
    ['--members', '0'],
    ['--members', 'beaucoup'],
    ['--members=-5', ''],
    ['--members', '1e9'],
  ])('refuse %s %s', (...args) => {
    expect(() => readOptions({}, args.filter(Boolean))).toThrow('non acceptée');
  });
});

describe('Sample data', () => {
  const make = (today: string, count = 500) => new MemberMaker(new Random(7), new Calendar(today), count);

  it('are the same for the same day', () => {
    expect(make('2026-03-15').members).toEqual(make('2026-03-15').members);
  });

  it('spread over more than two years, and never after today', () => {
    const days = make('2026-03-15', 2000)
      .members.map(({ date_inscription }) => date_inscription)
      .sort();
    expect(days.at(-1)! <= '2026-03-15').toBe(true);
    const recent = days.filter((day) => day > '2024-03-15');
    expect(recent.length).toBeGreaterThan(800);
    const inMonth = (month: string) => recent.filter((day) => day.slice(5, 7) === month).length;
    expect(inMonth('09')).toBeGreaterThan(3 * inMonth('08'));
  });

  it('have enough names to look real', () => {
    const { members, children } = make('2026-03-15', 3000);
    expect(new Set(members.map(({ nom }) => nom)).size).toBeGreaterThan(350);
    expect(new Set(members.map(({ ville }) => ville)).size).toBeGreaterThan(280);
    expect(children.length).toBeGreaterThan(300);
    expect(members.some(({ telephone }) => telephone === null)).toBe(true);
  });

  it('fill every table, and new ids continue after them', { timeout: 120_000 }, async () => {
    const { db, close } = await openMemory();
    await seed(db, { members: 500, today: '2026-03-15', passwordCost: 4 });
    const tables = [
      'groupes',
      'departements',
      'tags',
      'etapes',
      'membres',
      'enfants',
      'membres_tags',
      'membres_etapes',
    ] as const;
    const counts = await Promise.all(tables.map((table) => count(db, table)));
    expect(counts.slice(0, 5)).toEqual([12, 8, 20, 6, 500]);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    const next = await db
      .insertInto('tags')
      .values({ name: 'Nom que l’exemple n’a pas', can_be_inevent: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(next.id).toBe(21);
    await close();
  });

  const count = async (db: Database, table: Parameters<Database['selectFrom']>[0] & string) =>
    (
      await db
        .selectFrom(table as 'membres')
        .select((is) => is.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
});
