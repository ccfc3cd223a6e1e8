/**
 * Finds the ids of the members of a page in one of three ways, so that memberPage.ts can choose the cheapest: gathering all
 * matches, walking an index, or listing all ids once for all pages.
 */

import { type RawBuilder, sql } from 'kysely';
import { whereAll } from '../database/conditions';
import { countCache, createVersionedCache } from '../database/countCache';
import type { Database } from '../database/openDatabase';
import { fromNearerEnd, type Place, type SortOrder } from '../http/paging';
import { filterKey, type MemberFilter, memberConditions } from './memberFilter';

/** Maximum number of cached ids. Each takes four bytes, so they take 4 MB in all. */
const IDS_KEPT = 1_000_000;

const idLists = createVersionedCache(IDS_KEPT, (ids) => (ids instanceof Int32Array ? ids.length : 1));

export type Order = SortOrder<'tri' | 'date_inscription'>;

export type Ids = RawBuilder<unknown>;

/** Reads the page from the nearer end of the list. */
function nearest({ column, isDescending }: Order, at: Place) {
  const { isBackward, skipped, shown } = fromNearerEnd(at);
  const walk = isDescending !== isBackward ? sql`desc` : sql`asc`;
  return {
    skipped,
    shown,
    along: sql`order by ${sql.ref(`m.${column}`)} ${walk}, m.id ${walk}`,
    part: sql`order by place ${walk}, id ${walk} limit ${shown} offset ${skipped}`,
    place: sql.ref(`m.${column}`),
  };
}

/** How many matches are passed until the page is complete. */
export function matchesToPass(order: Order, place: Place): number {
  const { skipped, shown } = nearest(order, place);
  return skipped + shown;
}

/** Gathers all matches by the indexes of their conditions, then sorts them. */
export function gatheredIds(filter: MemberFilter, order: Order, where: Place): Ids {
  const { place, part } = nearest(order, where);
  return sql`with gathered as materialized (
      select m.id, ${place} as place from membres as m ${whereAll(memberConditions(filter))})
    select id from gathered ${part}`;
}

/**
 * Walks the index of the order until the page is complete. All matches may lie far away, such as everyone called «Roux» in
 * the order of names.
 * @param rows ends the walk after this many rows; the page may then be incomplete
 */
export function walkedIds(filter: MemberFilter, order: Order, where: Place, rows?: number): Ids {
  const { place, part, along } = nearest(order, where);
  const among = rows
    ? sql`(select m.id, m.tri, m.date_inscription, m.recherche from membres as m ${along} limit ${rows})`
    : sql`membres`;
  return sql`select id from (
      select m.id, ${place} as place from ${among} as m ${whereAll(memberConditions(filter))} ${part}) as walked`;
}

/** The ids of all matches in ascending order. The database sends them as one text, the fastest way into an array. */
async function listIds(db: Database, filter: MemberFilter, column: Order['column']): Promise<Int32Array> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',') as ids from (
      select m.id from membres as m ${whereAll(memberConditions(filter))}
      order by ${sql.ref(`m.${column}`)}, m.id) as listed`.execute(db);
  return Int32Array.from((rows[0]?.ids ?? '').split(',').filter(Boolean), Number);
}

function pageOf(ids: Int32Array, { isDescending }: Order, { offset, size }: Place): Ids {
  const end = ids.length - offset;
  const page = isDescending
    ? ids.subarray(Math.max(0, end - size), Math.max(0, end))
    : ids.subarray(offset, offset + size);
  return sql`select unnest(${[...page]}::integer[])`;
}

const listName = (filter: MemberFilter, { column }: Order) => `${column} ${filterKey(filter)}`;

/** The page from a list that was made earlier, if no member has changed since. */
export async function cachedIds(
  db: Database,
  filter: MemberFilter,
  order: Order,
  place: Place,
): Promise<Ids | undefined> {
  const ids = await idLists.getFresh<Int32Array>(db, 'membres', listName(filter, order));
  return ids && pageOf(ids, order, place);
}

/** The page from a list of all matches, which is made once for all its pages and kept until a member changes. */
export async function listedIds(
  db: Database,
  filter: MemberFilter,
  order: Order,
  place: Place,
): Promise<Ids> {
  const list = () => listIds(db, filter, order.column);
  return pageOf(await idLists.getOrCompute(db, 'membres', listName(filter, order), list), order, place);
}

/** Whether this is the first long walk for this list since a member changed. It is recorded by the call. */
export async function isFirstLongWalk(db: Database, filter: MemberFilter, order: Order): Promise<boolean> {
  let isFirst = false;
  await countCache.getOrCompute(db, 'membres', `walk ${listName(filter, order)}`, async () => {
    isFirst = true;
    return true;
  });
  return isFirst;
}
