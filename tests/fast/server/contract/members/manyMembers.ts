/** Lists of thousands of members, compared with what the tables hold. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { raiseVersion } from '../../../../../demo/server/store/database/writeQueue';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf } from '../../ask';

/** More than 2,000 members match, and more than 4,000 don't, so neither gathering nor a short walk finds every page. */
const MORE = 7000;
/** The hook fills tables, which takes long on a busy machine. */
const FILLING_MS = 180_000;

interface Answer {
  count: number;
  results: { id: number }[];
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
export const HALF = 'groupes[]=1&inscrit_au=2021-12-01';
export const NARROW = 'groupes[]=1&sans_email=true&inscrit_au=2021-12-01';

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

export type Wanted = keyof typeof wanted;
export type Order = keyof typeof orders;
export const WANTED = Object.keys(wanted) as Wanted[];
export const ORDERS = Object.keys(orders) as Order[];

/** Members called «Lointain» come after all called «Abel»; every second one is «Partout». Every third is in group 1 and registered last. */
async function fill({ db }: TestServer): Promise<void> {
  await sql`drop index membres_recherche`.execute(db);
  await sql`
    insert into membres (nom, prenom, genre, date_inscription, ville, recherche, tri)
    select nom, 'P', 'feminin', date '2020-01-01' + (n * 7) % 400 + case when n % 3 = 1 then 500 else 0 end, case when n % 5 > 0 then 'Ville ' || n % 9 end, lower(nom) || mark, lower(nom) || chr(9) || 'p'
    from (select n, case when n % 3 = 0 then 'Lointain' else 'Abel' end || lpad(((n * 7919) % 5000)::text, 4, '0') as nom,
        case when n % 2 = 0 then ' partout' else '' end as mark
      from generate_series(1, ${MORE}::int) as n) as made`.execute(db);
  await sql`
    insert into groupes_membres (groupe_id, membre_id)
    select 1, id from membres where id % 3 = 0
    on conflict do nothing`.execute(db);
  await sql`create index membres_recherche on membres using gin (recherche gin_trgm_ops)`.execute(db);
  await raiseVersion(db, 'membres');
  await sql`analyze`.execute(db);
}

/** Starts a server with thousands of members for the tests of a file. */
export function manyMembers() {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer({ members: 20 });
    token = await server.login();
    await fill(server);
  }, FILLING_MS);
  afterAll(() => server.close());

  const send = (method: string, path: string, body?: object) => ask(server, path, { token, method, body });

  async function pageOf(query: string, ordering: string, page: number): Promise<Answer> {
    const path = `/api/membres/filtres_combines/?${query}&ordering=${ordering}&page=${page}&page_size=10`;
    const { status, body, text } = await ask(server, path, { token });
    expect(status, text).toBe(200);
    return bodyOf<Answer>({ body });
  }

  async function readAllPages(query: Wanted, ordering: Order): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from membres as m where ${wanted[query]} order by ${orders[ordering]}`.execute(server.db);
    return rows.map(({ id }) => id);
  }

  async function expectPages(query: Wanted, ordering: Order) {
    const ids = await readAllPages(query, ordering);
    expect(ids.length).toBeGreaterThan(query === NARROW || query === HALF ? 500 : 2000);
    const last = Math.ceil(ids.length / 10);
    for (const page of [1, 2, 40, Math.ceil(last / 2), last - 1, last]) {
      const { count, results } = await pageOf(query, ordering, page);
      const found = { count, ids: results.map(({ id }) => id) };
      expect
        .soft(found, `${query} by ${ordering}, page ${page}`)
        .toEqual({ count: ids.length, ids: ids.slice((page - 1) * 10, page * 10) });
    }
  }

  return { db: () => server.db, send, pageOf, readAllPages, expectPages };
}
