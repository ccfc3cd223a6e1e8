/**
 * The connections to PostgreSQL. pg does the pooling; this adds finding the host that takes writes and leaving a host
 * that has gone silent: a server that loses power closes no connection, and TCP alone would wait a quarter of an hour.
 */
import { randomBytes } from 'node:crypto';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isAnswer } from '../database/outage';
import type { ServerAddress } from './address';
import { type ClientClass, type FoundServer, findServer, type Names, namesAtWork } from './findServer';
import { STATEMENT_S, startupOptions } from './limits';
import { ServerConnection } from './ServerConnection';

/** Callers wait ten seconds, so a caller without a connection by then is refused. */
const CONNECTION_MS = 8000;
const WATCH_MS = 1000;
/** After this long without an answer the server is asked about the statement. */
const SILENT_MS = 5000;
/** After this long the server would have ended the statement itself and reported it. */
const GIVEN_UP_MS = (STATEMENT_S + 5) * 1000;

/** All connections are in use and the server answers. */
const isQueue = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout exceeded');

interface PoolOptions {
  schema: string;
  connections: number;
  types: pg.CustomTypesConfig;
}

export interface PoolCounts {
  all: number;
  idle: number;
  waiting: number;
}

/** The connections to one server, until another server replaces it. */
interface Generation extends FoundServer {
  pool: pg.Pool;
  connections: Map<pg.PoolClient, ServerConnection>;
  /** Those who wait for a connection, and fail when the server is left. */
  waiting: Set<(reason: Error) => void>;
  isLeft: boolean;
}

const leftError = () => new Error('Connection terminated: the server was left');

/**
 * The result of the work, unless the server is left before. Racing each call against one promise that lives as long as
 * the connections would keep something of every call.
 */
async function unlessLeft<T>({ isLeft, waiting }: Generation, work: Promise<T>): Promise<T> {
  if (isLeft) throw leftError();
  let fail = (_reason: Error) => {};
  const result = new Promise<T>((resolve, reject) => {
    fail = reject;
    work.then(resolve, reject);
  });
  waiting.add(fail);
  return result.finally(() => waiting.delete(fail));
}

export class ServerPool {
  private generation: Promise<Generation> | undefined;
  private readonly names: Names;
  private readonly timer: NodeJS.Timeout;
  private inUse: pg.Pool | undefined;
  private isChecking = false;
  private checkedAt = 0;
  private unreachable = 0;

  constructor(
    private readonly driver: typeof pg,
    private readonly address: ServerAddress,
    private readonly options: PoolOptions,
  ) {
    const prefix = `${address.applicationName.slice(0, 30)}-${randomBytes(4).toString('hex')}-`;
    let count = 0;
    this.names = { prefix, next: () => `${prefix}${++count}` };
    this.timer = setInterval(() => void this.watch(), WATCH_MS).unref();
  }

  /** Tries once more when the server was left meanwhile, because another one may already have replaced it. */
  async connect(): Promise<PostgresPoolClient> {
    const generation = await this.current();
    try {
      return await this.connectTo(generation);
    } catch (error) {
      if ((await this.generation) === generation) throw error;
      return this.connectTo(await this.current());
    }
  }

  private async connectTo(generation: Generation): Promise<PostgresPoolClient> {
    const connecting = generation.pool.connect();
    const client = await unlessLeft(generation, connecting).catch((error: unknown) => {
      // A connection that arrives too late is given back.
      connecting.then((late) => late.release(true)).catch(() => {});
      if (this.address.hosts.length > 1 && !isAnswer(error) && !isQueue(error)) this.leave(generation, true);
      throw error;
    });
    const connection = generation.connections.get(client)!;
    const query = (text: string, values: readonly unknown[]) => connection.query(text, values);
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    const generation = await this.generation?.catch(() => undefined);
    await generation?.pool.end();
  }

  get counts(): PoolCounts {
    const { totalCount: all = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = this.inUse ?? {};
    return { all, idle, waiting };
  }

  private current(): Promise<Generation> {
    this.generation ??= this.open().catch((error: unknown) => {
      this.generation = undefined;
      throw error;
    });
    return this.generation;
  }

  /** Gives each connection its own name. */
  private namedClient(): pg.PoolConfig['Client'] {
    const { names, driver } = this;
    const Named: ClientClass = class extends driver.Client {
      readonly name: string;
      constructor(config: pg.ClientConfig) {
        const name = names.next();
        super({ ...config, application_name: name });
        this.name = name;
      }
    };
    // The pool passes its options, which its type omits.
    return Named as unknown as pg.PoolConfig['Client'];
  }

  private async open(): Promise<Generation> {
    const { schema, connections: max, types } = this.options;
    const found = await findServer(this.driver.Client, this.address.hosts, schema);
    const pool = new this.driver.Pool({
      connectionString: found.connectionString,
      max,
      types,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      maxLifetimeSeconds: 900,
      connectionTimeoutMillis: CONNECTION_MS,
      Client: this.namedClient(),
      ...(found.isPooled ? {} : { options: startupOptions(schema) }),
    });
    this.inUse = pool;
    return this.watched(found, pool);
  }

  private watched(found: FoundServer, pool: pg.Pool): Generation {
    const connections: Generation['connections'] = new Map();
    const generation: Generation = { ...found, pool, connections, waiting: new Set(), isLeft: false };
    // The pool replaces an idle connection that the server drops at the next query.
    pool.on('error', () => {});
    pool.on('connect', (client) => {
      // A connection that drops during a query fails that query; without a listener it would end the process too.
      client.on('error', () => {});
      const onError = (error: unknown) => this.afterError(error, generation);
      const { schema } = this.options;
      const { isPooled } = found;
      const { name } = client as unknown as { name: string };
      connections.set(client, new ServerConnection(client, name, { schema, isPooled, onError }));
    });
    pool.on('remove', (client) => connections.delete(client));
    return generation;
  }

  /** Leaves a server that has become a standby, because another one is now the primary. */
  private afterError(error: unknown, generation: Generation): void {
    if ((error as { code?: unknown }).code === '25006') this.leave(generation, false);
  }

  private leave(generation: Generation, isSilent: boolean): void {
    if (generation.isLeft) return;
    generation.isLeft = true;
    this.generation = undefined;
    for (const fail of generation.waiting) fail(leftError());
    // A server that answers may finish what it has begun; each connection is closed when it is given back.
    if (isSilent) for (const connection of generation.connections.values()) connection.destroy();
    void generation.pool.end().catch(() => {});
  }

  private async watch(): Promise<void> {
    const generation = await this.generation?.catch(() => undefined);
    if (!generation || this.isChecking) return;
    const busy = [...generation.connections.values()].filter(({ isBusy }) => isBusy);
    for (const one of busy) if (!one.hasNoTimeLimit && one.silence > GIVEN_UP_MS) one.destroy();
    const isQuiet = busy.every(({ silence }) => silence < SILENT_MS);
    if (isQuiet) this.unreachable = 0;
    if (isQuiet || performance.now() - this.checkedAt < SILENT_MS) return;
    this.isChecking = true;
    await this.check(generation, busy).finally(() => {
      this.isChecking = false;
      // A host that can't be reached is tried again at once.
      this.checkedAt = this.unreachable ? 0 : performance.now();
    });
  }

  /** Ends statements whose answer won't arrive. */
  private async check(generation: Generation, busy: readonly ServerConnection[]): Promise<void> {
    try {
      const names = await namesAtWork(this.driver.Client, generation.connectionString, this.names);
      this.unreachable = 0;
      if (!names) return;
      const lost = busy.filter(({ name, silence }) => silence > SILENT_MS && !names.has(name));
      if (!lost.length) return;
      for (const one of generation.connections.values())
        if (lost.includes(one) || !one.isBusy || (one.silence > WATCH_MS && !names.has(one.name)))
          one.destroy();
    } catch (error) {
      if (isAnswer(error)) return;
      // Two failures are required, because a single one may come from a busy machine.
      if (++this.unreachable < 2) return;
      if (this.address.hosts.length > 1) return this.leave(generation, true);
      for (const one of busy) if (!one.hasNoTimeLimit && one.silence > SILENT_MS) one.destroy();
    }
  }
}
