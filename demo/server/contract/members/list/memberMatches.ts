/**
 * Keeps which members match a filter, as ids in no order. Finding them in the narrow table takes longer than all else that a
 * page needs, so the query that counts them also sends the ids that the page is likely to need, and later pages reuse them.
 */
import { sql } from 'kysely';
import { whereAll } from '../../../store/database/conditions';
import { countCache, createVersionedCache } from '../../../store/database/countCache';
import type { Database } from '../../../store/database/database';
import {
  filterKey,
  type MemberFilter,
  matchingMembers,
  memberConditions,
  presentStay,
  type StayTable,
} from './memberFilter';

/** Maximum number of ids in each cache. Each takes four bytes, so a cache takes 4 MB. */
const IDS_KEPT = 1_000_000;
/** A shorter list counts as this many ids, so a cache never has more than a thousand lists. */
const WEIGHT_MIN = 1000;
/** Of more members, only counts and lists that were asked for are kept. */
const MEMBERS_MAX = 250_000;
const COMMA = ','.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const NONE = new Int32Array();

type IdsByStay = ReadonlyMap<number | null, Int32Array>;

function weightOf(value: unknown): number {
  const lists = value instanceof Int32Array ? [value] : [...(value as IdsByStay).values()];
  return lists.reduce((weight, ids) => weight + ids.length, WEIGHT_MIN);
}

export const listCache = () => createVersionedCache(IDS_KEPT, weightOf);
const matches = listCache();

/** The number of all members, or of all active ones, when it was last counted; 0 when it never was. */
export const approximateTotal = (db: Database): number =>
  countCache.getAny<number>(db, 'membres', filterKey({})) ??
  countCache.getAny<number>(db, 'membres', filterKey({ etat: 'actif' })) ??
  0;

/** Whether there are so few members that the order of all of them is kept for the lists of all filters. */
export const areFew = (db: Database): boolean => approximateTotal(db) <= MEMBERS_MAX;

/** Reads numbers that are separated by commas. Splitting the text first takes several times as long. */
function idsIn(text: string | null): Int32Array {
  if (!text) return NONE;
  const ids: number[] = [];
  let id = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COMMA) {
      ids.push(id);
      id = 0;
    } else id = id * 10 + code - ZERO;
  }
  ids.push(id);
  return Int32Array.from(ids);
}

/** The database sends ids as one text, the fastest way into an array. */
const asText = sql`string_agg(m.id::text, ',')`;

export async function sentIds(db: Database, from: ReturnType<typeof sql>): Promise<Int32Array> {
  const { rows } = await sql<{ ids: string | null }>`select ${asText} as ids from ${from}`.execute(db);
  return idsIn(rows[0]?.ids ?? null);
}

/** The ids of those that match by their group or department; under null, of those who are in none. */
export const idsByStay = (db: Database, filter: MemberFilter, stays: StayTable): Promise<IdsByStay> =>
  matches.getOrCompute(db, 'membres', `${stays} ${filterKey(filter)}`, async () => {
    const { rows } = await sql<{ id: number | null; ids: string }>`
      select ${presentStay(stays)} as id, ${asText} as ids
      from ${matchingMembers(filter, 'criteres')} group by 1`.execute(db);
    return new Map(rows.map(({ id, ids }) => [id, idsIn(ids)]));
  });

/** The ids of those that match, if an earlier query has sent them and no member has changed since. */
export async function knownMatches(db: Database, filter: MemberFilter): Promise<Int32Array | undefined> {
  const ids = await matches.getFresh<Int32Array>(db, 'membres', filterKey(filter));
  const { part, ...others } = filter;
  if (ids || !part || !('stays' in part)) return ids;
  const byStay = await matches.getFresh<IdsByStay>(db, 'membres', `${part.stays} ${filterKey(others)}`);
  return byStay && (byStay.get(part.id) ?? NONE);
}

/** The ids of those that match, for filters whose matches are found in the narrow table. */
export const matchedIds = async (db: Database, filter: MemberFilter): Promise<Int32Array> =>
  (await knownMatches(db, filter)) ??
  matches.getOrCompute(db, 'membres', filterKey(filter), () =>
    sentIds(db, matchingMembers(filter, 'criteres')),
  );

/**
 * Counts those that match in the narrow table, and keeps the ids of some of them.
 * @param kept the filter, or the filter of a part of its list
 * @returns nothing if the ids were known already
 */
export async function countAndKeep(
  db: Database,
  filter: MemberFilter,
  kept: MemberFilter,
): Promise<number | undefined> {
  let count: number | undefined;
  await matches.getOrCompute(db, 'membres', filterKey(kept), async () => {
    const isKept = whereAll(memberConditions({ part: kept.part }, 'criteres'));
    const { rows } = await sql<{ count: number; ids: string | null }>`
      select count(*) as count, ${asText} ${kept.part ? sql`filter (${isKept})` : sql``} as ids
      from ${matchingMembers(filter, 'criteres')}`.execute(db);
    count = rows[0]?.count ?? 0;
    return idsIn(rows[0]?.ids ?? null);
  });
  return count;
}
