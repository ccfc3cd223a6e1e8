import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../../demo/server/store/folder/folderLock';
import { type Holder, ownHolder } from '../../../../demo/server/store/folder/holder';
import { holder, killAll, OWN_SPACE, server } from '../../../fast/server/processes';
import { putSample } from '../../../support/processes/dataFolder';

let folder: string;
const file = () => join(folder, 'parvis.lock');
const record = () => JSON.parse(readFileSync(file(), 'utf8')) as Holder;
const TAKEOVER_MS = 20_000;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-lock-'));
});
afterEach(async () => {
  await killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Changes the lock in place, because its holder has the file open. Other processes then take it for another machine's. */
const moveAway = () =>
  writeFileSync(file(), JSON.stringify({ ...record(), boot: 'elsewhere', host: 'elsewhere' }));

describe('The lock of a data folder', () => {
  it('is taken over from any other process after silence, and within 20 s [Z8]', {
    timeout: 120_000,
  }, async () => {
    const silent = {
      machine: JSON.stringify({ ...ownHolder(null), boot: 'other', host: 'other' }),
      space: JSON.stringify({ ...ownHolder(null), space: 'pid:[1]' }),
      earlier: JSON.stringify({ pid: 2 ** 22 + 12_345, start: null }),
      illegible: '{"pid"',
    };
    const taken = Object.entries(silent).map(async ([name, content]) => {
      const data = join(folder, name);
      mkdirSync(data);
      writeFileSync(join(data, 'parvis.lock'), content);
      // An hour ahead, because the clocks of two machines may differ.
      utimesSync(join(data, 'parvis.lock'), Date.now() / 1000 + 3600, Date.now() / 1000 + 3600);
      const since = performance.now();
      const lock = await lockFolder(data);
      const after = performance.now() - since;
      await lock.release();
      return after;
    });
    const times = await Promise.all(taken);
    expect(Math.min(...times)).toBeGreaterThan(10_000);
    expect(Math.max(...times)).toBeLessThan(TAKEOVER_MS);
  });

  it('goes to exactly one of many that find it stale at the same moment [Z8]', {
    timeout: 120_000,
  }, async () => {
    writeFileSync(file(), JSON.stringify({ ...ownHolder(null), space: 'pid:[1]' }));
    const all = Array.from({ length: 5 }, () => holder(folder, OWN_SPACE));
    const said = await Promise.all(all.map((child) => child.says(/held|refused/)));
    expect(said.filter((line) => line === 'held')).toHaveLength(1);
    expect(said.filter((line) => line.includes('déjà utilisé'))).toHaveLength(4);
  });

  it('outlives a main thread that is blocked for longer than the stale time [Z8]', {
    timeout: 120_000,
  }, async () => {
    const first = holder(folder);
    await first.says(/held/);
    first.order('block');
    moveAway();
    await expect(lockFolder(folder)).rejects.toThrow('déjà utilisé');
  });

  it('is refused while its holder on the same machine is paused', { timeout: 120_000 }, async () => {
    const first = holder(folder);
    await first.says(/held/);
    first.signal('SIGSTOP');
    await expect(lockFolder(folder)).rejects.toThrow('déjà utilisé');
  });

  it('ends its holder when another process has taken it, also a blocked one [Z8]', {
    timeout: 120_000,
  }, async () => {
    const first = holder(folder);
    await first.says(/held/);
    first.order('block');
    writeFileSync(file(), JSON.stringify({ ...record(), nonce: 'another process' }));
    expect(await first.ended).toBe('SIGKILL');
    expect(first.lines.join()).toContain('celui-ci s’arrête sans plus rien y écrire');
  });

  it('is checked by a holder that was asleep before it does anything [Z8]', {
    timeout: 120_000,
  }, async () => {
    const first = holder(folder);
    await first.says(/held/);
    moveAway();
    first.signal('SIGSTOP');
    const second = await lockFolder(folder);
    first.order('work');
    first.signal('SIGCONT');
    expect(await first.ended).not.toBe(0);
    expect(first.lines).not.toContain('worked');
    second.confirm();
    await second.release();
  });
});

describe('Two servers in containers of their own', () => {
  it('never share a folder, and the folder of a killed one is taken over within 20 s [Z8]', {
    timeout: 120_000,
  }, async () => {
    await putSample(folder);
    const env = { PARVIS_DATA: folder };
    const first = server(env, OWN_SPACE);
    await first.says(/prêt/);
    const second = server(env, OWN_SPACE);
    expect(await second.ended).toBe(1);
    expect(second.lines.join()).toContain('est déjà utilisé par un autre processus Parvis');
    await first.kill();
    const since = performance.now();
    await server(env, OWN_SPACE).says(/prêt/);
    expect(performance.now() - since).toBeLessThan(TAKEOVER_MS);
  });
});
