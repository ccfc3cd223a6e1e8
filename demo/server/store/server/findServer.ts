/**
 * Asks a server over a separate connection: which of several hosts takes writes, whether a pooler stands in front of it, and
 * which of our statements it is working on.
 */
import type pg from 'pg';
import { searchPath, startupOptions } from './limits';
import { socketOf } from './socketOf';

/** Timeout for a host: one that is down sends nothing, one that is up answers in milliseconds. */
const CONNECT_MS = 3000;

export interface FoundServer {
  connectionString: string;
  /** Session settings don't reach the server, so each transaction sets them. */
  isPooled: boolean;
}

export type ClientClass = new (config: pg.ClientConfig) => pg.Client;

const isUnsupported = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/i.test(error.message);

/** Asks a server over a separate connection, which is closed in any case. */
async function queryServer<R extends object>(
  Client: ClientClass,
  config: pg.ClientConfig,
  question: string,
  values: unknown[] = [],
): Promise<R[]> {
  const client = new Client({ connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS, ...config });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<R>(question, values)).rows;
  } finally {
    // This isn't awaited, because a server that is down never closes its side.
    void client.end().catch(() => {});
    socketOf(client).destroySoon();
  }
}

interface Facts {
  path: string;
  read_only: string;
}

async function factsOf(Client: ClientClass, connectionString: string, schema: string) {
  const question = `select current_setting('search_path') as path, current_setting('transaction_read_only') as read_only`;
  const options = startupOptions(schema);
  try {
    const [facts] = await queryServer<Facts>(Client, { connectionString, options }, question);
    return { isReadOnly: facts!.read_only === 'on', isPooled: facts!.path !== searchPath(schema) };
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    const [facts] = await queryServer<Facts>(Client, { connectionString }, question);
    return { isReadOnly: facts!.read_only === 'on', isPooled: true };
  }
}

/**
 * The host that takes writes. A single host is used without checking, because a standby can still answer reads.
 * @throws Error of the first host when none takes writes
 */
export async function findServer(
  Client: ClientClass,
  hosts: readonly string[],
  schema: string,
): Promise<FoundServer> {
  const attempts = hosts.map(async (connectionString) => {
    const { isReadOnly, isPooled } = await factsOf(Client, connectionString, schema);
    if (isReadOnly && hosts.length > 1)
      throw Object.assign(new Error('cannot write: the host is a standby'), { code: '25006' });
    return { connectionString, isPooled };
  });
  try {
    return await Promise.any(attempts);
  } catch (error) {
    throw hosts.length === 1 && error instanceof AggregateError ? error.errors[0] : error;
  }
}

/** Connection names: `parvis-4f1c-12`, where `4f1c` identifies this process. */
export interface Names {
  next(): string;
  prefix: string;
}

/**
 * The names of the connections that the server is working for. A connection that waits for an answer and isn't among
 * them would wait forever: its server was replaced, or the answer was lost on the way.
 * @returns undefined when this server doesn't list them
 * @throws Error when it can't be reached
 */
export async function namesAtWork(
  Client: ClientClass,
  connectionString: string,
  { prefix, next }: Names,
): Promise<Set<string> | undefined> {
  const own = next();
  const config = { connectionString, application_name: own };
  const rows = await queryServer<{ name: string; state: string | null }>(
    Client,
    config,
    'select application_name as name, state from pg_stat_activity where starts_with(application_name, $1)',
    [prefix],
  );
  // Poolers and other engines may not list activity. A list without this connection tells nothing about the others.
  if (!rows.some(({ name }) => name === own)) return undefined;
  return new Set(rows.filter(({ state }) => !state?.startsWith('idle')).map(({ name }) => name));
}
