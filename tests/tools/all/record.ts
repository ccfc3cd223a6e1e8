import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Rows } from './suite';

/* The results of all suites in one file, each with the commit and the time of its run. */

/** The kept rows; none if there is no readable file. */
export function readRows(file: string): Rows {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).suites ?? {};
  } catch {
    return {};
  }
}

/** Writes another file first, because a run that ends while it writes would leave half a file. */
export function writeRows(file: string, suites: Rows): void {
  writeFileSync(`${file}.new`, `${JSON.stringify({ suites }, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** The commit of the working tree, with a `+` if files differ from it. */
export function currentCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=8', 'HEAD');
  if (status !== 0) return 'unknown';
  return stdout.trim() + (git('status', '--porcelain').stdout.trim() ? '+' : '');
}
