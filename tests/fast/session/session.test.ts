// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, createClient } from '../../../src/api/client';
import { authCalls } from '../../../src/api/endpoints/auth';
import { memberCalls } from '../../../src/api/endpoints/members';
import { createSession, type Session } from '../../../src/session/session';
import { verifyToken } from '../../../src/session/sessionCalls';
import { nth } from '../../support/lookups.ts';
import { type Answer, startServer, type TestServer } from '../api/httpServer';

type SessionOptions = Parameters<typeof createSession>[0];

let server: TestServer;
let open: Session[] = [];
let log: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  server = await startServer();
  localStorage.clear();
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  for (const session of open) session.destroy();
  open = [];
  await server.close();
});

const awa = { id: 4, name: 'Awa Diallo', email: 'awa@exemple.fr' };
const paul = { id: 5, name: 'Paul Martin', email: 'paul@exemple.fr' };
const credentials = { email: awa.email, password: 'secret-1' };

function start(options: Partial<SessionOptions> = {}): { client: Client; session: Session } {
  const client = options.client ?? createClient({ api: server.url, timeout: 2000, random: () => 0 });
  const session = createSession({ ...options, client });
  open.push(session);
  return { client, session };
}

/** Resolves once the session is no longer loading. */
const settled = (session: Session) =>
  new Promise<void>((resolve) => {
    const check = () => session.get().status !== 'loading' && resolve();
    session.subscribe(check);
    check();
  });

/** Answers calls by their path. */
const routes = (table: Record<string, Answer>) =>
  server.reply(({ method, url }) => table[`${method} ${url.split('?')[0]}`] ?? { status: 404 });

/** Values that a host page, or another program, keeps under the same names. */
const storeForeign = (token: string, user: unknown) => {
  localStorage.setItem('authToken', token);
  localStorage.setItem('user', typeof user === 'string' ? user : JSON.stringify(user));
};
/** Values that an earlier visit left. */
const store = (token: string, user: unknown) => {
  storeForeign(token, user);
  localStorage.setItem('parvis:api', `${server.url}/`);
};
const stored = () => [localStorage.getItem('authToken'), localStorage.getItem('user')];

describe('a session at the start', () => {
  it('is signed out at once without a stored token, and makes no call', () => {
    const { session } = start();
    expect(session.get()).toMatchObject({ status: 'signed-out', busy: false });
    expect(server.received).toHaveLength(0);
  });

  it('is loading with no user while the stored token is checked, then knows the user [S1, S4, S5, S13]', async () => {
    store('abc', awa);
    routes({ 'GET /api/verify-token': { body: { data: { user: paul } } } });
    const { session } = start();
    expect(session.get()).toEqual({ status: 'loading', capabilities: new Set(), busy: false });
    await settled(session);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: paul });
    expect(nth(server.received, 0).headers.authorization).toBe('Token abc');
    expect(stored()).toEqual(['abc', JSON.stringify(paul)]);
  });

  it.each([
    ['nothing', { email: awa.email }],
    ['the role of a reader', { ...awa, role: 'lecteur', roles: [], permissions: [], is_staff: false }],
    ['an administrator', { ...awa, role: 'admin', is_superuser: true }],
    ['an account not activated', { ...awa, is_active: false }],
  ])('accepts the token when its user is %s [S12]', async (_, user) => {
    store('abc', awa);
    routes({
      'GET /api/verify-token': { body: { data: { user } } },
      'POST /api/login': { body: { data: { token: 'def', user } } },
    });
    const { session } = start();
    expect(session.token()).toBe('abc');
    await settled(session);
    const signedIn = { status: 'signed-in', user, capabilities: new Set(), busy: false, isExpired: false };
    expect(session.get()).toEqual(signedIn);
    localStorage.clear();
    const { session: another } = start();
    expect(await another.login(credentials)).toBe(true);
    expect(another.get()).toEqual({ ...signedIn, error: undefined });
  });

  it('checks the token by the same call as the table of calls', () => {
    const { id, method, path, anonymous } = authCalls.verify;
    expect(verifyToken).toMatchObject({ id, method, path, anonymous });
  });

  it('clears token and user, logs and ends loading when the check fails [S6]', async () => {
    store('abc-secret', awa);
    routes({ 'GET /api/verify-token': { status: 401 } });
    const { session } = start();
    await settled(session);
    expect(session.get()).toMatchObject({ status: 'signed-out', user: undefined });
    expect(session.get().error).toBeUndefined();
    expect(stored()).toEqual([null, null]);
    expect(log).toHaveBeenCalledOnce();
    expect(String(log.mock.calls[0])).not.toContain('abc-secret');
  });

  it('clears them too when no answer comes [S6]', async () => {
    store('abc', awa);
    server.reply({ drop: true });
    const { session } = start();
    await settled(session);
    expect(session.get().status).toBe('signed-out');
    expect(stored()).toEqual([null, null]);
  });

  it('keeps the stored user when no answer comes and the host asked for it', async () => {
    store('abc', awa);
    server.reply({ drop: true });
    const { session } = start({ keepSessionOffline: () => true });
    await settled(session);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: awa });
    expect(session.token()).toBe('abc');
  });

  it('clears them after a refusal even when the host keeps sessions offline', async () => {
    store('abc', awa);
    server.reply({ status: 500 });
    const { session } = start({ keepSessionOffline: () => true });
    await settled(session);
    expect(session.get().status).toBe('signed-out');
  });

  it.each(['{"name":', 'null', '[1]', '"x"'])('ignores a corrupted stored user (%s)', async (junk) => {
    store('abc', junk);
    server.reply({ drop: true });
    const { session } = start({ keepSessionOffline: () => true });
    await settled(session);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: undefined });
  });
});

describe('signing in', () => {
  it('stores the token and the user as JSON text [L11, L12, L13, L14, S10]', async () => {
    routes({ 'POST /api/login': { body: { data: { token: 'abc', user: awa } } } });
    const { session } = start();
    const login = session.login(credentials);
    expect(session.get().busy).toBe(true);
    expect(await login).toBe(true);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: awa, busy: false });
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/api/login', json: credentials });
    expect(stored()).toEqual(['abc', JSON.stringify(awa)]);
  });

  it('gives back what an announcing back end gave the device, and nothing to another one [N6]', async () => {
    const gives = (capabilities: string[]) =>
      routes({
        'POST /api/login': {
          body: { data: { token: 'abc', user: awa, appareil: 'valeur', capacites: capabilities } },
        },
      });
    const sent = async () => {
      await start().session.login(credentials);
      return server.received.at(-1)?.json;
    };
    gives([]);
    expect([await sent(), await sent()]).toEqual([credentials, credentials]);
    gives(['appareils']);
    expect([await sent(), await sent()]).toEqual([credentials, { ...credentials, appareil: 'valeur' }]);
    gives([]);
    expect([await sent(), await sent()]).toEqual([{ ...credentials, appareil: 'valeur' }, credentials]);
  });

  it('renders screens once for the answer, which ends the sign-in and opens them', async () => {
    routes({ 'POST /api/login': { body: { data: { token: 'abc', user: awa } } } });
    const { session } = start();
    const told: unknown[] = [];
    session.subscribe(() => told.push([session.get().status, session.get().busy]));
    await session.login(credentials);
    expect(told).toEqual([
      ['signed-out', true],
      ['signed-in', false],
    ]);
  });

  it("fails with the call's message until it is cleared, and a 401 here is no expiry [L10, L16]", async () => {
    routes({ 'POST /api/login': { status: 401, body: { message: 'Identifiants incorrects' } } });
    const { session } = start();
    expect(await session.login(credentials)).toBe(false);
    expect(session.get()).toMatchObject({
      status: 'signed-out',
      busy: false,
      error: 'Identifiants incorrects',
    });
    session.clearError();
    expect(session.get().error).toBeUndefined();
  });

  it('fails with the sentence of a server whose disk is full [O10]', async () => {
    const message = 'Le disque de Parvis est plein\u00a0: une nouvelle connexion n’est pas possible.';
    routes({ 'POST /api/login': { status: 507, body: { success: false, message } } });
    const { session } = start();
    await session.login(credentials);
    expect(session.get()).toMatchObject({ status: 'signed-out', error: message });
  });

  it('fails with its own sentence when the call has none [L10]', async () => {
    routes({ 'POST /api/login': { status: 500 } });
    const { session } = start();
    await session.login(credentials);
    expect(session.get().error).toBe('Erreur lors de la connexion');
  });

  it('fails with the sentence for a missing answer when none comes [X2]', async () => {
    server.reply({ drop: true });
    const { session } = start();
    await session.login(credentials);
    expect(session.get().error).toBe('Impossible de se connecter au serveur');
  });

  it('works in memory where storage throws', async () => {
    routes({
      'POST /api/login': { body: { data: { token: 'abc', user: awa } } },
      'GET /api/membres/1/': { body: { id: 1 } },
    });
    const broken = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { client, session } = start({ storage: { getItem: broken, setItem: broken, removeItem: broken } });
    expect(await session.login(credentials)).toBe(true);
    await client.call(memberCalls.get, { id: 1 });
    expect(nth(server.received, 1).headers.authorization).toBe('Token abc');
    await session.logout();
    expect(session.get().status).toBe('signed-out');
  });
});

async function signedIn(options: Partial<SessionOptions> = {}) {
  routes({ 'POST /api/login': { body: { data: { token: 'abc', user: awa } } } });
  const started = start(options);
  await started.session.login(credentials);
  server.received.length = 0;
  return started;
}

describe('signing out', () => {
  it('calls the server, then clears token and user [S7, S10]', async () => {
    const { session } = await signedIn();
    routes({ 'POST /api/logout': { body: { success: true } } });
    const logout = session.logout();
    expect(session.get().busy).toBe(true);
    await logout;
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/api/logout' });
    expect(nth(server.received, 0).headers.authorization).toBe('Token abc');
    expect(session.get()).toMatchObject({
      status: 'signed-out',
      user: undefined,
      busy: false,
      isExpired: false,
    });
    expect(stored()).toEqual([null, null]);
  });

  it.each([{ status: 500 }, { drop: true }])(
    'clears them even if the call fails, and only logs it (%o) [S8, S9]',
    async (answer) => {
      const { session } = await signedIn();
      server.reply(answer);
      await session.logout();
      expect(session.get()).toMatchObject({ status: 'signed-out', error: undefined });
      expect(stored()).toEqual([null, null]);
      expect(log).toHaveBeenCalledOnce();
    },
  );
});

describe('a 401 from any call', () => {
  it('ends the session in place [S11]', async () => {
    const { client, session } = await signedIn();
    server.reply({ status: 401 });
    await client.call(memberCalls.get, { id: 1 }).catch(() => {});
    expect(session.get()).toMatchObject({ status: 'signed-out', user: undefined, isExpired: true });
    expect(stored()).toEqual([null, null]);
  });

  it('is ignored when it answers an older token', async () => {
    const { client, session } = await signedIn();
    let release = () => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.reply({ status: 401, after });
    const late = client.call(memberCalls.get, { id: 1 }).catch(() => {});
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    routes({ 'POST /api/login': { body: { data: { token: 'new', user: awa } } } });
    await session.login(credentials);
    release();
    await late;
    expect(session.get().status).toBe('signed-in');
  });

  it('tells whether the same user came back or another one', async () => {
    const onUserChange = vi.fn();
    const { client, session } = await signedIn({ onUserChange });
    expect(onUserChange).not.toHaveBeenCalled();
    for (const [user, change] of [
      [awa, 'same'],
      [paul, 'other'],
    ] as const) {
      server.reply({ status: 401 });
      await client.call(memberCalls.get, { id: 1 }).catch(() => {});
      routes({ 'POST /api/login': { body: { data: { token: user.name, user } } } });
      await session.login(credentials);
      expect(onUserChange).toHaveBeenLastCalledWith(change);
    }
    await session.logout();
    expect(onUserChange).toHaveBeenLastCalledWith('left');
  });
});

describe('asking for a new password', () => {
  it('posts the e-mail [L22]', async () => {
    routes({ 'POST /api/auth/reset-password/': { status: 204 } });
    const { session } = start();
    const reset = session.requestReset(awa.email);
    expect(session.get().busy).toBe(true);
    expect(await reset).toBe(true);
    expect(nth(server.received, 0).json).toEqual({ email: awa.email });
  });

  it('fails with the message of the call, else its own sentence [L26]', async () => {
    const { session } = start();
    server.reply({ status: 429, body: { message: 'Trop de demandes' } });
    expect(await session.requestReset(awa.email)).toBe(false);
    expect(session.get().error).toBe('Trop de demandes');
    server.reply({ status: 500 });
    await session.requestReset(awa.email);
    expect(session.get().error).toBe('Erreur lors de la réinitialisation du mot de passe');
  });
});

describe('the token', () => {
  it('is traded for a new one on demand [A2]', async () => {
    const { session } = await signedIn();
    routes({ 'POST /api/verify-token': { body: { data: { token: 'new' } } } });
    await session.refresh();
    expect(session.token()).toBe('new');
    expect(localStorage.getItem('authToken')).toBe('new');
  });
});

describe('other tabs', () => {
  const change = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

  it('are followed when they sign out', async () => {
    const { session } = await signedIn();
    localStorage.clear();
    change(null);
    expect(session.get().status).toBe('signed-out');
  });

  it('keep what is being typed here after an expiry, but not after a chosen sign-out', async () => {
    const checked = { 'GET /api/verify-token': { body: { data: { user: awa } } } };
    const expired = (await signedIn()).client;
    routes(checked);
    const here = start().session;
    await settled(here);
    server.reply({ status: 401 });
    await expect(expired.call(memberCalls.get, { id: 1 })).rejects.toMatchObject({
      failure: { status: 401 },
    });
    change('authToken');
    expect(here.get()).toMatchObject({ status: 'signed-out', isExpired: true });

    const other = await signedIn();
    routes(checked);
    const neighbour = start().session;
    await settled(neighbour);
    await other.session.logout();
    change('authToken');
    expect(neighbour.get()).toMatchObject({ status: 'signed-out', isExpired: false });
  });

  it('are followed when they sign in, with their user', () => {
    const { client, session } = start();
    store('theirs', paul);
    change('authToken');
    expect(session.get()).toMatchObject({ status: 'signed-in', user: paul });
    expect(client.getToken?.()).toBe('theirs');
  });

  it.each([{ status: 401 }, { body: { data: { user: awa } } }])(
    'win over a check that was under way (%o)',
    async (late) => {
      store('old', awa);
      let release = () => {};
      const after = new Promise<void>((resolve) => {
        release = resolve;
      });
      server.reply({ ...late, after });
      const { client, session } = start();
      await vi.waitFor(() => expect(server.received).toHaveLength(1));
      store('theirs', paul);
      change('authToken');
      release();
      server.reply({ body: { id: 1 } });
      await client.call(memberCalls.get, { id: 1 });
      expect(session.get()).toMatchObject({ status: 'signed-in', user: paul });
      expect(stored()).toEqual(['theirs', JSON.stringify(paul)]);
    },
  );

  it('are ignored after the session was destroyed', async () => {
    const { session } = await signedIn();
    session.destroy();
    localStorage.clear();
    change('authToken');
    expect(session.get().status).toBe('signed-in');
  });
});

describe('keys of the host page', () => {
  const host = { name: 'Hôte' };
  const kept = ['JETON-HOTE', JSON.stringify(host)];
  const change = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  let warned: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => warned.mockRestore());

  /** A client of the back end that serves the page itself. */
  const ownOrigin = () =>
    createClient({
      timeout: 2000,
      random: () => 0,
      fetch: (input, init) => fetch(server.url + new URL(String(input), location.href).pathname, init),
    });

  it('are never sent to a back end of another origin, and stay as they are [Z10]', async () => {
    storeForeign('JETON-HOTE', host);
    const { client, session } = start();
    expect(session.get()).toMatchObject({ status: 'signed-out' });
    server.reply({ status: 401 });
    await client.call(memberCalls.get, { id: 1 }).catch(() => {});
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(stored()).toEqual(kept);
  });

  it('stay through sign-in, renewal, refusal and sign-out, with a warning that the session ends with the page [Z10]', async () => {
    storeForeign('JETON-HOTE', host);
    const { client, session } = await signedIn();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: awa });
    expect(String(warned.mock.calls[0])).toContain('authToken of another program');
    expect(stored()).toEqual(kept);
    routes({ 'POST /api/verify-token': { body: { data: { token: 'new' } } } });
    await session.refresh();
    expect([session.token(), ...stored()]).toEqual(['new', ...kept]);
    server.reply({ status: 401 });
    await client.call(memberCalls.get, { id: 1 }).catch(() => {});
    expect(stored()).toEqual(kept);
    await session.logout();
    expect(stored()).toEqual(kept);
    expect(localStorage.getItem('parvis:api')).toBeNull();
  });

  it('neither sign in nor sign out when another tab changes them [Z10]', async () => {
    const { session } = await signedIn();
    storeForeign('JETON-HOTE', host);
    change('authToken');
    expect(session.get().status).toBe('signed-in');
    expect(session.token()).toBe('abc');
    await session.logout();
    expect(stored()).toEqual(kept);
    change('authToken');
    expect(session.get().status).toBe('signed-out');
  });

  it('that replaced those of Parvis are not taken for them on the next visit [Z10]', async () => {
    await signedIn();
    storeForeign('JETON-HOTE', host);
    const next = start().session;
    expect(next.get().status).toBe('signed-out');
    expect(server.received).toHaveLength(0);
    expect(stored()).toEqual(kept);
  });

  it('stay when only «user» is there and Parvis stores its token [Z10]', async () => {
    localStorage.setItem('user', JSON.stringify(host));
    const { session } = await signedIn();
    expect(stored()).toEqual(['abc', JSON.stringify(host)]);
    await session.logout();
    expect(stored()).toEqual([null, JSON.stringify(host)]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('are tried with the back end of the page’s own origin, and belong to Parvis too once confirmed [Z10]', async () => {
    const theirs = { ...awa, preferences: { sombre: true } };
    storeForeign('abc', theirs);
    routes({
      'GET /api/verify-token': { body: { data: { user: awa } } },
      'POST /api/logout': { body: { success: true } },
    });
    const { session } = start({ client: ownOrigin() });
    await settled(session);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: awa });
    // A check alone changes no value of the page.
    expect(stored()).toEqual(['abc', JSON.stringify(theirs)]);
    await session.logout();
    expect(stored()).toEqual([null, null]);
  });

  it('name no user when the token beside them is Parvis’s and no answer comes [Z10]', async () => {
    await signedIn();
    localStorage.setItem('user', JSON.stringify(paul));
    const client = createClient({ api: server.url, fetch: () => Promise.reject(new TypeError('offline')) });
    const { session } = start({ client, keepSessionOffline: () => true });
    await settled(session);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: undefined });
    expect(stored()).toEqual(['abc', JSON.stringify(paul)]);
  });

  it('stay when the back end of the page’s own origin refuses them, until a user signs in [Z10]', async () => {
    storeForeign('JETON-HOTE', host);
    routes({
      'GET /api/verify-token': { status: 401 },
      'POST /api/login': { body: { data: { token: 'abc', user: awa } } },
    });
    const { session } = start({ client: ownOrigin() });
    await settled(session);
    expect(session.get().status).toBe('signed-out');
    expect(stored()).toEqual(kept);
    await session.login(credentials);
    expect(stored()).toEqual(['abc', JSON.stringify(awa)]);
  });

  it.each(['[1]', '"x"', '{broken', '{"name":{"first":"A"}}'])(
    'are left alone on the page’s own origin too when their user is none of ours (%s) [Z10]',
    async (user) => {
      storeForeign('JETON-HOTE', user);
      const { session } = await signedIn({ client: ownOrigin() });
      expect(session.get().status).toBe('signed-in');
      expect(stored()).toEqual(['JETON-HOTE', user]);
    },
  );
});

describe("a host's own token", () => {
  it('makes the session without storing anything', async () => {
    routes({ 'GET /api/verify-token': { body: { data: { user: awa } } } });
    const client = createClient({ api: server.url, getToken: async () => 'host' });
    const { session } = start({ client });
    await settled(session);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: awa });
    expect(nth(server.received, 0).headers.authorization).toBe('Token host');
    expect(stored()).toEqual([null, null]);
  });

  it('leaves the page signed out while the host has none, and signs in on verify', async () => {
    routes({ 'GET /api/verify-token': { body: { data: { user: awa } } } });
    let token: string | undefined;
    const { session } = start({ client: createClient({ api: server.url, getToken: () => token }) });
    await settled(session);
    expect(session.get().status).toBe('signed-out');
    expect(server.received).toHaveLength(0);
    token = 'host';
    await session.verify();
    expect(session.get().status).toBe('signed-in');
  });

  it.each([
    ['no answer', { drop: true }, 'offline'],
    ['a broken server', { status: 503 }, 'server'],
    ['a page', { body: '<!doctype html><p>Maintenance</p>' }, 'contract'],
    ['a page that is missing', { status: 404, body: '<!doctype html><p>404</p>' }, 'notFound'],
  ])('is unknown, not refused, where its check meets %s [B6]', async (_, answer, kind) => {
    server.reply(answer);
    const changes: string[] = [];
    const { session } = start({
      client: createClient({ api: server.url, getToken: () => 'host', random: () => 0 }),
      onUserChange: (change) => changes.push(change),
    });
    await settled(session);
    expect(changes).toEqual(['left']);
    expect(session.get()).toMatchObject({ status: 'unknown', busy: false, checkFailure: { kind } });

    routes({ 'GET /api/verify-token': { body: { data: { user: awa } } } });
    const again = session.verify();
    expect(session.get()).toMatchObject({ status: 'unknown', busy: true });
    await again;
    expect(session.get()).toMatchObject({ status: 'signed-in', user: awa, busy: false });
    expect(session.get().checkFailure).toBeUndefined();
  });

  it.each([401, 403])('ends the session where it is refused with %s [B6, S6]', async (status) => {
    server.reply({ status });
    const { session } = start({ client: createClient({ api: server.url, getToken: () => 'host' }) });
    await settled(session);
    expect(session.get()).toMatchObject({ status: 'signed-out' });
    expect(session.get().checkFailure).toBeUndefined();
  });

  it('keeps the signed-in person while a later check stays without an answer [B6]', async () => {
    routes({ 'GET /api/verify-token': { body: { data: { user: awa } } } });
    const client = createClient({ api: server.url, getToken: () => 'host', random: () => 0 });
    const { session } = start({ client });
    await settled(session);
    server.reply({ drop: true });
    await session.verify();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: awa });
    server.reply({ status: 401 });
    await session.verify();
    expect(session.get().status).toBe('signed-out');
  });

  it('is unknown while the host fails to give it [B6]', async () => {
    const getToken = vi.fn<() => string>(() => {
      throw new Error('no session server');
    });
    const { session } = start({ client: createClient({ api: server.url, getToken }) });
    await settled(session);
    expect(session.get().status).toBe('unknown');
    expect(server.received).toHaveLength(0);
  });
});
