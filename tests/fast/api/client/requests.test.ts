import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { authCalls } from '../../../../src/api/endpoints/auth';
import { tagsFamily } from '../../../../src/api/endpoints/configuredFamilies';
import { memberCalls } from '../../../../src/api/endpoints/members';
import { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import { statisticsCalls } from '../../../../src/api/endpoints/statistics';
import { tagCalls } from '../../../../src/api/endpoints/tags';
import { isAbort } from '../../../../src/api/errors';
import { nth } from '../../../support/present';
import { clientOf, failed, page, server, setUpBackEnd } from './clientOf';

setUpBackEnd();

describe('what travels', () => {
  it('sends JSON to the base address [A1]', async () => {
    server.reply({ body: { id: 4, name: 'Chorale' } });
    await clientOf().call(tagCalls.create, { body: { name: 'Chorale', can_be_inevent: true } });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/tags/',
      json: { name: 'Chorale', can_be_inevent: true },
    });
    expect(nth(server.received, 0).headers['content-type']).toBe('application/json');
  });

  it('waits ten seconds for an answer [A1]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const onFailure = vi.fn();
    const never = () => new Promise<Response>(() => {});
    void failed(clientOf({ fetch: never }).call(tagCalls.remove, { id: 1 })).then(onFailure);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFailure.mock.calls).toEqual([[{ kind: 'timeout', status: 0, detail: 'no answer within 10 s' }]]);
  });

  it('gives each creation a key, and the same one again after an unclear failure [J4]', async () => {
    const client = clientOf();
    const create = () => client.call(tagCalls.create, { body: { name: 'Chorale' } });
    await failed(create());
    client.capabilities = new Set(['cles']);
    server.reply({ drop: true });
    await failed(create());
    server.reply({ status: 503, body: {} });
    await failed(create());
    server.reply({ body: { id: 4, name: 'Chorale' } });
    await create();
    await create();
    await client.call(tagCalls.update, { id: 4, body: { id: 4, name: 'Chœur' } });
    const [specified, ...keys] = server.received.map(({ headers }) => headers['idempotency-key']);
    const [dropped = '', busy, done, next, update] = keys;
    expect([specified, update]).toEqual([undefined, undefined]);
    expect(dropped).toMatch(/^\d+(-\d+){3}$/);
    expect([busy, done, next === dropped]).toEqual([dropped, dropped, false]);
  });

  it('keeps the key of an unclear creation through a refusal that says nothing of it [J4]', async () => {
    const client = clientOf();
    client.capabilities = new Set(['cles']);
    const create = () => client.call(tagCalls.create, { body: { name: 'Chorale' } });
    for (const reply of [{ drop: true }, { status: 401, body: {} }, { status: 429, body: {} }] as const) {
      server.reply(reply);
      await failed(create());
    }
    server.reply({ status: 410, body: {} });
    await failed(create());
    server.reply({ status: 401, body: {} });
    await failed(create());
    server.reply({ body: { id: 4, name: 'Chorale' } });
    await create();
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    // The refusal of the write itself ends the doubt; a first attempt that is refused leaves none.
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(new Set(keys).size).toBe(3);
  });

  it('waits for the token also where a library has replaced the promises of the page', async () => {
    server.reply({ body: page });
    const client = clientOf({ getToken: async () => 'later' });
    // Async functions return the browser's own promises, which are no instances of the replacement.
    vi.stubGlobal('Promise', class Replacement<T> extends Promise<T> {});
    await client.call(memberCalls.list, {}).finally(() => vi.unstubAllGlobals());
    expect(nth(server.received, 0).headers.authorization).toBe('Token later');
  });

  it('sends the token in the Authorization header when there is one, and never in the address [S13]', async () => {
    server.reply({ body: page });
    let token: string | undefined;
    const client = clientOf({ getToken: async () => token });
    await client.call(memberCalls.list, {});
    token = 'abc';
    await client.call(memberCalls.list, {});
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Token abc']);
    expect(nth(server.received, 1).url).not.toContain('abc');
    expect(nth(server.received, 1).headers.cookie).toBeUndefined();
  });

  it('repeats arrays as name[] and leaves empty filters out [M28, A13]', async () => {
    server.reply({ body: page });
    const client = clientOf();
    await client.call(memberCalls.combinedFilters, { groupes: [1, 2], etapes: [], search: '', page: 3 });
    await client.call(memberCalls.combinedFilters, { groupes: [], etapes: [4], tags: [7, 8], search: 'a' });
    const path = '/api/membres/filtres_combines/';
    expect(server.received.map(({ url }) => url)).toEqual([
      `${path}?page=3&page_size=10&groupes[]=1&groupes[]=2`,
      `${path}?page=1&page_size=10&etapes[]=4&tags[]=7&tags[]=8&search=a`,
    ]);
  });

  it('fills the path and encodes what goes into it', async () => {
    server.reply({ body: [] });
    await clientOf().call(tagsFamily.category, { name: 'équipe A/B' });
    expect(nth(server.received, 0).url).toBe('/api/tags/category/%C3%A9quipe%20A%2FB/');
  });

  it('sends the defaults of the contract when nothing else is asked [M7, A5, C11]', async () => {
    server.reply({ body: page });
    const client = clientOf();
    await client.call(memberCalls.list, {});
    server.reply({ body: { any: 1 } });
    await client.call(statisticsCalls.growth, {});
    await client.call(statisticsCalls.activity, { days: 7 });
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/membres/?page=1&page_size=10',
      '/api/statistics/growth/?period=month',
      '/api/statistics/activity/?days=7',
    ]);
  });

  it('uploads a file as multipart under the field file [A11]', async () => {
    server.reply({ body: { importes: 2, erreurs: [] } });
    const file = new File(['nom;prenom'], 'membres.csv', { type: 'text/csv' });
    const answer = await clientOf().call(memberWriteCalls.import, { body: { file } });
    expect(answer?.importes).toBe(2);
    expect(nth(server.received, 0).headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(nth(server.received, 0).text).toContain('name="file"; filename="membres.csv"');
  });

  it('gives a download as it came [A10]', async () => {
    server.reply({ body: 'nom;prenom', type: 'text/csv' });
    const blob = await clientOf().call(memberWriteCalls.export, { format: 'csv' });
    expect(await blob.text()).toBe('nom;prenom');
    expect(nth(server.received, 0).url).toBe('/api/membres/export/?format=csv');
  });

  it('lets a host give an endpoint another path and reader', async () => {
    server.reply({ body: { rows: [{ id: 1, name: 'Chorale' }] } });
    const client = clientOf({
      endpoints: { 'tags.all': { path: '/v2/tags', read: (body) => (body as { rows: unknown }).rows } },
    });
    expect(await client.call(tagCalls.all, {})).toEqual([{ id: 1, name: 'Chorale' }]);
    expect(nth(server.received, 0).url).toBe('/v2/tags');
  });
});

describe('retries', () => {
  it('repeats a read twice when it fails on the way', async () => {
    const answers = [{ drop: true }, { status: 503 }, { body: [] }];
    server.reply(() => answers.shift() ?? { body: 'too many', type: 'text/plain' });
    expect(await clientOf().call(tagCalls.all, {})).toEqual([]);
    expect(server.received).toHaveLength(3);
  });

  it('gives up after the third', async () => {
    server.reply({ status: 502 });
    expect(await failed(clientOf().call(tagCalls.all, {}))).toMatchObject({ kind: 'server', status: 502 });
    expect(server.received).toHaveLength(3);
  });

  it('never repeats a write, nor a read the server refused', async () => {
    server.reply({ status: 503 });
    await failed(clientOf().call(tagCalls.remove, { id: 1 }));
    server.reply({ status: 500 });
    await failed(clientOf().call(tagCalls.all, {}));
    expect(server.received).toHaveLength(2);
  });

  it('spreads the retries at random', async () => {
    server.reply({ status: 504 });
    const random = vi.fn(() => 0);
    await failed(clientOf({ random }).call(tagCalls.all, {}));
    expect(random).toHaveBeenCalledTimes(2);
  });
});

describe('writes under way', () => {
  it('sends equal writes once, and again once they are answered', async () => {
    let release = () => {};
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.reply({ after, body: { id: 1, name: 'Chorale' } });
    const client = clientOf();
    const both = [1, 2].map(() => client.call(tagCalls.create, { body: { name: 'Chorale' } }));
    const other = client.call(tagCalls.create, { body: { name: 'Accueil' } });
    release();
    await Promise.all([...both, other]);
    expect(server.received).toHaveLength(2);
    await client.call(tagCalls.create, { body: { name: 'Chorale' } });
    expect(server.received).toHaveLength(3);
  });
});

describe('aborting', () => {
  it('rejects with an AbortError that is no failure, and calls no handler', async () => {
    server.reply({ hang: true });
    const onError = vi.fn();
    const controller = new AbortController();
    const call = clientOf({ onError }).call(tagCalls.all, {}, { signal: controller.signal });
    controller.abort();
    const error = await call.catch((thrown: unknown) => thrown);
    expect(isAbort(error)).toBe(true);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a 401', () => {
  it('is told with the token that was refused [S11]', async () => {
    server.reply({ status: 401 });
    const client = clientOf({ getToken: () => 'old' });
    const listener = vi.fn();
    const stop = client.onUnauthenticated(listener);
    await failed(client.call(tagCalls.all, {}));
    expect(listener).toHaveBeenCalledExactlyOnceWith('old');
    stop();
    await failed(client.call(tagCalls.all, {}));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is told to the other listeners too when one throws, which is reported [Z16]', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    server.reply({ status: 401 });
    const client = clientOf({ getToken: () => 'old' });
    const [broken, listener] = [new Error('host'), vi.fn()];
    client.onUnauthenticated(() => {
      throw broken;
    });
    client.onUnauthenticated(listener);
    expect(await failed(client.call(tagCalls.all, {}))).toMatchObject({ kind: 'unauthenticated' });
    vi.unstubAllGlobals();
    expect(report.mock.calls).toEqual([[broken]]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('says nothing about the session when a call of the sign-in answers it', async () => {
    const rows = [
      [
        'login',
        (client: ReturnType<typeof clientOf>) =>
          client.call(authCalls.login, { body: { email: 'a', password: 'b' } }),
      ],
      ['logout', (client: ReturnType<typeof clientOf>) => client.call(authCalls.logout, {})],
      ['verify', (client: ReturnType<typeof clientOf>) => client.call(authCalls.verify, {})],
      [
        'reset',
        (client: ReturnType<typeof clientOf>) =>
          client.call(authCalls.requestReset, { body: { email: 'a' } }),
      ],
    ] as const;
    for (const [name, call] of rows) {
      server.reply({ status: 401, body: { message: 'Identifiants incorrects' } });
      const client = clientOf();
      const listener = vi.fn();
      client.onUnauthenticated(listener);
      expect.soft(await failed(call(client)), name).toMatchObject({ message: 'Identifiants incorrects' });
      expect.soft(listener, name).not.toHaveBeenCalled();
    }
  });
});
