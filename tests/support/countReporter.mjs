import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function countTests(suite, counts) {
  for (const test of suite?.tests ?? []) {
    if (!test.skipped) counts[test.passed ? 'numPassedTests' : 'numFailedTests'] += 1;
  }
  for (const inner of suite?.suites ?? []) countTests(inner, counts);
}

/** Writes how many browser tests passed and failed; a file that could not run is one failure. */
export function countReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      const counts = { numPassedTests: 0, numFailedTests: 0 };
      for (const session of sessions) {
        countTests(session.testResults, counts);
        if (!session.testResults || session.errors.length > 0) counts.numFailedTests += 1;
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(counts));
    },
  };
}
