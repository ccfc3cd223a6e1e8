import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killAll, server } from '../../../fast/server/processes';
import { openPaths } from '../../../fast/server/store/openPaths';
import { DATA } from '../../../support/processes/builtServer';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-private-'));
});
afterEach(async () => {
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

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
    const first = server({ PARVIS_DATA: data, PARVIS_MAILS: join(data, 'mails') }, [], '--members', '20');
    const url = (await first.says(/prêt/)).match(/http:\S+/)![0];
    await post(url, '/api/auth/reset-password/', { email: 'admin@parvis.test' });
    expect(openPaths(data)).toEqual([]);
    first.signal('SIGTERM');
    await first.ended;
    const [node = '', ...args] = [...DATA, 'backup', join(data, 'a.backup'), '--demo'];
    const env = { ...process.env, DATABASE_URL: '', PARVIS_DATA: data };
    expect(spawnSync(node, args, { env }).status).toBe(0);
    expect(readdirSync(join(data, 'mails'))).toHaveLength(1);
    expect(openPaths(data)).toEqual([]);
  });
});
