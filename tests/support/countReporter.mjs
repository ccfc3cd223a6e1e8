import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const statusOf = ({ skipped, passed }) => {
  if (skipped) return 'skipped';
  return passed ? 'passed' : 'failed';
};

/** Full titles, `describe` and `it`, with what became of each test. */
function testsOf(suite, outer = []) {
  const inner = suite?.suites ?? [];
  return [
    ...(suite?.tests ?? []).map((test) => ({
      fullName: [...outer, test.name].join(' '),
      status: statusOf(test),
    })),
    ...inner.flatMap((one) => testsOf(one, [...outer, one.name])),
  ];
}

/** The report of browser tests, in the shape of vitest's; a file that could not run is one failure. */
export function reportOf(sessions) {
  const testResults = sessions.map(({ testFile, testResults: suite }) => ({
    name: relative('.', testFile),
    assertionResults: testsOf(suite),
  }));
  const count = (wanted) =>
    testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;
  const broken = sessions.filter((session) => !session.testResults || session.errors.length > 0);
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed') + broken.length,
    testResults,
  };
}

/** Writes what became of every browser test, where tests/run.mjs and tests/acceptance.mjs read it. */
export function countReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(reportOf([...sessions])));
    },
  };
}
