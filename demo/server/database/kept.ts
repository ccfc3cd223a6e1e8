/**
 * What costs more to count than to show: how many rows of 100,000 match a filter, how often each role is given. It is
 * kept under the version of the set that it was counted in: a write anywhere, by any instance, raises it.
 */
import { type VersionedSet, versionOf } from './inTurn';
import type { Database } from './openDatabase';

const KEPT = 500;
/** Rows changed behind the server's back are seen after this long. */
const MAX_AGE_MS = 60_000;

interface Entry {
  version: number;
  at: number;
  value: unknown;
}

const caches = new WeakMap<Database, Map<string, Entry>>();

function cacheOf(db: Database): Map<string, Entry> {
  const cache = caches.get(db) ?? new Map<string, Entry>();
  caches.set(db, cache);
  return cache;
}

/**
 * @param what always the same text for the same question, and of the same type
 * @param count asked when nothing fresh is kept
 */
export async function kept<T>(
  db: Database,
  set: VersionedSet,
  what: string,
  count: () => Promise<T>,
): Promise<T> {
  const cache = cacheOf(db);
  const key = `${set} ${what}`;
  const version = await versionOf(db, set);
  const entry = cache.get(key);
  if (entry && entry.version === version && Date.now() - entry.at < MAX_AGE_MS) return entry.value as T;
  const value = await count();
  cache.delete(key);
  cache.set(key, { version, at: Date.now(), value });
  if (cache.size > KEPT) cache.delete(cache.keys().next().value!);
  return value;
}
