/**
 * Splits an ordered list of members into parts that follow each other. Members without a value come last in both
 * directions, and an order by groups or departments lists them one after the other, each by name: neither is the order of an
 * index, but each part has one.
 */
import { sql } from 'kysely';
import type { TriMembre } from '../../../../src/domain/members/list/membreChoix';
import { idsByName } from '../../catalog/catalogLists';
import { whereAll } from '../../database/conditions';
import { countCache } from '../../database/countCache';
import type { Database } from '../../database/openDatabase';
import { orderOf } from '../../http/paging';
import { countMembers } from './memberCounts';
import {
  filterKey,
  isAll,
  type MemberFilter,
  memberConditions,
  type NullableColumn,
  type StayTable,
} from './memberFilter';
import type { Order } from './memberOrder';

export interface Part {
  filter: MemberFilter;
  order: Order;
  count: number;
}

const COLUMNS: Readonly<Record<TriMembre, Order['column'] | StayTable>> = {
  nom: 'tri',
  email: 'tri_email',
  groupe: 'groupes',
  departement: 'departements',
  ville: 'tri_ville',
  profession: 'tri_profession',
  date_naissance: 'date_naissance',
  statut: 'statut',
  date_inscription: 'date_inscription',
};

const NULLABLE = new Set<string>(['tri_email', 'tri_ville', 'tri_profession', 'date_naissance']);
const isNullable = (column: Order['column']): column is NullableColumn => NULLABLE.has(column);

const STAYS = {
  groupes: { table: 'groupes_membres', key: 'groupe_id' },
  departements: { table: 'departements_membres', key: 'departement_id' },
} as const;

/** How many of the matching members each group or department has, by its id. */
function countsBy(
  db: Database,
  filter: MemberFilter,
  stays: StayTable,
): Promise<ReadonlyMap<number, number>> {
  const { table, key } = STAYS[stays];
  const conditions = memberConditions(filter);
  // Without conditions the table of members needn't be read.
  const members = isAll(filter) ? sql`` : sql`join membres as m on m.id = s.membre_id`;
  const where = whereAll([sql`s.date_sortie is null`, ...conditions]);
  return countCache.getOrCompute(db, 'membres', `${stays} ${filterKey(filter)}`, async () => {
    const { rows } = await sql<{ id: number; count: number }>`
      select ${sql.ref(`s.${key}`)} as id, count(*) as count from ${sql.table(table)} as s ${members} ${where}
      group by 1`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  });
}

async function partsByStay(
  db: Database,
  filter: MemberFilter,
  stays: StayTable,
  isDescending: boolean,
  total: number,
): Promise<Part[]> {
  const counts = await countsBy(db, filter, stays);
  const order: Order = { column: 'tri', isDescending };
  const ids = await idsByName(db, stays);
  if (isDescending) ids.reverse();
  const parts = ids.flatMap((id): Part[] => {
    const count = counts.get(id) ?? 0;
    return count ? [{ filter: { ...filter, part: { stays, id } }, order, count }] : [];
  });
  const inOne = parts.reduce((sum, { count }) => sum + count, 0);
  return [
    ...parts,
    { filter: { ...filter, part: { stays, id: null } }, order, count: Math.max(0, total - inOne) },
  ];
}

/**
 * The parts of the list, in their order.
 * @param total how many members match the filter
 * @throws HttpError 422 under `ordering`
 */
export async function listParts(
  db: Database,
  filter: MemberFilter,
  ordering: string,
  total: number,
): Promise<Part[]> {
  const { column, isDescending } = orderOf(ordering, COLUMNS);
  if (column === 'groupes' || column === 'departements')
    return partsByStay(db, filter, column, isDescending, total);
  const order: Order = { column, isDescending };
  // An ascending index ends with the rows without a value.
  if (!isDescending || !isNullable(column)) return [{ filter, order, count: total }];
  const missing: MemberFilter = { ...filter, part: { column, isMissing: true } };
  const count = await countMembers(db, missing);
  return [
    { filter: { ...filter, part: { column, isMissing: false } }, order, count: total - count },
    { filter: missing, order: { column: 'tri', isDescending }, count },
  ];
}
