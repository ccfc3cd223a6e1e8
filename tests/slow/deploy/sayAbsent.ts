import { sayNotRun } from '../../tools/all/says.mjs';
import { isInstalled, proxies } from './proxies.ts';

/** Names the proxies that aren't installed, whose tests are left out. */
export function setup(): void {
  for (const kind of proxies)
    if (!isInstalled(kind))
      sayNotRun(`${kind.name} is not installed: install the Debian package ${kind.debian}.`);
}
