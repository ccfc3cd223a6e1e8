import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type MemberFilter,
  matchingMembers,
} from '../../../../../demo/server/contract/members/list/memberFilter';
import { raiseVersion } from '../../../../../demo/server/store/database/writeQueue';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf } from '../../ask';

const TODAY = '2026-03-15';

interface MemberPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: { id: number; nom: string; prenom: string }[];
}

let server: TestServer;
let token: string;

const get = (path: string) => ask(server, path, { token });

async function page(query: string, path = '/api/membres/'): Promise<MemberPage> {
  const { status, body, text } = await get(`${path}?${query}`);
  expect(status, text).toBe(200);
  return bodyOf<MemberPage>({ body });
}

beforeAll(async () => {
  server = await startTestServer({ members: 120, today: TODAY });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());

describe('Filtering members', () => {
  const path = '/api/membres/filtres_combines/';
  const idsOf = (rows: readonly { membre_id: number }[]) => new Set(rows.map(({ membre_id }) => membre_id));
  const inGroups = async (...groups: number[]) =>
    idsOf(
      await server.db
        .selectFrom('groupes_membres')
        .select('membre_id')
        .where('groupe_id', 'in', groups)
        .where('date_sortie', 'is', null)
        .execute(),
    );
  const atSteps = async (...steps: number[]) =>
    idsOf(
      await server.db
        .selectFrom('membres_etapes')
        .select('membre_id')
        .where('etape_id', 'in', steps)
        .execute(),
    );
  const withTags = async (...tags: number[]) =>
    idsOf(
      await server.db.selectFrom('membres_tags').select('membre_id').where('tag_id', 'in', tags).execute(),
    );
  /** The ids on each page of the answer. */
  const found = async (query: string) => {
    const { count, results } = await page(`${query}&page_size=100`, path);
    expect(results).toHaveLength(count);
    return new Set(results.map(({ id }) => id));
  };

  // Sample members have all steps up to their last one; this member only has the last step.
  beforeAll(async () => {
    const climbed = await atSteps(1);
    const { results } = await page('page_size=100');
    const membre_id = results.map(({ id }) => id).find((id) => !climbed.has(id));
    if (!membre_id) throw new Error('the sample has no member without a step');
    await server.db
      .insertInto('membres_etapes')
      .values({ membre_id, etape_id: 6, date_association: TODAY })
      .execute();
    await raiseVersion(server.db, 'membres');
  });

  it('accepts one group as `groupes[]=1`, and finds its current members only [M28]', async () => {
    expect(await found('groupes[]=1')).toEqual(await inGroups(1));
  });

  it('finds members with any of the chosen groups, steps or tags [M28]', async () => {
    const rows = [
      ['groupes', 1, 2, inGroups],
      ['etapes', 5, 6, atSteps],
      ['tags', 1, 2, withTags],
    ] as const;
    for (const [family, one, other, linked] of rows) {
      const any = await linked(one, other);
      for (const id of [one, other]) {
        const some = await linked(id);
        expect.soft(some.size, family).toBeLessThan(any.size);
        expect.soft(await found(`${family}[]=${id}`), family).toEqual(some);
      }
      expect.soft(await found(`${family}[]=${one}&${family}[]=${other}`), family).toEqual(any);
    }
  });

  it('combines groups, steps, tags and the search, page by page [M28]', async () => {
    const [groups, steps, tags] = [await inGroups(1, 2, 3), await atSteps(2, 3), await withTags(1, 2, 3)];
    const all = [...groups].filter((id) => steps.has(id) && tags.has(id));
    for (const family of [groups, steps, tags]) expect(all.length).toBeLessThan(family.size);
    expect(all.length).toBeGreaterThan(2);
    const ids = 'groupes[]=1&groupes[]=2&groupes[]=3&etapes[]=2&etapes[]=3&tags[]=1&tags[]=2&tags[]=3';
    expect(await found(ids)).toEqual(new Set(all));
    const second = await page(`${ids}&page=2&page_size=1`, path);
    expect(second).toMatchObject({ count: all.length, results: [{ id: expect.any(Number) }] });
    const row = second.results[0]!;
    const searched = await found(`${ids}&search=${encodeURIComponent(`${row.nom} ${row.prenom}`)}`);
    expect(searched).toContain(row.id);
    expect(searched.size).toBeLessThan(all.length);
    for (const id of searched) expect(all).toContain(id);
  });

  it('keeps the filters in `next`', async () => {
    const { next } = await page(
      'groupes[]=1&groupes[]=2&search=a&page_size=1',
      '/api/membres/filtres_combines/',
    );
    if (next === null) throw new Error('the sample has too few members for this test');
    const { body, status } = await get(next);
    expect(status).toBe(200);
    expect(bodyOf<MemberPage>({ body }).previous).toContain('groupes%5B%5D=2');
  });

  it('lists the members of groups, steps and tags under their own paths [A13]', async () => {
    const { body } = await get('/api/membres/par_groupes/?groupes[]=1');
    expect(body.data).toHaveLength((await inGroups(1)).size);
    expect((await get('/api/membres/par_etapes/?etapes[]=1')).status).toBe(200);
    expect((await get('/api/membres/par_tags/?tags[]=1&tags[]=2')).status).toBe(200);
    expect((await get('/api/membres/par_tags/')).status).toBe(422);
  });

  it('refuses too many ids', async () => {
    const ids = Array.from({ length: 101 }, (_, at) => `tags[]=${at + 1}`).join('&');
    expect((await get(`/api/membres/filtres_combines/?${ids}`)).status).toBe(422);
  });
});

describe('Counting filtered members', () => {
  const born = { ne_du: '1950-01-01', ne_au: '2010-12-31' };
  const cases: [string, MemberFilter][] = [
    ['birth and registration', { ...born, inscrit_du: '2000-01-01' }],
    ['birth and department', { ...born, departements: [1, 2] }],
    ['registration, e-mail and no group', { inscrit_au: '2026-01-01', sans_email: true, sans_groupe: true }],
  ];

  it('reads one narrow row per member, and no other table', async () => {
    for (const [name, filter] of cases) {
      const { rows } = await sql<
        Record<string, string>
      >`explain select count(*) from ${matchingMembers(filter)}`.execute(server.db);
      const plan = rows.flatMap((line) => Object.values(line)).join('\n');
      expect.soft(plan.match(/ on \w+/g), name).toEqual([' on criteres']);
    }
  });
});
