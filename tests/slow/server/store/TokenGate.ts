/**
 * Stops every call that issues a token between its checks and the token, in every process. The gate is a trigger of the
 * database, so the servers run unchanged. The `application_name` in their DATABASE_URL tells the processes apart.
 */
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { OpenDatabase } from '../../../../demo/server/store/database/database';

const KEY = 7;
/** Less than the 20 s after which the servers end a statement. */
const WAIT = { timeout: 18_000 };

export class TokenGate {
  private constructor(private readonly database: OpenDatabase) {}

  static async in(database: OpenDatabase): Promise<TokenGate> {
    const { db } = database;
    await sql`create function pass_gate() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${sql.lit(KEY)}); return new; end $$`.execute(db);
    for (const table of ['jetons', 'liens'])
      await sql`create trigger gate before insert on ${sql.table(table)}
        for each row execute function pass_gate()`.execute(db);
    return new TokenGate(database);
  }

  /** Lets no token be issued during the work. The waiting calls continue afterwards. */
  closed<T>(work: () => Promise<T>): Promise<T> {
    return this.database.db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${KEY})`.execute(connection);
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(${KEY})`.execute(connection);
      }
    });
  }

  /** Waits until this many statements of a process wait, or `isDone` says that there is nothing to wait for. */
  untilWaiting(process: string, count: number, isDone = () => false): Promise<void> {
    return vi.waitFor(async () => {
      const waiting = await this.connections(process, sql`wait_event_type = 'Lock'`);
      if (!isDone()) expect(waiting).toBe(count);
    }, WAIT);
  }

  untilConnected(process: string): Promise<void> {
    return vi.waitFor(async () => {
      expect(await this.connections(process, sql`true`)).toBeGreaterThan(0);
    }, WAIT);
  }

  private async connections(process: string, state: ReturnType<typeof sql>): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where starts_with(application_name, ${`${process}-`}) and ${state}`.execute(this.database.db);
    return rows[0]!.count;
  }
}
