import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATA } from '../../../../support/processes/builtServer';
import { putDatabase } from '../../../../support/processes/dataFolder';
import { killAll, server } from '../../processes';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-private-'));
});
afterEach(async () => {
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Files and folders that users other than their owner may enter, read or write. */
function open(data: string): string[] {
  const all = [
    data,
    ...readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => join(data, name)),
  ];
  return all.filter((path) => {
    const stat = lstatSync(path);
    return (stat.mode & 0o777) !== (stat.isDirectory() ? 0o700 : stat.isFile() ? 0o600 : 0o700);
  });
}

const post = (url: string, path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('The data folder', () => {
  it('is private to its owner, with everything that PGlite, mails and backups put into it [Z12]', {
    timeout: 120_000,
  }, async () => {
    const data = join(folder, 'data');
    const first = server({ PARVIS_DATA: data }, [], '--members', '20');
    const url = (await first.says(/prêt/)).match(/http:\S+/)![0];
    await post(url, '/api/auth/reset-password/', { email: 'admin@parvis.test' });
    expect(open(data)).toEqual([]);
    first.signal('SIGTERM');
    await first.ended;
    const [node = '', ...args] = [...DATA, 'backup', join(data, 'a.backup')];
    const env = { ...process.env, DATABASE_URL: '', PARVIS_DATA: data };
    expect(spawnSync(node, args, { env }).status).toBe(0);
    expect(readdirSync(join(data, 'mails'))).toHaveLength(1);
    expect(open(data)).toEqual([]);
  });

  it('is closed at the next start if an earlier version left it open, except for unknown files [Z12]', {
    timeout: 120_000,
  }, async () => {
    mkdirSync(join(folder, 'mails'), { mode: 0o755 });
    writeFileSync(join(folder, 'mails', 'a.eml'), '', { mode: 0o644 });
    writeFileSync(join(folder, 'notes.txt'), '');
    // The modes are set whatever the umask of this process is.
    chmodSync(join(folder, 'notes.txt'), 0o644);
    chmodSync(join(folder, 'mails', 'a.eml'), 0o666);
    chmodSync(folder, 0o755);
    await putDatabase(folder);
    await server({ PARVIS_DATA: folder }, [], '--members', '20').says(/prêt/);
    expect(open(folder)).toEqual([join(folder, 'notes.txt')]);
  });
});
