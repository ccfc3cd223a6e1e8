/* Data that move to PostgreSQL and back: what the folder that they left says, and to whom. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase';
import { DATA, SERVER } from '../../../support/processes/builtServer';
import { putSample } from '../../../support/processes/dataFolder';
import { removeLeftovers } from '../../load/harness/leftovers';
import { Postgres, postgresBinaries } from '../../load/harness/postgres';

let place: string;
let folder: string;

function run(command: readonly string[], args: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const [program = '', ...line] = command;
  const { status, stdout, stderr } = spawnSync(program, [...line, ...args], {
    cwd: place,
    env: { PATH: process.env.PATH, TZ: 'UTC', PARVIS_DATA: folder, PORT: '0', ...settings },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, text: `${stdout}${stderr}`.replaceAll('\u00a0', ' ') };
}

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'parvis-move-'));
  folder = join(place, 'data');
  await putSample(folder);
}, 60_000);
afterAll(() => {
  removeLeftovers();
  rmSync(place, { recursive: true, force: true });
});

const MARK = 'deplacement.json';

describe('The folder that `move` left', () => {
  it('is refused by the start and by each command, with where its data went, until it takes the mark away [O8]', () => {
    const other = join(place, 'other');
    const moved = run(DATA, ['move', `--to=${other}`]);
    expect(moved.text).toContain(
      `Démarrez maintenant le serveur avec PARVIS_DATA=${other} et sans DATABASE_URL`,
    );
    const file = join(place, 'x.backup');
    const calls = [
      run(SERVER, []),
      run(SERVER, ['account', 'list']),
      run(DATA, ['backup', file, '--demo']),
      run(DATA, ['upgrade']),
      run(DATA, ['cleanup']),
      run(DATA, ['move', `--to=${join(place, 'third')}`]),
    ];
    for (const { status, text } of calls) {
      expect.soft(status).toBe(1);
      expect.soft(text).toContain(`ont été déplacées vers ${other} le `);
      expect.soft(text).toContain(`PARVIS_DATA=${other}`);
      expect.soft(text).not.toMatch(/\n\s+at /);
    }
    expect(existsSync(file)).toBe(false);
    const saved = run(DATA, ['backup', file, '--demo'], { PARVIS_DATA: other });
    expect(saved).toMatchObject({ status: 0 });
    // A restore doesn't bring a folder back to life that the server left.
    expect(run(DATA, ['restore', file, '--force']).text).toContain(`ont été déplacées vers ${other}`);

    const back = run(DATA, ['move', `--to=${folder}`, '--force'], { PARVIS_DATA: other });
    expect([back.status, existsSync(join(folder, MARK))]).toEqual([0, false]);
    expect(run(SERVER, ['account', 'list'])).toMatchObject({ status: 0 });
    expect(run(SERVER, ['account', 'list'], { PARVIS_DATA: other }).text).toContain(
      `déplacées vers ${folder}`,
    );
  }, 120_000);

  it('takes nothing from a database with data that refuses it, not even the date that it waits for [O8] [O10]', async () => {
    const [from, busy] = [join(place, 'from'), join(place, 'busy')];
    await Promise.all([from, busy].map(putSample));
    const set = async (dataDir: string, saut_le: string | null) => {
      const { db, close } = await openDatabase({ dataDir });
      const passage_le = '2026-11-28T10:00:00Z';
      await db.insertInto('horloge').values({ passage_le, saut_le, confirme_le: null }).execute();
      await close();
    };
    await set(from, null);
    await set(busy, '2027-01-27T10:00:00Z');
    const { status } = run(DATA, ['move', `--to=${busy}`], { PARVIS_DATA: from });
    expect([status, existsSync(join(from, MARK))]).toEqual([1, false]);
    const { db, close } = await openDatabase({ dataDir: busy });
    const { saut_le } = await db.selectFrom('horloge').select('saut_le').executeTakeFirstOrThrow();
    await close();
    expect(saut_le).not.toBeNull();
  }, 60_000);

  it('is refused as its own destination', () => {
    const { status, text } = run(DATA, ['move', `--to=${folder}`, '--force']);
    expect([status, text]).toEqual([1, expect.stringContaining('y sont déjà')]);
    expect(existsSync(join(folder, MARK))).toBe(false);
  }, 60_000);

  it.runIf(postgresBinaries())(
    'names PostgreSQL without its password, and the way back, right both ways [O8]',
    async () => {
      const cluster = await Postgres.create();
      const url = (await cluster.database('parvis_move')).replace('parvis@', 'parvis:secret-word@');
      const there = run(DATA, ['move', `--to=${url}`]);
      expect(there.status).toBe(0);
      expect(there.text).toMatch(
        /Démarrez maintenant le serveur avec DATABASE_URL \(postgres:\/\/parvis:\*\*\*@/,
      );
      expect(there.text).not.toContain('secret-word');
      expect(readFileSync(join(folder, MARK), 'utf8')).not.toContain('secret-word');
      const refused = run(SERVER, ['account', 'list']);
      expect(refused.text).toMatch(/déplacées vers postgres:\/\/parvis:\*\*\*@.*DATABASE_URL/);
      expect(refused.text).not.toContain('secret-word');
      // With the address, the same settings work on the folder's mails and copies.
      expect(run(SERVER, ['account', 'list'], { DATABASE_URL: url })).toMatchObject({ status: 0 });

      const back = run(DATA, ['move', `--to=${folder}`, '--force'], { DATABASE_URL: url });
      expect(back.text).toContain(`avec PARVIS_DATA=${folder} et sans DATABASE_URL`);
      expect(run(SERVER, ['account', 'list'])).toMatchObject({ status: 0 });
    },
    120_000,
  );
});
