// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { memberCalls } from '../../../src/api/endpoints/members';
import { createSession, type Session } from '../../../src/session/session';
import { formatDate } from '../../../src/texts/formats';
import { startServer, type TestServer } from '../api/httpServer';

type SessionOptions = Parameters<typeof createSession>[0];

let server: TestServer;
let open: Session[] = [];

beforeEach(async () => {
  server = await startServer();
  localStorage.clear();
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(async () => {
  for (const session of open) session.destroy();
  open = [];
  await server.close();
});

const awa = { id: 4, name: 'Awa Diallo' };
const paul = { id: 5, name: 'Paul Martin' };
const credentials = { email: 'awa@exemple.fr', password: 'secret-1' };

function start(options: Partial<SessionOptions> = {}) {
  const client = options.client ?? createClient({ api: server.url, timeout: 2000, random: () => 0 });
  const session = createSession({ ...options, client });
  open.push(session);
  return { client, session };
}

async function signedIn(options: Partial<SessionOptions> = {}) {
  server.reply({ body: { data: { token: 'abc', user: awa } } });
  const started = start(options);
  await started.session.login(credentials);
  server.received.length = 0;
  return started;
}

/** What another tab of Parvis leaves in storage. */
function leftByOther(token: string | null, user: unknown = null) {
  localStorage.clear();
  if (token) localStorage.setItem('authToken', token);
  if (user) localStorage.setItem('user', JSON.stringify(user));
  if (token) localStorage.setItem('parvis:api', `${server.url}/`);
}
const change = (key: string | null = 'authToken') =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
const gate = () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { after, release };
};

describe('another tab', () => {
  it('that changes other keys has no effect', async () => {
    const { session } = await signedIn();
    leftByOther(null);
    change('theme');
    expect(session.get().status).toBe('signed-in');
    change('parvis:api');
    expect(session.get().status).toBe('signed-out');
  });

  it('that writes the same token again changes nothing, and calls no listener', async () => {
    const { session } = await signedIn();
    const listener = vi.fn();
    session.subscribe(listener);
    leftByOther('abc', paul);
    change();
    expect(session.get().user).toEqual(awa);
    expect(listener).not.toHaveBeenCalled();
  });

  it('that renewed the token passes it to this one, without another call', async () => {
    const { client, session } = await signedIn();
    leftByOther('renewed', awa);
    change();
    expect(client.getToken?.()).toBe('renewed');
    server.reply({ body: { data: { user: awa } } });
    // This call is sent after all earlier ones.
    await session.verify();
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Token renewed']);
  });

  it('whose user can’t be read has the token checked', async () => {
    const { session } = start();
    server.reply({ body: { data: { user: paul } } });
    leftByOther('theirs', 'not JSON');
    change();
    await vi.waitFor(() => expect(session.get()).toMatchObject({ status: 'signed-in', user: paul }));
    expect(server.received.map(({ url }) => url)).toEqual(['/api/verify-token']);
  });

  it('that signed out by choice leaves nothing here, and one whose session expired leaves what is typed', async () => {
    const onUserChange = vi.fn();
    await signedIn({ onUserChange });
    leftByOther(null);
    localStorage.setItem('parvis:expired', '1');
    change();
    expect(onUserChange).not.toHaveBeenCalled();
    localStorage.clear();
    const other = await signedIn({ onUserChange });
    leftByOther(null);
    change();
    expect(other.session.get().isExpired).toBe(false);
    expect(onUserChange.mock.calls.at(-1)).toEqual(['left']);
  });

  it('that signed in and out again isn’t followed by a late answer', async () => {
    const { session } = start();
    const { after, release } = gate();
    server.reply({ after, body: { data: { user: paul } } });
    leftByOther('theirs', paul);
    change();
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    leftByOther(null);
    change();
    release();
    server.reply({ body: { id: 1 } });
    await start().client.call(memberCalls.get, { id: 1 });
    expect(session.get().status).toBe('signed-out');
  });

  it('can’t end a session that was never stored', async () => {
    localStorage.setItem('authToken', 'JETON-HOTE');
    const { session } = await signedIn();
    leftByOther(null);
    change(null);
    expect(session.get()).toMatchObject({ status: 'signed-in', user: awa });
  });
});

describe('a subscriber of the session', () => {
  it('is called for every change until it unsubscribes', async () => {
    const { session } = start();
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.clearError();
    expect(listener).toHaveBeenCalledOnce();
    stop();
    session.clearError();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('learns of another user only, not of the same one checked again', async () => {
    const onUserChange = vi.fn();
    const { session } = await signedIn({ onUserChange });
    server.reply({ body: { data: { user: awa } } });
    await session.verify();
    expect(onUserChange).not.toHaveBeenCalled();
    server.reply({ body: { data: { user: paul } } });
    await session.verify();
    expect(onUserChange.mock.calls).toEqual([['other']]);
    server.reply({ body: { data: { token: 'x', user: awa } } });
    await session.login(credentials);
    expect(onUserChange.mock.calls).toEqual([['other'], ['other']]);
  });

  it('sees it loading while a token is checked again', async () => {
    let token: string | undefined;
    const { session } = start({ client: createClient({ api: server.url, getToken: () => token }) });
    await vi.waitFor(() => expect(session.get().status).toBe('signed-out'));
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.get().status));
    token = 'host';
    server.reply({ body: { data: { user: awa } } });
    await session.verify();
    await session.verify();
    expect(seen).toEqual(['loading', 'signed-in', 'signed-in']);
  });

  it('is not required when one user follows another', async () => {
    const { session } = await signedIn();
    server.reply({ body: { data: { user: paul } } });
    await session.verify();
    expect(session.get()).toMatchObject({ status: 'signed-in', user: paul, error: undefined });
  });

  it('is told of no expiry by a 401 after a chosen sign-out', async () => {
    const { client, session } = await signedIn();
    await session.logout();
    server.reply({ status: 401 });
    await client.call(memberCalls.get, { id: 1 }).catch(() => {});
    expect(session.get()).toMatchObject({ status: 'signed-out', isExpired: false });
  });
});

describe('a change of the signed-in user', () => {
  const chosen = { ...awa, reglages: { theme: 'dark', format_date: 'YYYY-MM-DD' } };
  const capabilities = ['comptes'];

  it('is in effect at once, stored, and reaches the other tabs without a call [U3]', async () => {
    const mine = await signedIn();
    server.reply({ body: { data: { user: awa, capacites: capabilities } } });
    await mine.session.verify();
    server.reply({ body: { data: { user: awa, capacites: capabilities } } });
    const { session: theirs } = start();
    await vi.waitUntil(() => theirs.get().status === 'signed-in');
    server.received.length = 0;
    const listener = vi.fn();
    theirs.subscribe(listener);

    mine.session.updateUser({ reglages: chosen.reglages });
    expect(mine.session.get().user).toEqual(chosen);
    expect(formatDate('2024-03-05')).toBe('2024-03-05');
    change('parvis:api');
    expect(theirs.get()).toMatchObject({ status: 'signed-in', user: chosen });
    change('parvis:api');
    expect([listener.mock.calls.length, server.received]).toEqual([1, []]);
    theirs.updateUser({ reglages: undefined });
    expect(formatDate('2024-03-05')).toBe('05/03/2024');
  });

  it('is ignored when no user or another one is signed in', async () => {
    const { session } = await signedIn();
    leftByOther('abc', paul);
    change('parvis:api');
    expect(session.get().user).toEqual(awa);
    await session.logout();
    session.updateUser({ name: 'Paul' });
    expect(session.get().user).toBeUndefined();
  });
});
