import { sql } from 'kysely';
import { BYTE_ORDER_MARK, csvLine } from '../../../../src/domain/csv/csvLine';
import type { Database } from '../../store/database/database';
import type { Entries } from './entries';
import type { EntryKind } from './entryKind';
import { catalogTexts } from './texts';

/** The number of current members by row. */
export async function memberCountsOf(db: Database, { links, key, hasEnd }: EntryKind) {
  const { rows } = await sql<{ id: number; count: number }>`
    select ${sql.ref(key)} as id, count(*) as count from ${sql.table(links)}
    ${hasEnd ? sql`where date_sortie is null` : sql``} group by ${sql.ref(key)}`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The list as a CSV file, in one piece because these lists are short. */
export async function entryExport<T, D>(
  db: Database,
  { kind, rows, columns }: Entries<T, D>,
): Promise<string> {
  const counts = await memberCountsOf(db, kind);
  const header = [catalogTexts.columns.id, ...Object.keys(columns), catalogTexts.columns.members];
  const lines = (await rows(db)).map((row) => {
    const { id } = row as { id: number };
    return csvLine([id, ...Object.values(columns).map((cell) => cell(row)), counts.get(id) ?? 0]);
  });
  return BYTE_ORDER_MARK + csvLine(header) + lines.join('');
}
