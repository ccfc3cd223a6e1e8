import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const statusOf = ({ skipped, passed }) => {
  if (skipped) return 'skipped';
  return passed ? 'passed' : 'failed';
};

/** Chromium's stacks begin with the message. After a timeout or a failed download there is only a message. */
const errorOf = ({ message = '', stack = '' }) => (stack.includes(message) ? stack : `${message}\n${stack}`);

/** The full titles, `describe` and `it`, with the result of each test. */
function testsOf(suite, outer = []) {
  const inner = suite?.suites ?? [];
  return [
    ...(suite?.tests ?? []).map((test) => ({
      fullName: [...outer, test.name].join(' '),
      status: statusOf(test),
      duration: test.duration,
      ...(test.error && { failureMessages: [errorOf(test.error)] }),
    })),
    ...inner.flatMap((child) => testsOf(child, [...outer, child.name])),
  ];
}

/** A page holds many test files, each in a suite with its path as its name (gather.ts). */
function resultsOf({ testFile, testResults, errors }) {
  const ofFiles = (testResults?.suites ?? []).map((suite) => ({
    name: suite.name,
    status: 'passed',
    message: '',
    assertionResults: testsOf(suite),
  }));
  // What failed in the page itself, outside of its files.
  const page = { name: relative('.', testFile), status: 'failed', message: errors.map(errorOf).join('\n') };
  const isBroken = !testResults || errors.length > 0;
  return isBroken ? [...ofFiles, { ...page, assertionResults: [] }] : ofFiles;
}

/** The report of browser tests in vitest's format. A page that could not run counts as one failure. */
export function reportOf(sessions) {
  const testResults = sessions.flatMap(resultsOf);
  const count = (wanted) =>
    testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;
  const broken = testResults.filter(({ status }) => status === 'failed').length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed') + broken, testResults };
}

/** Writes the results of all browser tests to the file that tests/tools/runner/reports.ts and the acceptance read. */
export function countReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(reportOf([...sessions])));
    },
  };
}
