// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tags } from '../../src/api/endpoints/tags';
import { startServer, type TestServer } from '../api/httpServer';

let server: TestServer;
let other: TestServer;
let warn: ReturnType<typeof vi.spyOn>;
let runtime: typeof import('../../src/runtime');

beforeEach(async () => {
  [server, other] = await Promise.all([startServer(), startServer()]);
  localStorage.clear();
  vi.resetModules();
  runtime = await import('../../src/runtime');
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => Promise.all([server.close(), other.close()]));

const login = { body: { data: { token: 'abc', user: { id: 1, name: 'Awa' } } } };
const credentials = { email: 'awa@exemple.fr', password: 'secret-1' };

describe('the address of the back end', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    [' ', ''],
    ['https://api.exemple.fr/', 'https://api.exemple.fr'],
    ['http://localhost:8000', 'http://localhost:8000'],
    ['/backend/', '/backend'],
  ])('%s is read as «%s»', (given, expected) => {
    expect(runtime.checkedAddress(given)).toBe(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    'api.exemple.fr',
    'ftp://exemple.fr',
    '//exemple.fr',
    '/\\exemple.fr',
    'https://',
    'javascript:alert(1)',
  ])('%s warns, naming the tag and the fix, and falls back to the same origin', (given) => {
    expect(runtime.checkedAddress(given, 'parvis-members')).toBe('');
    expect(String(warn.mock.calls[0])).toMatch(/<parvis-members api=.*https:\/\//);
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
    await second.client.call(tags.all, {});
    expect(other.received[0]!.headers.authorization).toBeUndefined();
    other.reply({ body: { data: { token: 'theirs' } } });
    await second.session.login(credentials);
    expect(localStorage.getItem('authToken')).toBe('abc');
  });

  it('never take a stored token to another back end on another page', async () => {
    server.reply(login);
    await runtime.runtimeFor({ api: server.url }).session.login(credentials);
    vi.resetModules();
    const elsewhere = await import('../../src/runtime');
    const { client, session } = elsewhere.runtimeFor({ api: other.url });
    expect(session.get().status).toBe('signed-out');
    other.reply({ body: [] });
    await client.call(tags.all, {});
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
    await client.call(tags.all, {}).catch(() => {});
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
    await client.call(tags.all, {}).catch(() => {});
    expect(server.received.at(-1)!.headers.authorization).toBe('Token host');
    expect(onError.mock.calls.some(([, id]) => id === 'tags.all')).toBe(true);
  });

  it('are warned about when they come before their configuration', () => {
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
});
