import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../../demo/server/store/folder/folderLock';
import { type Holder, ownHolder } from '../../../../demo/server/store/folder/holder';
import { killAll } from '../processes';

let folder: string;
const file = () => join(folder, 'parvis.lock');
const record = () => JSON.parse(readFileSync(file(), 'utf8')) as Holder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-lock-'));
});
afterEach(async () => {
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

describe('The lock of a data folder', () => {
  it('can be held only once within a process', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`pid ${process.pid}`);
    await lock.release();
    const again = await lockFolder(folder);
    await again.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused to another process, which is told who holds it', async () => {
    writeFileSync(file(), JSON.stringify({ ...ownHolder(null), pid: process.ppid, start: null }));
    await expect(lockFolder(folder)).rejects.toThrow(
      `est déjà utilisé par un autre processus Parvis (pid ${process.ppid})`,
    );
  });

  it('is refused while a process of an earlier version lives', async () => {
    writeFileSync(file(), JSON.stringify({ pid: process.ppid, start: null }));
    await expect(lockFolder(folder)).rejects.toThrow(`(pid ${process.ppid})`);
  });

  it('is taken over at once from a process of the same name space that has ended', async () => {
    const ended: Record<string, Partial<Holder>> = {
      'a dead process': { pid: 2 ** 22 + 12_345 },
      'a process whose pid was given to another one': { pid: process.ppid, start: '1' },
      'this pid before a restart': { pid: process.pid, start: '1' },
    };
    for (const [who, changes] of Object.entries(ended)) {
      writeFileSync(file(), JSON.stringify({ ...ownHolder(null), ...changes }));
      const said: string[] = [];
      const lock = await lockFolder(folder, (line) => said.push(line));
      expect.soft(said, who).toEqual([]);
      expect.soft(record(), who).toMatchObject({ pid: process.pid });
      lock.confirm();
      await lock.release();
      expect.soft(readdirSync(folder), who).toEqual([]);
    }
  });

  it('is refused at the first heartbeat of a holder that can’t be asked [Z8]', {
    timeout: 120_000,
  }, async () => {
    writeFileSync(file(), JSON.stringify({ ...ownHolder(null), space: 'pid:[1]', host: 'other' }));
    let beats = 0;
    const timer = setInterval(() => utimesSync(file(), 1, ++beats), 1000);
    await expect(lockFolder(folder)).rejects.toThrow('sur other)');
    clearInterval(timer);
    expect(beats).toBeLessThan(5);
  });
});
