import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raiseVersion } from '../../../../demo/server/database/writeQueue';
import { startTestServer, type TestServer } from '../../../support/server';
import { ask, bodyOf } from '../ask';

/** More than 2,000 members match, and more than 4,000 don't, so neither gathering nor a short walk finds every page. */
const MORE = 7000;
/** The hook fills tables, which takes long on a busy machine. */
const FILLING_MS = 180_000;

let server: TestServer;
let token: string;

/** Members called «Lointain» come after all called «Abel»; every second one is «Partout». Every third is in group 1 and registered last. */
beforeAll(async () => {
  server = await startTestServer({ members: 20 });
  token = await server.login();
  await sql`drop index membres_recherche`.execute(server.db);
  await sql`
    insert into membres (nom, prenom, genre, date_inscription, ville, recherche, tri)
    select nom, 'P', 'feminin', date '2020-01-01' + (n * 7) % 400 + case when n % 3 = 1 then 500 else 0 end, case when n % 5 > 0 then 'Ville ' || n % 9 end, lower(nom) || mark, lower(nom) || chr(9) || 'p'
    from (select n, case when n % 3 = 0 then 'Lointain' else 'Abel' end || lpad(((n * 7919) % 5000)::text, 4, '0') as nom,
        case when n % 2 = 0 then ' partout' else '' end as mark
      from generate_series(1, ${MORE}::int) as n) as made`.execute(server.db);
  await sql`
    insert into groupes_membres (groupe_id, membre_id)
    select 1, id from membres where id % 3 = 0
    on conflict do nothing`.execute(server.db);
  await sql`create index membres_recherche on membres using gin (recherche gin_trgm_ops)`.execute(server.db);
  await raiseVersion(server.db, 'membres');
  await sql`analyze`.execute(server.db);
}, FILLING_MS);
afterAll(() => server.close());

interface Answer {
  count: number;
  results: { id: number }[];
}

async function pageOf(query: string, ordering: string, page: number): Promise<Answer> {
  const path = `/api/membres/filtres_combines/?${query}&ordering=${ordering}&page=${page}&page_size=10`;
  const { status, body, text } = await ask(server, path, { token });
  expect(status, text).toBe(200);
  return bodyOf<Answer>({ body });
}

const wanted = {
  'search=lointain': sql`recherche like '%lointain%'`,
  'search=partout': sql`recherche like '%partout%'`,
  'groupes[]=1': sql`exists (
    select from groupes_membres g where g.membre_id = m.id and g.groupe_id = 1 and g.date_sortie is null)`,
  'sans_groupe=true&inscrit_du=2020-03-01': sql`date_inscription >= '2020-03-01' and not exists (
    select from groupes_membres g where g.membre_id = m.id and g.date_sortie is null)`,
  'groupes[]=1&inscrit_au=2021-12-01': sql`date_inscription <= '2021-12-01' and exists (
    select from groupes_membres g where g.membre_id = m.id and g.groupe_id = 1 and g.date_sortie is null)`,
  'groupes[]=1&sans_email=true&inscrit_au=2021-12-01': sql`tri_email is null and date_inscription <= '2021-12-01'
    and exists (
      select from groupes_membres g where g.membre_id = m.id and g.groupe_id = 1 and g.date_sortie is null)`,
};

/** A few hundred match each. */
const HALF = 'groupes[]=1&inscrit_au=2021-12-01';
const NARROW = 'groupes[]=1&sans_email=true&inscrit_au=2021-12-01';

const orders = {
  nom: sql`tri, id`,
  '-nom': sql`tri desc, id desc`,
  date_inscription: sql`date_inscription, tri, id`,
  '-date_inscription': sql`date_inscription desc, tri desc, id desc`,
  '-ville': sql`tri_ville desc nulls last, tri desc, id desc`,
  groupe: sql`(
    select g.nom from groupes_membres s join groupes g on g.id = s.groupe_id
    where s.membre_id = m.id and s.date_sortie is null) collate "C", tri, id`,
};

async function readAllPages(query: keyof typeof wanted, ordering: keyof typeof orders): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from membres as m where ${wanted[query]} order by ${orders[ordering]}`.execute(server.db);
  return rows.map(({ id }) => id);
}

async function expectPages(query: keyof typeof wanted, ordering: keyof typeof orders) {
  const ids = await readAllPages(query, ordering);
  expect(ids.length).toBeGreaterThan(query === NARROW || query === HALF ? 500 : 2000);
  const last = Math.ceil(ids.length / 10);
  for (const page of [1, 2, 40, Math.ceil(last / 2), last - 1, last]) {
    const { count, results } = await pageOf(query, ordering, page);
    expect(count).toBe(ids.length);
    expect(
      results.map(({ id }) => id),
      `page ${page}`,
    ).toEqual(ids.slice((page - 1) * 10, page * 10));
  }
}

describe('pages of thousands that match', () => {
  for (const query of Object.keys(wanted) as (keyof typeof wanted)[])
    for (const ordering of Object.keys(orders) as (keyof typeof orders)[])
      it(`are correct for ${query} by ${ordering}`, () => expectPages(query, ordering));

  it('are correct after a member was deleted', async () => {
    await expectPages('search=lointain', 'nom');
    const [first, second] = await readAllPages('search=lointain', 'nom');
    const { status } = await ask(server, `/api/membres/${first}/`, { token, method: 'DELETE' });
    expect(status).toBe(200);
    expect((await pageOf('search=lointain', 'nom', 1)).results[0]?.id).toBe(second);
    await expectPages('search=lointain', 'nom');
    await expectPages('search=lointain', '-nom');
  });

  it('are correct after members left the group by which they are listed', async () => {
    await expectPages(HALF, 'groupe');
    await expectPages(NARROW, '-ville');
    const left = (await readAllPages(HALF, 'groupe')).slice(0, 12);
    const body = { groupe_id: '1', member_ids: left };
    const { status } = await ask(server, '/api/groupes/1/remove_membre/', { token, method: 'POST', body });
    expect(status).toBe(200);
    // Counting by another order leaves out the ids of the first group.
    expect((await pageOf(HALF, 'nom', 1)).results.map(({ id }) => id)).not.toContain(left[0]);
    await expectPages(HALF, 'groupe');
    await expectPages(NARROW, '-ville');
    await expectPages('sans_groupe=true&inscrit_du=2020-03-01', 'groupe');
  });

  it('are correct where the list is read from the first group on, and from the last', async () => {
    const { rows } = await sql<{ id: number; groupe: string | null }>`
      select m.id, g.nom as groupe from membres as m
      left join groupes_membres as s on s.membre_id = m.id and s.date_sortie is null
      left join groupes as g on g.id = s.groupe_id
      where m.date_inscription <= '2021-12-01' order by m.tri, m.id`.execute(server.db);
    const { compare } = new Intl.Collator('fr', { numeric: true });
    for (const way of [1, -1] as const) {
      const ids = (way > 0 ? rows : rows.toReversed())
        .toSorted((a, b) =>
          a.groupe === null || b.groupe === null
            ? Number(a.groupe === null) - Number(b.groupe === null)
            : way * compare(a.groupe, b.groupe),
        )
        .map(({ id }) => id);
      for (const page of [1, 2, 150, 400]) {
        const ordering = way > 0 ? 'groupe' : '-groupe';
        const { results } = await pageOf('inscrit_au=2021-12-01', ordering, page);
        expect(results.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 10, page * 10));
      }
    }
  });

  it('continue while nothing has changed, without leaving out a member', async () => {
    const ids = await readAllPages('groupes[]=1', 'nom');
    const seen: number[] = [];
    for (let page = 1; page <= 60; page++)
      seen.push(...(await pageOf('groupes[]=1', 'nom', page)).results.map(({ id }) => id));
    expect(seen).toEqual(ids.slice(0, 600));
  });
});
