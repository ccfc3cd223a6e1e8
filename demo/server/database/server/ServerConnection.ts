/** One connection of the pool, as Kysely uses it: it knows since when its server owes an answer. */
import type pg from 'pg';
import { HURRIED, localSettings, UNHURRIED } from './limits';
import { socketOf } from './socketOf';

const BEGINS = /^(begin|start transaction)/i;
const ENDS = /^(commit|rollback)$/i;

/** Settings that a pooler keeps from the server go into each transaction; a lone statement gets one of its own. */
export interface ConnectionOptions {
  schema: string;
  isPooled: boolean;
  onError(error: unknown): void;
}

export class ServerConnection {
  /** Its limit of time is lifted. */
  isUnhurried = false;
  private isInTransaction = false;
  private askedAt: number | undefined;
  private heardAt = 0;

  constructor(
    private readonly client: pg.ClientBase,
    /** Its name in the server's list of its activity. */
    readonly name: string,
    private readonly options: ConnectionOptions,
  ) {
    socketOf(client).on('data', () => {
      this.heardAt = performance.now();
    });
  }

  /** Milliseconds since which the server owes an answer and sends nothing; 0 when it owes none. */
  get silence(): number {
    return this.askedAt === undefined ? 0 : performance.now() - Math.max(this.askedAt, this.heardAt);
  }

  get isBusy(): boolean {
    return this.askedAt !== undefined;
  }

  /** Fails the statement that waits for an answer. The pool opens another connection when it needs one. */
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
    if (text === UNHURRIED) this.isUnhurried = true;
    if (text === HURRIED) this.isUnhurried = false;
    return this.client.query<R>(text, [...values]);
  }

  private begin = (text: string): Promise<pg.QueryResult> =>
    this.client.query(`${text}; ${localSettings(this.options.schema, !this.isUnhurried)}`);

  private async inPool<R extends pg.QueryResultRow>(text: string, values: readonly unknown[]) {
    if (text === UNHURRIED || text === HURRIED) {
      this.isUnhurried = text === UNHURRIED;
      return this.client.query<R>('select 1');
    }
    if (BEGINS.test(text)) {
      this.isInTransaction = true;
      await this.begin(text);
      return this.client.query<R>('select 1');
    }
    if (ENDS.test(text)) this.isInTransaction = false;
    // What takes as long as it takes may be something that no transaction may hold, as vacuum.
    if (this.isInTransaction || ENDS.test(text) || this.isUnhurried)
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
