import { existsSync, readFileSync } from 'node:fs';
import { idsOf } from './requirements';

/** A test of this run and its outcome: `passed`, `failed`, or another word for a test that was left out. */
export interface Test {
  title: string;
  status: string;
}

interface Report {
  testResults?: { assertionResults: { fullName: string; status: string }[] }[];
}

/** The tests of a runner's report; none without a report. */
export function testsOf(report: string): Test[] {
  if (!existsSync(report)) return [];
  const { testResults = [] }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, status })),
  );
}

export interface Verdict {
  /** IDs in the titles of tests that ran and passed in this run. */
  shown: ReadonlySet<string>;
  /** IDs in the titles of all tests. */
  named: ReadonlySet<string>;
  /** Why an ID is not shown. */
  reasonOf(id: string): string;
}

/** Judges the requirements by the titles of all tests and the tests of this run. */
export function judge(titles: readonly string[], tests: readonly Test[]): Verdict {
  const idsWith = (isWanted: (status: string) => boolean) =>
    new Set(tests.filter(({ status }) => isWanted(status)).flatMap(({ title }) => idsOf(title)));
  const shown = idsWith((status) => status === 'passed');
  const failed = idsWith((status) => status === 'failed');
  const reported = idsWith(() => true);
  const named = new Set([...titles.flatMap(idsOf), ...reported]);
  return {
    shown,
    named,
    reasonOf(id) {
      if (failed.has(id)) return 'its test failed';
      if (reported.has(id)) return 'its test was skipped';
      return named.has(id) ? 'its test did not run' : 'no test names it';
    },
  };
}
