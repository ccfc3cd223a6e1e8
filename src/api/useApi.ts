/**
 * The only importer of SWR: server data for screens. All widgets of a page share SWR's default cache; the client's
 * id comes first in every key, so two back ends never mix. It hides how requests are shared and
 * aborted, how long prefetched answers stay fresh, and which answers a save makes stale.
 */
import { useCallback, useEffect, useState } from 'react';
import useSWR, { mutate, unstable_serialize } from 'swr';
import type { CallOptions, Client } from './client';
import { useClient } from './clientContext';
import type { Args, CacheTag, Endpoint } from './endpoint';
import { ApiError, type Failure, failureOf, isAbort, isOutdated, mayHaveWritten } from './errors';
import { mayPrefetch } from './http/mayPrefetch';
import { trackRequest } from './http/trackRequest';
import { invalidate, provideCache } from './queryCache';

export { useClient } from './clientContext';
export { invalidate } from './queryCache';

type Key = [client: string, endpoint: string, args: unknown];

const PREFETCH_LIFE = 10_000;
const FOCUS_PAUSE = 60_000;

/** Running requests and the number of mounted queries that need them, by serialized key. */
const flights = new Map<string, AbortController>();
const users = new Map<string, number>();
/** A request that was made ahead. */
interface Early {
  client: Client;
  answer: Promise<unknown>;
  abort: AbortController;
}

/** What was asked ahead, by key: still loading, or the time when the answer arrived. */
const prefetched = new Map<string, Early | number>();

/** The keys of answers that came ahead. SWR finds them by their key alone until a screen has used them. */
const keptAhead = new Map<string, Key>();

/** The tags of an endpoint's answers, by its id. */
const tagsOf = new Map<string, readonly CacheTag[]>();

function keyOf(client: Client, endpoint: Endpoint, args: unknown): Key {
  tagsOf.set(endpoint.id, endpoint.tags ?? []);
  return [client.id, endpoint.id, args];
}

/** The keys of a client: all, those of one endpoint, or those whose answers have one of the tags. */
const keysOf = (client: Client, what?: readonly CacheTag[] | Endpoint) => (key: unknown) => {
  if (!Array.isArray(key) || key[0] !== client.id) return false;
  if (!what) return true;
  if ('path' in what) return key[1] === what.id;
  return tagsOf.get(key[1])?.some((tag) => what.includes(tag)) ?? false;
};

const isFresh = (hash: string): boolean => {
  const came = prefetched.get(hash);
  return typeof came === 'number' && Date.now() - came < PREFETCH_LIFE;
};

/**
 * What a query asks: an endpoint, or with `gather` several of its calls that come as one answer. Such a question needs
 * an `id` of its own, which is part of its cache key.
 */
interface Question<P, B, A> extends Endpoint<P, B, A> {
  gather?(client: Client, args: Args<P, B>, options?: CallOptions): Promise<A>;
}

/** Several calls of this endpoint that come as one answer. */
export type GatheredRequest<E> = E extends Endpoint<infer P, infer B, infer A> ? Question<P, B, A> : never;

const ask = <P, B, A>(
  client: Client,
  question: Question<P, B, A>,
  args: Args<P, B>,
  options?: CallOptions,
): Promise<A> => question.gather?.(client, args, options) ?? client.call(question, args, options);

function load<P, B, A>(
  client: Client,
  endpoint: Question<P, B, A>,
  args: Args<P, B>,
  hash: string,
): Promise<A> {
  const early = prefetched.get(hash);
  const controller = new AbortController();
  flights.set(hash, controller);
  const request = (late?: ApiError) =>
    ask(client, endpoint, args, { signal: controller.signal, ...(late && { late }) });
  const answer = typeof early === 'object' ? joined(early, hash, request) : request();
  return answer.finally(() => {
    if (flights.get(hash) === controller) flights.delete(hash);
  });
}

/**
 * Waits for a request that was made ahead. When it fails or is dropped, the call is made as if there had been none; but a
 * person who has waited for the whole timeout doesn't wait for it again.
 */
function joined<A>(early: Early, hash: string, request: (late?: ApiError) => Promise<A>): Promise<A> {
  const answer = early.answer as Promise<A>;
  return trackRequest(answer).then(
    (data) => (prefetched.has(hash) ? data : request()),
    (error: unknown) =>
      request(error instanceof ApiError && error.failure.kind === 'timeout' ? error : undefined),
  );
}

/** Counts the queries that need a request, and aborts it when none is left. */
function useFlight(hash: string): void {
  useEffect(() => {
    if (!hash) return;
    users.set(hash, (users.get(hash) ?? 0) + 1);
    return () => {
      users.set(hash, users.get(hash)! - 1);
      // Later, because an effect that runs again or another query may still need it.
      queueMicrotask(() => {
        if (users.get(hash)) return;
        users.delete(hash);
        flights.get(hash)?.abort();
      });
    };
  }, [hash]);
}

export interface Query<A> {
  /** The last good answer, kept through reloads and failures. */
  data: A | undefined;
  failure: Failure | undefined;
  /** True until there is something to show. */
  isLoading: boolean;
  /** True while something is shown and newer data load. */
  isRefreshing: boolean;
  reload: () => void;
}

interface QueryOptions {
  /** Keeps the previous answer while other arguments load. */
  keepPrevious?: boolean;
  /** Asks again at each mount, even right after an answer; running requests are still shared. */
  alwaysReload?: boolean;
}

/** Server data for a screen; `null` arguments wait. Every widget that asks the same shares one request. */
export function useQuery<P, B, A>(
  endpoint: Question<P, B, A>,
  args: Args<P, B> | null,
  { keepPrevious, alwaysReload }: QueryOptions = {},
): Query<A> {
  const client = useClient();
  const key = args && keyOf(client, endpoint, args);
  const hash = key ? unstable_serialize(key) : '';
  const answer = useSWR<A, unknown, Key | null>(
    key,
    (given: Key) => load(client, endpoint, given[2] as Args<P, B>, unstable_serialize(given)),
    {
      keepPreviousData: keepPrevious,
      revalidateIfStale: !isFresh(hash),
      shouldRetryOnError: false,
      focusThrottleInterval: FOCUS_PAUSE,
      // Its timer has no use here and would keep each unmounted screen in memory for 3 seconds.
      loadingTimeout: 0,
      ...(alwaysReload && { dedupingInterval: 0 }),
    },
  );
  useFlight(hash);
  const { data, error, isValidating, mutate: revalidate } = answer;
  const isGivenUp = isAbort(error);
  const failure = error === undefined || isGivenUp ? undefined : failureOf(error);
  const isLoading = data === undefined && !failure && (isValidating || isGivenUp);
  const reload = useCallback(() => void revalidate(), [revalidate]);
  return { data, failure, isLoading, isRefreshing: isValidating && !isLoading, reload };
}

provideCache({
  invalidate(client, what) {
    prefetched.clear();
    return mutate(keysOf(client, what));
  },
  clear(client) {
    // The answers of another client are fresh no longer, which costs a request and does no harm.
    prefetched.forEach((early) => {
      if (typeof early === 'object' && early.client.id === client.id) early.abort.abort();
    });
    prefetched.clear();
    void mutate(keysOf(client), undefined, { revalidate: false });
    keptAhead.forEach((key, hash) => {
      if (key[0] !== client.id) return;
      keptAhead.delete(hash);
      void mutate(key, undefined, { revalidate: false });
    });
  },
  prefetch: (client, { endpoint, args }) => prefetch(client, endpoint, args),
});

/**
 * Changes answers in place, without asking the server: those to these arguments, or with `null` every one of the
 * endpoint. A running request may not know of the change, so it is dropped and repeated.
 */
export function updateCache<P, B, A>(
  client: Client,
  endpoint: Endpoint<P, B, A>,
  args: Args<P, B> | null,
  change: (answer: A) => A,
): void {
  const apply = (answer: A | undefined) => (answer === undefined ? undefined : change(answer));
  const revalidate = (data: A | undefined, key: unknown) =>
    data === undefined || flights.has(unstable_serialize(key as Key));
  prefetched.clear();
  const where = args ? keyOf(client, endpoint, args) : keysOf(client, endpoint);
  void (typeof where === 'function'
    ? mutate<A>(where, apply, { revalidate })
    : mutate<A>(where, apply, { revalidate }));
}

/**
 * Sends a write and invalidates what its row says; without `invalidates` that is everything. So does a failure after
 * which the data may have changed: the write may have arrived, or another person changed or deleted the entity.
 */
export async function write<P, B, A>(
  client: Client,
  endpoint: Endpoint<P, B, A>,
  args: Args<P, B>,
): Promise<A> {
  try {
    const answer = await client.call(endpoint, args);
    void invalidate(client, endpoint.invalidates);
    return answer;
  } catch (error) {
    const failure = failureOf(error);
    if (mayHaveWritten(failure) || isOutdated(failure)) void invalidate(client, endpoint.invalidates);
    throw error;
  }
}

/** A write for a screen. `save` rejects with an ApiError; what the row of the endpoint says becomes stale. */
export function useSave<P, B, A>(endpoint: Endpoint<P, B, A>) {
  const client = useClient();
  const [running, setRunning] = useState(0);
  const save = useCallback(
    async (args: Args<P, B>): Promise<A> => {
      setRunning((count) => count + 1);
      try {
        return await write(client, endpoint, args);
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [client, endpoint],
  );
  return { save, isSaving: running > 0 };
}

/** Asks ahead, unless the answer is fresh or on its way. A failure is silent: the screen asks again. */
function prefetch<P, B, A>(
  client: Client,
  endpoint: Question<P, B, A>,
  args: Args<P, B>,
): Promise<unknown> | undefined {
  const key = keyOf(client, endpoint, args);
  const hash = unstable_serialize(key);
  const known = prefetched.get(hash);
  if (flights.has(hash) || isFresh(hash) || typeof known === 'object') return undefined;
  const abort = new AbortController();
  const answer = ask(client, endpoint, args, { signal: abort.signal, isAhead: true });
  const early = { client, answer, abort };
  prefetched.set(hash, early);
  return answer.then(
    (data) => {
      if (prefetched.get(hash) !== early) return;
      prefetched.set(hash, Date.now());
      keptAhead.set(hash, key);
      void mutate(key, data, { revalidate: false });
    },
    () => {
      if (prefetched.get(hash) === early) prefetched.delete(hash);
    },
  );
}

/** Loads what the user will probably need next. It then shows at once, without a second request within 10 seconds. */
export function usePrefetch() {
  const client = useClient();
  return useCallback(
    <P, B, A>(endpoint: Question<P, B, A>, args: Args<P, B>): void => {
      if (mayPrefetch()) void prefetch(client, endpoint, args);
    },
    [client],
  );
}
