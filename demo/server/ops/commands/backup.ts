import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/database/database';
import type { DatabaseSchema } from '../../store/tables/schema';
import { type CopiedTable, tablesOf } from '../../store/tables/tablesOf';
import { FORMAT, type Lines } from './archive';

const SLICE = 500;
/** Rows with files are fetched a few at a time, because each file takes megabytes. */
const FILE_SLICE = 4;

async function* rowsOf(
  db: Kysely<DatabaseSchema>,
  { name, key, columns }: CopiedTable,
): AsyncGenerator<string> {
  const slice = columns.includes('contenu') ? FILE_SLICE : SLICE;
  const order = key.length ? sql`order by ${sql.join(key.map((column) => sql.ref(`t.${column}`)))}` : sql``;
  await sql`declare rows no scroll cursor for
    select row_to_json(t)::text as row from ${sql.table(name)} as t ${order}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(slice)} from rows`.execute(db);
    for (const { row } of rows) yield row;
    if (rows.length < slice) break;
  }
  await sql`close rows`.execute(db);
}

/** The last number that was generated for each numbered column; 0 for none. */
async function numbersOf(
  db: Kysely<DatabaseSchema>,
  { name, numbered }: CopiedTable,
): Promise<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const column of numbered) {
    const { rows } = await sql<{ last: number }>`
      select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${name}, ${column})::regclass), 0) as last`.execute(
      db,
    );
    numbers[column] = Number(rows[0]!.last);
  }
  return numbers;
}

/** The version of the stored tables, which may be older than this program. */
async function versionOf(db: Kysely<DatabaseSchema>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]!.name;
}

async function* lines(db: Kysely<DatabaseSchema>): AsyncGenerator<string> {
  const tables = await tablesOf(db);
  yield JSON.stringify(['parvis-backup', FORMAT, await versionOf(db), new Date().toISOString()]);
  for (const table of tables) {
    yield JSON.stringify(['table', table.name, table.columns]);
    const hash = createHash('sha256');
    let count = 0;
    for await (const row of rowsOf(db, table)) {
      hash.update(row);
      count++;
      yield row;
    }
    yield JSON.stringify(['end', table.name, count, hash.digest('hex'), await numbersOf(db, table)]);
  }
  yield JSON.stringify(['end', tables.length]);
}

/** Passes on the data as they are at one moment, while other calls keep writing. */
export const backup = (db: Database, take: (lines: Lines) => Promise<void>): Promise<void> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      await take(lines(trx));
    });
