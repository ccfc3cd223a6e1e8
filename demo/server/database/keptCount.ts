/**
 * How many rows match a filter. Counting 100,000 rows costs more than showing ten of them, so counts are kept per
 * filter, under the version of the set that they were counted in: a write anywhere, by any instance, raises it.
 */
import { type VersionedSet, versionOf } from './inTurn';
import type { Database } from './openDatabase';

const KEPT = 500;
/** Rows changed behind the server's back are seen after this long. */
const MAX_AGE_MS = 60_000;

interface Count {
  version: number;
  at: number;
  count: number;
}

const caches = new WeakMap<Database, Map<string, Count>>();

function cacheOf(db: Database): Map<string, Count> {
  const cache = caches.get(db) ?? new Map<string, Count>();
  caches.set(db, cache);
  return cache;
}

/**
 * @param filter the same text for the same filter
 * @param count asked when nothing fresh is kept
 */
export async function keptCount(
  db: Database,
  set: VersionedSet,
  filter: string,
  count: () => Promise<number>,
): Promise<number> {
  const cache = cacheOf(db);
  const key = `${set} ${filter}`;
  const version = await versionOf(db, set);
  const kept = cache.get(key);
  if (kept && kept.version === version && Date.now() - kept.at < MAX_AGE_MS) return kept.count;
  const counted = await count();
  cache.delete(key);
  cache.set(key, { version, at: Date.now(), count: counted });
  if (cache.size > KEPT) cache.delete(cache.keys().next().value!);
  return counted;
}
