/**
 * Reads one page of members, the best matches first unless the call asks for another order. It is found by ids and sort
 * keys alone, from the nearer end, so that the last page of a million members costs about as much as the first. Then only
 * the rows of that page are read.
 */

import { sql } from 'kysely';
import type { Member } from '../../../../../src/domain/members/member';
import type { Page } from '../../../../../src/domain/wire';
import {
  type Bounds,
  boundsOf,
  checkPage,
  type PagePosition,
  type PageQuery,
  pageAnswer,
} from '../../../http/paging';
import type { Database } from '../../../store/database/database';
import { type ListRow, memberListColumns, wireListed } from '../../../store/rows/memberDetail';
import { type CloseMatches, findMembers } from './closeWords';
import { filterSource, isNearlyAll, type MemberFilter } from './memberFilter';
import { approximateTotal, knownMatches } from './memberMatches';
import {
  cachedIds,
  FEW,
  gatheredIds,
  type Ids,
  isFirstLongWalk,
  listedIds,
  matchesToPass,
  type Order,
  rowOrder,
  walkedIds,
} from './memberOrder';
import { type FilterPart, firstPart, listParts } from './memberParts';

const PAGE_SIZE = 10;
const PAGE_SIZE_MAX = 100;
/** This many rows are walked past in a few milliseconds. */
const WALK_MIN = 4000;
/** A page that ends before this row is looked for in the first part of its list. */
const NEAR = 250;
/** The first part must be likely to have this many times the rows that the page needs. */
const LUCK = 2;
/** How much longer than expected a first walk is: where matches lie evenly, it then nearly always completes the page. */
const WALK_MARGIN = 3;
/** Assumed number of members per match, while all members haven't been counted. */
const SPARSE = 12;
/** A list of more matches takes too long to make, and a walk finds them often enough: at least one in four of a million. */
const LISTED_MAX = 250_000;

async function rowsOf(db: Database, ids: Ids, order: Order) {
  const { rows } = await sql<ListRow>`
    select ${memberListColumns} from membres as m where m.id in (${ids}) ${rowOrder(order)}`.execute(db);
  return rows;
}

/** Whether a walk along the index meets no other members than the matching ones. */
const isWalkable = ({ part, ...filter }: MemberFilter): boolean =>
  isNearlyAll(filter) && (!part || ('column' in part && !part.isMissing));

/**
 * Chooses how to find the page. A few matches are gathered. Of many, a page near an end is usually found after a short
 * walk. We choose, because we have counted the matches while the database only estimates them, and a wrong estimate walks
 * past all members. Where the matches lie is unknown, so a walk ends where making the whole list would have been cheaper,
 * and the second long request for a list makes the list.
 */
async function rowsAt(db: Database, filter: MemberFilter, order: Order, place: PagePosition) {
  const { offset, size, count } = place;
  if (count <= offset) return [];
  const kept = await cachedIds(db, filter, order, place);
  if (kept) return rowsOf(db, kept, order);
  if (count <= FEW) return rowsOf(db, await gatheredIds(db, filter, order, place), order);
  if (count > LISTED_MAX || isWalkable(filter)) return rowsOf(db, walkedIds(filter, order, place), order);
  const rowsToMeet = (matchesToPass(order, place) * (approximateTotal(db) || count * SPARSE)) / count;
  const near = Math.min(WALK_MIN, Math.round(rowsToMeet * WALK_MARGIN));
  // Matches of towns and words are found by an index, so a short list of them is made sooner than a long walk.
  const longest = filterSource(filter) === 'membres' ? count : Number.POSITIVE_INFINITY;
  for (const walk of [near, WALK_MIN, Math.round(count / 2)]) {
    if (
      rowsToMeet > walk ||
      walk > longest ||
      (walk > WALK_MIN && !(await isFirstLongWalk(db, filter, order)))
    )
      continue;
    const rows = await rowsOf(db, walkedIds(filter, order, place, walk), order);
    if (rows.length === Math.min(size, count - offset)) return rows;
  }
  return rowsOf(db, await listedIds(db, filter, order, place), order);
}

/**
 * The rows of a page near the beginning, without counting the parts of the list, which takes longer than the page.
 * @returns nothing where the page isn't found in the first part by a short walk
 */
async function rowsOfFirst(
  db: Database,
  { filter, count }: CloseMatches,
  ordering: string | undefined,
  place: Bounds,
) {
  const first = await firstPart(db, filter, ordering);
  if (!first) return;
  const known = await knownMatches(db, first.filter);
  const likely = known ? known.length : count * first.share;
  const needed = place.offset + place.size;
  if (likely < needed * (known ? 1 : LUCK)) return;
  const isWalked =
    likely > (known ? FEW : 0) &&
    likely * WALK_MIN > needed * LUCK * (approximateTotal(db) || count * SPARSE);
  if (!isWalked && likely > FEW) return;
  // The part is read from its beginning, because its end is unknown.
  const forward: PagePosition = { offset: place.offset, size: place.size, count: Number.POSITIVE_INFINITY };
  const ids = isWalked
    ? walkedIds(first.filter, first.order, forward, WALK_MIN)
    : await gatheredIds(db, first.filter, first.order, forward);
  const rows = await rowsOf(db, ids, first.order);
  return rows.length === place.size ? rows : undefined;
}

/** The rows of a page that may lie in several parts of the list. */
async function rowsOfParts(db: Database, found: CloseMatches, ordering: string | undefined, bounds: Bounds) {
  const parts: readonly FilterPart[] = await listParts(db, found.filter, ordering);
  checkPage(bounds, found.count);
  const { offset, size } = bounds;
  const rows: ListRow[] = [];
  let begin = 0;
  for (const { filter, order, count } of parts) {
    const from = Math.max(0, offset - begin);
    const wanted = size - rows.length;
    begin += count;
    if (wanted > 0 && from < count)
      rows.push(...(await rowsAt(db, filter, order, { offset: from, size: wanted, count })));
  }
  return rows;
}

/**
 * @param asked the parameters of the call, which `next` and `previous` repeat
 * @throws HttpError 422 for an invalid page, size or order, 404 past the last page (an empty list has one page)
 */
export async function memberPage(
  db: Database,
  path: string,
  filter: MemberFilter,
  { page, page_size, ...asked }: PageQuery & { ordering?: string },
): Promise<Page<Member>> {
  const bounds = boundsOf({ page, page_size }, PAGE_SIZE, PAGE_SIZE_MAX);
  const { ordering } = asked;
  const isNear = bounds.offset + bounds.size <= NEAR;
  const found = await findMembers(db, filter, ordering, isNear);
  const first = isNear ? await rowsOfFirst(db, found, ordering, bounds) : undefined;
  const rows = first ?? (await rowsOfParts(db, found, ordering, bounds));
  const answer = pageAnswer(path, asked, bounds, found.count, rows.map(wireListed));
  return { ...answer, ...(found.words && { mots_proches: found.words }) };
}
