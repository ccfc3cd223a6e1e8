// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tagCalls } from '../../../src/api/endpoints/tags';
import { nth } from '../../support/lookups.ts';
import { startServer, type TestServer } from '../api/httpServer';

let server: TestServer;
let other: TestServer;
let warn: ReturnType<typeof vi.spyOn>;
let runtime: typeof import('../../../src/runtime');

beforeEach(async () => {
  [server, other] = await Promise.all([startServer(), startServer()]);
  localStorage.clear();
  vi.resetModules();
  runtime = await import('../../../src/runtime');
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => Promise.all([server.close(), other.close()]));

const login = { body: { data: { token: 'abc', user: { id: 1, name: 'Awa' } } } };
const credentials = { email: 'awa@exemple.fr', password: 'secret-1' };

describe('the address of the back end', () => {
  it('is read without closing slashes, and as the own origin when missing', () => {
    const rows = [
      [undefined, ''],
      [null, ''],
      [' ', ''],
      ['https://api.exemple.fr/', 'https://api.exemple.fr'],
      ['https://api.exemple.fr//', 'https://api.exemple.fr'],
      ['http://localhost:8000', 'http://localhost:8000'],
      ['/backend/', '/backend'],
    ] as const;
    for (const [given, expected] of rows) {
      expect.soft(runtime.runtimeFor({ api: given }).client.api, String(given)).toBe(expected);
      expect.soft(warn, String(given)).not.toHaveBeenCalled();
    }
  });

  it('warns of what is no address, naming the tag and the fix, and sends nothing [K24]', async () => {
    const rows = [
      'api.exemple.fr',
      'ftp://exemple.fr',
      '//exemple.fr',
      '/\\exemple.fr',
      'https://',
      'javascript:alert(1)',
      'xhttps://exemple.fr',
    ];
    for (const given of rows) {
      warn.mockClear();
      const made = runtime.runtimeFor({ api: given, tag: 'parvis-members' });
      expect.soft(String(warn.mock.calls[0]), given).toMatch(/<parvis-members api=.*https:\/\//);
      expect.soft(made.notAnAddress, given).toBe(given);
      await made.session.login({ email: 'awa@exemple.fr', password: 'secret' });
      expect.soft(made.session.get().status, given).toBe('signed-out');
    }
  });
});

describe('a wrong address', () => {
  it('is reported once, and without a tag as that of the page', () => {
    for (const api of ['exemple.fr', 'exemple.fr', 'autre.fr']) runtime.runtimeFor({ api });
    expect(warn.mock.calls.map(([text]: unknown[]) => String(text).slice(0, 30))).toEqual([
      'Parvis: <parvis api="exemple.f',
      'Parvis: <parvis api="autre.fr"',
    ]);
  });
});

describe('back ends that the page lists', () => {
  it('may be a list, or a text with any spaces', () => {
    expect(runtime.addressesOf([server.url, '/api'])).toEqual([server.url, '/api']);
    expect(runtime.addressesOf(` ${server.url}  \n /api `)).toEqual([server.url, '/api']);
    expect(runtime.addressesOf()).toEqual([]);
  });

  it('provide the default, their first one, unless `api` is given', () => {
    runtime.configure({ apis: `${server.url} ${other.url}` });
    runtime.configure({ apis: [other.url] });
    expect(runtime.runtimeFor().client.api).toBe(server.url);
    runtime.configure({ api: other.url });
    expect(runtime.runtimeFor().client.api).toBe(other.url);
    expect(runtime.runtimeFor({ api: server.url }).client.api).toBe(server.url);
  });
});

describe('the widgets of a page', () => {
  it('share client and session when they name the same back end', () => {
    const one = runtime.runtimeFor({ api: server.url });
    expect(runtime.runtimeFor({ api: `${server.url}/` })).toBe(one);
    expect(runtime.runtimeFor({ api: other.url })).not.toBe(one);
    expect(runtime.runtimeFor({ client: one.client }).client).toBe(one.client);
  });

  it('share them whatever their other settings are, unless the host signs in [Z17]', () => {
    const one = runtime.runtimeFor({ api: server.url });
    const settings = { onError: () => {}, fetch, endpoints: {}, keepSessionOffline: true };
    expect(runtime.runtimeFor({ api: ` ${server.url}/ `, ...settings })).toBe(one);
    const hosted = runtime.runtimeFor({ api: server.url, getToken: () => 'x' });
    expect(hosted.session).not.toBe(one.session);
    expect(runtime.runtimeFor({ api: server.url, getToken: () => 'y' })).toBe(hosted);
  });

  it('never take a token to another back end', async () => {
    server.reply(login);
    other.reply({ body: [] });
    const { session } = runtime.runtimeFor({ api: server.url });
    await session.login(credentials);
    expect(localStorage.getItem('authToken')).toBe('abc');
    const second = runtime.runtimeFor({ api: other.url });
    expect(second.session.get().status).toBe('signed-out');
    await second.client.call(tagCalls.all, {});
    expect(nth(other.received, 0).headers.authorization).toBeUndefined();
    other.reply({ body: { data: { token: 'theirs' } } });
    await second.session.login(credentials);
    expect(localStorage.getItem('authToken')).toBe('abc');
  });

  it('never take a stored token to another back end on another page', async () => {
    server.reply(login);
    await runtime.runtimeFor({ api: server.url }).session.login(credentials);
    vi.resetModules();
    const elsewhere = await import('../../../src/runtime');
    const { client, session } = elsewhere.runtimeFor({ api: other.url });
    expect(session.get().status).toBe('signed-out');
    other.reply({ body: [] });
    await client.call(tagCalls.all, {});
    expect(other.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(localStorage.getItem('authToken')).toBe('abc');
  });

  it('never follow another tab to another back end, nor sign it out', async () => {
    const { client, session } = runtime.runtimeFor({ api: other.url });
    localStorage.setItem('parvis:api', `${server.url}/`);
    localStorage.setItem('authToken', 'abc');
    dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' }));
    expect(session.get().status).toBe('signed-out');
    other.reply({ status: 401 });
    await client.call(tagCalls.all, {}).catch(() => {});
    expect(other.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(localStorage.getItem('authToken')).toBe('abc');
  });

  it('keep the token of a second back end in memory, where no visit and no other tab finds it [Z10]', async () => {
    runtime.runtimeFor({ api: server.url });
    other.reply(login);
    const { session } = runtime.runtimeFor({ api: other.url });
    await session.login(credentials);
    expect(session.get().status).toBe('signed-in');
    expect(localStorage).toHaveLength(0);
  });

  it('use what was configured', async () => {
    const onError = vi.fn();
    runtime.configure({ api: server.url, getToken: () => 'host', onError });
    server.reply({ status: 404 });
    const { client } = runtime.runtimeFor();
    await client.call(tagCalls.all, {}).catch(() => {});
    expect(nth(server.received, -1).headers.authorization).toBe('Token host');
    expect(onError.mock.calls.some(([, id]) => id === 'tags.all')).toBe(true);
  });

  it('cause a warning when they mount before the configuration', () => {
    runtime.configure({ messages: {} });
    runtime.runtimeFor({ api: server.url });
    runtime.configure({ onError: () => {} });
    expect(warn).not.toHaveBeenCalled();
    runtime.configure({ getToken: () => 'x' });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('let the host follow their session, whenever it subscribes, and survive a listener that throws [Z16]', async () => {
    server.reply(login);
    const listener = vi.fn();
    const stop = runtime.session.subscribe(listener);
    expect(runtime.session.get()).toMatchObject({ status: 'loading', busy: false });
    const { session } = runtime.runtimeFor({ api: server.url });
    await session.login(credentials);
    expect(runtime.session.get().user).toEqual({ id: 1, name: 'Awa' });
    expect(listener).toHaveBeenCalled();
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const stopBroken = runtime.session.subscribe(() => {
      throw new Error('host');
    });
    await session.login(credentials);
    expect(report).toHaveBeenCalledWith(new Error('host'));
    expect(session.get()).toMatchObject({ status: 'signed-in', error: undefined });
    stopBroken();
    vi.unstubAllGlobals();
    stop();
    listener.mockClear();
    await runtime.session.logout();
    expect(listener).not.toHaveBeenCalled();
    expect(runtime.session.get().status).toBe('signed-out');
  });

  it('are signed out by the host, and checked again when it asks', async () => {
    await expect(runtime.session.verify()).resolves.toBeUndefined();
    await expect(runtime.session.logout()).resolves.toBeUndefined();
    server.reply(login);
    const { session } = runtime.runtimeFor({ api: server.url });
    await session.login(credentials);
    server.reply({ body: { data: { user: { id: 1, name: 'Awa D.' } } } });
    await runtime.session.verify();
    expect(session.get().user).toEqual({ id: 1, name: 'Awa D.' });
    await runtime.session.logout();
    expect(session.get().status).toBe('signed-out');
  });

  it('stay signed in without an answer when the page asks for it', async () => {
    localStorage.setItem('authToken', 'abc');
    localStorage.setItem('parvis:api', `${server.url}/`);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.reply({ drop: true });
    runtime.configure({ keepSessionOffline: true });
    const { session } = runtime.runtimeFor({ api: server.url });
    await vi.waitFor(() => expect(session.get().status).toBe('signed-in'), 5000);
  });

  it('reload their data when the same user is back, and forget it for another one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { provideCache } = await import('../../../src/api/queryCache');
    const asked: string[] = [];
    provideCache({
      invalidate: async () => asked.push('again'),
      clear: () => asked.push('forgotten'),
      prefetch: () => undefined,
    });
    const { session } = runtime.runtimeFor({ api: server.url });
    const signIn = async (id: number) => {
      server.reply({ body: { data: { token: `t${id}`, user: { id, name: 'Awa' } } } });
      await session.login(credentials);
    };
    await signIn(1);
    expect(asked).toEqual([]);
    server.reply({ status: 401 });
    await session.verify();
    await signIn(1);
    expect(asked).toEqual(['again']);
    await signIn(2);
    expect(asked).toEqual(['again', 'forgotten']);
  });

  it('take fetch, timeout and endpoints of the page at each call', async () => {
    const { client } = runtime.runtimeFor({ api: server.url });
    server.reply({ body: [] });
    const paths: string[] = [];
    const send: typeof fetch = (url, init) => {
      paths.push(new URL(String(url)).pathname);
      return fetch(url, init);
    };
    runtime.configure({ fetch: send, endpoints: { 'tags.all': { path: '/v2/tags' } } });
    await client.call(tagCalls.all, {});
    expect(paths).toEqual(['/v2/tags']);
    runtime.configure({ timeout: 30 });
    server.reply({ hang: true });
    await expect(client.call(tagCalls.remove, { id: 1 })).rejects.toMatchObject({
      failure: { kind: 'timeout' },
    });
  });

  it('need no listener for a failed call', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { client } = runtime.runtimeFor({ api: server.url });
    server.reply({ status: 404 });
    await client.call(tagCalls.all, {}).catch(() => {});
    vi.unstubAllGlobals();
    expect(report).not.toHaveBeenCalled();
  });

  it('leave the session of the first back end as the page’s', async () => {
    server.reply(login);
    await runtime.runtimeFor({ api: server.url }).session.login(credentials);
    runtime.runtimeFor({ api: other.url });
    expect(runtime.session.get()).toMatchObject({ status: 'signed-in', user: { name: 'Awa' } });
  });

  it.each([{ api: 'https://api.exemple.fr' }, { apis: ['https://api.exemple.fr'] }])(
    'may be named in markup once the page has named their back end (%o) [Z11]',
    async (settings) => {
      const { mayName } = await import('../../../src/backEnds');
      runtime.configure({ onError: undefined });
      expect(mayName('https://autre.exemple.fr', false)).toBe(true);
      runtime.configure(settings);
      expect(mayName('https://api.exemple.fr', true)).toBe(true);
      expect(mayName('https://autre.exemple.fr', false)).toBe(false);
    },
  );
});
