import { existsSync, readFileSync } from 'node:fs';
import { idsOf } from './requirements';

/** What became of a test in this run: `passed`, `failed`, or that it was left out. */
export interface Test {
  title: string;
  status: string;
}

interface Report {
  testResults?: { assertionResults: { fullName: string; status: string }[] }[];
}

/** The tests of a runner's report; of a run that left none, no test is known. */
export function testsOf(report: string): Test[] {
  if (!existsSync(report)) return [];
  const { testResults = [] }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, status })),
  );
}

export interface Verdict {
  /** IDs that a test of this run shows: it has them in its title, ran and passed. */
  shown: ReadonlySet<string>;
  /** IDs that titles of tests name, run or not. */
  named: ReadonlySet<string>;
  /** Why an ID is not shown. */
  reasonOf(id: string): string;
}

/** What the titles of all tests and the tests of this run say about the requirements. */
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
