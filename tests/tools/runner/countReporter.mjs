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

/** The report of browser tests in vitest's format. A file that could not run counts as one failure. */
export function reportOf(sessions) {
  const isBroken = ({ testResults, errors }) => !testResults || errors.length > 0;
  const testResults = sessions.map((session) => ({
    name: relative('.', session.testFile),
    status: isBroken(session) ? 'failed' : 'passed',
    message: session.errors.map(errorOf).join('\n'),
    assertionResults: testsOf(session.testResults),
  }));
  const count = (wanted) =>
    testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed') + sessions.filter(isBroken).length,
    testResults,
  };
}

/** Writes the results of all browser tests to the file that tests/run.mjs and tests/tools/acceptance/acceptance.mjs read. */
export function countReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(reportOf([...sessions])));
    },
  };
}
