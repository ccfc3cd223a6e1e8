import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../../demo/server/store/database/openDatabase';
import { DATA } from '../../../../support/processes/builtServer';
import { putSample } from '../../../../support/processes/dataFolder';

let place: string;
let folder: string;
let kept: string;

/** Runs a data command from an empty folder, without settings besides those given. */
function run(args: readonly string[], settings: NodeJS.ProcessEnv = { PARVIS_DATA: folder }) {
  const [program = '', ...line] = DATA;
  const { status, stdout, stderr } = spawnSync(program, [...line, ...args], {
    cwd: place,
    env: { PATH: process.env.PATH, TZ: 'UTC', ...settings },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, text: `${stdout}${stderr}` };
}

const OWN = /^parvis-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

/** The name that a backup of that day has. */
const old = (day: number): string => join(kept, `parvis-2026-01-0${day}T03-30-00Z.backup`);

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'parvis-nightly-'));
  folder = join(place, 'data');
  kept = join(place, 'kept');
  mkdirSync(kept);
  await putSample(folder);
}, 60_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('A backup into a folder', () => {
  it('has the moment as its name, is read back, and removes its own older ones alone [O7]', () => {
    const head = gzipSync('["parvis-backup",1,"0001-baseline","2026-01-01T03:30:00.000Z"]\n');
    for (const day of [1, 2, 3]) writeFileSync(old(day), head);
    // Files of other programs: by their name, and by what is in them.
    const foreign = [join(kept, 'parvis-photos.backup'), old(4)];
    for (const file of foreign) writeFileSync(file, 'not a backup');
    const list = join(folder, 'sauvegardes', 'faites.jsonl');
    mkdirSync(join(folder, 'sauvegardes'));
    writeFileSync(
      list,
      [old(1), old(3)]
        .map((fichier) => `${JSON.stringify({ fichier, le: '2026-01-01T03:30:00Z' })}\n`)
        .join(''),
    );
    const { status, text } = run(['backup', `--dir=${kept}`, '--keep=2', '--demo']);
    expect(text).toMatch(
      /relues.*: 20.membres, [\d\u202f]+.lignes, \d,\d.Mo\.\n2.sauvegardes plus anciennes ont été/,
    );
    expect(status).toBe(0);
    const names = readdirSync(kept).filter((name) => OWN.test(name));
    expect(names).toHaveLength(3);
    expect([old(1), old(2)].filter((file) => existsSync(file))).toEqual([]);
    expect([old(3), ...foreign].every((file) => existsSync(file))).toBe(true);
    const remembered = readFileSync(list, 'utf8');
    expect([remembered.includes(old(1)), remembered.includes(old(3))]).toEqual([false, true]);
  }, 60_000);

  it('is never the one that goes, whatever date a wrong clock gave the others [O7] [O10]', () => {
    const ahead = join(place, 'ahead');
    mkdirSync(ahead);
    const later = [1, 2, 3].map((day) => join(ahead, `parvis-2999-01-0${day}T03-30-00Z.backup`));
    for (const file of later)
      writeFileSync(file, gzipSync('["parvis-backup",1,"0001-baseline","2999-01-01T03:30:00.000Z"]\n'));
    const { status, text } = run(['backup', `--dir=${ahead}`, '--keep=2', '--demo']);
    const [, file = ''] = /sauvegardées dans (\S+\.backup)/.exec(text) ?? [];
    expect([status, existsSync(file)]).toEqual([0, true]);
    expect(later.map((other) => existsSync(other))).toEqual([false, false, true]);
    const list = join(folder, 'sauvegardes', 'faites.jsonl');
    expect(readFileSync(list, 'utf8')).toContain(file);
  }, 60_000);

  it('is refused without settings, for sample data, for a missing folder and for one kept file [O7]', () => {
    const before = readdirSync(kept);
    const rows: [string, RegExp, ReturnType<typeof run>][] = [
      ['no settings', /ni PARVIS_DATA ni DATABASE_URL n’est réglé/, run(['backup', `--dir=${kept}`], {})],
      ['sample data', /données d’exemple.*--demo/, run(['backup', `--dir=${kept}`])],
      [
        'a missing folder',
        /absent n’existe pas/,
        run(['backup', `--dir=${join(place, 'absent')}`, '--demo']),
      ],
      ['one kept', /--keep.*2 au moins/, run(['backup', `--dir=${kept}`, '--keep=1', '--demo'])],
      ['a file and a folder', /npm run backup -- FICHIER/, run(['backup', 'x', `--dir=${kept}`])],
      ['an unknown option', /npm run backup -- FICHIER/, run(['backup', '--help'])],
    ];
    for (const [what, sentence, { status, text }] of rows) {
      expect.soft(status, what).toBe(1);
      expect.soft(text, what).toMatch(sentence);
      expect.soft(text, what).not.toMatch(/\n\s+at /);
    }
    expect(readdirSync(kept)).toEqual(before);
  }, 60_000);
});

describe('Data that began as samples', () => {
  it('are saved once the sample accounts may not sign in any more [O7]', async () => {
    const own = join(place, 'own');
    await putSample(own);
    const { db, close } = await openDatabase({ dataDir: own });
    await db.updateTable('utilisateurs').set({ desactive_le: '2026-11-28T10:00:00Z' }).execute();
    await close();
    const { status, text } = run(['backup', join(place, 'own.backup')], { PARVIS_DATA: own });
    expect([status, text]).toEqual([0, expect.stringContaining('et relues')]);
  }, 60_000);
});

describe('The rehearsal of a restore', () => {
  it('fills a database of its own, counts, and changes nothing [O7]', () => {
    const [name = ''] = readdirSync(kept)
      .filter((file) => OWN.test(file))
      .sort()
      .reverse();
    const before = readdirSync(tmpdir()).filter((file) => file.startsWith('parvis-essai-'));
    const { status, text } = run(['restore', join(kept, name), '--try']);
    expect(text).toMatch(/se restaure entière.*: 20.membres, .*rien n’a été changé/);
    expect(status).toBe(0);
    const torn = join(place, 'torn.backup');
    writeFileSync(torn, readFileSync(join(kept, name)).subarray(0, 2000));
    expect(run(['restore', torn, '--try'])).toMatchObject({
      status: 1,
      text: expect.stringContaining('incomplète ou abîmée'),
    });
    expect(readdirSync(tmpdir()).filter((file) => file.startsWith('parvis-essai-'))).toEqual(before);
  }, 60_000);
});
