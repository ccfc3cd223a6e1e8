import { spawnSync } from 'node:child_process';
import { sayNotRun } from '../../tools/all/says.mjs';
import { NO_POSTGRES, postgresBinaries } from '../load/harness/postgres.ts';
import { allProxies, isInstalled } from './proxies.ts';

const PROGRAMS: Readonly<Record<string, string>> = {
  'systemd-analyze': 'systemd',
  'docker-compose': 'docker-compose',
};

/** Names the programs that aren't installed, whose tests are left out. */
export function setup(): void {
  for (const kind of allProxies)
    if (!isInstalled(kind))
      sayNotRun(`${kind.name} is not installed: install the Debian package ${kind.debian}.`);
  for (const [program, debian] of Object.entries(PROGRAMS))
    if (spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)
      sayNotRun(`${program} is not installed: install the Debian package ${debian}.`);
  if (process.getuid?.() !== 0) sayNotRun('Updates need root, because they run as three users.');
  else if (!postgresBinaries()) sayNotRun(NO_POSTGRES);
}
