/**
 * What the page may do to the answers screens keep. The cache itself comes with the first screen that reads
 * (useApi.ts, with SWR): the sign-in form alone must not bring it. Until then there is nothing to ask again or forget.
 */
import type { Client } from './client';
import type { Endpoint } from './endpoint';

export interface AnswerCache {
  /** Resolves once the shown answers are there again. */
  refresh(client: Client, endpoints?: readonly Endpoint[]): Promise<unknown> | undefined;
  forget(client: Client): void;
}

let cache: AnswerCache | undefined;

/** Called once, by the cache. */
export function provideCache(provided: AnswerCache): void {
  cache = provided;
}

/** Shown answers that a save may have changed are asked again, in the background. */
export const refresh: AnswerCache['refresh'] = (client, endpoints) => cache?.refresh(client, endpoints);

/** Forgets every answer of a back end: another user must not see them. */
export const forget: AnswerCache['forget'] = (client) => cache?.forget(client);
