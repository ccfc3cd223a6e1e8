/**
 * Takes erased people out of the files of the database. PostgreSQL keeps the bytes of deleted rows in the pages of their
 * tables, in the statistics of its planner and in its log, until others overwrite them. Tables are written again, one after
 * the other, and the embedded database also drops its old log. It runs in the background; what an end of the process
 * interrupts is done at the next start.
 */
import { sql } from 'kysely';
import type { Database } from '../../store/database/database';
import { withoutTimeLimit } from '../../store/database/withoutTimeLimit';
import { erasedTables } from './person/columns';
import { privacyTexts } from './texts';

/** Free space to keep beside the new copy of a table. */
const RESERVE_BYTES = 200 * 2 ** 20;

export interface DatabaseFiles {
  /** The database is this process's own, in a folder. */
  isEmbedded: boolean;
  /** Free bytes where the files are, if known. */
  freeBytes?(): number;
}

/** Drops the log up to now. Log files are deleted instead of used again, and a forced switch makes each of them old. */
async function dropLog(db: Database): Promise<void> {
  await sql`set wal_recycle = off`.execute(db);
  const { rows } = await sql<{
    files: number;
  }>`select count(*)::integer as files from pg_ls_waldir()`.execute(db);
  // Files that were set aside for later use come first, and have old bytes too.
  for (let left = (rows[0]?.files ?? 0) + 1; left > 0; left--) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
  }
}

export class EraseCleaning {
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly files: DatabaseFiles = { isEmbedded: false },
  ) {}

  /** Cleans after the present work, if something was erased since the last time; returns at once. */
  start(): void {
    this.work = this.work
      .then(() => this.run())
      .catch((error: Error) => console.error(privacyTexts.cleaningFailed(error.message)));
  }

  /** Waits for the cleaning under way. */
  settle = (): Promise<void> => this.work;

  private async pending(): Promise<number | null> {
    const { last } = await this.db
      .selectFrom('effacements')
      .select((is) => is.fn.max('id').as('last'))
      .where('nettoye_le', 'is', null)
      .executeTakeFirstOrThrow();
    return last;
  }

  private async run(): Promise<void> {
    const last = await this.pending();
    if (last === null) return;
    await this.rewriteFiles();
    await sql`update effacements set nettoye_le = now() where id <= ${last} and nettoye_le is null`.execute(
      this.db,
    );
  }

  /** Writes the tables again, and drops what else has the bytes of deleted rows. */
  async rewriteFiles(): Promise<void> {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(this.db);
    for (const table of erasedTables()) {
      await this.checkRoom(table);
      await withoutTimeLimit(this.db, async (connection) => {
        // Another server may be reading the table for long.
        await sql`set lock_timeout = '10s'`.execute(connection);
        try {
          await sql`vacuum (full, analyze) ${sql.id(rows[0]!.schema, table)}`.execute(connection);
        } finally {
          await sql`reset lock_timeout`.execute(connection);
        }
      });
    }
    if (this.files.isEmbedded) {
      // The planner's statistics have common values of the columns.
      await sql`vacuum full pg_statistic`.execute(this.db);
      await dropLog(this.db);
    }
  }

  private async checkRoom(table: string): Promise<void> {
    if (!this.files.freeBytes) return;
    const { rows } = await sql<{
      bytes: number;
    }>`select pg_total_relation_size(${table}::regclass) as bytes`.execute(this.db);
    const needed = Number(rows[0]?.bytes ?? 0) + RESERVE_BYTES;
    if (this.files.freeBytes() < needed) throw new Error(privacyTexts.noRoom(Math.ceil(needed / 2 ** 20)));
  }
}
