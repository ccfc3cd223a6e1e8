import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { judge, type Test, testsOf } from '../../tools/acceptance/judge';
import { delivered, first, idsOf, type Section, second } from '../../tools/acceptance/requirements';
import { type Slow, summaryOf } from '../../tools/acceptance/summary';
import { titlesOf } from '../../tools/acceptance/titles';

const folder = mkdtempSync(join(tmpdir(), 'parvis-acceptance-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Adds the brackets here, because a title that holds them would name requirements itself. */
const naming = (ids: string) => `shows it [${ids}]`;
const ran = (ids: string, status: string) => ({ title: naming(ids), status });

describe('the requirements', () => {
  const sumOf = (sections: readonly Section[]) =>
    createHash('sha256')
      .update(
        sections
          .flatMap(({ requirements }) => Object.entries(requirements).map(([id, line]) => `- ${id} ${line}`))
          .join('\n'),
      )
      .digest('hex');

  it('equal the lines of the specification, byte for byte', () => {
    expect(sumOf(first)).toBe('de0928cad29d4e494780cfa39aab9a9a0ef1f829e426b08fdbf0f6dbb727d4ac');
    expect(sumOf(second)).toBe('d2a08a8c6df4b247b2d112c741504ab4c9720d3a26b7fd01a2d58a668a1c3909');
  });

  it('are named singly, in lists and in ranges', () => {
    expect(idsOf(naming('L1, L3-L5, EF9 – EF10'))).toEqual(['L1', 'L3', 'L4', 'L5', 'EF9', 'EF10']);
    expect(idsOf('takes [a] list[0] of [L] and L1')).toEqual([]);
  });
});

describe('the titles of a file', () => {
  it('are read from it, test and describe, with or without each, and from lists of IDs', () => {
    const code = `describe('a ${naming('L1')}', () => {
      it.each(rows)('b ${naming('L2')}', () => {});
      test(\`c \${ids} [L3]\`, () => {});
    }); suite({ rows: '[L4, L5]' });`;
    expect(titlesOf(code, 'a.test.ts').flatMap(idsOf)).toEqual(['L1', 'L2', 'L3', 'L4', 'L5']);
  });

  it('are not read from comments or other strings', () => {
    const code = `// it('a [L1]')\n/* [L2] */ it('b', () => expect('c [L3]').toBe(d)); note('e [L4]');`;
    expect(titlesOf(code, 'a.test.ts').flatMap(idsOf)).toEqual([]);
  });
});

describe('a requirement', () => {
  it('is shown by a test that has it in its title, ran and passed', () => {
    const { shown } = judge([], [ran('L1, L2', 'passed'), ran('L2', 'failed')]);
    expect([...shown]).toEqual(['L1', 'L2']);
  });

  it.each([
    ['its test failed', 'failed', [ran('L1', 'failed'), ran('L1', 'skipped')]],
    ['its test was skipped', 'skipped', [ran('L1', 'skipped')]],
    ['its test was skipped', 'todo', [ran('L1', 'todo')]],
    ['its test did not run', 'never run', []],
  ])('is not shown when %s (%s)', (reason, _status, tests) => {
    const { shown, named, reasonOf } = judge([naming('L1')], tests);
    expect([shown.has('L1'), named.has('L1'), reasonOf('L1')]).toEqual([false, true, reason]);
  });

  it('is not shown when no test names it', () => {
    expect(judge([], [ran('L2', 'passed')]).reasonOf('L1')).toBe('no test names it');
  });
});

describe('the tests of a report', () => {
  it('have their full title and outcome, and a missing report has no test', () => {
    const file = join(folder, 'report.json');
    const assertionResults = [
      { fullName: 'list shows', status: 'passed' },
      { fullName: 'list waits', status: 'skipped' },
    ];
    writeFileSync(file, JSON.stringify({ testResults: [{ assertionResults }] }));
    expect(testsOf(file)).toEqual([
      { title: 'list shows', status: 'passed' },
      { title: 'list waits', status: 'skipped' },
    ]);
    expect(testsOf(join(folder, 'none.json'))).toEqual([]);
  });
});

describe('the summary', () => {
  const all = delivered.flatMap(({ requirements }) => Object.keys(requirements));
  const passed = (ids: readonly string[]) => ran(ids.join(', '), 'passed');
  const noSlow = { only: {}, named: new Set<string>() };

  it('is complete when passed tests show every requirement', () => {
    const { lines, isComplete } = summaryOf(judge([], [passed(all)]), 'fast', noSlow);
    expect(isComplete).toBe(true);
    expect(lines).toHaveLength(1 + delivered.length);
  });

  it('names each requirement with a failed test, and its line', () => {
    const tests = [passed(all.slice(1)), ran('L1', 'failed')];
    const { lines, isComplete } = summaryOf(judge([naming('L1')], tests), 'fast');
    expect(isComplete).toBe(false);
    expect(lines).toContain(`        L1 (its test failed) ${first[0]?.requirements.L1}`);
  });

  it('names requirements that do not exist', () => {
    const { lines, isComplete } = summaryOf(judge([naming('L99')], [passed(all)]), 'fast');
    expect(lines).toContain('  Tests name unknown requirements: L99');
    expect(isComplete).toBe(false);
  });

  it.each([
    ['partial', 'Only some suites ran', 3],
    ['none', 'No suite ran', 0],
  ] as const)('says that it only checked titles after a run of the extent «%s»', (extent, what, count) => {
    const { lines, isComplete } = summaryOf(
      judge([naming(all.join(', '))], [passed(all.slice(0, count))]),
      extent,
    );
    const said = `  ${what}: ${count} of ${all.length} are shown, the others are named only. npm test shows them.`;
    expect(lines.at(-1)).toBe(said);
    expect(isComplete).toBe(true);
  });

  describe('of what only slow tests show', () => {
    const slow = { only: { L1: 'it takes a minute' }, named: new Set(['L1']) };

    it('asks it of the slow tier and not of the fast one', () => {
      const rest = passed(all.slice(1));
      expect(summaryOf(judge([naming('L1')], [rest]), 'fast', slow).isComplete).toBe(true);
      expect(summaryOf(judge([naming('L1')], [rest]), 'slow', slow).isComplete).toBe(false);
      expect(summaryOf(judge([], [passed(['L1'])]), 'slow', slow).isComplete).toBe(true);
    });

    it('refuses a list that is wrong or too long', () => {
      const long = Object.fromEntries(all.slice(0, 41).map((id) => [id, 'it takes a minute']));
      const linesOf = (list: Slow, tests: Test[]) => summaryOf(judge([], tests), 'fast', list).lines;
      expect(linesOf(slow, [passed(all)])).toContain('  L1 is listed as slow, but a fast test shows it');
      expect(linesOf({ ...slow, named: new Set() }, [])).toContain(
        '  L1 is listed as slow, but no title in tests/slow names it',
      );
      expect(linesOf({ only: long, named: new Set(all) }, [passed(all.slice(41))])).toContain(
        '  41 are shown by slow tests only; at most 40 may be',
      );
    });
  });

  it('has a gap when no title names a requirement', () => {
    expect(summaryOf(judge([naming(all.slice(1).join(', '))], []), 'none').isComplete).toBe(false);
  });
});
