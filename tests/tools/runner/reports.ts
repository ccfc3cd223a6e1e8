import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A runner's report, as vitest writes it. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime?: number;
    endTime?: number;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[];
    }[];
  }[];
}

export interface FailedTest {
  file: string;
  /** Its full title; none where the file failed outside its tests, so that all of it has to run again. */
  title?: string;
  error: string;
}

export interface Outcome {
  passed: number;
  failed: FailedTest[];
  /** How many tests were left out. */
  left: number;
  /** Seconds of each file. */
  times: Record<string, number>;
}

/** What a report says; nothing where the runner wrote none. */
export function readReport(report: string): Outcome | undefined {
  if (!existsSync(report)) return undefined;
  const { numPassedTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const failed: FailedTest[] = [];
  const times: Record<string, number> = {};
  let left = 0;
  for (const { name, status, message, startTime = 0, endTime = 0, assertionResults } of testResults) {
    const file = relative('.', name);
    const red = assertionResults.filter((test) => test.status === 'failed');
    if (message !== '' || (status === 'failed' && red.length === 0)) failed.push({ file, error: message });
    for (const { fullName, duration, failureMessages: [error = 'no error was reported'] = [] } of red) {
      // vitest's report has this in place of the message when a test exceeded its time limit.
      const timeout = `timed out after ${Math.round(duration ?? 0)} ms`;
      failed.push({ file, title: fullName, error: error.replace('STACK_TRACE_ERROR', timeout) });
    }
    left += assertionResults.filter((test) => test.status === 'skipped').length;
    const inTests = assertionResults.reduce((sum, test) => sum + (test.duration ?? 0), 0);
    times[file] = Math.max(inTests, endTime - startTime) / 1000;
  }
  return { passed: numPassedTests, failed, left, times };
}
