import { sql } from 'kysely';
import { PARTS } from '../../../../../demo/server/guard/trash/parts';
import type { Database } from '../../../../../demo/server/store/database/database';

/** Calendars see each change of an event, one that is undone included: its number and moment only rise. */
const RISING = ['sequence', 'change_le'];

/** Reads every row of the organisation's data, by table. */
export async function storedRows(db: Database): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const { table } of PARTS) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - ${RISING}::text[])::text as row from ${sql.table(table)} as t order by 1`.execute(
      db,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}
