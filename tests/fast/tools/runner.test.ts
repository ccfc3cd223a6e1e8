import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { changedFiles, reachedBy } from '../../tools/runner/changed';
import { CHECKS, choose } from '../../tools/runner/choice';
import { reportOf } from '../../tools/runner/countReporter.mjs';
import { errorLines } from '../../tools/runner/errorLines';
import { kindOf, testFilesIn } from '../../tools/runner/files';
import { commandOf, jobsFor, readTimes, WORKERS } from '../../tools/runner/jobs';
import { runQueue, type Task } from '../../tools/runner/queue';
import { readReport } from '../../tools/runner/reports';

const folder = mkdtempSync(join(tmpdir(), 'parvis-runner-'));
afterAll(() => rmSync(folder, { recursive: true }));

function outcomeOf(report: unknown) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
}

describe('A test file', () => {
  it('is told by its path', () => {
    const paths = {
      'tests/fast/domain/rows.test.ts': 'logic',
      'tests/slow/server/contract/http/http.test.ts': 'server',
      'tests/fast/ui/menu.browser.tsx': 'components',
      'tests/slow/journeys/charts.e2e.ts': 'journeys',
      'tests/slow/hosts/firefox.hosts.ts': undefined,
      'tests/fast/server/ask.ts': undefined,
    };
    for (const [path, kind] of Object.entries(paths)) expect.soft(kindOf(path), path).toBe(kind);
  });
});

describe('Jobs', () => {
  const files = testFilesIn('tests/fast');

  it('hold every test file once, the longest job first', () => {
    const jobs = jobsFor(files);
    expect(jobs.flatMap((job) => job.files).toSorted()).toEqual(files);
    const seconds = jobs.map((job) => job.seconds);
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
  });

  it('end at about the same time, because none is longer than a fifth of the whole', () => {
    const times = readTimes();
    const whole = files.reduce((sum, file) => sum + (times[file] ?? 0), 0);
    const long = files.filter((file) => (times[file] ?? 0) > whole / 5);
    expect(long).toEqual([]);
  });

  it('are one for each worker where there are only a few files', () => {
    const few = files.filter((file) => /members\/list\/.+\.browser\.tsx$/.test(file)).slice(0, 6);
    const times = Object.fromEntries(few.map((file) => [file, 30]));
    expect(jobsFor(few, times)).toHaveLength(Math.min(few.length, WORKERS));
  });

  it('run only the given titles at a second try, whatever signs they hold', () => {
    const job = jobsFor(['tests/fast/domain/rows.test.ts'], {})[0];
    if (!job) throw new Error('There is no job.');
    const { args } = commandOf({ ...job, titles: ['a row (of 2) [W1]', 'b'] }, 'report.json');
    const pattern = new RegExp(args.find((arg) => arg.startsWith('--testNamePattern='))?.slice(18) ?? '');
    expect(['a row (of 2) [W1]', 'b', 'a row', 'bb'].map((title) => pattern.test(title))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('The queue', () => {
  function tasks(log: string[], results: Record<string, boolean> = {}) {
    const releases = new Map<string, () => void>();
    const task = (name: string, after?: string): Task => ({
      name,
      after,
      run: async () => {
        log.push(`${name} starts`);
        await new Promise<void>((resolve) => releases.set(name, resolve));
        log.push(`${name} ends`);
        return results[name] ?? true;
      },
    });
    const end = async (name: string) => {
      releases.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { task, end };
  }

  it('runs as many tasks as there are workers, and lets tasks pass that need not wait', async () => {
    const log: string[] = [];
    const { task, end } = tasks(log);
    const done = runQueue([task('build'), task('journeys', 'build'), task('lint'), task('types')], 2);
    expect(log).toEqual(['build starts', 'lint starts']);
    await end('lint');
    expect(log.at(-1)).toBe('types starts');
    await end('build');
    expect(log.at(-1)).toBe('journeys starts');
    await end('types');
    await end('journeys');
    expect(await done).toEqual([]);
  });

  it('names the tasks that never ran, because the one before them failed', async () => {
    const { task, end } = tasks([], { build: false });
    const done = runQueue([task('build'), task('journeys', 'build')], 2);
    await end('build');
    expect(await done).toEqual(['journeys']);
  });
});

describe('A report', () => {
  const file = { name: join(process.cwd(), 'tests/a.test.ts'), status: 'failed', message: '' };

  it('gives the file, the title and the error of each failed test, and how many were left out', () => {
    const tests = [
      { fullName: 'a list shows', status: 'passed' },
      { fullName: 'a list breaks', status: 'failed', failureMessages: ['no match'] },
      { fullName: 'a list on PostgreSQL', status: 'skipped' },
    ];
    const report = { numPassedTests: 1, testResults: [{ ...file, assertionResults: tests }] };
    expect(outcomeOf(report)).toMatchObject({
      passed: 1,
      left: 1,
      failed: [{ file: 'tests/a.test.ts', title: 'a list breaks', error: 'no match' }],
    });
  });

  it('tells that a test timed out', () => {
    const failureMessages = ['Error: STACK_TRACE_ERROR\n    at tests/a.test.ts:3:1'];
    const test = { fullName: 'a list waits', status: 'failed', duration: 20_003.4, failureMessages };
    const report = { numPassedTests: 0, testResults: [{ ...file, assertionResults: [test] }] };
    expect(outcomeOf(report)?.failed[0]?.error).toContain('Error: timed out after 20003 ms');
  });

  it.each([
    ['could not load', { message: 'no such module', assertionResults: [] }],
    ['failed in a hook', { assertionResults: [{ fullName: 'a', status: 'skipped' }] }],
  ])('names a file that %s, without a title', (_what, how) => {
    const outcome = outcomeOf({ numPassedTests: 0, testResults: [{ ...file, ...how }] });
    expect(outcome?.failed.map(({ file: name, title }) => [name, title])).toEqual([
      ['tests/a.test.ts', undefined],
    ]);
  });

  it('of a page of component tests names the files in it, and the page for what failed outside of them', () => {
    const error = { message: 'no match', stack: 'AssertionError: no match\n  at there' };
    const session = {
      testFile: join(process.cwd(), '.cache/pages/1.ts'),
      errors: [{ message: 'no such image', stack: '' }],
      testResults: {
        suites: [
          {
            name: 'tests/fast/a.browser.tsx',
            suites: [{ name: 'a list', tests: [{ name: 'breaks', passed: false, skipped: false, error }] }],
          },
        ],
      },
    };
    expect(outcomeOf(reportOf([session]))?.failed).toEqual([
      {
        file: 'tests/fast/a.browser.tsx',
        title: 'a list breaks',
        error: error.stack,
      },
      { file: '.cache/pages/1.ts', error: 'no such image\n' },
    ]);
  });

  it('that was never written is no result', () => {
    expect(readReport(join(folder, 'none.json'))).toBeUndefined();
  });
});

describe('The lines of a failed test', () => {
  it('show the first lines of its error, without colours and without those of the runner', () => {
    const error = [
      '\u001B[31mno match\u001B[39m',
      '    at inner (node_modules/runner.js:1)',
      '',
      ...Array.from({ length: 40 }, () => '  at there'),
    ].join('\n');
    const lines = errorLines({ file: 'tests/a.test.ts', title: 'a list breaks', error });
    expect(lines.slice(0, 3)).toEqual([
      '✗ tests/a.test.ts › a list breaks',
      '    no match',
      '      at there',
    ]);
    expect(lines).toHaveLength(12);
  });
});

describe('The words of a run', () => {
  it('choose checks, kinds, folders and parts of paths, with the build that tests need', () => {
    expect(choose(['lint'])).toEqual({ extent: 'partial', checks: ['lint'], files: [] });
    const { checks, files } = choose(['journeys', 'signIn']);
    expect(checks).toEqual(['build']);
    expect(files).toContain('tests/fast/journeys/signIn.e2e.ts');
    expect(files.filter((file) => !/signIn.*\.e2e\.ts$/.test(file))).toEqual([]);
    expect(choose(['tests/slow']).extent).toBe('slow');
    const places = ['tests/fast/tools', 'tests/fast/tools/all.test.ts', 'tests/fast/domain/birthday.test.ts'];
    const chosen = choose(places).files;
    expect(chosen).toEqual([...new Set(chosen)]);
    expect(chosen).toEqual(expect.arrayContaining(places.slice(1)));
    expect(choose([])).toEqual({
      extent: 'fast',
      checks: Object.keys(CHECKS),
      files: testFilesIn('tests/fast'),
    });
  });

  it('run every check of a change', () => {
    expect(choose(['--changed=HEAD']).checks).toEqual(Object.keys(CHECKS));
  });
});

describe('A change', () => {
  const files = testFilesIn('tests/fast');

  it('reaches the tests that import it, also through other files, and every journey', () => {
    const reached = reachedBy(['src/domain/color.ts'], files);
    expect(reached).toContain('tests/fast/domain/color.test.ts');
    expect(reached).toContain('tests/fast/journeys/signIn.e2e.ts');
    expect(reached).not.toContain('tests/fast/routing/trail.test.ts');
  });

  it('reaches the tests that read its folder', () => {
    expect(reachedBy(['demo/server/app.ts'], files)).toContain('tests/fast/house/imports.test.ts');
  });

  it('of what every test depends on reaches them all', () => {
    expect(reachedBy(['package.json'], files)).toEqual(files);
  });

  it('since a commit that does not exist is refused with a sentence', () => {
    expect(() => changedFiles('no-such-branch')).toThrow(
      '--changed=no-such-branch: git knows no such commit',
    );
  });
});
