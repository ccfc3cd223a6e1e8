import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countMembers } from '../../../../../demo/server/contract/members/list/memberCounts';
import { raiseVersion } from '../../../../../demo/server/store/database/writeQueue';
import { searchColumns } from '../../../../../demo/server/store/search/memberSearchColumns';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf } from '../../ask';

const TODAY = '2026-03-15';
const COUNT = 120;

interface Row {
  id: number;
  nom: string;
  prenom: string;
  email: string | null;
  ville: string | null;
  [key: string]: unknown;
}

interface MemberPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Row[];
}

let server: TestServer;
let token: string;

const get = (path: string) => ask(server, path, { token });

async function page(query: string, path = '/api/membres/'): Promise<MemberPage> {
  const { status, body, text } = await get(`${path}?${query}`);
  expect(status, text).toBe(200);
  return bodyOf<MemberPage>({ body });
}

const named = (results: Row[]) => results.map(({ nom, prenom }) => `${nom} ${prenom}`);

const search = async (text: string) =>
  named((await page(`page_size=50&search=${encodeURIComponent(text)}`)).results);

async function addMember(row: {
  nom: string;
  prenom: string;
  email?: string;
  telephone?: string;
  ville?: string;
}) {
  await server.db
    .insertInto('membres')
    .values({
      email: null,
      adresse: null,
      telephone: null,
      ville: null,
      nationalite: null,
      profession: null,
      color: null,
      situation_matrimoniale: null,
      date_naissance: null,
      conjoint_id: null,
      genre: 'feminin',
      statut: 'membre',
      date_inscription: TODAY,
      ...row,
      ...searchColumns(row),
    })
    .execute();
  await raiseVersion(server.db, 'membres');
}

beforeAll(async () => {
  server = await startTestServer({ members: COUNT, today: TODAY });
  token = await server.login();
}, 60_000);

afterAll(() => server.close());

describe('The list of members', () => {
  it('answers count, next, previous and results, with ten rows by default [M7, M27]', async () => {
    const first = await page('');
    expect(first).toMatchObject({ count: COUNT, previous: null, next: '/api/membres/?page=2&page_size=10' });
    expect(first.results).toHaveLength(10);
    expect(first.results[0]).not.toHaveProperty('recherche');
  });

  it('gives each member once over its pages, by name, whichever end is nearer', async () => {
    const seen: Row[] = [];
    for (let at = 1; at <= 5; at++) seen.push(...(await page(`page=${at}&page_size=25`)).results);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(COUNT);
    const collator = new Intl.Collator('fr', { ignorePunctuation: false });
    const keys = seen.map((row) => searchColumns(row as never).tri);
    expect(keys).toEqual([...keys].sort());
    expect(collator.compare(String(seen[0]?.nom), String(seen.at(-1)?.nom))).toBeLessThan(0);
  });

  it('is reversed with a minus, and sorted by day of joining', async () => {
    const up = (await page('page_size=100')).results.map(({ id }) => id);
    const down = [...(await page('ordering=-nom&page_size=100&page=2')).results, ...[]].map(({ id }) => id);
    expect(down).toEqual(up.slice(0, COUNT - 100).reverse());
    const days = (await page('ordering=-date_inscription&page_size=100')).results.map((row) =>
      String(row.date_inscription),
    );
    expect(days).toEqual([...days].sort().reverse());
  });

  it('ends where next is null, and next and previous lead to real pages [M16, M17]', async () => {
    const last = await page('page=12');
    expect(last.next).toBeNull();
    const before = await get(String(last.previous));
    expect(bodyOf<MemberPage>(before).next).toBe('/api/membres/?page=12&page_size=10');
  });

  it('answers a wrong page or order with a French sentence', async () => {
    const rows = [
      ['page=0', 422],
      ['page=-1', 422],
      ['page=1.5', 422],
      ['page=abc', 422],
      ['page=1e9', 422],
      ['page=1000000000', 404],
      ['page=99999999999999999999', 422],
      ['page=13', 404],
      ['page_size=0', 422],
      ['page_size=101', 422],
      ['page_size=x', 422],
      ['ordering=mot_de_passe', 422],
      ['groupes[]=x', 200],
    ] as const;
    for (const [query, status] of rows) {
      const answer = await get(`/api/membres/?${query}`);
      expect.soft(answer.status, query).toBe(status);
      if (status !== 200)
        expect
          .soft(answer.body, query)
          .toMatchObject({ success: false, message: expect.stringMatching(/\p{L} /u) });
      if (status === 422) expect.soft(Object.values(answer.body.errors ?? {})[0], query).toMatch(/\.$/);
    }
  });

  it('shows an empty list as page 1 of nothing', async () => {
    expect(await page('search=zzzzqqq')).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  it('counts again after a write by any instance', async () => {
    const before = (await page('')).count;
    await addMember({ nom: 'Compté', prenom: 'Un' });
    expect((await page('')).count).toBe(before + 1);
    await server.db.deleteFrom('membres').where('nom', '=', 'Compté').execute();
    await raiseVersion(server.db, 'membres');
    expect(await countMembers(server.db, {})).toBe(before);
  });
});

describe('Searching members', () => {
  beforeAll(async () => {
    await addMember({
      nom: 'Œuvrard-Béchu',
      prenom: 'Éloïse',
      email: 'eloise.oe@courriel.test',
      telephone: '+33 6 39 98 12 34',
      ville: 'Évian-les-Bains',
    });
    await addMember({ nom: "N'Diaye", prenom: 'Ïo', email: '100%_pur@courriel.test', ville: 'Sète' });
    await addMember({ nom: '王', prenom: '小明', ville: '😀ville' });
  });

  it('finds a member by any part of name, place, address and telephone', async () => {
    const rows = [
      ['oeuvrard'],
      ['ŒUVRARD'],
      ['bechu eloise'],
      ['éloïse œuv'],
      ['Œuvrard-Béchu Éloïse'],
      ['evian'],
      ['eloise.oe@'],
      ['06 39 98 12 34'],
      ['0639981234'],
      ['+33639981234'],
      ['98 12'],
    ] as const;
    for (const [text] of rows) expect.soft(await search(text), text).toContain('Œuvrard-Béchu Éloïse');
  });

  it('finds short words at the beginning of a last or first name only', async () => {
    expect(await search('io')).toContain("N'Diaye Ïo");
    expect(await search("n'")).toContain("N'Diaye Ïo");
    expect(await search('œ')).toContain('Œuvrard-Béchu Éloïse');
    expect(await search('lo')).not.toContain('Œuvrard-Béchu Éloïse');
  });

  it('takes %, _ and \\ literally', async () => {
    expect(await search('100%_pur')).toEqual(["N'Diaye Ïo"]);
    expect(await search('100_%pur')).toEqual([]);
    expect(await search('%%%')).toEqual([]);
    expect(await search('_')).toEqual([]);
    expect(await search('\\')).toEqual([]);
  });

  it('requires every word', async () => {
    expect(await search('oeuvrard sète')).toEqual([]);
  });

  it('finds other scripts and emoji', async () => {
    expect(await search('小明')).toEqual(['王 小明']);
    expect(await search('😀vi')).toEqual(['王 小明']);
  });

  it('survives NUL, direction marks, lone surrogates and quotes', async () => {
    expect((await get('/api/membres/?search=oeuv%00rard')).body.count).toBe(1);
    expect(await search('\u202eoeuvrard\u200f')).toEqual(['Œuvrard-Béchu Éloïse']);
    expect((await get(`/api/membres/?search=%ED%A0%80abc`)).status).toBe(200);
    expect(await search("'; drop table membres; --")).toEqual([]);
    expect((await page('')).count).toBeGreaterThan(COUNT);
  });

  it('refuses 10,000 characters with a reason', async () => {
    const { status, body } = await get(`/api/membres/?search=${'a'.repeat(10_000)}`);
    expect([status, body.errors]).toEqual([422, { search: 'La recherche est limitée à 200 caractères.' }]);
  });

  it('answers the quick search as a bare list of rows [A10]', async () => {
    for (const path of ['search', 'membres_search']) {
      const { body } = await get(`/api/membres/${path}/?q=oeuvrard`);
      expect(body.data).toMatchObject([{ nom: 'Œuvrard-Béchu' }]);
    }
  });
});
