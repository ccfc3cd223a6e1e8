import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { FailedTest } from './reports';

/** How many lines of an error to show: its message and its first stack lines. */
const ERROR_LINES = 12;
/** How many last lines of a runner to show when it failed outside its tests. They contain its own error. */
const LAST_LINES = 40;

const indented = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`);

/** The lines that name a failed test, with the first lines of its error. The runner's own stack lines are left out. */
export function errorLines({ file, title = 'outside its tests', error }: FailedTest): string[] {
  const lines = stripVTControlCharacters(error).split('\n');
  const ours = lines.filter((line) => !/^\s*at .*(node_modules|node:internal|\(<anonymous>\))/.test(line));
  return [`✗ ${file} › ${title}`, ...indented(ours.slice(0, ERROR_LINES))];
}

/** The last lines that a process printed. */
export function lastLines(log: string): string[] {
  const printed = existsSync(log) ? readFileSync(log, 'utf8') : '';
  return indented(stripVTControlCharacters(printed).trimEnd().split('\n').slice(-LAST_LINES));
}
