/*
 * The commands as root runs them on a data folder that belongs to another user, as under the sample unit. The program is
 * copied to where that user may read it.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATA, SERVER } from '../../../../support/processes/builtServer';
import { putSample } from '../../../../support/processes/dataFolder';

const OWNER = 61_184;
const THIRD = 61_185;
const isRoot = process.getuid?.() === 0;

let place: string;
let folder: string;
let settings: string;

const filesOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));

/** Files of the data folder that don't belong to its owner. */
const foreign = () => filesOf(folder).filter((path) => lstatSync(path).uid !== OWNER);

function installed(command: readonly string[]): string[] {
  const [node = '', flags = '', file = ''] = command;
  return [node, flags, join(place, 'program', basename(file))];
}

/** Runs a command of the copied program, as root or as another user. */
function run(command: readonly string[], args: readonly string[], uid?: number) {
  const as = uid === undefined ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
  const [program = '', ...line] = [...as, ...installed(command), ...args];
  const { status, stdout, stderr } = spawnSync(program, line, {
    env: { PATH: process.env.PATH, TZ: 'UTC' },
    input: 'une phrase de passe assez longue\n',
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, text: `${stdout}${stderr}` };
}

beforeAll(async () => {
  if (!isRoot) return;
  place = mkdtempSync(join(tmpdir(), 'parvis-owner-'));
  chmodSync(place, 0o755);
  const program = join(place, 'program');
  const [, , main = ''] = SERVER;
  cpSync(join(main, '..'), program, { recursive: true });
  cpSync('node_modules/@electric-sql/pglite', join(program, 'node_modules/@electric-sql/pglite'), {
    recursive: true,
  });
  spawnSync('chmod', ['-R', 'a+rX', program]);
  folder = join(place, 'data');
  await putSample(folder);
  for (const path of [folder, ...filesOf(folder)]) chownSync(path, OWNER, OWNER);
  settings = join(place, 'parvis.env');
  writeFileSync(settings, `PARVIS_MAIL_FROM=Paroisse <parvis@site.fr>\nPARVIS_DATA=${folder}\n`, {
    mode: 0o600,
  });
}, 60_000);
afterAll(() => {
  if (isRoot) rmSync(place, { recursive: true, force: true });
});

describe.runIf(isRoot)('A command that root calls', () => {
  it('leaves no file of root in the data folder, and writes its backup where only root may [O5]', () => {
    const kept = join(place, 'kept');
    mkdirSync(kept, { mode: 0o700 });
    const file = join(kept, 'parvis.backup');
    const env = `--env=${settings}`;
    expect(run(SERVER, ['account', 'list', env])).toMatchObject({ status: 0 });
    expect(run(SERVER, ['account', 'password', 'admin@parvis.test', env])).toMatchObject({ status: 0 });
    const saved = run(DATA, ['backup', file, '--demo', env]);
    expect(saved.text).toMatch(/sauvegardées dans .*parvis\.backup, et relues.*: 20.membres/);
    expect([statSync(file).uid, statSync(file).mode & 0o777]).toEqual([0, 0o600]);
    expect(foreign()).toEqual([]);
    const restored = run(DATA, ['restore', file, '--force', env]);
    expect(restored.text).toContain('restaurée');
    expect(foreign()).toEqual([]);
  }, 60_000);

  it('gives its backup to the owner of the folder that it is kept in, who goes on rotating there [O5] [O7]', () => {
    const kept = join(place, 'nights');
    mkdirSync(kept, { mode: 0o700 });
    chownSync(kept, OWNER, OWNER);
    const line = ['backup', `--dir=${kept}`, '--keep=2', '--demo'];
    expect(run(DATA, [...line, `--env=${settings}`])).toMatchObject({ status: 0 });
    // What another program of root's left there is no reason to stop.
    writeFileSync(join(kept, 'parvis-2026-01-01T03-30-00Z.backup'), '', { mode: 0o600 });
    expect(
      readdirSync(kept)
        .map((name) => statSync(join(kept, name)).uid)
        .sort(),
    ).toEqual([0, OWNER]);
    const open = join(place, 'open.env');
    writeFileSync(open, `PARVIS_DATA=${folder}\n`);
    chmodSync(open, 0o644);
    const nightly = run(DATA, [...line, `--env=${open}`], OWNER);
    expect([nightly.status, nightly.text]).toEqual([0, expect.stringContaining('et relues')]);
    expect(readdirSync(kept)).toHaveLength(3);
  }, 60_000);

  it('writes through no link that the owner of the folder has put in the way of its backup [O5]', () => {
    const kept = join(place, 'links');
    mkdirSync(kept, { mode: 0o700 });
    const target = join(place, 'of-root');
    writeFileSync(target, 'root’s own', { mode: 0o600 });
    const file = join(kept, 'x.backup');
    symlinkSync(target, `${file}.part`);
    for (const path of [kept, `${file}.part`]) lchownSync(path, OWNER, OWNER);
    const { status } = run(DATA, ['backup', file, '--demo', `--env=${settings}`]);
    expect([status, lstatSync(file).isFile()]).toEqual([0, true]);
    expect(readFileSync(target, 'utf8')).toBe('root’s own');
  }, 60_000);

  it('is refused, as is a start, by the line to type where the user is neither root nor the owner [O5]', () => {
    const env = join(place, 'open.env');
    writeFileSync(env, `PARVIS_DATA=${folder}\n`, { mode: 0o644 });
    chmodSync(env, 0o644);
    chmodSync(folder, 0o755);
    const sentence = new RegExp(`appartient à l’utilisateur #${OWNER}.*sudo -u '#${OWNER}'`);
    const rows = [
      ['account', run(SERVER, ['account', 'list', `--env=${env}`], THIRD)],
      ['backup', run(DATA, ['backup', join(place, 'x.backup'), `--env=${env}`], THIRD)],
    ] as const;
    for (const [what, { status, text }] of rows) {
      expect.soft(status, what).toBe(1);
      expect.soft(text, what).toMatch(sentence);
      expect.soft(text, what).not.toMatch(/\n\s+at /);
    }
    expect(existsSync(join(place, 'x.backup'))).toBe(false);
    expect(foreign()).toEqual([]);
  }, 60_000);

  it('says whose the folder is where another user may not even look into it, not that it is empty [O5]', () => {
    chmodSync(folder, 0o700);
    const env = `--env=${join(place, 'open.env')}`;
    const rows = [
      ['account', run(SERVER, ['account', 'list', env], THIRD)],
      ['backup', run(DATA, ['backup', join(place, 'x.backup'), env], THIRD)],
      ['cleanup', run(DATA, ['cleanup', env], THIRD)],
    ] as const;
    for (const [what, { status, text }] of rows) {
      expect.soft(status, what).toBe(1);
      expect.soft(text, what).toContain(`sudo -u '#${OWNER}'`);
    }
  }, 60_000);

  it('finds what an earlier version left of root, and the start says which files and how to give them back [O5]', () => {
    const left = join(folder, 'pg', 'global', 'pg_internal.init');
    writeFileSync(left, '', { mode: 0o600 });
    chownSync(left, 0, 0);
    const { status, text } = run(DATA, ['cleanup', `--env=${join(place, 'open.env')}`], OWNER);
    expect(status).toBe(1);
    expect(text).toContain(`${left})`);
    expect(text).toContain(`chown -R ${OWNER}:${OWNER} ${folder}`);
    rmSync(left);
  }, 60_000);
});
