import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many lines of an error to show: its message and its first stack lines. */
const ERROR_LINES = 12;
/** How many last lines of a runner to show when it failed outside its tests. They contain its own error. */
const LAST_LINES = 40;

const indented = (lines) => lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`);

/** Keeps the stack lines in the project's files; the runner's own lines would crowd them out. */
function firstLines(error) {
  const lines = stripVTControlCharacters(error).split('\n');
  const ours = lines.filter((line) => !/^\s*at .*(node_modules|node:internal|\(<anonymous>\))/.test(line));
  return indented(ours.slice(0, ERROR_LINES));
}

/** A file can fail without a failed test: while it loads, or in a hook. */
function linesOfFile(stage, { name, message, status, assertionResults }) {
  const file = relative('.', name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const isBroken = message !== '' || (status === 'failed' && failed.length === 0);
  return [
    ...(isBroken ? [`✗ ${stage}: ${file} › outside its tests`, ...firstLines(message)] : []),
    ...failed.flatMap(({ fullName, duration = 0, failureMessages: [error = 'no error was reported'] }) => [
      `✗ ${stage}: ${file} › ${fullName}`,
      // vitest's report has this in place of the message when a test exceeded its time limit.
      ...firstLines(error.replace('STACK_TRACE_ERROR', `timed out after ${Math.round(duration)} ms`)),
    ]),
  ];
}

/** Names each failed test of a failed job, with the first lines of its error, or shows the job's last lines. */
export function failedTests(stage, { report, printed }) {
  const { testResults } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
  const lines = testResults.flatMap((file) => linesOfFile(stage, file));
  if (lines.length > 0) return lines;
  const last = stripVTControlCharacters(printed).trimEnd().split('\n').slice(-LAST_LINES);
  return [`✗ ${stage}: ${report} names no failed test`, ...indented(last)];
}
