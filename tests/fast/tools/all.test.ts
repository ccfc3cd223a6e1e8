import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runAll } from '../../tools/all/runAll';
import type { Row, Suite } from '../../tools/all/suite';

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-all-'));
  printed = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const says = (name: string, text: string, more: Partial<Suite> = {}): Suite => ({
  name,
  command: ['echo', text],
  minutes: 1,
  ...more,
});
const ends = (name: string, text: string, status: number, more?: Partial<Suite>): Suite =>
  says(name, '', { command: ['sh', '-c', `printf '%b\\n' '${text}'; exit ${status}`], ...more });

const run = (args: string[], suites: Suite[]) =>
  runAll(args, suites, { folder, print: (line) => printed.push(line), grace: 2000 });
const rows = (): Record<string, Row> => JSON.parse(readFileSync(join(folder, 'all.json'), 'utf8')).suites;
const started = () => printed.filter((line) => line.startsWith('▶')).map((line) => line.split(' ')[1]);
const table = () => printed.find((line) => line.includes('suite')) ?? '';

/** Whether the process is there and isn't a dead one that waits to be collected. */
const isRunning = (pid: number): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

/** The processes that a suite has written into this file. */
const pidsIn = (file: string): number[] => readFileSync(file, 'utf8').split(' ').map(Number);

/** A suite that starts a process in a group of its own, as a browser is started, and then never ends. */
function withProcesses(name: string, file: string, more?: Partial<Suite>): Suite {
  const code = `
    const { spawn } = require('node:child_process');
    const { renameSync, writeFileSync } = require('node:fs');
    const far = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' });
    writeFileSync('${file}.new', process.pid + ' ' + far.pid);
    renameSync('${file}.new', '${file}');
    setInterval(() => {}, 1000);`;
  return says(name, '', { command: [process.execPath, '-e', code], ...more });
}

describe('A run of all suites', () => {
  it('goes through them in their order, keeps going after a failure and sums up', async () => {
    const code = await run(
      [],
      [
        says('one', '3 passed, 0 failed'),
        ends('two', '✗ a list breaks\n2 passed, 1 failed', 1),
        says('three', '4 passed, 0 failed, 2 not run'),
      ],
    );
    expect(started()).toEqual(['one', 'two', 'three']);
    expect(printed).toContain('    ✗ a list breaks');
    expect(printed.at(-1)?.trim()).toBe('9 passed, 1 failed');
    expect(code).toBe(1);
    expect(rows()).toMatchObject({
      one: { passed: 3, failed: 0, left: 0 },
      two: { passed: 2, failed: 1 },
      three: { passed: 4, failed: 0, left: 2 },
    });
    expect(existsSync(join(folder, 'all.json.new'))).toBe(false);
  });

  it('takes nothing for passed that was not counted', async () => {
    const code = await run(
      [],
      [
        says('silent', ''),
        ends('broken', '3 passed, 0 failed', 7),
        says('empty', '0 passed, 0 failed'),
        { name: 'absent', command: [join(folder, 'nothing')], minutes: 1 },
      ],
    );
    const { silent, broken, empty, absent } = rows();
    expect.soft(silent).toMatchObject({ failed: 1, why: ['ended with 0 before it said its counts'] });
    expect.soft(broken).toMatchObject({ failed: 1, why: ['ended with 7, although no test failed'] });
    expect.soft(empty).toMatchObject({ failed: 1, why: ['ran no test'] });
    expect.soft(absent).toMatchObject({ failed: 1, why: [expect.stringContaining('ENOENT')] });
    expect(code).toBe(1);
  });

  it('says what could not run, which is no failure', async () => {
    const code = await run(
      [],
      [
        says('whole', 'Not run: install nginx.\n\n0 passed, 0 failed'),
        says('half', 'Not run: install postgresql.\n\n5 passed, 0 failed'),
        says('offline', '1 passed, 0 failed', { needs: [() => undefined, () => 'No network.'] }),
      ],
    );
    expect(code).toBe(0);
    expect(table()).toContain('whole: install nginx.');
    expect(table()).toContain('half: install postgresql.');
    expect(table()).toContain('offline: No network.');
    expect(rows()).toMatchObject({ half: { passed: 5 }, offline: { passed: 0, failed: 0 } });
  });

  it('runs nothing else when the build has failed', async () => {
    const build = (code: number) => ends('build', '', code, { isBase: true, isCheck: true });
    expect(await run(['two'], [build(1), says('two', '1 passed, 0 failed')])).toBe(1);
    expect(rows()).toMatchObject({ build: { failed: 1 }, two: { passed: 0, why: ['the build failed'] } });
    expect(await run(['two'], [build(0), says('two', '1 passed, 0 failed')])).toBe(0);
    expect(rows()).toMatchObject({ build: { passed: 1 }, two: { passed: 1, why: [] } });
  });
});

describe('A part of the suites', () => {
  const all = ['one', 'two', 'two-b', 'three'].map((name) => says(name, '1 passed, 0 failed'));

  it('is chosen by words, by --only and by --from', async () => {
    const chosen = async (...args: string[]) => {
      printed = [];
      await run(args, all);
      return started();
    };
    expect(await chosen('three', 'one')).toEqual(['one', 'three']);
    expect(await chosen('--only=two,three')).toEqual(['two', 'two-b', 'three']);
    expect(await chosen('--from=two')).toEqual(['two', 'two-b', 'three']);
  });

  it('is refused with a sentence when there is no such suite or option', async () => {
    await expect(run(['four'], all)).rejects.toThrow(
      'No suite is named four. There are: one, two, two-b, three.',
    );
    await expect(run(['--fast'], all)).rejects.toThrow('--fast');
    expect(existsSync(join(folder, 'all.json'))).toBe(false);
  });

  it('keeps the earlier results of the others, with their commit and day', async () => {
    const earlier = {
      passed: 7,
      failed: 1,
      left: 0,
      why: [],
      seconds: 3,
      commit: 'abc',
      date: '2026-11-20T08:00:00Z',
    };
    writeFileSync(join(folder, 'all.json'), JSON.stringify({ suites: { three: earlier, gone: earlier } }));
    expect(await run(['one'], all)).toBe(0);
    expect(rows().three).toEqual(earlier);
    expect(table()).toMatch(/✗ {2}three .* earlier: abc, 2026-11-20/);
    expect(table()).toMatch(/two-b .* never run/);
    expect(table()).toContain(
      'All suites together: 8 passed, 1 failed, on 2 commits; never run: two, two-b.',
    );
    expect(printed.at(-1)?.trim()).toBe('1 passed, 0 failed');
  });

  it('starts from nothing when the kept file is half written', async () => {
    writeFileSync(join(folder, 'all.json'), '{"suites": {"three": {"pas');
    expect(await run(['one'], all)).toBe(0);
    expect(Object.keys(rows())).toEqual(['one']);
  });
});

describe('A suite that does not end', () => {
  it('fails at its limit with all its processes, and the next one runs', async () => {
    const file = join(folder, 'pids');
    const code = await run(
      [],
      [withProcesses('long', file, { minutes: 1 / 60 }), says('next', '1 passed, 0 failed')],
    );
    expect(code).toBe(1);
    expect(rows().long).toMatchObject({ failed: 1, why: [expect.stringMatching(/^ended at its limit of/)] });
    expect(rows().next).toMatchObject({ passed: 1 });
    await expect.poll(() => pidsIn(file).filter(isRunning)).toEqual([]);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('is not run when %s interrupts it, and leaves no process', async (signal, status) => {
    const file = join(folder, 'pids');
    const suites = [says('one', '1 passed, 0 failed'), withProcesses('long', file), says('last', '')];
    const module = new URL('../../tools/all/runAll.ts', import.meta.url);
    const code = `import { runAll } from ${JSON.stringify(module)};
      process.exitCode = await runAll([], ${JSON.stringify(suites)}, { folder: ${JSON.stringify(folder)}, grace: 2000 });`;
    const whole = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
    const output: Buffer[] = [];
    whole.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    await expect.poll(() => existsSync(file)).toBe(true);
    whole.kill(signal);
    const [exit] = await once(whole, 'close');
    expect(exit).toBe(status);
    expect(rows()).toMatchObject({
      one: { passed: 1 },
      long: { passed: 0, failed: 0, why: ['interrupted'] },
    });
    expect(rows().last).toBeUndefined();
    expect(String(Buffer.concat(output))).toContain(
      `Interrupted by ${signal}. The rest: npm run test:all -- --only=long,last`,
    );
    await expect.poll(() => pidsIn(file).filter(isRunning)).toEqual([]);
  });
});

describe('A second run in the same checkout', () => {
  const one = [says('one', '1 passed, 0 failed')];

  it('is refused with a sentence', async () => {
    writeFileSync(join(folder, 'all.lock'), String(process.pid));
    await expect(run([], one)).rejects.toThrow(`Tests already run in this checkout (process ${process.pid})`);
    expect(existsSync(join(folder, 'all.json'))).toBe(false);
  });

  it('runs when the first one was killed', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await once(dead, 'exit');
    writeFileSync(join(folder, 'all.lock'), String(dead.pid));
    expect(await run([], one)).toBe(0);
    expect(existsSync(join(folder, 'all.lock'))).toBe(false);
  });
});
