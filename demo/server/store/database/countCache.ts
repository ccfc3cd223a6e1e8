/**
 * Caches counts that take longer to compute than the page they belong to: how many of 100,000 rows match a filter, how
 * often each role is assigned. A value is stored with the version of the set of rows it was computed from, and every
 * write raises that version, whichever instance makes it.
 */
import type { Database } from './database';
import { currentVersion, type VersionedSet } from './writeQueue';

const COUNTS_MAX = 500;
/** Rows that another program changes raise no version, so values also expire. */
const MAX_AGE_MS = 60_000;

interface Entry {
  version: number;
  at: number;
  value: unknown;
  weight: number;
}

/** A key must always stand for the same question about its set of rows, and so for the same type of value. */
interface VersionedCache {
  /** Returns the cached value, or computes and caches it when it is missing or out of date. */
  getOrCompute<T>(db: Database, set: VersionedSet, key: string, compute: () => Promise<T>): Promise<T>;
  /** Returns the cached value if it is up to date. */
  getFresh<T>(db: Database, set: VersionedSet, key: string): Promise<T | undefined>;
  /** Returns the cached value even when it is out of date, for estimates. */
  getAny<T>(db: Database, set: VersionedSet, key: string): T | undefined;
}

const isFresh = (entry: Entry | undefined, version: number): entry is Entry =>
  entry?.version === version && Date.now() - entry.at < MAX_AGE_MS;

/** Removes the oldest entries until the total weight fits; the newest entry always stays. */
function evictOldest(cache: Map<string, Entry>, maxWeight: number): void {
  let weight = 0;
  for (const entry of cache.values()) weight += entry.weight;
  for (const [key, entry] of cache) {
    if (weight <= maxWeight || cache.size === 1) return;
    cache.delete(key);
    weight -= entry.weight;
  }
}

/** @param maxWeight maximum weight of the entries of one database, in the unit of `weightOf` */
export function createVersionedCache(
  maxWeight: number,
  weightOf: (value: unknown) => number = () => 1,
): VersionedCache {
  const caches = new WeakMap<Database, Map<string, Entry>>();

  const cacheOf = (db: Database): Map<string, Entry> => {
    const cache = caches.get(db) ?? new Map<string, Entry>();
    caches.set(db, cache);
    return cache;
  };

  return {
    async getOrCompute<T>(db: Database, set: VersionedSet, key: string, compute: () => Promise<T>) {
      const cache = cacheOf(db);
      const id = `${set} ${key}`;
      const version = await currentVersion(db, set);
      const entry = cache.get(id);
      if (isFresh(entry, version)) return entry.value as T;
      const value = await compute();
      cache.delete(id);
      cache.set(id, { version, at: Date.now(), value, weight: weightOf(value) });
      evictOldest(cache, maxWeight);
      return value;
    },

    async getFresh<T>(db: Database, set: VersionedSet, key: string) {
      const entry = cacheOf(db).get(`${set} ${key}`);
      if (!entry) return undefined;
      return isFresh(entry, await currentVersion(db, set)) ? (entry.value as T) : undefined;
    },

    getAny: <T>(db: Database, set: VersionedSet, key: string) =>
      cacheOf(db).get(`${set} ${key}`)?.value as T | undefined,
  };
}

/** For counts and other small values. */
export const countCache = createVersionedCache(COUNTS_MAX);
