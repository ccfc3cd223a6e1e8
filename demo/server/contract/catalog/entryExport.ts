import { sql } from 'kysely';
import { BYTE_ORDER_MARK, csvLine } from '../../../../src/domain/csv/csvLine';
import type { Api } from '../../guard/api';
import { whereAll } from '../../store/database/conditions';
import { takenBy } from '../../store/rows/whoCounts';
import type { Entries } from './entries';
import type { EntryKind } from './entryKind';
import { catalogTexts } from './texts';

/** The number of current members by row. */
export async function memberCountsOf(
  { db, ...announced }: Pick<Api, 'db' | 'capabilities'>,
  { links, key, hasEnd }: EntryKind,
) {
  // Stays end when a member leaves; tags stay on the record.
  const counted = hasEnd
    ? sql`where l.date_sortie is null`
    : sql`join membres as m on m.id = l.membre_id ${whereAll(takenBy('counts', { announced }))}`;
  const { rows } = await sql<{ id: number; count: number }>`
    select l.${sql.ref(key)} as id, count(*) as count from ${sql.table(links)} as l ${counted}
    group by l.${sql.ref(key)}`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The list as a CSV file, in one piece because these lists are short. */
export async function entryExport<T, D>(
  api: Pick<Api, 'db' | 'capabilities'>,
  { kind, rows, columns }: Entries<T, D>,
): Promise<string> {
  const counts = await memberCountsOf(api, kind);
  const header = [catalogTexts.columns.id, ...Object.keys(columns), catalogTexts.columns.members];
  const lines = (await rows(api.db)).map((row) => {
    const { id } = row as { id: number };
    return csvLine([id, ...Object.values(columns).map((cell) => cell(row)), counts.get(id) ?? 0]);
  });
  return BYTE_ORDER_MARK + csvLine(header) + lines.join('');
}
