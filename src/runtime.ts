/**
 * What the widgets of a page share: one client and one session for each back end. Only the first back end of the
 * page may use local storage, and only for tokens of its own, so a token never reaches another one.
 *
 * A back end is known by its address and by who signs the person in: Parvis, or the host with `getToken`. All other
 * settings are read at each call, because a function written inline is a new one at each render and must not end a
 * session. A tree with a `timeout` of its own has its own client, with the same cache and session.
 */

import { type Client, createClient, type Overrides, type TokenSource } from './api/client';
import type { ApiError } from './api/errors';
import { callHost } from './api/http/callHost';
import { clearCache, invalidate } from './api/queryCache';
import { nameBackEnds } from './backEnds';
import { checkHostNames } from './messages/checkHostNames';
import { checkMessages, type Messages } from './messages/messages';
import { createSession, type Session } from './session/session';
import { LOADING } from './session/state';
import { setPageMessages } from './texts/texts';
import { type Appearance, setPageAppearance } from './ui/colours/appearance';

export interface ParvisConfiguration {
  /** Address of the back end, `https://…` or a path of this site; same origin by default. */
  api?: string;
  /** The token of the host's own session. Parvis then stores nothing. */
  getToken?: TokenSource;
  /** Used instead of the browser's `fetch`, for example to add a header. */
  fetch?: typeof fetch;
  /** Sentences of the host by key: `{'members.title': 'Fidèles'}`. */
  messages?: Messages;
  /** Colours, sizes and fonts for each colour scheme: `{ light: { accent: '#6b21a8' }, dark: { accent: '#c084fc' } }`. */
  appearance?: Appearance;
  /** Name of the organisation, above the sign-in form. */
  organisation?: string;
  /** Called once for each call that failed, with the id of its endpoint. */
  onError?: (error: ApiError, endpointId: string) => void;
  /** Request timeout in milliseconds; 10 000 by default. No call is made again after it. */
  timeout?: number;
  /** Keeps a person signed in when their token can't be checked because no answer comes; false by default. */
  keepSessionOffline?: boolean;
  /** Paths and readers that differ at this back end, by endpoint id. */
  endpoints?: Overrides;
}

/** The settings that a page makes once for all its widgets. */
export interface PageConfiguration extends ParvisConfiguration {
  /**
   * Every back end that elements and placeholders of the page may name, as a list or separated by spaces. `api` is one of
   * them.
   * The first is the default where `api` is not given.
   */
  apis?: string | readonly string[];
}

export interface Runtime {
  client: Client;
  session: Session;
  /** What was written in place of an address. Nothing is sent then, and the widget says so. */
  notAnAddress?: string;
  /** The page names no back end, so its own origin is used. */
  isUnnamed?: boolean;
}

/** The settings of one mounted `<Parvis>`; `current` is replaced whenever it renders. */
export interface TreeSettings {
  current: ParvisConfiguration;
}

export interface SharedRuntime extends Runtime {
  /**
   * Trees that show this back end, the one mounted last at the end. The first item is not a tree: it keeps the
   * settings of the last tree that was unmounted, because a call of it may still be under way when no tree is left.
   */
  trees: [TreeSettings, ...TreeSettings[]];
}

export interface RuntimeOptions extends Omit<ParvisConfiguration, 'api'> {
  api?: string | null;
  /** The host's own client instead of an address. */
  client?: Client;
  /** Named in warnings. */
  tag?: string;
}

const settings: Readonly<Record<keyof PageConfiguration, true>> = {
  api: true,
  apis: true,
  getToken: true,
  fetch: true,
  messages: true,
  organisation: true,
  onError: true,
  timeout: true,
  keepSessionOffline: true,
  endpoints: true,
  appearance: true,
};
/** The names of all settings. */
export const settingNames: readonly string[] = /* @__PURE__ */ Object.keys(settings);

let configuration: PageConfiguration = {};
const byBackEnd = new Map<string, SharedRuntime>();
/** Those of what is no address. */
const byMistake = new Map<string, SharedRuntime>();
const byClient = new WeakMap<Client, SharedRuntime>();
/** Warnings that were already printed. */
const warned = new Set<string>();
/** The first back end of the page: the one that may store its token. */
let main: Runtime | undefined;
const followers = new Set<() => void>();

/** The first back end that the page has listed. */
let fallback: string | undefined;

/** The addresses in `apis`. */
export const addressesOf = (apis: PageConfiguration['apis'] = []): readonly string[] =>
  typeof apis === 'string' ? apis.trim().split(/\s+/) : apis;

/** The name of the organisation is one of the sentences. */
const withOrganisation = ({ organisation, messages }: PageConfiguration): Messages | undefined =>
  organisation ? { 'login.organisation': organisation, ...messages } : messages;

/** Sets the settings of the whole page. Call it before the first widget shows; later calls add to earlier ones. */
export function configure(options: PageConfiguration): void {
  const isLate = main && (['api', 'getToken', 'timeout', 'endpoints'] as const).some((key) => key in options);
  if (isLate)
    console.warn('Parvis: configure() came after the first widget. Call it before, or in the page’s head.');
  configuration = { ...configuration, ...options };
  const apis = addressesOf(options.apis);
  fallback ??= apis[0];
  nameBackEnds([options.api ?? '', ...apis]);
  setPageMessages(withOrganisation(configuration));
  setPageAppearance(configuration.appearance);
  checkHostNames('configure()', 'setting', options, settingNames);
  checkMessages(options.messages, 'configure()');
}

/** The page's session, for the host: who is signed in at the first back end that a widget named. */
export const session: Pick<Session, 'get' | 'subscribe' | 'logout' | 'verify'> = {
  get: () => main?.session.get() ?? LOADING,
  subscribe(listener) {
    followers.add(listener);
    return () => followers.delete(listener);
  },
  logout: async () => main?.session.logout(),
  verify: async () => main?.session.verify(),
};

/** The address without closing slash; undefined for what is no address, which warns. */
function checkedAddress(api: string, tag = 'parvis'): string | undefined {
  const address = api.replace(/\/+$/, '');
  if (!address || /^\/(?![/\\])/.test(address)) return address;
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return address;
  const warning = `Parvis: <${tag} api="${api}"> is no address. Write api="https://example.org" or a path of this site; nothing is sent.`;
  if (!warned.has(warning)) console.warn(warning);
  warned.add(warning);
  return undefined;
}

/** Sends nothing, so that no password reaches an address that the page doesn't name. */
function deadRuntime(notAnAddress: string): SharedRuntime {
  const known = byMistake.get(notAnAddress);
  if (known) return known;
  const client = createClient({ fetch: () => Promise.reject(new TypeError('no address')) });
  const session = createSession({ client, storage: null });
  const runtime: SharedRuntime = { client, session, trees: [{ current: {} }], notAnAddress };
  byMistake.set(notAnAddress, runtime);
  return runtime;
}

/** Reads a setting at the moment of a call: from the tree mounted last that gives it, else the page's. */
const readerOf =
  (trees: TreeSettings[]) =>
  <K extends keyof ParvisConfiguration>(key: K): ParvisConfiguration[K] =>
    trees
      .slice(trees.length > 1 ? 1 : 0)
      .map(({ current }) => current[key])
      .filter((value) => value !== undefined)
      .pop() ?? configuration[key];

function createRuntime(client: Client, trees: SharedRuntime['trees']): SharedRuntime {
  const read = readerOf(trees);
  const session = createSession({
    client,
    storage: main ? null : undefined,
    keepSessionOffline: () => read('keepSessionOffline'),
    onUserChange: (change) => (change === 'same' ? invalidate(client) : clearCache(client)),
    onError: (...failed) => callHost(read('onError'), ...failed),
  });
  const runtime = { client, session, trees };
  if (!main) {
    main = runtime;
    const tell = () => {
      for (const follow of [...followers]) callHost(follow);
    };
    session.subscribe(tell);
    tell();
  }
  return runtime;
}

function createSharedClient(api: string, isHosted: boolean, trees: TreeSettings[]): Client {
  const read = readerOf(trees);
  return createClient({
    api,
    getToken: isHosted ? () => read('getToken')?.() : undefined,
    fetch: (...request) => (read('fetch') ?? fetch)(...request),
    onError: (...failed) => read('onError')?.(...failed),
    get timeout() {
      return read('timeout');
    },
    get endpoints() {
      return read('endpoints');
    },
  });
}

/** The client and session of a back end: the same for every widget that names it. */
export function runtimeFor({ api, client, tag, ...settings }: RuntimeOptions = {}): SharedRuntime {
  const trees: SharedRuntime['trees'] = [{ current: settings }];
  if (client) {
    const known = byClient.get(client) ?? createRuntime(client, trees);
    byClient.set(client, known);
    return known;
  }
  const given = (api ?? configuration.api ?? fallback ?? '').trim();
  const address = checkedAddress(given, tag);
  if (address === undefined) return deadRuntime(given);
  const isHosted = Boolean(settings.getToken ?? configuration.getToken);
  const key = `${isHosted} ${address}`;
  const known = byBackEnd.get(key) ?? createRuntime(createSharedClient(address, isHosted, trees), trees);
  byBackEnd.set(key, known);
  known.isUnnamed = !given && known.isUnnamed !== false;
  return known;
}
