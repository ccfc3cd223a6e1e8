/** A connection of the pool, as Kysely uses it. It records since when the server owes an answer. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { KEPT_PLAN } from './keptPlan';
import { LIFT_TIME_LIMIT, localSettings, RESTORE_TIME_LIMIT } from './limits';
import { socketOf } from './socketOf';

const BEGINS = /^(begin|start transaction)/i;
const ENDS = /^(commit|rollback)$/i;
/** Can't run inside a transaction, so it must name the schema of its tables. */
const VACUUM = /^\s*vacuum\b/i;

/** The name of a prepared statement, which the driver prepares once per connection. */
const nameOf = (text: string): string =>
  `parvis_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

/** Where a pooler drops session settings, each transaction sets them; a single statement gets its own transaction. */
interface ConnectionOptions {
  schema: string;
  isPooled: boolean;
  onError(error: unknown): void;
}

export class ServerConnection {
  /** Whether statements may take any time. */
  hasNoTimeLimit = false;
  private isInTransaction = false;
  private askedAt: number | undefined;
  private heardAt = 0;

  constructor(
    private readonly client: pg.ClientBase,
    /** Its name in the server's list of activity. */
    readonly name: string,
    private readonly options: ConnectionOptions,
  ) {
    socketOf(client).on('data', () => {
      this.heardAt = performance.now();
    });
  }

  /** Milliseconds that the server has owed an answer without sending anything; 0 when it owes none. */
  get silence(): number {
    return this.askedAt === undefined ? 0 : performance.now() - Math.max(this.askedAt, this.heardAt);
  }

  get isBusy(): boolean {
    return this.askedAt !== undefined;
  }

  /** Fails the statement that waits for an answer. The pool opens another connection when needed. */
  destroy(): void {
    socketOf(this.client).destroy(new Error('Connection terminated: no answer'));
  }

  async query<R extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[],
  ): Promise<pg.QueryResult<R>> {
    this.askedAt = performance.now();
    try {
      return await (this.options.isPooled ? this.inPool<R>(text, values) : this.direct<R>(text, values));
    } catch (error) {
      this.options.onError(error);
      throw error;
    } finally {
      this.askedAt = undefined;
    }
  }

  private direct<R extends pg.QueryResultRow>(text: string, values: readonly unknown[]) {
    if (text === LIFT_TIME_LIMIT) this.hasNoTimeLimit = true;
    if (text === RESTORE_TIME_LIMIT) this.hasNoTimeLimit = false;
    if (text.trimStart().startsWith(KEPT_PLAN))
      return this.client.query<R>({ name: nameOf(text), text, values: [...values] });
    return this.client.query<R>(text, [...values]);
  }

  private begin = (text: string): Promise<pg.QueryResult> =>
    this.client.query(`${text}; ${localSettings(this.options.schema, !this.hasNoTimeLimit)}`);

  private async inPool<R extends pg.QueryResultRow>(text: string, values: readonly unknown[]) {
    if (text === LIFT_TIME_LIMIT || text === RESTORE_TIME_LIMIT) {
      this.hasNoTimeLimit = text === LIFT_TIME_LIMIT;
      return this.client.query<R>('select 1');
    }
    if (BEGINS.test(text)) {
      this.isInTransaction = true;
      await this.begin(text);
      return this.client.query<R>('select 1');
    }
    if (ENDS.test(text)) this.isInTransaction = false;
    if (this.isInTransaction || ENDS.test(text) || VACUUM.test(text))
      return this.client.query<R>(text, [...values]);
    return this.alone<R>(text, values);
  }

  private async alone<R extends pg.QueryResultRow>(text: string, values: readonly unknown[]) {
    await this.begin('begin');
    try {
      const result = await this.client.query<R>(text, [...values]);
      await this.client.query('commit');
      return result;
    } catch (error) {
      await this.client.query('rollback').catch(() => {});
      throw error;
    }
  }
}
