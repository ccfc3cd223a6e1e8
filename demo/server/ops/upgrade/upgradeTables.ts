/**
 * Brings tables that are older than the baseline up to date, in one transaction: what they lack of the old versions, then
 * what follows the baseline. A process that is killed meanwhile leaves them as they were, so the command can be run again.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../store/database/database';
import { finishMigrations, type Migrating } from '../../store/database/migrate';
import { storeTexts } from '../../store/database/texts';
import { withoutTimeLimit } from '../../store/database/withoutTimeLimit';
import { BASELINE, migrations } from '../../store/migrations/migrations';
import type { DatabaseSchema } from '../../store/tables/schema';
import { commandTexts } from '../commands/texts';
import { applyOld, missingOf } from './oldVersions';

/** Where migrations keep notes of their own; every other table keeps its number of rows. */
const NOTES = ['kysely_migration', 'kysely_migration_lock', 'versions', 'recherches_a_refaire'];

type Counts = Map<string, number>;

async function tableNames(trx: Kysely<DatabaseSchema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace order by relname`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}

async function countRows(trx: Kysely<DatabaseSchema>, tables: readonly string[]): Promise<Counts> {
  const counts: Counts = new Map();
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      trx,
    );
    counts.set(table, Number(rows[0]!.count));
  }
  return counts;
}

/** @throws Error when a table has other numbers of rows than before */
async function checkRows(trx: Kysely<DatabaseSchema>, before: Counts): Promise<void> {
  const tables = new Set(await tableNames(trx));
  const after = await countRows(
    trx,
    [...before.keys()].filter((table) => tables.has(table)),
  );
  for (const [table, count] of before) {
    const now = after.get(table) ?? 0;
    if (now !== count) throw new Error(commandTexts.rowsDiffer(table, count, now));
  }
}

/** The database then records the baseline as applied, and what follows it, as one that was made new does. */
async function recordMigrations(trx: Kysely<DatabaseSchema>): Promise<void> {
  await sql`delete from kysely_migration`.execute(trx);
  await sql`insert into kysely_migration (name, timestamp)
    select unnest(${Object.keys(migrations).sort()}::text[]), ${new Date().toISOString()}`.execute(trx);
}

async function change(trx: Transaction<DatabaseSchema>): Promise<Counts> {
  const all = await tableNames(trx);
  // Servers and other commands wait, so that no row is added between the counts.
  const locked = sql.join(all.map((name) => sql.table(name)));
  await sql`lock table ${locked} in access exclusive mode`.execute(trx);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx);
  const made = rows.map(({ name }) => name);
  const before = await countRows(
    trx,
    all.filter((name) => !NOTES.includes(name)),
  );
  // Another command may have done it while this one waited.
  if (made.includes(BASELINE)) return before;
  for (const name of missingOf(made)) await applyOld(trx, name);
  for (const name of Object.keys(migrations).sort()) if (name !== BASELINE) await migrations[name]!.up(trx);
  await checkRows(trx, before);
  await recordMigrations(trx);
  return before;
}

/**
 * @param say receives how many rows were counted
 * @throws Error that names the copy, if there is one; the tables are then unchanged
 */
export async function upgradeTables(
  db: Database,
  { schema, copy }: Migrating,
  say: (line: string) => void,
): Promise<void> {
  try {
    await withoutTimeLimit(db, async (connection) => {
      const counts = await connection.transaction().execute(change);
      const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
      say(commandTexts.counted(counts.size, rows));
    });
  } catch (error) {
    if (!copy) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(storeTexts.updateFailed(reason, copy), { cause: error });
  }
  await finishMigrations(db, schema);
}
