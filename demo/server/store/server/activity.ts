/** Asks the server, over a separate connection, which of our statements it is working on. */
import { type ClientClass, queryServer } from './findServer';

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
