/**
 * Finds the ids of the members of a page in one of three ways, so that memberPage.ts can choose the cheapest: gathering all
 * matches, walking an index, or listing all ids once for all pages.
 */

import { type RawBuilder, sql } from 'kysely';
import { fromNearerEnd, type PagePosition, type SortOrder } from '../../../http/paging';
import { whereAll } from '../../../store/database/conditions';
import { countCache } from '../../../store/database/countCache';
import type { Database } from '../../../store/database/database';
import type { NullableColumn } from '../../../store/search/sortKeys';
import {
  filterKey,
  filterSource,
  isNearlyAll,
  type MemberFilter,
  matchingMembers,
  memberConditions,
  rankOf,
} from './memberFilter';
import { areFew, knownMatches, listCache, matchedIds, sentIds } from './memberMatches';

/** This many matches are gathered in a few milliseconds. */
export const FEW = 2000;
/** Up to this id, a bit for each takes at most 2 MB. */
const BITS_MAX = 2 ** 24;
/** Up to this many known ids, dropping some takes less time than finding the others. */
const REUSED_MAX = 4000;

const idLists = listCache();
/** All members in each order, which the lists of filters must not drive out. */
const orders = listCache();

/** Each column has an index that ends with the name and the id, by which equal values are ordered. */
export interface Order extends SortOrder<'tri' | 'date_inscription' | 'statut' | NullableColumn> {
  /** The search by which rows are ordered before the name: the best matches come first. */
  match?: string | undefined;
}

export type Ids = RawBuilder<unknown>;

/** The database orders text by its own language, except where a column says otherwise. */
function columnOf({ column, match }: Order) {
  if (match !== undefined) return rankOf({ search: match });
  return column === 'statut' ? sql`m.statut collate "C"` : sql.ref(`m.${column}`);
}

/** `order by` for rows of `membres as m`. */
export function rowOrder(order: Order, isDescending = order.isDescending): RawBuilder<unknown> {
  const way = isDescending ? sql`desc` : sql`asc`;
  return sql`order by ${columnOf(order)} ${way}, m.tri ${way}, m.id ${way}`;
}

/** Reads the page from the nearer end of the list. */
function nearest(order: Order, at: PagePosition) {
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
export function matchesToPass(order: Order, place: PagePosition): number {
  const { skipped, shown } = nearest(order, place);
  return skipped + shown;
}

/** The ids to gather from: of all that match, or of a few more, whose rows then have to meet a condition. */
async function gatherable(db: Database, filter: MemberFilter) {
  if (filterSource(filter) === 'membres') return { found: sql`select m.id from ${matchingMembers(filter)}` };
  const { part, ...others } = filter;
  const known = part && 'column' in part ? await knownMatches(db, others) : undefined;
  const isReused = known && known.length <= REUSED_MAX;
  const ids = isReused ? known : await matchedIds(db, filter);
  return {
    found: sql`select unnest(${[...ids]}::integer[]) as id`,
    conditions: isReused ? memberConditions({ part }) : [],
  };
}

/** Gathers all matches, then sorts them. Their ids come first, so that only the rows of the matches are read. */
export async function gatheredIds(
  db: Database,
  filter: MemberFilter,
  order: Order,
  where: PagePosition,
): Promise<Ids> {
  const { found, conditions = [] } = await gatherable(db, filter);
  const isFound = sql<boolean>`m.id = any(array(select id from found))`;
  return sql`with found as materialized (${found}),
    gathered as (select m.id, m.tri, ${columnOf(order)} as place from membres as m
      ${whereAll([isFound, ...conditions])})
    select id from gathered ${nearest(order, where).part}`;
}

/**
 * The part of the index in which all matches lie. Rows without a value are at its end, and descending orders list them apart.
 */
function rangeOf(
  { part, ne_du, ne_au, inscrit_du, inscrit_au }: MemberFilter,
  { column }: Order,
): MemberFilter {
  return {
    ...(column === 'date_naissance' && { ne_du, ne_au }),
    ...(column === 'date_inscription' && { inscrit_du, inscrit_au }),
    ...(part && 'column' in part && { part }),
  };
}

/**
 * Walks the index of the order until the page is complete. All matches may lie far away, such as everyone called «Roux» in
 * the order of names.
 * @param rows ends the walk after this many rows; the page may then be incomplete
 */
export function walkedIds(filter: MemberFilter, order: Order, where: PagePosition, rows?: number): Ids {
  const { along, limit } = nearest(order, where);
  const begun = whereAll(memberConditions(rangeOf(filter, order)));
  const read = rows ? sql`(select m.* from membres as m ${begun} ${along} limit ${rows})` : sql`membres`;
  return sql`select id from (
      select m.id from ${read} as m ${whereAll(memberConditions(filter))} ${along} ${limit}) as walked`;
}

const sortedIds = (db: Database, filter: MemberFilter, order: Order) =>
  sentIds(
    db,
    sql`(select m.id from membres as m ${whereAll(memberConditions(filter))} ${rowOrder(order, false)}) as m`,
  );

/** Keeps those of `ids` that are among `chosen`, in their order. Ids are counted up from 1, so a bit for each takes little. */
function among(ids: Int32Array, chosen: Int32Array): Int32Array {
  let highest = 0;
  for (const id of chosen) if (id > highest) highest = id;
  if (highest > BITS_MAX) {
    const known = new Set(chosen);
    return ids.filter((id) => known.has(id));
  }
  const bits = new Uint32Array((highest >>> 5) + 1);
  for (const id of chosen) bits[id >>> 5]! |= 1 << (id & 31);
  return ids.filter((id) => id <= highest && bits[id >>> 5]! & (1 << (id & 31)));
}

/**
 * The ids of all matches in ascending order. Those of all members in that order are kept, and serve every filter whose
 * matches are found in the narrow table: sorting the matches takes the database longer than finding them.
 */
async function listIds(db: Database, filter: MemberFilter, order: Order): Promise<Int32Array> {
  if (isNearlyAll(filter) || filterSource(filter) === 'membres' || !areFew(db))
    return sortedIds(db, filter, order);
  const found = await matchedIds(db, filter);
  return among(await orders.getOrCompute(db, 'membres', order.column, () => sortedIds(db, {}, order)), found);
}

function pageOf(ids: Int32Array, { isDescending }: Order, { offset, size }: PagePosition): Ids {
  const end = ids.length - offset;
  const page = isDescending
    ? ids.subarray(Math.max(0, end - size), Math.max(0, end))
    : ids.subarray(offset, offset + size);
  return sql`select unnest(${[...page]}::integer[])`;
}

const listName = (filter: MemberFilter, { column, match = column }: Order) => `${match} ${filterKey(filter)}`;

/** The page from a list that was made earlier, if no member has changed since. */
export async function cachedIds(
  db: Database,
  filter: MemberFilter,
  order: Order,
  place: PagePosition,
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
  place: PagePosition,
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
