/**
 * Invalidates and clears the cached answers. The cache itself loads with the first screen that reads (useApi.ts, with
 * SWR), because the sign-in form alone must not load it. Until then there is nothing to invalidate or clear.
 */
import type { Client } from './client';
import type { Endpoint, Tag } from './endpoint';

interface QueryCache {
  /** Loads shown answers again; resolves once they are there. */
  invalidate(client: Client, what?: readonly Tag[] | Endpoint): Promise<unknown> | undefined;
  clear(client: Client): void;
}

let cache: QueryCache | undefined;

/** The cache calls this once. */
export function provideCache(provided: QueryCache): void {
  cache = provided;
}

/** Loads shown answers again in the background: those with one of the tags, those of one endpoint, or all. */
export const invalidate: QueryCache['invalidate'] = (client, what) => cache?.invalidate(client, what);

/** Drops every answer of a back end: another user must not see them. */
export const clearCache = (client: Client): void => cache?.clear(client);
