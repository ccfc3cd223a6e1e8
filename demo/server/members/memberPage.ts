/**
 * One page of members. Only ids and sort keys are walked to reach it, from whichever end is nearer, so that the last
 * page of 100,000 costs about as much as the first; then the rows of that page alone are read.
 */
import { sql } from 'kysely';
import type { Membre } from '../../../src/domain/membre';
import type { Page } from '../../../src/domain/wire';
import type { Database } from '../database/openDatabase';
import { HttpError, invalid } from '../http/httpError';
import { serverTexts } from '../texts';
import { countMembers } from './memberCounts';
import { type ListRow, listColumns, wireListed } from './memberDetail';
import { conditionsOf, type MemberFilter, whereAll } from './memberFilter';

export const PAGE_SIZE_MAX = 100;
const FEW = 2000;

export interface PageQuery {
  page?: number;
  page_size?: number;
  ordering?: string;
}

const orderings: Record<string, 'tri' | 'date_inscription'> = {
  nom: 'tri',
  date_inscription: 'date_inscription',
};

interface Order {
  column: 'tri' | 'date_inscription';
  isDescending: boolean;
}

function orderOf(ordering = 'nom'): Order {
  const isDescending = ordering.startsWith('-');
  const column = orderings[isDescending ? ordering.slice(1) : ordering];
  if (!column) {
    const names = Object.keys(orderings).flatMap((name) => [name, `-${name}`]);
    throw invalid({ ordering: serverTexts.badOrdering(names.join(', ')) });
  }
  return { column, isDescending };
}

function boundsOf({ page = 1, page_size = 10 }: PageQuery): { page: number; size: number } {
  if (!Number.isSafeInteger(page) || page < 1) throw invalid({ page: serverTexts.pageFromOne });
  if (!Number.isInteger(page_size) || page_size < 1 || page_size > PAGE_SIZE_MAX) {
    throw invalid({ page_size: serverTexts.wholeBetween(1, PAGE_SIZE_MAX) });
  }
  return { page, size: page_size };
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

/** Address of another page of the same list, for `next` and `previous`. */
function addressOf(path: string, filter: MemberFilter, query: PageQuery, page: number): string {
  const params = new URLSearchParams({ page: String(page), page_size: String(query.page_size ?? 10) });
  if (query.ordering) params.set('ordering', query.ordering);
  if (filter.search) params.set('search', filter.search);
  for (const name of ['groupes', 'etapes', 'tags'] as const) {
    for (const id of filter[name] ?? []) params.append(`${name}[]`, String(id));
  }
  return `${path}?${params}`;
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
  const { page, size } = boundsOf(query);
  const order = orderOf(query.ordering);
  const count = await countMembers(db, filter);
  const last = Math.max(1, Math.ceil(count / size));
  if (page > last) throw new HttpError(404, serverTexts.noSuchPage(page, last));
  const rows = await rowsAt(db, filter, order, { offset: (page - 1) * size, size, count });
  const at = (other: number) => (other < 1 || other > last ? null : addressOf(path, filter, query, other));
  return { count, next: at(page + 1), previous: at(page - 1), results: rows.map(wireListed) };
}
