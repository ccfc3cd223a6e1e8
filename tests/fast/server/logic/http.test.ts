import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DEPTH_MAX } from '../../../../demo/server/http/body/bodyLimits';
import { storable } from '../../../../demo/server/http/body/storable';
import { fieldErrors, HttpError, invalid, notFound } from '../../../../demo/server/http/httpError';
import { boundsOf, checkPage, pageAnswer } from '../../../../demo/server/http/paging';
import { readQuery } from '../../../../demo/server/http/queryParams';
import { requestId } from '../../../../demo/server/http/requestId';
import { logLine } from '../../../../demo/server/http/requestLog';
import { composed, isLongerThan } from '../../../../demo/server/store/search/composed';
import { callerBehind } from '../../../support/callerBehind';
import { refusalOf } from './refused';

describe('an address as limits count it', () => {
  it('is the network of the address', () => {
    const rows = [
      ['192.0.2.7', '192.0.2.7'],
      ['192.0.2.7:4711', '192.0.2.7'],
      ['::ffff:192.0.2.7', '192.0.2.7'],
      [' [2001:DB8:1:2:3:4:5:6]:443 ', '2001:db8:1:0::/56'],
      ['2001:db8::1', '2001:db8:0:0::/56'],
      ['2001:0db8:0001::', '2001:db8:1:0::/56'],
      ['fe80::1%eth0', 'fe80:0:0:0::/56'],
      ['::1', '0:0:0:0::/56'],
      ['::', '0:0:0:0::/56'],
      ['1:2:3:4:5:6:7::', '1:2:3:0::/56'],
      ['::2:3:4:5:6:7:8', '0:2:3:0::/56'],
      ['local', 'local'],
      ['x'.repeat(200), 'x'.repeat(100)],
      ['a:'.repeat(100), 'a:a:a:0::/56'],
      ['123456789:1::', '1234:1:0:0::/56'],
    ] as const;
    for (const [address, network] of rows)
      expect.soft(callerBehind(0, undefined, address), address).toBe(network);
  });
});

describe('a received value', () => {
  it('has texts that can be stored, at any depth', () => {
    expect(storable({ 'a\0': ['b\0', { c: '\ud800d😀' }], e: 1, f: null, g: true })).toEqual({
      a: ['b', { c: 'd😀' }],
      e: 1,
      f: null,
      g: true,
    });
    const file = new File([], 'a\0');
    expect(storable({ file })).toEqual({ file });
    expect((storable([file]) as File[])[0]).toBe(file);
  });

  it('is refused when it is too deep, or has a key that objects can’t store', () => {
    const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : 1);
    expect(storable(nested(DEPTH_MAX))).toEqual(nested(DEPTH_MAX));
    expect(refusalOf(() => storable(nested(DEPTH_MAX + 1))).status).toBe(400);
    const objects = (depth: number): unknown => (depth ? { a: objects(depth - 1) } : 1);
    expect(refusalOf(() => storable(objects(DEPTH_MAX + 1))).status).toBe(400);
    expect(refusalOf(() => storable(JSON.parse('{"__proto__":1}')))).toMatchObject({ status: 422 });
  });

  it('is composed unless it has long runs of accents, and counted in letters', () => {
    expect(composed('e\u0301')).toBe('é');
    expect(composed(`e${'\u0301'.repeat(30)}`)).toBe(`e${'\u0301'.repeat(30)}`.normalize('NFC'));
    expect(composed(`e${'\u0301'.repeat(31)}`)).toBe(`e${'\u0301'.repeat(31)}`);
    expect([isLongerThan('😀😀', 2), isLongerThan('😀😀😀', 2), isLongerThan('ab', 2)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isLongerThan('abc', 2)).toBe(true);
  });
});

describe('a refusal', () => {
  it('names at most twenty fields', () => {
    const errors = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, 'x']));
    expect(Object.keys(invalid(errors).details.errors ?? {})).toHaveLength(20);
    expect(invalid({ a: 'x' })).toMatchObject({
      status: 422,
      message: 'Erreur de validation des données',
      details: { errors: { a: 'x' } },
    });
    expect(new HttpError(503, 'plus tard', { retryAfter: 5 }).details).toEqual({ retryAfter: 5 });
    expect([notFound().message, notFound('parti').message]).toEqual(['Ressource non trouvée', 'parti']);
  });

  it('has one sentence per field, by line in a list of objects', () => {
    const schema = z.object({
      nom: z.string().check(z.minLength(1)),
      age: z.number(),
      email: z.string().check(z.refine((text: string) => text.includes('@'))),
      code: z.string().check(z.refine((text: string) => text.includes('@'))),
      genre: z.enum(['m', 'f']),
      lignes: z.array(z.object({ nom: z.string() })),
      ids: z.array(z.number()),
    });
    const errors = (value: object) => {
      const good = { nom: 'A', age: 1, email: 'a@b', code: '@', genre: 'm', lignes: [], ids: [] };
      const { error } = schema.safeParse({ ...good, ...value }, { reportInput: true });
      return error && fieldErrors(error);
    };
    const [required, bad] = ['Ce champ est obligatoire', 'Cette valeur n’est pas acceptée.'];
    expect(errors({})).toBeUndefined();
    expect(errors({ nom: '', age: null, genre: undefined })).toEqual({
      nom: required,
      age: required,
      genre: required,
    });
    expect(errors({ nom: 4, age: 'dix', genre: 'x' })).toEqual({
      nom: bad,
      age: 'Un nombre est attendu.',
      genre: bad,
    });
    expect(errors({ email: 'a', code: 'a' })).toEqual({
      email: 'L’adresse e-mail n’est pas valide.',
      code: bad,
    });
    expect(errors({ lignes: [{ nom: 'A' }, { nom: 4 }, {}] })).toEqual({ lignes: `Ligne 2\u00a0: ${bad}` });
    expect(errors({ lignes: [{ nom: 'A' }, {}] })).toEqual({ lignes: `Ligne 2\u00a0: ${required}` });
    expect(errors({ ids: ['un'] })).toEqual({ ids: 'Un nombre est attendu.' });
    const whole = schema.safeParse('rien', { reportInput: true });
    expect(whole.error && fieldErrors(whole.error)).toEqual({ corps: bad });
  });
});

describe('a page of a list', () => {
  it('has the default size, or the requested size within bounds', () => {
    expect(boundsOf({}, 10, 100)).toEqual({ page: 1, size: 10, offset: 0 });
    expect(boundsOf({ page: 3, page_size: 100 }, 10, 100)).toEqual({ page: 3, size: 100, offset: 200 });
    expect(boundsOf({ page_size: 1 }, 10, 100).size).toBe(1);
    for (const page of [0, -1, 1.5, 2 ** 53])
      expect(refusalOf(() => boundsOf({ page }, 10, 100)).errors).toEqual({
        page: 'Le numéro de page est un nombre entier à partir de 1.',
      });
    for (const page_size of [0, 101, 1.5])
      expect(refusalOf(() => boundsOf({ page_size }, 10, 100)).errors).toEqual({
        page_size: 'Un nombre entier de 1 à 100 est attendu.',
      });
  });

  it('exists up to the last one, and page 1 always exists', () => {
    const bounds = (page: number) => boundsOf({ page }, 10, 100);
    expect(checkPage(bounds(1), 0)).toBeUndefined();
    expect(checkPage(bounds(2), 20)).toBeUndefined();
    expect(refusalOf(() => checkPage(bounds(3), 20))).toMatchObject({
      status: 404,
      message: expect.stringMatching(/^La page 3 .*\b2\.$/),
    });
    expect(refusalOf(() => checkPage(bounds(2), 0)).status).toBe(404);
  });

  it('names its neighbours with the parameters of the call', () => {
    const query = { search: 'a b', tags: [1, 2], ville: '', page: 2, page_size: 5, ordering: undefined };
    const answer = (page: number) =>
      pageAnswer('/api/x/', query, boundsOf({ page, page_size: 5 }, 10, 100), 12, ['r']);
    const address = (page: number) => `/api/x/?search=a+b&tags%5B%5D=1&tags%5B%5D=2&page=${page}&page_size=5`;
    expect(answer(2)).toEqual({ count: 12, next: address(3), previous: address(1), results: ['r'] });
    expect(answer(1)).toMatchObject({ previous: null, next: address(2) });
    expect(answer(3)).toMatchObject({ previous: address(2), next: null });
    expect(pageAnswer('/api/x/', {}, boundsOf({}, 10, 100), 0, [])).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
  });
});

describe('a query', () => {
  const schema = z.object({
    page: z.optional(z.number()),
    actif: z.optional(z.boolean()),
    search: z.optional(z.string()),
    ids: z.optional(z.array(z.number())),
    names: z.optional(z.array(z.string())),
    either: z.nullish(z.number()),
  });
  const read = (text: string) => readQuery(schema, new URLSearchParams(text));

  it('has values of the types that its endpoint names', () => {
    expect(read('page=2&actif=true&search=2&either=-1.5&ids[]=1&names[]=2')).toEqual({
      page: 2,
      actif: true,
      search: '2',
      either: -1.5,
      ids: [1],
      names: ['2'],
    });
    expect(read('actif=false')).toEqual({ actif: false });
  });

  it('has lists in every notation', () => {
    expect(read('ids=1,2&ids[]=3&ids[0]=4&ids[12]=5')).toEqual({ ids: [1, 2, 3, 4, 5] });
  });

  it('keeps text that can’t be converted, or whose name is unknown', () => {
    expect(read('page=x2&actif=oui&ids[]=un&autre=1')).toEqual({
      page: 'x2',
      actif: 'oui',
      ids: ['un'],
      autre: '1',
    });
    for (const odd of ['2x', '1e3', '.5', '--1', '1.']) expect(read(`page=${odd}`)).toEqual({ page: odd });
  });

  it('treats blank values as missing, and uses the last of several values', () => {
    expect(read('page=&search=%20&ids[]=&page=1&page=3')).toEqual({ page: 3 });
  });
});

describe('a request', () => {
  it('has the id that its proxy gave it, if that is safe to log', async () => {
    const app = new Hono()
      .use(requestId as never)
      .get('/', (c) => c.text(String(c.get('requestId' as never))));
    const idOf = async (given?: string) => {
      const answer = await app.request('/', { headers: given ? { 'x-request-id': given } : {} });
      const id = answer.headers.get('x-request-id');
      expect(await answer.text()).toBe(id);
      return id;
    };
    expect(await idOf('Abc-1_2')).toBe('Abc-1_2');
    expect(await idOf('a'.repeat(64))).toBe('a'.repeat(64));
    for (const odd of ['a b', 'a"', 'a'.repeat(65), 'a;', undefined])
      expect(await idOf(odd)).toMatch(/^[\w-]{16}$/);
  });

  it('is one line that can be read in the log, and controls nothing', () => {
    expect(
      logLine({ path: '/é\n\u001b[0m😀~ \u009b\u202e\u2028', reason: 'L’accès «\u00a0refusé\u00a0»' }),
    ).toMatch(
      /^\{"time":"\d{4}-[^"]+Z","path":"\/é\\n\\u001b\[0m\\ud83d\\ude00~ \\u009b\\u202e\\u2028","reason":"L’accès «\u00a0refusé\u00a0»"\}$/,
    );
  });
});
