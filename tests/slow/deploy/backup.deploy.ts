/* Backups where something is in their way: a disk, another backup, a file of another version. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
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
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATA, SERVER } from '../../support/processes/builtServer.ts';
import { putSample } from '../../support/processes/dataFolder.ts';
import { run } from './host/run.ts';

let place: string;
let folder: string;

async function data(
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<{ code: number; text: string }> {
  const [program = '', ...line] = DATA;
  const env = { PATH: process.env.PATH, TZ: 'UTC', PARVIS_DATA: folder, ...settings };
  const child = spawn(program, [...line, ...args], { cwd: place, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      text += piece.toString().replaceAll('\u00a0', ' ');
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
}

/** A small disk in memory, with an older backup on it. */
async function onDisk(options: string, work: (disk: string) => Promise<void>): Promise<void> {
  const disk = mkdtempSync(join(place, 'disk-'));
  run('mount', ['-t', 'tmpfs', '-o', 'size=8k', 'parvis-test', disk]);
  try {
    writeFileSync(
      join(disk, OLD),
      gzipSync('["parvis-backup",1,"0001-baseline","2026-01-01T03:30:00.000Z"]\n'),
    );
    run('mount', ['-o', `remount,${options}`, disk]);
    await work(disk);
  } finally {
    run('umount', [disk]);
  }
}

const OLD = 'parvis-2026-01-01T03-30-00Z.backup';
const noStack = /\n\s+at /;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'parvis-backup-'));
  chmodSync(place, 0o755);
  folder = join(place, 'data');
  await putSample(folder);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe.runIf(process.getuid?.() === 0)('A backup on a disk that takes none', () => {
  it.each([
    ['fills', 'rw', /Il n’y a plus de place sur le disque/],
    ['is read-only', 'ro', /en lecture seule/],
  ])(
    'that %s ends with a sentence, leaves no half file and keeps the older ones [O7]',
    async (_, options, sentence) => {
      await onDisk(options, async (disk) => {
        const { code, text } = await data(['backup', `--dir=${disk}`, '--keep=2', '--demo']);
        expect([code, text]).toEqual([1, expect.stringMatching(sentence)]);
        expect(text).not.toMatch(noStack);
        expect(readdirSync(disk)).toEqual([OLD]);
        // What isn't there is not remembered as a backup.
        expect(existsSync(join(folder, 'sauvegardes/faites.jsonl'))).toBe(false);
      });
    },
  );

  it('that fills during a rehearsal leaves nothing behind [O7]', async () => {
    const file = join(place, 'whole.backup');
    expect(await data(['backup', file, '--demo'])).toMatchObject({ code: 0 });
    await onDisk('rw', async (disk) => {
      const { code, text } = await data(['restore', file, '--try'], { TMPDIR: disk });
      expect([code, text]).toEqual([1, expect.stringMatching(/plus de place sur le disque/)]);
      expect(readdirSync(disk)).toEqual([OLD]);
    });
  });
});

describe.runIf(process.getuid?.() === 0)('A data folder on a disk that can only be read', () => {
  it('is refused by a start and by commands, with a sentence [O4]', async () => {
    const disk = mkdtempSync(join(place, 'disk-'));
    run('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'parvis-test', disk]);
    try {
      run('cp', ['-a', `${folder}/.`, disk]);
      run('mount', ['-o', 'remount,ro', disk]);
      const [node = '', flag = '', main = ''] = SERVER;
      const env = { PATH: process.env.PATH, TZ: 'UTC', PARVIS_DATA: disk, PORT: '0' };
      for (const args of [[], ['account', 'list']]) {
        const { status, stderr } = spawnSync(node, [flag, main, ...args], { env, encoding: 'utf8' });
        expect([status, stderr]).toEqual([1, expect.stringContaining('est sur un disque en lecture seule')]);
        expect(stderr).not.toMatch(noStack);
      }
    } finally {
      run('umount', [disk]);
    }
  });
});

describe('Backups', () => {
  it('of which two begin at once, as by a timer that runs twice, are one and a refusal [O7]', async () => {
    const kept = join(place, 'twice');
    mkdirSync(kept);
    const line = ['backup', `--dir=${kept}`, '--keep=2', '--demo'];
    const both = await Promise.all([data(line), data(line)]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    const refused = both.find(({ code }) => code === 1);
    expect(refused?.text).toMatch(/est déjà utilisé par un autre processus Parvis/);
    expect(readdirSync(kept)).toHaveLength(1);
  });

  it('of a newer version are refused with both versions, and nothing changes [O7]', async () => {
    const file = join(place, 'now.backup');
    expect(await data(['backup', file, '--demo'])).toMatchObject({ code: 0 });
    const newer = join(place, 'newer.backup');
    const lines = gunzipSync(readFileSync(file)).toString('utf8');
    writeFileSync(newer, gzipSync(lines.replace(/^(\["parvis-backup",1,)"([^"]+)"/, '$1"9999-demain"')));
    for (const more of [['--try'], ['--force']]) {
      const { code, text } = await data(['restore', newer, ...more]);
      expect([code, text]).toEqual([1, expect.stringMatching(/9999-demain.*00\d\d-/)]);
      expect(text).not.toMatch(noStack);
    }
    expect(spawnSync('test', ['-d', join(folder, 'restauration')]).status).toBe(1);
    const after = join(place, 'after.backup');
    expect(await data(['backup', after, '--demo'])).toMatchObject({ code: 0 });
    const rows = (path: string) => gunzipSync(readFileSync(path)).toString('utf8').split('\n').slice(1);
    expect(rows(after)).toEqual(rows(file));
  });
});
