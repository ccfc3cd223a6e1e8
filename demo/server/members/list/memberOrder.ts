/**
 * Finds the ids of the members of a page in one of three ways, so that memberPage.ts can choose the cheapest: gathering all
 * matches, walking an index, or listing all ids once for all pages.
 */

import { type RawBuilder, sql } from 'kysely';
import { whereAll } from '../../database/conditions';
import { countCache, createVersionedCache } from '../../database/countCache';
import type { Database } from '../../database/openDatabase';
import { fromNearerEnd, type Place, type SortOrder } from '../../http/paging';
import { filterKey, type MemberFilter, memberConditions, type NullableColumn } from './memberFilter';

/** Maximum number of cached ids. Each takes four bytes, so they take 4 MB in all. */
const IDS_KEPT = 1_000_000;

const idLists = createVersionedCache(IDS_KEPT, (ids) => (ids instanceof Int32Array ? ids.length : 1));

/** Each has an index that ends with the name and the id, by which equal values are ordered. */
export type Order = SortOrder<'tri' | 'date_inscription' | 'statut' | NullableColumn>;

export type Ids = RawBuilder<unknown>;

/** The database orders text by its own language, except where a column says otherwise. */
const columnOf = ({ column }: Order) =>
  column === 'statut' ? sql`m.statut collate "C"` : sql.ref(`m.${column}`);

/** `order by` for rows of `membres as m`. */
export function rowOrder(order: Order, isDescending = order.isDescending): RawBuilder<unknown> {
  const way = isDescending ? sql`desc` : sql`asc`;
  return sql`order by ${columnOf(order)} ${way}, m.tri ${way}, m.id ${way}`;
}

/** Reads the page from the nearer end of the list. */
function nearest(order: Order, at: Place) {
  const { isBackward, skipped, shown } = fromNearerEnd(at);
  const isDescending = order.isDescending !== isBackward;
  const way = isDescending ? sql`desc` : sql`asc`;
  return {
    skipped,
    shown,
    along: rowOrder(order, isDescending),
    part: sql`order by place ${way}, tri ${way}, id ${way} limit ${shown} offset ${skipped}`,
    limit: sql`limit ${shown} offset ${skipped}`,
  };
}

/** How many matches are passed until the page is complete. */
export function matchesToPass(order: Order, place: Place): number {
  const { skipped, shown } = nearest(order, place);
  return skipped + shown;
}

/**
 * Gathers all matches, then sorts them. Their ids come first, because an index can have all that the conditions need: then
 * only the rows of the matches are read.
 */
export function gatheredIds(filter: MemberFilter, order: Order, where: Place): Ids {
  return sql`with found as materialized (select m.id from membres as m ${whereAll(memberConditions(filter))}),
    gathered as (select m.id, m.tri, ${columnOf(order)} as place from membres as m
      where m.id = any(array(select id from found)))
    select id from gathered ${nearest(order, where).part}`;
}

/**
 * Walks the index of the order until the page is complete. All matches may lie far away, such as everyone called «Roux» in
 * the order of names.
 * @param rows ends the walk after this many rows; the page may then be incomplete
 */
export function walkedIds(filter: MemberFilter, order: Order, where: Place, rows?: number): Ids {
  const { along, limit } = nearest(order, where);
  // Rows without a value lie at the end of the index, and descending orders list them apart.
  const begun = whereAll(
    memberConditions({ part: filter.part && 'column' in filter.part ? filter.part : undefined }),
  );
  const among = rows ? sql`(select m.* from membres as m ${begun} ${along} limit ${rows})` : sql`membres`;
  return sql`select id from (
      select m.id from ${among} as m ${whereAll(memberConditions(filter))} ${along} ${limit}) as walked`;
}

/** The ids of all matches in ascending order. The database sends them as one text, the fastest way into an array. */
async function listIds(db: Database, filter: MemberFilter, order: Order): Promise<Int32Array> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',') as ids from (
      select m.id from membres as m ${whereAll(memberConditions(filter))} ${rowOrder(order, false)}) as listed`.execute(
    db,
  );
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

/** All ids in ascending order. The list is made once and kept until a member changes. */
export const allIds = (db: Database, filter: MemberFilter, order: Order): Promise<Int32Array> =>
  idLists.getOrCompute(db, 'membres', listName(filter, order), () => listIds(db, filter, order));

/** The page from a list of all matches, which serves all its pages. */
export const listedIds = async (
  db: Database,
  filter: MemberFilter,
  order: Order,
  place: Place,
): Promise<Ids> => pageOf(await allIds(db, filter, order), order, place);

/** Whether this is the first long walk for this list since a member changed. It is recorded by the call. */
export async function isFirstLongWalk(db: Database, filter: MemberFilter, order: Order): Promise<boolean> {
  let isFirst = false;
  await countCache.getOrCompute(db, 'membres', `walk ${listName(filter, order)}`, async () => {
    isFirst = true;
    return true;
  });
  return isFirst;
}
