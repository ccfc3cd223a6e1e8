import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putSample } from '../../../support/processes/dataFolder';
import { killAll, server } from '../processes';
import { openPaths } from './openPaths';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-private-'));
});
afterEach(async () => {
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

describe('The data folder', () => {
  it('is closed at the next start if an earlier version left it open, except for unknown files [Z12]', {
    timeout: 120_000,
  }, async () => {
    mkdirSync(join(folder, 'mails'), { mode: 0o755 });
    writeFileSync(join(folder, 'mails', 'a.eml'), '', { mode: 0o644 });
    writeFileSync(join(folder, 'notes.txt'), '');
    await putSample(folder);
    // The modes are set whatever the umask of this process is.
    chmodSync(join(folder, 'notes.txt'), 0o644);
    chmodSync(join(folder, 'mails', 'a.eml'), 0o666);
    chmodSync(folder, 0o755);
    await server({ PARVIS_DATA: folder }).says(/prêt/);
    expect(openPaths(folder)).toEqual([join(folder, 'notes.txt')]);
  });
});
