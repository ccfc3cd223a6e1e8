import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reportOf } from '../../tools/runner/countReporter.mjs';
import { failedTests } from '../../tools/runner/failedTests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parvis-failed-'));
afterAll(() => rmSync(folder, { recursive: true }));

function linesOf(report: unknown): string[] {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return failedTests('logic', { report: file, printed: '' });
}

describe('The lines of failed tests', () => {
  const file = { name: join(process.cwd(), 'tests/a.test.ts'), status: 'failed', message: '' };

  it('name the file, the title and the first lines of the error, without colours', () => {
    const error = [
      '\u001B[31mno match\u001B[39m',
      '    at inner (node_modules/runner.js:1)',
      '',
      ...Array.from({ length: 40 }, () => '  at there'),
    ];
    const assertionResults = [
      { fullName: 'a list shows', status: 'passed', failureMessages: [] },
      { fullName: 'a list breaks', status: 'failed', failureMessages: [error.join('\n')] },
    ];
    const lines = linesOf({ testResults: [{ ...file, assertionResults }] });
    expect(lines.slice(0, 3)).toEqual([
      '✗ logic: tests/a.test.ts › a list breaks',
      '    no match',
      '      at there',
    ]);
    expect(lines).toHaveLength(12);
  });

  it('tell that a test timed out', () => {
    const failureMessages = ['Error: STACK_TRACE_ERROR\n    at tests/a.test.ts:3:1'];
    const test = { fullName: 'a list waits', status: 'failed', duration: 20_003.4, failureMessages };
    expect(linesOf({ testResults: [{ ...file, assertionResults: [test] }] })).toEqual([
      '✗ logic: tests/a.test.ts › a list waits',
      '    Error: timed out after 20003 ms',
      '        at tests/a.test.ts:3:1',
    ]);
  });

  it('name a file that could not load', () => {
    const broken = { ...file, message: 'no such module', assertionResults: [] };
    expect(linesOf({ testResults: [broken] })).toEqual([
      '✗ logic: tests/a.test.ts › outside its tests',
      '    no such module',
    ]);
  });

  it('name a file whose tests were skipped because a hook failed', () => {
    const assertionResults = [{ fullName: 'a list shows', status: 'skipped', failureMessages: [] }];
    expect(linesOf({ testResults: [{ ...file, assertionResults }] })).toEqual([
      '✗ logic: tests/a.test.ts › outside its tests',
    ]);
  });

  it('name what failed in a page of browser tests, beside what the page itself reported', () => {
    const error = { message: 'no match', stack: 'AssertionError: no match\n  at there' };
    const test = { name: 'breaks', passed: false, skipped: false };
    const session = {
      testFile: join(process.cwd(), 'tests/a.ts'),
      errors: [{ message: 'no such image', stack: '' }],
      testResults: { tests: [{ ...test, error }], suites: [] },
    };
    expect(linesOf(reportOf([session]))).toEqual([
      '✗ logic: tests/a.ts › outside its tests',
      '    no such image',
      '✗ logic: tests/a.ts › breaks',
      '    AssertionError: no match',
      '      at there',
    ]);
  });

  it.each(['absent', 'without a failed test'])('are the last of the runner when its report is %s', (what) => {
    const report = join(folder, `${what}.json`);
    if (what !== 'absent') writeFileSync(report, '{"testResults":[]}');
    const printed = `${'a test passed\n'.repeat(100)}Unhandled error: nothing listens\n`;
    const lines = failedTests('logic', { report, printed });
    expect(lines[0]).toBe(`✗ logic: ${report} names no failed test`);
    expect(lines.at(-1)).toBe('    Unhandled error: nothing listens');
    expect(lines).toHaveLength(41);
  });
});
