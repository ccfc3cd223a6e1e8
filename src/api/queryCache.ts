/**
 * Invalidates and clears the cached answers. The cache itself loads with the first screen that reads (useApi.ts, with
 * SWR), because the sign-in form alone must not load it. Until then there is nothing to invalidate or clear.
 */
import type { Client } from './client';
import type { Args, CacheTag, Endpoint } from './endpoint';
import { announcedArgs } from './http/request';

/** What a screen asks the back end. */
export interface QueryRequest {
  endpoint: Endpoint;
  args: Args<unknown, unknown>;
}

/** For declarations of prefetchPlan: the same endpoint and arguments as in the screen's `useQuery`. */
export const question = <P, B, A>(endpoint: Endpoint<P, B, A>, args: Args<P, B>): QueryRequest => ({
  endpoint,
  args: args as Args<unknown, unknown>,
});

interface QueryCache {
  /** Loads shown answers again; resolves once they are there. */
  invalidate(client: Client, what?: readonly CacheTag[] | Endpoint): Promise<unknown> | undefined;
  clear(client: Client): void;
  prefetch(client: Client, question: QueryRequest): Promise<unknown> | undefined;
}

let cache: QueryCache | undefined;

/** The cache calls this once. */
export function provideCache(provided: QueryCache): void {
  cache = provided;
}

/** Loads shown answers again in the background: those with one of the tags, those of one endpoint, or all. */
export const invalidate: QueryCache['invalidate'] = (client, what) => cache?.invalidate(client, what);

/** Drops every answer of a back end, and what was asked ahead: another user must not see them. */
export const clearCache = (client: Client): void => cache?.clear(client);

/** Whether a back end with these capabilities is asked exactly this: the client omits what was not announced. */
const isAnnounced = ({ endpoint, args }: QueryRequest, capabilities: ReadonlySet<string>): boolean =>
  (endpoint.needs === undefined || capabilities.has(endpoint.needs)) &&
  JSON.stringify(announcedArgs(endpoint, args, capabilities)) === JSON.stringify(args);

/**
 * Asks before the screen does, which then finds the answer or joins the request. Without the answer of login or
 * verify-token the capabilities of the back end aren't known. The client omits what was not announced, so such a
 * question is not asked ahead: its answer would be kept under arguments that were never sent.
 */
export function prefetchAnnounced(
  client: Client,
  asked: QueryRequest,
  capabilities: ReadonlySet<string>,
): Promise<unknown> | undefined {
  return isAnnounced(asked, capabilities) ? cache?.prefetch(client, asked) : undefined;
}
