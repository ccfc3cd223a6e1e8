/* No call without a row: neither one that the sources name nor one that a page made during the run. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '../../../src/api/endpoints.ts';
import type { Case } from './Case.ts';
import { matcherOf } from './runCase.ts';

/** Called by a host, never by a screen. */
const HOSTS_OWN = ['auth.refresh'];

/** Only asked again where a host asked for them: saves name them as out of date, no screen asks. */
const ONLY_STALE = ['membres.all', 'roles.list'];

/** Names under which the sources have a family. */
const ALIASES: Record<string, readonly string[]> = {
  auth: ['auth', 'loadCalls\\(\\)\\)'],
  membres: ['membres', 'membresWrites'],
  formulaires: ['formulaires', 'publicForm'],
};

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesIn(path);
    else if (/\.tsx?$/.test(entry.name)) yield readFileSync(path, 'utf8');
  }
}

const ids = () =>
  Object.entries(endpoints).flatMap(([family, table]) =>
    Object.keys(table).map((name) => `${family}.${name}`),
  );

function isNamed(id: string, sources: string): boolean {
  const [family = '', name = ''] = id.split('.');
  return (ALIASES[family] ?? [family]).some((alias) =>
    new RegExp(`(?<![\\w.])\\(?(await )?${alias}\\.${name}\\b`).test(sources),
  );
}

export function missingCalls(cases: readonly Case[], seen: ReadonlySet<string>): string[] {
  const sources = ['src/areas', 'src/catalog', 'src/session'].flatMap((folder) => [...sourcesIn(folder)]);
  const text = sources.join('\n');
  const tabled = new Set(cases.map(({ call }) => call));
  // Two endpoints may share an address: what a row answers for is no other's.
  const rows = [...tabled].map(matcherOf);
  const left = [...seen].filter((call) => !rows.some((matches) => matches(call)));
  return ids().filter((id) => {
    if (tabled.has(id) || HOSTS_OWN.includes(id)) return false;
    const matches = matcherOf(id);
    const isAsked = isNamed(id, text) && !ONLY_STALE.includes(id);
    return isAsked || left.some((call) => matches(call));
  });
}
