import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_TIMEOUT, type ClientOptions, createClient } from '../../src/api/client';
import { auth } from '../../src/api/endpoints/auth';
import { tagsFamily } from '../../src/api/endpoints/contractOnly/configuredFamilies';
import { membres } from '../../src/api/endpoints/membres';
import { membresWrites } from '../../src/api/endpoints/membresWrites';
import { statistiques } from '../../src/api/endpoints/statistiques';
import { tags } from '../../src/api/endpoints/tags';
import { type ApiError, type Failure, failureOf, isAbort } from '../../src/api/errors';
import { nth } from '../support/present';
import { startServer, type TestServer } from './httpServer';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => server.close());

const clientOf = (options: ClientOptions = {}) =>
  createClient({ api: server.url, random: () => 0, ...options });
const failed = (call: Promise<unknown>): Promise<Failure> =>
  call.then(
    () => Promise.reject(new Error('the call was expected to fail')),
    (error: unknown) => failureOf(error),
  );
const draft = { nom: 'Diallo', prenom: 'Awa', genre: 'feminin' } as const;
const page = { count: 0, next: null, previous: null, results: [] };

describe('what travels', () => {
  it('sends JSON to the base address and waits ten seconds at most [A1]', async () => {
    server.reply({ body: { id: 4, name: 'Chorale' } });
    await clientOf().call(tags.create, { body: { name: 'Chorale', can_be_inevent: true } });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/tags/',
      json: { name: 'Chorale', can_be_inevent: true },
    });
    expect(nth(server.received, 0).headers['content-type']).toBe('application/json');
    expect(API_TIMEOUT).toBe(10_000);
  });

  it('sends the token in the Authorization header when there is one, and never in the address [S13]', async () => {
    server.reply({ body: page });
    let token: string | undefined;
    const client = clientOf({ getToken: async () => token });
    await client.call(membres.list, {});
    token = 'abc';
    await client.call(membres.list, {});
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Token abc']);
    expect(nth(server.received, 1).url).not.toContain('abc');
    expect(nth(server.received, 1).headers.cookie).toBeUndefined();
  });

  it('repeats arrays as name[] and leaves empty filters out [M28, A13]', async () => {
    server.reply({ body: page });
    const client = clientOf();
    await client.call(membres.combinedFilters, { groupes: [1, 2], etapes: [], search: '', page: 3 });
    await client.call(membres.combinedFilters, { groupes: [], etapes: [4], tags: [7, 8], search: 'a' });
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
    await client.call(membres.list, {});
    server.reply({ body: { any: 1 } });
    await client.call(statistiques.growth, {});
    await client.call(statistiques.activity, { days: 7 });
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/membres/?page=1&page_size=10',
      '/api/statistics/growth/?period=month',
      '/api/statistics/activity/?days=7',
    ]);
  });

  it('uploads a file as multipart under the field file [A11]', async () => {
    server.reply({ body: { importes: 2, erreurs: [] } });
    const file = new File(['nom;prenom'], 'membres.csv', { type: 'text/csv' });
    const answer = await clientOf().call(membresWrites.import, { body: { file } });
    expect(answer?.importes).toBe(2);
    expect(nth(server.received, 0).headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(nth(server.received, 0).text).toContain('name="file"; filename="membres.csv"');
  });

  it('gives a download as it came [A10]', async () => {
    server.reply({ body: 'nom;prenom', type: 'text/csv' });
    const blob = await clientOf().call(membresWrites.export, { format: 'csv' });
    expect(await blob.text()).toBe('nom;prenom');
    expect(nth(server.received, 0).url).toBe('/api/membres/export/?format=csv');
  });

  it('lets a host give an endpoint another path and reader', async () => {
    server.reply({ body: { rows: [{ id: 1, name: 'Chorale' }] } });
    const client = clientOf({
      endpoints: { 'tags.all': { path: '/v2/tags', read: (body) => (body as { rows: unknown }).rows } },
    });
    expect(await client.call(tags.all, {})).toEqual([{ id: 1, name: 'Chorale' }]);
    expect(nth(server.received, 0).url).toBe('/v2/tags');
  });
});

describe('failures', () => {
  it.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [422, 'invalid'],
    [500, 'server'],
  ] as const)('keeps the message and status of a %i [X1]', async (status, kind) => {
    server.reply({ status, body: { message: 'Accès réservé' } });
    expect(await failed(clientOf().call(tags.create, { body: { name: 'x' } }))).toMatchObject({
      kind,
      status,
      message: 'Accès réservé',
    });
  });

  it('shortens long messages and reasons [X1]', async () => {
    const page = 'Erreur\n'.repeat(10_000);
    server.reply({ status: 422, body: { message: page, errors: { nom: [page] } } });
    const failure = await failed(clientOf().call(membresWrites.create, { body: draft }));
    const cut = `${page.slice(0, 500)}…`;
    expect(failure).toMatchObject({ message: cut, fields: { nom: cut } });
  });

  it('keeps the errors field, one sentence or several for each field [X1]', async () => {
    server.reply({
      status: 400,
      body: { errors: { nom: ['Trop court.', 'Requis.'], email: 'Invalide', x: null } },
    });
    const failure = await failed(clientOf().call(membresWrites.create, { body: draft }));
    expect(failure.fields).toEqual({ nom: 'Trop court. Requis.', email: 'Invalide' });
    expect(failure.message).toBeUndefined();
  });

  it('survives an error page that is not JSON', async () => {
    server.reply({ status: 500, body: '<h1>Oops</h1>', type: 'text/html' });
    expect(await failed(clientOf().call(tags.all, {}))).toEqual({
      kind: 'server',
      status: 500,
      message: undefined,
    });
  });

  it('counts a network failure as no answer, status 0 [X2]', async () => {
    server.reply({ drop: true });
    expect(await failed(clientOf().call(tags.remove, { id: 1 }))).toEqual({ kind: 'offline', status: 0 });
  });

  it('counts a late answer as no answer, even from a fetch that ignores the signal [A1]', async () => {
    const never = () => new Promise<Response>(() => {});
    const client = clientOf({ timeout: 20, fetch: never });
    expect(await failed(client.call(tags.all, {}))).toEqual({ kind: 'timeout', status: 0 });
  });

  it('includes the body in the ten seconds [A1]', async () => {
    server.reply({ hang: true });
    expect(await failed(clientOf({ timeout: 20 }).call(tags.remove, { id: 1 }))).toMatchObject({
      kind: 'timeout',
    });
  });

  it("keeps the error's own words when neither server nor network is to blame, status 0 [X3]", async () => {
    const client = clientOf({ getToken: () => Promise.reject(new Error('jeton absent')) });
    expect(await failed(client.call(tags.all, {}))).toMatchObject({ status: 0, message: 'jeton absent' });
  });

  it('reports a token source that fails, sends nothing, and outlives an onError that throws [Z16]', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const [noToken, broken] = [new Error('jeton absent'), new Error('host')];
    const onError = () => {
      throw broken;
    };
    const client = clientOf({ getToken: () => Promise.reject(noToken), onError });
    expect(await failed(client.call(tags.all, {}))).toMatchObject({ message: 'jeton absent' });
    vi.unstubAllGlobals();
    expect(report.mock.calls).toEqual([[noToken], [broken]]);
    expect(server.received).toEqual([]);
  });

  it('counts success: false as a failure, whatever the status', async () => {
    server.reply({ body: { success: false, message: 'Étape déjà associée', errors: { etape: 'doublon' } } });
    const failure = await failed(
      clientOf().call(membresWrites.addStep, { body: { etape_id: 1, membre_ids: [2] } }),
    );
    expect(failure).toMatchObject({
      kind: 'invalid',
      status: 200,
      message: 'Étape déjà associée',
      fields: { etape: 'doublon' },
    });
  });

  it('reads the error text of an unsuccessful evolution [D23]', async () => {
    server.reply({ body: { success: false, error: 'Période inconnue' } });
    expect((await failed(clientOf().call(membres.evolution, {}))).message).toBe('Période inconnue');
  });

  it('takes only 201 for the success of a creation [MM6]', async () => {
    server.reply({ status: 200, body: { data: { id: 1 } } });
    expect(await failed(clientOf().call(membresWrites.create, { body: draft }))).toMatchObject({
      kind: 'contract',
      status: 200,
    });
    server.reply({ status: 201, body: { data: { id: 1 } } });
    expect(await clientOf().call(membresWrites.create, { body: draft })).toEqual({ id: 1 });
  });

  it.each([200, 202, 204])('takes %i for the success of an update or deletion [A9, MM36]', async (status) => {
    server.reply({ status });
    await clientOf().call(membresWrites.remove, { id: 3 });
    expect(server.received[0]).toMatchObject({ method: 'DELETE', url: '/api/membres/3/' });
  });

  it('tells the host of a failure once', async () => {
    server.reply({ status: 500 });
    const onError = vi.fn<(error: ApiError, id: string) => void>();
    await failed(clientOf({ onError }).call(tags.all, {}));
    expect(onError).toHaveBeenCalledOnce();
    expect(nth(onError.mock.calls, 0)[1]).toBe('tags.all');
  });
});

describe('answers out of contract', () => {
  it.each([
    ['a page of HTML', '<!doctype html>', 'text/html'],
    ['JSON cut in the middle', '{"data": [{"id": 1,', 'application/json'],
    ['a wrong shape', '{"data": [{"id": "one", "name": "x"}]}', 'application/json'],
    ['nothing', '', 'application/json'],
  ])('says contract for %s', async (_, body, type) => {
    server.reply({ body, type });
    expect(await failed(clientOf().call(tags.all, {}))).toMatchObject({ kind: 'contract', status: 200 });
  });

  it('logs the place once, without a value of the answer', async () => {
    server.reply({
      body: {
        data: [
          { id: 1, name: 'Chorale' },
          { id: 'secret', name: 'x' },
        ],
      },
    });
    const client = clientOf();
    const failure = await failed(client.call(tags.list, {}));
    await failed(client.call(tags.list, {}));
    expect(failure).toMatchObject({ detail: '1.id: expected number' });
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('GET /api/tags/ '))).toHaveLength(1);
    expect(lines.join()).not.toContain('secret');
  });
});

describe('retries', () => {
  it('repeats a read twice when it fails on the way', async () => {
    const answers = [{ drop: true }, { status: 503 }, { body: [] }];
    server.reply(() => answers.shift() ?? { body: 'too many', type: 'text/plain' });
    expect(await clientOf().call(tags.all, {})).toEqual([]);
    expect(server.received).toHaveLength(3);
  });

  it('gives up after the third', async () => {
    server.reply({ status: 502 });
    expect(await failed(clientOf().call(tags.all, {}))).toMatchObject({ kind: 'server', status: 502 });
    expect(server.received).toHaveLength(3);
  });

  it('never repeats a write, nor a read the server refused', async () => {
    server.reply({ status: 503 });
    await failed(clientOf().call(tags.remove, { id: 1 }));
    server.reply({ status: 500 });
    await failed(clientOf().call(tags.all, {}));
    expect(server.received).toHaveLength(2);
  });

  it('spreads the retries at random', async () => {
    server.reply({ status: 504 });
    const random = vi.fn(() => 0);
    await failed(clientOf({ random }).call(tags.all, {}));
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
    const both = [1, 2].map(() => client.call(tags.create, { body: { name: 'Chorale' } }));
    const other = client.call(tags.create, { body: { name: 'Accueil' } });
    release();
    await Promise.all([...both, other]);
    expect(server.received).toHaveLength(2);
    await client.call(tags.create, { body: { name: 'Chorale' } });
    expect(server.received).toHaveLength(3);
  });
});

describe('aborting', () => {
  it('rejects with an AbortError that is no failure, and calls no handler', async () => {
    server.reply({ hang: true });
    const onError = vi.fn();
    const controller = new AbortController();
    const call = clientOf({ onError }).call(tags.all, {}, { signal: controller.signal });
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
    await failed(client.call(tags.all, {}));
    expect(listener).toHaveBeenCalledExactlyOnceWith('old');
    stop();
    await failed(client.call(tags.all, {}));
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
    expect(await failed(client.call(tags.all, {}))).toMatchObject({ kind: 'unauthenticated' });
    vi.unstubAllGlobals();
    expect(report.mock.calls).toEqual([[broken]]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'login',
      (client: ReturnType<typeof clientOf>) =>
        client.call(auth.login, { body: { email: 'a', password: 'b' } }),
    ],
    ['logout', (client: ReturnType<typeof clientOf>) => client.call(auth.logout, {})],
    ['verify', (client: ReturnType<typeof clientOf>) => client.call(auth.verify, {})],
    [
      'reset',
      (client: ReturnType<typeof clientOf>) => client.call(auth.requestReset, { body: { email: 'a' } }),
    ],
  ])('says nothing about the session when %s answers it', async (_, call) => {
    server.reply({ status: 401, body: { message: 'Identifiants incorrects' } });
    const client = clientOf();
    const listener = vi.fn();
    client.onUnauthenticated(listener);
    expect(await failed(call(client))).toMatchObject({ message: 'Identifiants incorrects' });
    expect(listener).not.toHaveBeenCalled();
  });
});
