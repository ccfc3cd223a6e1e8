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
  weight: number;
}

interface Keeper {
  /**
   * @param what always the same text for the same question, and of the same type
   * @param count asked when nothing fresh is kept
   */
  kept<T>(db: Database, set: VersionedSet, what: string, count: () => Promise<T>): Promise<T>;
  /** What is kept, if it is fresh. */
  found<T>(db: Database, set: VersionedSet, what: string): Promise<T | undefined>;
  /** What is kept, fresh or not: to guess by. */
  recalled<T>(db: Database, set: VersionedSet, what: string): T | undefined;
}

const isFresh = (entry: Entry | undefined, version: number): entry is Entry =>
  entry?.version === version && Date.now() - entry.at < MAX_AGE_MS;

/** The oldest leave until the rest has room. The newest stays. */
function makeRoom(cache: Map<string, Entry>, room: number): void {
  let weight = 0;
  for (const entry of cache.values()) weight += entry.weight;
  for (const [key, entry] of cache) {
    if (weight <= room || cache.size === 1) return;
    cache.delete(key);
    weight -= entry.weight;
  }
}

/**
 * @param room what may be kept of one database at a time, in the unit of `weightOf`
 */
export function createKeeper(room: number, weightOf: (value: unknown) => number = () => 1): Keeper {
  const caches = new WeakMap<Database, Map<string, Entry>>();
  const cacheOf = (db: Database): Map<string, Entry> => {
    const cache = caches.get(db) ?? new Map<string, Entry>();
    caches.set(db, cache);
    return cache;
  };
  return {
    async kept<T>(db: Database, set: VersionedSet, what: string, count: () => Promise<T>) {
      const cache = cacheOf(db);
      const key = `${set} ${what}`;
      const version = await versionOf(db, set);
      const entry = cache.get(key);
      if (isFresh(entry, version)) return entry.value as T;
      const value = await count();
      cache.delete(key);
      cache.set(key, { version, at: Date.now(), value, weight: weightOf(value) });
      makeRoom(cache, room);
      return value;
    },
    async found<T>(db: Database, set: VersionedSet, what: string) {
      const entry = cacheOf(db).get(`${set} ${what}`);
      if (!entry) return undefined;
      return isFresh(entry, await versionOf(db, set)) ? (entry.value as T) : undefined;
    },
    recalled: <T>(db: Database, set: VersionedSet, what: string) =>
      cacheOf(db).get(`${set} ${what}`)?.value as T | undefined,
  };
}

/** Counts and other small things. */
export const { kept, recalled } = createKeeper(KEPT);
