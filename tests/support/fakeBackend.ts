import { type Client, createClient } from '../../src/api/client.ts';
import { clearCache, invalidate } from '../../src/api/queryCache.ts';
import type { Capability } from '../../src/domain/capabilities.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import type { KeyValueStore } from '../../src/session/tokenStore.ts';
import { nth } from './present.ts';

/*
 * The back end of a component test: replies that the test gives, or the reference server behind them. It records the
 * calls, and a test can replace, hold or lose single answers.
 */

export interface Call {
  method: string;
  href: string;
  /** From `/api/` on, without the query. */
  path: string;
  /** The query as it was sent, with its question mark, or ''. */
  search: string;
  /** Parsed, if it was JSON. */
  body: unknown;
  authorization: string | null;
  signal: AbortSignal | null | undefined;
}

export interface Write {
  method: string;
  path: string;
  body: Readonly<Record<string, unknown>> | undefined;
}

/** `pass` sends the call to the reference server. */
export type Reply = (call: Call, pass: () => Promise<Response>) => Response | Promise<Response>;
/**
 * By path, or by method and path: `PUT /api/tags/*`. A key without `*` counts before one with it,
 * and a longer one before a shorter one. An object is a body.
 */
export type Replies = Record<string, Reply | object>;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });
/** An answer without a body. */
export const nothing: Reply = () => new Response('');
/** No answer ever comes. */
export const silent = () => new Promise<Response>(() => {});
/** The connection is cut before the server gets the call. */
export const dropped = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
export const passed: Reply = (_call, pass) => pass();
/** The server carries the call out, but its answer is lost. */
export const lost: Reply = async (_call, pass) => {
  await pass();
  return dropped();
};

/** A reply that comes when the test releases it. */
export function held(reply: Reply = passed) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late: Reply = (...call) => gate.then(() => reply(...call));
  return { reply: late, release: () => release() };
}

export const awa = { email: 'awa@exemple.fr', password: 'secret-awa', id: 1, name: 'Awa Diop' };
export const luc = { email: 'luc@exemple.fr', password: 'secret-luc', id: 2, name: 'Luc Morel' };
export type Account = typeof awa;

interface Options {
  /** The users who sign in and out. Without them, Awa is signed in, and calls need no token. */
  accounts?: readonly Account[];
  /** What the back end announces; nothing by default. */
  capabilities?: readonly Capability[];
  storage?: KeyValueStore;
  /** In milliseconds. */
  timeout?: number;
}

const pattern = (key: string) =>
  new RegExp(`^${(key.includes(' ') ? key : `* ${key}`).replaceAll('*', '.*').replaceAll('?', '\\?')}$`);

interface Behind {
  /** Where `pass` leads. */
  server?: typeof fetch;
  storage?: KeyValueStore | null | undefined;
  timeout?: number | undefined;
  api?: string;
}

const noServer: typeof fetch = () => Promise.reject(new Error('No server stands behind this back end.'));

/** Records the calls that `answer` replies to, and creates the client and the session of a page. */
export function recordedBackend(answer: Reply, { server = noServer, storage, timeout, api }: Behind = {}) {
  const calls: Call[] = [];
  const writes: Write[] = [];
  const once: { key: RegExp; reply: Reply }[] = [];
  const send: typeof fetch = async (input, init) => {
    const { href, pathname, search } = new URL(String(input), location.href);
    const { method = 'GET', body, headers, signal } = init ?? {};
    const call = {
      method,
      href,
      path: pathname.slice(pathname.indexOf('/api/')),
      search,
      body: typeof body === 'string' ? JSON.parse(body) : (body ?? undefined),
      authorization: new Headers(headers).get('authorization'),
      signal,
    };
    calls.push(call);
    if (method !== 'GET' && !call.path.includes('token'))
      writes.push({ method, path: call.path, body: call.body });
    const at = once.findIndex(({ key }) => key.test(`${method} ${call.path}`));
    const reply = at < 0 ? answer : nth(once.splice(at, 1), 0).reply;
    return reply(call, () => server(input, init));
  };
  const client = createClient({ api, random: () => 0, fetch: send, timeout });
  let host: { client: Client; session: Session } | undefined;
  const called = (key: string) => calls.filter(({ method, path }) => pattern(key).test(`${method} ${path}`));
  return {
    client,
    /** For `<Parvis fetch>`: every address leads to this back end. */
    fetch: send,
    /** Client and session, as the page's runtime creates them at the first call. */
    host: () => {
      const onUserChange = (change: string) => (change === 'same' ? invalidate(client) : clearCache(client));
      host ??= { client, session: createSession({ client, storage, onUserChange }) };
      return host;
    },
    /** All calls so far, oldest first; this list and `writes` grow with each call. */
    calls,
    /** All calls but reads and those of the session. */
    writes,
    called,
    /** All calls but the check of the token, as in «GET /api/tags/». */
    requests: () =>
      calls.map(({ method, path }) => `${method} ${path}`).filter((request) => !request.includes('token')),
    /** The queries of the calls to a path. */
    asked: (key: string) => called(key).map(({ search }) => search),
    /** The bodies of the calls to a path. */
    sent: (key: string) => called(key).map(({ body }) => body),
    /** Sets the reply to the next call to this path that has none yet. */
    next: (key: string, reply: Reply) => void once.push({ key: pattern(key), reply }),
  };
}

export type Backend = ReturnType<typeof recordedBackend>;

/** A back end in the page. */
export function fakeBackend(table: Replies = {}, { accounts, capabilities, storage, timeout }: Options = {}) {
  const tokens = new Map<string, Account>();
  const userOf = ({ id, name, email }: Account) => ({ id, name, email });
  const accountOf = ({ authorization }: Call) => tokens.get(authorization?.replace('Token ', '') ?? '');
  const expired = () => json({ message: 'Session expirée' }, 401);
  const give = (person: Account) => {
    tokens.set(`token-${person.id}`, person);
    return `token-${person.id}`;
  };
  const replies: Replies = {
    '/api/login': ({ body }) => {
      const { email, password } = body as Account;
      const person = (accounts ?? [awa]).find((each) => each.email === email && each.password === password);
      if (!person) return json({ message: 'Identifiants incorrects' }, 401);
      return json({ data: { token: give(person), user: userOf(person), capacites: capabilities } });
    },
    '/api/logout': { data: {} },
    '/api/auth/reset-password/': { data: {} },
    '/api/verify-token': (call) => {
      const person = accountOf(call);
      return person ? json({ data: { user: userOf(person), capacites: capabilities } }) : expired();
    },
    ...table,
  };
  const answer: Reply = (call, pass) => {
    const request = `${call.method} ${call.path}`;
    const [key] = Object.keys(replies)
      .filter((each) => pattern(each).test(request))
      .sort((a, b) => Number(a.includes('*')) - Number(b.includes('*')) || b.length - a.length);
    const isOpen = /^\/api\/(log|auth|verify)/.test(call.path);
    if (accounts && !isOpen && !accountOf(call)) return expired();
    const reply = key === undefined ? undefined : replies[key];
    if (!reply) throw new Error(`The fake back end has no reply to ${request}.`);
    return typeof reply === 'function' ? (reply as Reply)(call, pass) : json(reply);
  };
  if (!accounts) localStorage.setItem('authToken', give(awa));
  return {
    ...recordedBackend(answer, { storage, timeout }),
    /** Sets the reply to this path from now on. */
    answer: (key: string, reply: Reply | object) => {
      replies[key] = reply;
    },
    /** Stores the token of a user, as an earlier visit would have left it. */
    remember(person: Account) {
      localStorage.setItem('authToken', give(person));
      localStorage.setItem('parvis:api', `${location.origin}/`);
    },
    /** Makes all tokens invalid. */
    expire: () => tokens.clear(),
  };
}

export type FakeBackend = ReturnType<typeof fakeBackend>;
