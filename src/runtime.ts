/**
 * What the widgets of a page share: one client and one session for each back end. Only the first back end of the
 * page may use local storage, and only for tokens of its own, so a token never reaches another one.
 */

import { forget, refresh } from './api/answerCache';
import { type Client, createClient, type Overrides, type TokenSource } from './api/client';
import type { ApiError } from './api/errors';
import { createSession, LOADING, type Session } from './session/session';
import { type Messages, setPageMessages } from './texts/texts';

export interface ParvisConfiguration {
  /** Address of the back end, `https://…` or a path of this site; same origin by default. */
  api?: string;
  /** The host's own token: the session is then the host's, and nothing is stored. */
  getToken?: TokenSource;
  fetch?: typeof fetch;
  /** Sentences of the host by key: `{'members.title': 'Fidèles'}`. */
  messages?: Messages;
  /** Told of every failed call, once. */
  onError?: (error: ApiError, endpointId: string) => void;
  /** Milliseconds; 10 000 by default. */
  timeout?: number;
  /** Stay signed in when the token can't be checked because no answer comes. */
  keepSessionOffline?: boolean;
  /** Paths and readers that differ at this back end, by endpoint id. */
  endpoints?: Overrides;
}

export interface Runtime {
  client: Client;
  session: Session;
}

export interface RuntimeOptions {
  api?: string | null;
  /** The host's own client instead of an address. */
  client?: Client;
  /** Named in warnings. */
  tag?: string;
}

let configuration: ParvisConfiguration = {};
const byAddress = new Map<string, Runtime>();
const byClient = new WeakMap<Client, Runtime>();
/** The first back end of the page: the one that may store its token. */
let main: Runtime | undefined;
const followers = new Set<() => void>();

/** Settings for the whole page, merged into those before. To be called before the first widget shows. */
export function configure(options: ParvisConfiguration): void {
  const isLate = main && (['api', 'getToken', 'timeout', 'endpoints'] as const).some((key) => key in options);
  if (isLate)
    console.warn('Parvis: configure() came after the first widget. Call it before, or in the page’s head.');
  configuration = { ...configuration, ...options };
  setPageMessages(configuration.messages);
}

/** The session of the page, for the host: that of the first back end a widget named. */
export const session: Pick<Session, 'get' | 'subscribe' | 'logout' | 'verify'> = {
  get: () => main?.session.get() ?? LOADING,
  subscribe(listener) {
    followers.add(listener);
    return () => followers.delete(listener);
  },
  logout: async () => main?.session.logout(),
  verify: async () => main?.session.verify(),
};

/** The address without closing slash; one that is no address warns and falls back to the same origin. */
export function checkedAddress(api: string | null | undefined, tag = 'parvis'): string {
  const address = (api ?? '').trim().replace(/\/+$/, '');
  if (!address || /^\/(?!\/)/.test(address)) return address;
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return address;
  console.warn(
    `Parvis: <${tag} api="${api}"> is no address. Write api="https://example.org" or a path of this site; the page's own origin is used.`,
  );
  return '';
}

function createRuntime(client: Client): Runtime {
  const session = createSession({
    client,
    storage: main ? null : undefined,
    keepSessionOffline: configuration.keepSessionOffline,
    onUserChange: (change) => (change === 'same' ? refresh(client) : forget(client)),
  });
  const runtime = { client, session };
  if (!main) {
    main = runtime;
    const tell = () => {
      for (const follow of [...followers]) follow();
    };
    session.subscribe(tell);
    tell();
  }
  return runtime;
}

/** The client and session of a back end: the same for every widget that names it. */
export function runtimeFor({ api, client, tag }: RuntimeOptions = {}): Runtime {
  if (client) {
    const known = byClient.get(client) ?? createRuntime(client);
    byClient.set(client, known);
    return known;
  }
  const address = checkedAddress(api ?? configuration.api, tag);
  const known = byAddress.get(address);
  if (known) return known;
  const { getToken, timeout, endpoints } = configuration;
  const created = createRuntime(
    createClient({
      api: address,
      getToken,
      timeout,
      endpoints,
      fetch: (...request) => (configuration.fetch ?? fetch)(...request),
      onError: (...failed) => configuration.onError?.(...failed),
    }),
  );
  byAddress.set(address, created);
  return created;
}
