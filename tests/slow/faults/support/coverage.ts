/* Finds calls without a row: calls that the sources name, and calls that a page made during the run. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '../../../../src/api/endpoints.ts';
import type { Case } from './Case.ts';
import { matcherOf } from './runCase.ts';

/** Calls that a host makes and no screen does. */
const HOSTS_OWN = ['auth.refresh'];

/** Calls that no screen makes; saves only invalidate them for hosts. */
const ONLY_STALE = ['membres.all', 'roles.list'];

/** How the sources name a family of endpoints beside the names of its tables. */
const ALIASES: Record<string, readonly string[]> = { auth: ['loadSignIn\\(\\)\\)\\.calls'] };

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

/** The names of the tables of each family: «eventCalls» of `evenements`. */
function tableNames(): Map<string, string[]> {
  const names = new Map(Object.entries(ALIASES).map(([family, aliases]) => [family, [...aliases]]));
  for (const source of sourcesIn('src/api/endpoints'))
    for (const [, table = '', family = ''] of source.matchAll(/const (\w+) = family\('(\w+)'/g))
      names.set(family, [...(names.get(family) ?? []), table]);
  return names;
}

function isNamed(id: string, sources: string, tables: ReadonlyMap<string, readonly string[]>): boolean {
  const [family = '', name = ''] = id.split('.');
  return (tables.get(family) ?? []).some((table) =>
    new RegExp(`(?<![\\w.'])\\(?(await )?${table}\\.${name}\\b`).test(sources),
  );
}

export function missingCalls(cases: readonly Case[], seen: ReadonlySet<string>): string[] {
  const sources = ['src/areas', 'src/catalog', 'src/data', 'src/people', 'src/session'].flatMap((folder) => [
    ...sourcesIn(folder),
  ]);
  const text = sources.join('\n');
  const tables = tableNames();
  const tabled = new Set(cases.map(({ call }) => call));
  // Two endpoints can share an address: a call that a row covers doesn't count for another endpoint.
  const rows = [...tabled].map(matcherOf);
  const left = [...seen].filter((call) => !rows.some((matches) => matches(call)));
  return ids().filter((id) => {
    if (tabled.has(id) || HOSTS_OWN.includes(id)) return false;
    const matches = matcherOf(id);
    const isAsked = isNamed(id, text, tables) && !ONLY_STALE.includes(id);
    return isAsked || left.some((call) => matches(call));
  });
}
