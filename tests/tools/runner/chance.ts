import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { FailedTest } from './reports';

/*
 * Tests that failed in a run and passed when they ran again alone. They are kept here on this machine, so that a test
 * that depends on chance is noticed before it costs anybody a run.
 */

const FILE = '.cache/chance.json';
/** More tests than this at the second try make a run red. */
export const CHANCE_MAX = 2;

interface Entry {
  date: string;
  commit: string;
  file: string;
  title: string;
  error: string;
}

export function rememberChance(tests: readonly FailedTest[]): void {
  if (tests.length === 0) return;
  const entries: Entry[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString();
  for (const { file, title = 'outside its tests', error } of tests)
    entries.push({ date, commit, file, title, error: error.slice(0, 2000) });
  writeFileSync(`${FILE}.part`, `${JSON.stringify(entries, null, 2)}\n`);
  renameSync(`${FILE}.part`, FILE);
}
