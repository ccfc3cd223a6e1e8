import { execFileSync } from 'node:child_process';

/** The user that owns the builds of a host, and the one that owns its data. No account of the machine has these numbers. */
export const BUILDER = '61001';
export const SERVER = '61002';
export const SCRIPT = 'demo/server/deploy/update.sh';

/** Runs a program to its end and gives what it printed. */
export const run = (command: string, args: readonly string[], options: { cwd?: string } = {}): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...options }).trim();
