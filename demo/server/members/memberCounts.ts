/**
 * How many members match a filter. Counting 100,000 rows costs more than showing ten of them, so counts are kept per
 * filter, under the version of the members that they were counted in: a write anywhere, by any instance, raises it.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/openDatabase';
import type { Schema } from '../database/schema';
import { conditionsOf, filterKey, type MemberFilter, whereAll } from './memberFilter';

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

/** To be called inside every transaction that writes members or what they belong to. */
export async function touchMembers(trx: Transaction<Schema> | Kysely<Schema>): Promise<void> {
  await trx.updateTable('versions').set({ numero: sql`numero + 1` }).where('nom', '=', 'membres').execute();
}

const versionOf = async (db: Database): Promise<number> =>
  (await db.selectFrom('versions').select('numero').where('nom', '=', 'membres').executeTakeFirst())
    ?.numero ?? 0;

/** The exact number of members that match. */
export async function countMembers(db: Database, filter: MemberFilter): Promise<number> {
  const cache = cacheOf(db);
  const key = filterKey(filter);
  const version = await versionOf(db);
  const kept = cache.get(key);
  if (kept && kept.version === version && Date.now() - kept.at < MAX_AGE_MS) return kept.count;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from membres as m ${whereAll(conditionsOf(filter))}`.execute(db);
  const count = rows[0]?.count ?? 0;
  cache.delete(key);
  cache.set(key, { version, at: Date.now(), count });
  if (cache.size > KEPT) cache.delete(cache.keys().next().value!);
  return count;
}
