/** Reads one page of events: its ids are found by walking an index, then only the rows of that page are read. */

import { type RawBuilder, sql } from 'kysely';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import type { Page } from '../../../../src/domain/wire';
import {
  boundsOf,
  checkPage,
  fromNearerEnd,
  type PagePosition,
  type PageQuery,
  pageAnswer,
  type SortOrder,
  sortOrderOf,
} from '../../http/paging';
import { whereAll } from '../../store/database/conditions';
import { countCache } from '../../store/database/countCache';
import type { Database } from '../../store/database/database';
import { type EventRow, eventColumns, wireEvent } from '../../store/rows/eventRow';
import { checkFilter, type EventFilter, eventConditions } from './eventFilter';

const PAGE_SIZE = 50;
/** Enough to read the busiest month at once. */
const PAGE_SIZE_MAX = 1000;

export type EventPageQuery = EventFilter & PageQuery & { ordering?: string };

const orderings: Readonly<Record<string, string>> = {
  date: 'date',
  nom_evenement: 'cle',
  created_at: 'created_at',
};

function countEvents(db: Database, filter: EventFilter): Promise<number> {
  const { date_from, date_to, over_before, is_recurrent, frequency, search = '' } = filter;
  const key = JSON.stringify([date_from, date_to, over_before, is_recurrent, frequency, search]);
  return countCache.getOrCompute(db, 'evenements', key, async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from evenements as e ${whereAll(eventConditions(filter))}`.execute(db);
    return rows[0]?.count ?? 0;
  });
}

async function rowsAt(db: Database, filter: EventFilter, order: SortOrder<string>, place: PagePosition) {
  if (place.count <= place.offset) return [];
  const { isBackward, skipped, shown } = fromNearerEnd(place);
  const walk = order.isDescending !== isBackward ? sql`desc` : sql`asc`;
  const direction = order.isDescending ? sql`desc` : sql`asc`;
  // Names are unique, so they need no id to order them.
  const keys = order.column === 'cle' ? [order.column] : [order.column, 'id'];
  const by = (way: RawBuilder<unknown>) => sql.join(keys.map((name) => sql`${sql.ref(`e.${name}`)} ${way}`));
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from evenements as e
    where e.id in (
      select e.id from evenements as e ${whereAll(eventConditions(filter))}
      order by ${by(walk)} limit ${shown} offset ${skipped})
    order by ${by(direction)}`.execute(db);
  return rows;
}

/** @throws HttpError 422 with the reason under the parameter, 404 past the last page */
export async function eventPage(
  db: Database,
  path: string,
  query: EventPageQuery,
): Promise<Page<CalendarEvent>> {
  const bounds = boundsOf(query, PAGE_SIZE, PAGE_SIZE_MAX);
  const order = sortOrderOf(query.ordering ?? 'date', orderings);
  checkFilter(query);
  const count = await countEvents(db, query);
  checkPage(bounds, count);
  const rows = await rowsAt(db, query, order, { ...bounds, count });
  return pageAnswer(path, query, bounds, count, rows.map(wireEvent));
}
