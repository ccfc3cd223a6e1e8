import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOptions } from '../../../../demo/server/ops/process/readOptions';
import { startServer } from '../../../../demo/server/ops/process/startServer';
import { MemberMaker } from '../../../../demo/server/seed/members';
import { Random } from '../../../../demo/server/seed/Random';
import { SeedCalendar } from '../../../../demo/server/seed/SeedCalendar';
import { seed } from '../../../../demo/server/seed/seed';
import type { Database } from '../../../../demo/server/store/database/database';
import { openMemory } from '../../../support/memory';
import { SERVER } from '../../../support/processes/builtServer';
import { putSample } from '../../../support/processes/dataFolder';
import { listenOnFreePort } from '../../../support/processes/ports';
import { killLeftovers, spawnServer } from '../../../support/processes/process';

let folder: string;
const isLocked = () => existsSync(join(folder, 'parvis.lock'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-data-'));
});
afterEach(() => {
  killLeftovers();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server as operators do, and waits for the line that says that it is ready. */
const startProcess = () =>
  spawnServer([...SERVER, '--members', '20'], { PARVIS_DATA: folder, PARVIS_DEMO: '1' });

describe('The server as a process', () => {
  it('refuses the folder of a running server, and ends at once on SIGTERM, with its database closed [Z13]', {
    timeout: 120_000,
  }, async () => {
    await putSample(folder);
    const first = await startProcess();
    expect(first.lines.join('\n')).toMatch(/Parvis est prêt\u00a0: http:\/\/127\.0\.0\.1:\d+/);
    const second = await startProcess();
    expect(await second.ended).toBe(1);
    expect(second.lines.join('\n')).toContain(`pid ${first.child.pid}`);
    await fetch(`${first.url}/livez`);
    expect(isLocked()).toBe(true);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(isLocked()).toBe(false);
    expect(first.lines.at(-1)).toBe('Parvis est arrêté.');
  });

  it('starts again after being killed, with its data', { timeout: 120_000 }, async () => {
    await putSample(folder);
    const first = await startProcess();
    first.child.kill('SIGKILL');
    await first.ended;
    expect(isLocked()).toBe(true);
    const second = await startProcess();
    expect(second.lines.join('\n')).toContain('La base contient déjà 20 membres');
  });
});

describe('The server in a process', () => {
  it('leaves no lock after a failed start', { timeout: 120_000 }, async () => {
    await putSample(folder);
    const other = createServer();
    const port = await listenOnFreePort(other);
    const failed = startServer({ print: () => {}, log: false, signals: false, port, dataDir: folder });
    await expect(failed).rejects.toThrow(`Le port ${port} est déjà utilisé`);
    expect(isLocked()).toBe(false);
    other.close();
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

  it('refuse what is no number of members', () => {
    const refused = [['--members', '0'], ['--members', 'beaucoup'], ['--members=-5'], ['--members', '1e9']];
    for (const args of refused)
      expect.soft(() => readOptions({}, args), args.join(' ')).toThrow('non acceptée');
  });
});

describe('The embedded database', () => {
  it('lets the event loop turn after each of many callers, so that none waits to be connected', async () => {
    const { db, close } = await openMemory();
    let turns = 0;
    let isAsked = true;
    const turn = () => {
      turns++;
      if (isAsked) setImmediate(turn);
    };
    setImmediate(turn);
    await Promise.all(Array.from({ length: 20 }, () => db.selectFrom('tags').select('id').execute()));
    isAsked = false;
    expect(turns).toBeGreaterThanOrEqual(19);
    await close();
  });
});

describe('Sample data', () => {
  const make = (today: string, count = 500) => new MemberMaker(new Random(7), new SeedCalendar(today), count);

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
