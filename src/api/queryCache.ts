/**
 * What the page may do to the answers screens keep. The cache itself comes with the first screen that reads
 * (useApi.ts, with SWR): the sign-in form alone must not bring it. Until then there is nothing to invalidate or clear.
 */
import type { Client } from './client';
import type { Endpoint, Tag } from './endpoint';

interface QueryCache {
  /** Loads shown answers again; resolves once they are there. */
  invalidate(client: Client, what?: readonly Tag[] | Endpoint): Promise<unknown> | undefined;
  clear(client: Client): void;
}

let cache: QueryCache | undefined;

/** Called once, by the cache. */
export function provideCache(provided: QueryCache): void {
  cache = provided;
}

/** Loads shown answers again in the background: those with one of the tags, those of one endpoint, or all. */
export const invalidate: QueryCache['invalidate'] = (client, what) => cache?.invalidate(client, what);

/** Drops every answer of a back end: another user must not see them. */
export const clearCache = (client: Client): void => cache?.clear(client);
