/** Asks the server, on a connection of its own, which of our statements it is working on. */
import { asked, type ClientClass } from './findServer';

/** The names of connections: `parvis-4f1c-12`, where `4f1c` is this process. */
export interface Names {
  next(): string;
  prefix: string;
}

/**
 * The names of the connections that the server is working for. A connection that waits for an answer and isn't among
 * them waits for ever: its server was replaced, or the answer was lost on the way.
 * @returns undefined when this server doesn't tell
 * @throws Error when it can't be reached
 */
export async function namesAtWork(
  Client: ClientClass,
  connectionString: string,
  { prefix, next }: Names,
): Promise<Set<string> | undefined> {
  const own = next();
  const config = { connectionString, application_name: own };
  const rows = await asked<{ name: string; state: string | null }>(
    Client,
    config,
    'select application_name as name, state from pg_stat_activity where starts_with(application_name, $1)',
    [prefix],
  );
  // Poolers and other engines may not tell who is at work. Who doesn't know us now knows nothing of the others.
  if (!rows.some(({ name }) => name === own)) return undefined;
  return new Set(rows.filter(({ state }) => !state?.startsWith('idle')).map(({ name }) => name));
}
