import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { yieldToEventLoop } from './yieldToEventLoop';

/** Callers have given up by then. Working for them anyway would make all calls behind them late too. */
const WAIT_MS = 8000;

/** Kysely's dialect for an embedded PostgreSQL. It has one connection, so callers queue for it. */
export class PGliteDialect implements Dialect {
  /**
   * @param checkDiskSpace called before every write; throws when the disk is too full
   * @param confirm called before every statement; throws when another process may own the files now
   */
  constructor(
    private readonly pglite: PGlite,
    private readonly checkDiskSpace: () => void = () => {},
    private readonly confirm: () => void = () => {},
  ) {}
  createAdapter = () => new PostgresAdapter();
  createQueryCompiler = () => new PostgresQueryCompiler();
  // biome-ignore lint/suspicious/noExplicitAny: the signature of Kysely's own interface.
  createIntrospector = (db: Kysely<any>): DatabaseIntrospector => new PostgresIntrospector(db);
  createDriver = () => new PGliteDriver(this.pglite, this.checkDiskSpace, this.confirm);
}

/** Each write is checked, also inside a transaction, which may be a long import that began with enough space. */
const isWrite = (sql: string): boolean => /^\s*(insert|update|delete)\b/i.test(sql);

class PGliteConnection implements DatabaseConnection {
  constructor(
    private readonly pglite: PGlite,
    private readonly checkDiskSpace: () => void,
    private readonly confirm: () => void,
  ) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.confirm();
    if (isWrite(sql)) this.checkDiskSpace();
    const { rows, affectedRows } = await this.pglite.query<R>(sql, [...parameters]);
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite: streaming is not supported');
  }
}

class PGliteDriver implements Driver {
  private last: Promise<void> = Promise.resolve();
  private release = () => {};
  private readonly connection: PGliteConnection;

  constructor(
    private readonly pglite: PGlite,
    checkDiskSpace: () => void,
    confirm: () => void,
  ) {
    this.connection = new PGliteConnection(pglite, checkDiskSpace, confirm);
  }

  init = (): Promise<void> => this.pglite.waitReady;

  async acquireConnection(): Promise<DatabaseConnection> {
    const turn = this.last;
    let release = () => {};
    this.last = new Promise((done) => {
      release = done;
    });
    const since = performance.now();
    await turn;
    // Otherwise one turn of the event loop serves the whole queue, and Node accepts one new connection in each turn.
    await yieldToEventLoop();
    if (performance.now() - since > WAIT_MS) {
      release();
      // PostgreSQL's code for too many connections.
      throw Object.assign(new Error('timeout exceeded when trying to connect'), { code: '53300' });
    }
    this.release = release;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  beginTransaction = (connection: DatabaseConnection) => this.run(connection, 'begin');
  commitTransaction = (connection: DatabaseConnection) => this.run(connection, 'commit');
  rollbackTransaction = (connection: DatabaseConnection) => this.run(connection, 'rollback');

  private async run(connection: DatabaseConnection, statement: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(statement));
  }

  destroy = (): Promise<void> => this.pglite.close();
}
