/**
 * The only code that fetches. It hides the token header, the timeout, retries of reads, the merging of equal writes,
 * the parsing of responses and the kinds of failures. It never shows a toast nor navigates; listeners learn of a 401.
 */

import type { Args, Endpoint } from './endpoint';
import type { EndpointId } from './endpointIds';
import { ApiError, CUT_OFF, failureOf, failureOfAnswer, isAbort } from './errors';
import { callHost, reportHost } from './http/callHost';
import { parseResponse } from './http/parseResponse';
import { reportFailure } from './http/reportFailure';
import { announcedArgs, urlOf } from './http/request';
import { trackRequest } from './http/trackRequest';
import { WriteKeys } from './http/WriteKeys';
import { within } from './http/within';

export const API_TIMEOUT = 10_000;
const RETRIES = 2;
const RETRY_DELAY = 300;

/** Gives the bearer token; it is called before each request. `null`, `undefined` and `''` mean that there is none. */
export type TokenSource = () => string | null | undefined | Promise<string | null | undefined>;

/** Endpoints that differ at a back end, by their ids. `read` turns the body of their answers into the shape they have here. */
export type Overrides = {
  [Id in EndpointId]?: Partial<Pick<Endpoint, 'method' | 'path' | 'flat'>> & {
    read?: (body: unknown) => unknown;
  };
};

export interface ClientOptions {
  /** Base address without a closing slash; the page's own origin by default. */
  api?: string;
  /** The token of the host's own session. Nothing is stored then. */
  getToken?: TokenSource;
  /** Used instead of the browser's `fetch`, for example to add a header. */
  fetch?: typeof fetch;
  /** Request timeout in milliseconds; 10 000 by default. No call is made again after it. */
  timeout?: number;
  /** Endpoints that differ at this back end. */
  endpoints?: Overrides;
  /** Called once for each call that failed, with the id of its endpoint. Aborted calls don't count. */
  onError?: (error: ApiError, endpointId: string) => void;
  /** Spreads the pauses between retries; gives a number from 0 to 1, by default `Math.random`. */
  random?: () => number;
}

export interface CallOptions {
  /** Aborts the call, which then rejects with an AbortError. */
  signal?: AbortSignal;
  /** Timeout in milliseconds instead of the client's own; uploads take longer. */
  timeout?: number;
  /**
   * The call is made before a screen needs its answer. It is not repeated, and its failure is silent: no listener learns
   * of it, not even of a 401, because the screen makes the call again.
   */
  isAhead?: boolean;
  /**
   * The call was made ahead, and no answer came in time. It is not made again, which would let a person wait twice as long:
   * it fails with this, and its listeners learn of it.
   */
  late?: ApiError;
}

/** Sends the calls of one back end. Made by `createClient`. */
export interface Client {
  /** Unique on the page; every cache key begins with it. */
  readonly id: string;
  /** The base address it was made with. */
  readonly api: string;
  /** The host's token source; without one, the session puts its own here. */
  getToken?: TokenSource;
  /** What the back end announced beyond the specification, set by the session. */
  capabilities?: ReadonlySet<string>;
  /**
   * Sends a request and resolves to the parsed answer. Reads are repeated twice when no answer or a 502, 503 or 504
   * comes; writes never are, and two equal writes at the same time are one.
   * @throws ApiError with the `failure`, or an AbortError when `signal` gave the call up.
   */
  call<P, B, A>(endpoint: Endpoint<P, B, A>, args: Args<P, B>, options?: CallOptions): Promise<A>;
  /** Calls the listener after each 401, with the token that was refused. Returns a function that stops it. */
  onUnauthenticated(listener: (token: string | undefined) => void): () => void;
}

let clients = 0;

/**
 * Tells the author of a page what an answer has against its contract that widgets go on with. Its code comes apart, because no
 * screen waits for it, and never for visitors.
 */
function reportOddities(endpoint: Endpoint, args: object, answer: unknown): void {
  if (typeof document === 'undefined' || endpoint.anonymous) return;
  import('./http/reportOddities').then(
    ({ reportAll }) => reportAll(endpoint, args, answer),
    () => {},
  );
}

/** The body of a request in the form that fetch takes. */
function bodyOf(endpoint: Endpoint, body: unknown): BodyInit | undefined {
  if (!endpoint.multipart) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value);
  return form;
}

/** The parsed JSON, or the text itself if it isn't JSON; the schema decides which is right. */
function parsed(text: string): unknown {
  if (!text.trim()) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Two writes with the same endpoint and arguments have the same key. Files are compared by name, size and date. */
const writeKey = (endpoint: Endpoint, args: object): string =>
  endpoint.id +
  JSON.stringify(args, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/** How a request is sent. */
interface Sending {
  isAhead: boolean;
  /** The key of a creation, sent where `cles` is announced. */
  key?: string | undefined;
}

interface Reply {
  /** 0 when no answer came, or none that is complete. */
  status: number;
  ok: boolean;
  body?: unknown;
  isCut?: boolean;
}

/** Sends one request and reads the body. */
async function fetchOnce(send: typeof fetch, url: string, init: RequestInit, file?: true): Promise<Reply> {
  let response: Response | undefined;
  try {
    response = await send(url, init);
    const { status, ok } = response;
    return { status, ok, body: file && ok ? await response.blob() : parsed(await response.text()) };
  } catch {
    return { status: 0, ok: false, isCut: response !== undefined };
  }
}

/** When a token source throws, the error is the host's: it is reported to the window, and nothing is sent. */
const reportedSource =
  (source: TokenSource): TokenSource =>
  async () => {
    try {
      return await source();
    } catch (error) {
      reportHost(error);
      throw error;
    }
  };

/**
 * Creates a client for one back end, for `<Parvis client>` and the `client` property of elements. Hosts need it only
 * for settings that differ from those of the page; each client has a session and a cache of its own.
 */
// Its steps stand together: each reads the host's options and the client itself, to which the session later gives the
// token source and the capabilities.
export function createClient(options: ClientOptions = {}): Client {
  const { api = '', random = Math.random } = options;
  const listeners = new Set<(token: string | undefined) => void>();
  const writes = new Map<string, Promise<unknown>>();
  const keys = new WriteKeys();
  let isKnown = false;

  const pause = (attempt: number) =>
    new Promise((resolve) => setTimeout(resolve, RETRY_DELAY * 2 ** attempt * (0.5 + random())));

  async function fetchWithRetry(
    endpoint: Endpoint,
    asked: object,
    signal: AbortSignal,
    { isAhead, key }: Sending,
  ) {
    const args = announcedArgs(endpoint, asked, client.capabilities);
    const url = api + urlOf(endpoint, args);
    // Without a wait where the token is known, so that what is asked ahead leaves before the screen renders.
    const given = client.getToken?.();
    // Promises of another library are not instances of this page's Promise.
    const token = (typeof given === 'object' ? await given : given) || undefined;
    const body = bodyOf(endpoint, (args as { body?: unknown }).body);
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token) headers.Authorization = `Token ${token}`;
    if (typeof body === 'string') headers['Content-Type'] = 'application/json';
    if (key && client.capabilities?.has('cles')) headers['Idempotency-Key'] = key;
    const init: RequestInit = { method: endpoint.method, headers, body, signal, credentials: 'omit' };
    const retries = endpoint.method === 'GET' && !isAhead ? RETRIES : 0;
    for (let attempt = 0; ; attempt++) {
      const reply = await fetchOnce(options.fetch ?? fetch, url, init, endpoint.file);
      const isPassing = reply.status === 0 || (reply.status >= 502 && reply.status <= 504);
      if (!isPassing || attempt >= retries || signal.aborted) return { reply, token };
      await pause(attempt);
      if (signal.aborted) return { reply, token };
    }
  }

  async function replied(
    endpoint: Endpoint,
    args: object,
    signal: AbortSignal,
    sending: Sending,
  ): Promise<Reply> {
    const { reply, token } = await fetchWithRetry(endpoint, args, signal, sending);
    const { status, body } = reply;
    if (status === 0)
      throw new ApiError({ kind: 'offline', status, ...(reply.isCut && { detail: CUT_OFF }) });
    if (reply.ok) return reply;
    if (status === 401 && !endpoint.anonymous && !sending.isAhead)
      for (const listener of [...listeners]) callHost(listener, token);
    throw new ApiError(failureOfAnswer(status, body));
  }

  async function callEndpoint<A>(
    endpoint: Endpoint<unknown, unknown, A>,
    args: object,
    { signal, timeout = options.timeout ?? API_TIMEOUT }: CallOptions,
    sending: Sending,
  ): Promise<A> {
    const override = options.endpoints?.[endpoint.id as EndpointId];
    const effective = { ...endpoint, ...override };
    const { status, body } = await within(timeout, signal, (inner) =>
      replied(effective, args, inner, sending),
    );
    if (endpoint.file) {
      reportOddities(endpoint, args, body);
      return body as A;
    }
    // What a schema's code takes to load doesn't count as the back end's time.
    const answer = endpoint.loadAnswer ? await endpoint.loadAnswer() : endpoint.answer;
    const read = parseResponse({ ...effective, answer }, status, override?.read ? override.read(body) : body);
    isKnown = true;
    reportOddities(endpoint, args, read);
    if (!endpoint.status || endpoint.status === status) return read;
    throw new ApiError({ kind: 'contract', status, detail: `expected status ${endpoint.status}` });
  }

  function send<A>(
    endpoint: Endpoint<unknown, unknown, A>,
    args: object,
    own: CallOptions,
    key?: string,
  ): Promise<A> {
    const { isAhead = false } = own;
    const answer = own.late ? Promise.reject(own.late) : callEndpoint(endpoint, args, own, { isAhead, key });
    if (isAhead) return answer;
    return trackRequest(answer).catch((thrown: unknown) => {
      if (isAbort(thrown)) throw thrown;
      const error = thrown instanceof ApiError ? thrown : new ApiError(failureOf(thrown));
      reportFailure(endpoint, error, api, isKnown);
      callHost(options.onError, error, endpoint.id);
      throw error;
    });
  }

  const client: Client = {
    id: `parvis-${++clients}`,
    api,
    getToken: options.getToken && reportedSource(options.getToken),
    call(endpoint, args, callOptions = {}) {
      const given = args as object;
      if (endpoint.method === 'GET') return send(endpoint, given, callOptions);
      const key = writeKey(endpoint, given);
      const running = writes.get(key) as ReturnType<typeof send<never>> | undefined;
      if (running) return running;
      const sent = keys.send(endpoint.method, key, (own) => send(endpoint, given, callOptions, own));
      const write = sent.finally(() => writes.delete(key));
      writes.set(key, write);
      return write;
    },
    onUnauthenticated(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return client;
}
