// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readEarly } from '../../../demo/readEarly';
import { isSentPlain, provideEarly, sendPlain, unansweredReads } from '../../../src/session/earlyReads';
import { noteReads } from '../../../src/session/noteReads';
import { createTokenStore } from '../../../src/session/tokenStore';

const awa = { id: 4, name: 'Awa Diallo', email: null };
const first = ['/api/verify-token', '/api/membres/?page=1&page_size=10'];
const withToken = (token: string, method = 'GET') => ({
  method,
  headers: { Authorization: `Token ${token}` },
});

/** The URLs and headers of what was sent. */
let sent: [url: string, authorization: string | null][];

beforeEach(() => {
  localStorage.clear();
  provideEarly([]);
  sent = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    sent.push([url, new Headers(init?.headers).get('Authorization')]);
    return Promise.resolve(new Response(`${url} ${sent.length}`));
  });
  document.body.innerHTML = '<parvis-console owns-page></parvis-console>';
  location.hash = '#/community';
});

describe('the reads of a first screen', () => {
  it('are noted only where requests leave as they are, and sent at the next visit of that address', async () => {
    createTokenStore().save('abc', awa);
    noteReads('/community', first);
    expect([isSentPlain(), readEarly()]).toEqual([false, []]);
    await sendPlain('/api/other', withToken('abc'));
    sent = [];
    noteReads('/community', first);
    expect(readEarly().map(({ url }) => url)).toEqual(first);
    expect(sent).toEqual(first.map((url) => [url, 'Token abc']));
    location.hash = '#/community?search=awa';
    expect(readEarly()).toEqual([]);
  });

  it('are answered once, to the same call with the same token', async () => {
    createTokenStore().save('abc', awa);
    noteReads('/community', first);
    provideEarly(readEarly());
    const [check = '', list = ''] = first;
    const textOf = async (url: string, init: RequestInit) => (await sendPlain(url, init)).text();
    expect(await textOf(list, withToken('def'))).toBe(`${list} 3`);
    expect(await textOf(list, withToken('abc', 'POST'))).toBe(`${list} 4`);
    expect(await textOf(list, withToken('abc'))).toBe(`${list} 2`);
    expect(await textOf(list, withToken('abc'))).toBe(`${list} 5`);
    expect(await textOf(check, withToken('abc'))).toBe(`${check} 1`);
  });

  it('are counted until they are answered', async () => {
    expect(unansweredReads()).toBeUndefined();
    createTokenStore().save('abc', awa);
    noteReads('/community', first);
    const read = readEarly();
    provideEarly(read);
    expect(unansweredReads()).toBe(2);
    await Promise.all(read.map(({ answer }) => answer));
    expect(unansweredReads()).toBe(0);
  });

  it('are not answered after ten seconds', async () => {
    vi.useFakeTimers();
    createTokenStore().save('abc', awa);
    noteReads('/community', first);
    provideEarly(readEarly());
    vi.advanceTimersByTime(10_000);
    expect(await (await sendPlain(first[0] ?? '', withToken('abc'))).text()).toBe('/api/verify-token 3');
    vi.useRealTimers();
  });

  it('are sent with no other token, and gone after a sign-out', () => {
    const store = createTokenStore();
    store.save('abc', awa);
    noteReads('/community', first);
    localStorage.setItem('authToken', 'of another program');
    expect(readEarly()).toEqual([]);
    localStorage.setItem('authToken', 'abc');
    store.save('def', awa);
    expect(readEarly()).toEqual([]);
    store.clear(false);
    expect([Object.keys(localStorage), sent]).toEqual([[], []]);
  });

  it('are sent to no other origin', () => {
    createTokenStore().save('abc', awa);
    noteReads('/community', [
      '//ailleurs.example/api/',
      'https://ailleurs.example/',
      '/\\ailleurs.example',
      4 as never,
    ]);
    expect(readEarly()).toEqual([]);
    createTokenStore(undefined, 'https://api.exemple.fr').save('abc', awa);
    noteReads('/community', first);
    document.body.innerHTML = '<parvis-console owns-page api="https://api.exemple.fr"></parvis-console>';
    expect([readEarly(), sent]).toEqual([[], []]);
  });

  it('are kept for the eight latest addresses', () => {
    createTokenStore().save('abc', awa);
    for (let at = 0; at < 10; at++) noteReads(`/a${at}`, first);
    const { urls } = JSON.parse(localStorage.getItem('parvis:first') ?? '');
    expect(Object.keys(urls)).toEqual(['/a2', '/a3', '/a4', '/a5', '/a6', '/a7', '/a8', '/a9']);
  });
});
