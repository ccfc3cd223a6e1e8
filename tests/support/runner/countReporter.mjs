import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const statusOf = ({ skipped, passed }) => {
  if (skipped) return 'skipped';
  return passed ? 'passed' : 'failed';
};

/** Chromium's stacks begin with the message; it stands alone where a timeout or a failed download left no stack. */
const errorOf = ({ message = '', stack = '' }) => (stack.includes(message) ? stack : `${message}\n${stack}`);

/** Full titles, `describe` and `it`, with what became of each test. */
function testsOf(suite, outer = []) {
  const inner = suite?.suites ?? [];
  return [
    ...(suite?.tests ?? []).map((test) => ({
      fullName: [...outer, test.name].join(' '),
      status: statusOf(test),
      ...(test.error && { failureMessages: [errorOf(test.error)] }),
    })),
    ...inner.flatMap((one) => testsOf(one, [...outer, one.name])),
  ];
}

/** The report of browser tests, in the shape of vitest's; a file that could not run is one failure. */
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

/** Writes what became of every browser test, where tests/run.mjs and tests/acceptance.mjs read it. */
export function countReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(reportOf([...sessions])));
    },
  };
}
