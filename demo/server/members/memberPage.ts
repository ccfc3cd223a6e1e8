/**
 * One page of members. Only ids and sort keys are walked to reach it, from whichever end is nearer, so that the last
 * page of 100,000 costs about as much as the first; then the rows of that page alone are read.
 */
import { sql } from 'kysely';
import type { Membre } from '../../../src/domain/membre';
import type { Page } from '../../../src/domain/wire';
import { whereAll } from '../database/conditions';
import type { Database } from '../database/openDatabase';
import { invalid } from '../http/httpError';
import { boundsOf, checkPage, type PageQuery as Paging, pageAnswer } from '../http/paging';
import { serverTexts } from '../texts';
import { countMembers } from './memberCounts';
import { type ListRow, listColumns, wireListed } from './memberDetail';
import { conditionsOf, type MemberFilter } from './memberFilter';

const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 100;
const FEW = 2000;

export interface PageQuery extends Paging {
  ordering?: string;
}

const orderings: Readonly<Record<string, Order['column']>> = {
  nom: 'tri',
  date_inscription: 'date_inscription',
};

interface Order {
  column: 'tri' | 'date_inscription';
  isDescending: boolean;
}

function orderOf(ordering = 'nom'): Order {
  const isDescending = ordering.startsWith('-');
  const name = isDescending ? ordering.slice(1) : ordering;
  if (!Object.hasOwn(orderings, name)) {
    const names = Object.keys(orderings).flatMap((one) => [one, `-${one}`]);
    throw invalid({ ordering: serverTexts.badOrdering(names.join(', ')) });
  }
  return { column: orderings[name]!, isDescending };
}

/** Where a page lies among the members that match. */
interface Place {
  offset: number;
  size: number;
  count: number;
}

/**
 * Ids of the page. Few matches are gathered by their own indexes and then sorted; many are met soon enough when walking
 * the index of the order. The database guesses how many there are, and a wrong guess walks all 100,000: we know.
 */
function idsAt(filter: MemberFilter, { column, isDescending }: Order, { offset, size, count }: Place) {
  const shown = Math.min(size, count - offset);
  const fromEnd = count - offset - shown;
  const isBackward = fromEnd < offset;
  const walk = isDescending !== isBackward ? sql`desc` : sql`asc`;
  const matching = sql`select m.id, ${sql.ref(`m.${column}`)} as place from membres as m ${whereAll(conditionsOf(filter))}`;
  const part = sql`order by place ${walk}, id ${walk} limit ${shown} offset ${isBackward ? fromEnd : offset}`;
  if (count > FEW) return sql`select id from (${matching} ${part}) as walked`;
  return sql`with gathered as materialized (${matching}) select id from gathered ${part}`;
}

async function rowsAt(db: Database, filter: MemberFilter, order: Order, place: Place) {
  if (place.count <= place.offset) return [];
  const direction = order.isDescending ? sql`desc` : sql`asc`;
  const { rows } = await sql<ListRow>`
    select ${listColumns} from membres as m
    where m.id in (${idsAt(filter, order, place)})
    order by ${sql.ref(`m.${order.column}`)} ${direction}, m.id ${direction}`.execute(db);
  return rows;
}

/**
 * @throws HttpError 422 for a page or a size that is no page or size, 404 past the last page (an empty list has one)
 */
export async function memberPage(
  db: Database,
  path: string,
  filter: MemberFilter,
  query: PageQuery,
): Promise<Page<Membre>> {
  const bounds = boundsOf(query, PAGE_SIZE, PAGE_SIZE_MAX);
  const order = orderOf(query.ordering);
  const count = await countMembers(db, filter);
  checkPage(bounds, count);
  const rows = await rowsAt(db, filter, order, { ...bounds, count });
  const asked = { ordering: query.ordering, ...filter };
  return pageAnswer(path, asked, bounds, count, rows.map(wireListed));
}
