/**
 * Splits an ordered list of members into parts that follow each other. Members without a value come last in both
 * directions, and an order by groups or departments lists them one after the other, each by name: none is the order of an
 * index, but each part has one. A search whose best matches come first is one part, which is listed whole.
 */
import { sql } from 'kysely';
import type { MemberOrdering } from '../../../../../src/domain/members/memberFilters';
import { sortOrderOf } from '../../../http/paging';
import { whereAll } from '../../../store/database/conditions';
import { countCache } from '../../../store/database/countCache';
import type { Database } from '../../../store/database/database';
import { type NullableColumn, SORT_COLUMNS } from '../../../store/search/sortKeys';
import { idsByName } from '../../catalog/catalogLists';
import { countMembers } from './memberCounts';
import {
  filterKey,
  filterSource,
  isMissing,
  type MemberFilter,
  matchingMembers,
  memberConditions,
  STAYS,
  type StayTable,
  searchedWords,
} from './memberFilter';
import { areFew, idsByStay } from './memberMatches';
import { allIds, type Order } from './memberOrder';

/** The order of lists that ask for none and search nothing. */
export const ORDERING = 'nom';

export interface FilterPart {
  filter: MemberFilter;
  order: Order;
  count: number;
}

const COLUMNS: Readonly<Record<MemberOrdering, Order['column'] | StayTable>> = {
  ...SORT_COLUMNS,
  nom: 'tri',
  groupe: 'groupes',
  departement: 'departements',
  statut: 'statut',
  date_inscription: 'date_inscription',
};

const NULLABLE = new Set<string>(Object.values(SORT_COLUMNS));
const isNullable = (column: Order['column']): column is NullableColumn => NULLABLE.has(column);

const cached = <T>(db: Database, name: string, filter: MemberFilter, compute: () => Promise<T>): Promise<T> =>
  countCache.getOrCompute(db, 'membres', `${name} ${filterKey(filter)}`, compute);

type CountsById = ReadonlyMap<number | null, number>;

/** How many of the matching members each group or department has; under null, how many are in none. */
export const countsBy = (db: Database, filter: MemberFilter, stays: StayTable): Promise<CountsById> =>
  cached(db, stays, filter, async () => {
    const { table, key } = STAYS[stays];
    const source = filterSource(filter);
    const { rows } = await sql<{ id: number | null; count: number }>`
      select ${sql.ref(source === 'criteres' ? `m.${key}` : `s.${key}`)} as id, count(*) as count from ${
        source === 'criteres'
          ? matchingMembers(filter)
          : sql`membres as m left join ${sql.table(table)} as s on s.membre_id = m.id and s.date_sortie is null
            ${whereAll(memberConditions(filter))}`
      } group by 1`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  });

/** The same counts for lists in that order, whose ids are sent too if they are found in the narrow table. */
async function countsInOrder(db: Database, filter: MemberFilter, stays: StayTable): Promise<CountsById> {
  if (filterSource(filter) === 'membres' || !areFew(db)) return countsBy(db, filter, stays);
  const byStay = await idsByStay(db, filter, stays);
  return new Map([...byStay].map(([id, ids]) => [id, ids.length]));
}

function sumOf(counts: CountsById): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

interface Split {
  count: number;
  missing: number;
}

/** How many match in all, and how many of them have no value in the column. */
const splitBy = (db: Database, filter: MemberFilter, column: NullableColumn): Promise<Split> =>
  cached(db, `split ${column}`, filter, async () => {
    const source = filterSource(filter);
    const { rows } = await sql<Split>`
      select count(*) as count, count(*) filter (where ${isMissing(source, column)}) as missing
      from ${matchingMembers(filter)}`.execute(db);
    return rows[0]!;
  });

/** Whether the list begins with the best matches: a search for which no order was chosen. */
const isByMatch = ({ search = '' }: MemberFilter, ordering: string | undefined): boolean =>
  ordering === undefined && searchedWords(search).length > 0;

/** The list by match. All matches are ranked and sorted once, for all pages, as ranking takes most of the time. */
async function partByMatch(db: Database, filter: MemberFilter): Promise<FilterPart> {
  const order: Order = { column: 'tri', isDescending: false, match: filter.search };
  return { filter, order, count: (await allIds(db, filter, order)).length };
}

/** An order, and whether it splits the list. */
function readOrdering(ordering = ORDERING) {
  const { column, isDescending } = sortOrderOf(ordering, COLUMNS);
  if (column === 'groupes' || column === 'departements') return { stays: column, isDescending };
  // An ascending index ends with the rows without a value.
  return { column, isDescending, isSplit: isDescending && isNullable(column) };
}

/**
 * Counts the members that match. What an order needs besides is found by the same query and cached.
 * @param isNear whether only the first part of the list is likely to be needed
 * @throws HttpError 422 under `ordering`
 */
export async function countInOrder(
  db: Database,
  filter: MemberFilter,
  ordering?: string,
  isNear = false,
): Promise<number> {
  if (isByMatch(filter, ordering)) return (await partByMatch(db, filter)).count;
  if (isNear) return countMembers(db, filter, async () => (await firstStay(db, filter, ordering))?.filter);
  const order = readOrdering(ordering);
  if (order.stays) return sumOf(await countsInOrder(db, filter, order.stays));
  if (order.isSplit && isNullable(order.column)) return (await splitBy(db, filter, order.column)).count;
  return countMembers(db, filter);
}

async function partsByStay(db: Database, filter: MemberFilter, stays: StayTable, isDescending: boolean) {
  const counts = await countsInOrder(db, filter, stays);
  const ids: (number | null)[] = await idsByName(db, stays);
  if (isDescending) ids.reverse();
  const order: Order = { column: 'tri', isDescending };
  return [...ids, null].flatMap((id): FilterPart[] => {
    const count = counts.get(id) ?? 0;
    return count ? [{ filter: { ...filter, part: { stays, id } }, order, count }] : [];
  });
}

/** The part that a list begins with, and its share of the list if its parts are equal. */
interface FirstPart extends Omit<FilterPart, 'count'> {
  share: number;
}

/** The first group or department of a list in that order. */
async function firstStay(db: Database, filter: MemberFilter, ordering: string | undefined) {
  const { stays, isDescending } = readOrdering(ordering);
  if (!stays) return;
  const ids = await idsByName(db, stays);
  const chosen = filter[stays]?.length ? ids.filter((id) => filter[stays]?.includes(id)) : ids;
  const id = isDescending ? chosen.at(-1) : chosen[0];
  if (id === undefined) return;
  const order: Order = { column: 'tri', isDescending };
  return { filter: { ...filter, part: { stays, id } }, order, share: 1 / chosen.length } satisfies FirstPart;
}

/** The first part where the list has several. It may be empty. */
export async function firstPart(db: Database, filter: MemberFilter, ordering: string | undefined) {
  if (isByMatch(filter, ordering)) return;
  const { column, isSplit, isDescending } = readOrdering(ordering);
  if (!isSplit || !isNullable(column)) return firstStay(db, filter, ordering);
  const part = { column, isMissing: false };
  return { filter: { ...filter, part }, order: { column, isDescending }, share: 1 } satisfies FirstPart;
}

/**
 * The parts of the list, in their order.
 * @throws HttpError 422 under `ordering`
 */
export async function listParts(
  db: Database,
  filter: MemberFilter,
  ordering?: string,
): Promise<FilterPart[]> {
  if (isByMatch(filter, ordering)) return [await partByMatch(db, filter)];
  const { stays, column, isSplit, isDescending } = readOrdering(ordering);
  if (stays) return partsByStay(db, filter, stays, isDescending);
  if (!isSplit || !isNullable(column))
    return [{ filter, order: { column, isDescending }, count: await countMembers(db, filter) }];
  const { count, missing } = await splitBy(db, filter, column);
  const partOf = (isMissing: boolean): MemberFilter => ({ ...filter, part: { column, isMissing } });
  return [
    { filter: partOf(false), order: { column, isDescending }, count: count - missing },
    { filter: partOf(true), order: { column: 'tri', isDescending }, count: missing },
  ];
}
