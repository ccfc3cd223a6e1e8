import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkInsert } from '../../../../demo/server/store/database/bulkInsert';
import type { Database, OpenDatabase } from '../../../../demo/server/store/database/database';
import { rebuildLater, rebuildSearches } from '../../../../demo/server/store/search/rebuildSearches';
import { ask, dataOf } from '../../../fast/server/ask';
import { oldTables } from '../../../fast/server/store/oldTables';
import { openMemory } from '../../../support/memory';
import { startTestServer, type TestServer } from '../../../support/server';

interface Stored {
  id: number;
  recherche: string;
  tri: string;
  tri_ville: string | null;
}

const rowsOf = async (db: Database): Promise<Stored[]> =>
  (await sql<Stored>`select id, recherche, tri, tri_ville from membres order by id`.execute(db)).rows;

const pendingIn = async (db: Database) =>
  (await sql<{ nom_table: string; dernier: number }>`select * from recherches_a_refaire`.execute(db)).rows;

const old = oldTables();

describe('A start on older tables', { timeout: 120_000 }, () => {
  it('computes what searches look in, in every table [K2]', async () => {
    old.make();
    await old.inFolder((db) =>
      sql`update membres set nom = 'Łukasz', ville = 'Hà Nội' where id = 1`.execute(db),
    );
    const { db } = await old.open();
    expect(await rowsOf(db)).toEqual([
      {
        id: 1,
        recherche: ' lukasz alix \t ha noi \t a@b.fr b.fr \t',
        tri: 'lukasz\talix',
        tri_ville: 'ha noi',
      },
      { id: 2, recherche: ' petit zoe \t brest \t\t', tri: 'petit\tzoe', tri_ville: 'brest' },
    ]);
    expect(await pendingIn(db)).toEqual([]);
  });

  it('goes on where it was interrupted [K2]', async () => {
    old.make();
    const first = await old.open();
    await sql`update membres set recherche = ''`.execute(first.db);
    await sql`insert into recherches_a_refaire (nom_table, dernier) values ('membres', 1)`.execute(first.db);
    await old.opened.splice(0)[0]?.close();
    const { db } = await old.open();
    expect((await rowsOf(db)).map(({ recherche }) => recherche)).toEqual(['', ' petit zoe \t brest \t\t']);
    expect(await pendingIn(db)).toEqual([]);
  });
});

describe('A large table', { timeout: 120_000 }, () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openMemory();
    const rows = Array.from({ length: 6000 }, (_, n) => ({
      ...{ id: n + 1, nom: `Łuk ${n}`, prenom: 'Zoé', genre: 'feminin', recherche: '', tri: '' },
    }));
    await bulkInsert(database.db, 'membres', rows);
  }, 60_000);
  afterAll(() => database.close());

  it('keeps the batches that were done when one fails, and has its index again at the end [K2]', async () => {
    const { db } = database;
    const indexes = async () =>
      (await sql`select 1 from pg_indexes where indexname = 'membres_recherche'`.execute(db)).rows.length;
    await sql`create function refuser() returns trigger language plpgsql as
      $$ begin if new.id = 5000 then raise exception 'coupure'; end if; return new; end $$`.execute(db);
    await sql`create trigger coupure before update on membres for each row execute function refuser()`.execute(
      db,
    );
    await rebuildLater(db, ['membres']);
    await expect(rebuildSearches(db)).rejects.toThrow('coupure');
    expect(await pendingIn(db)).toEqual([{ nom_table: 'membres', dernier: 4000 }]);
    const done = await rowsOf(db);
    expect([done[3999]?.tri, done[4000]?.tri]).toEqual(['luk 3999\tzoe', '']);
    expect(await indexes()).toBe(0);
    await sql`drop trigger coupure on membres`.execute(db);
    expect(await rebuildSearches(db)).toBe(true);
    expect((await rowsOf(db)).every(({ tri }) => tri.startsWith('luk '))).toBe(true);
    expect([await indexes(), await pendingIn(db)]).toEqual([1, []]);
    expect(await rebuildSearches(db)).toBe(false);
  });
});

describe('What was deleted before', { timeout: 120_000 }, () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ members: 3 });
    token = await server.login();
  }, 60_000);
  afterAll(() => server.close());

  it('is found again by the new searches once it is restored [K2]', async () => {
    const body = { nom: 'Łukasz', prenom: 'Zoé', genre: 'feminin' };
    const { id } = dataOf<{ id: number }>(
      await ask(server, '/api/membres/', { method: 'POST', token, body }),
    );
    const deleted = await ask(server, `/api/membres/${id}/`, { method: 'DELETE', token });
    const { corbeille: trash } = dataOf<{ corbeille: number }>(deleted);
    // As an earlier version had written it.
    await sql`update changements set avant = avant || '{"recherche": " łukasz zoe łukasz", "tri": "łukasz"}'
      where objet = 'membres' and objet_id = ${id} and apres is null`.execute(server.db);
    await rebuildLater(server.db, ['changements']);
    await rebuildSearches(server.db);
    await ask(server, `/api/corbeille/${trash}/restaurer/`, { method: 'POST', token });
    const { body: page } = await ask(server, '/api/membres/?search=lukasz', { token });
    expect((page.results as { id: number }[]).map((row) => row.id)).toEqual([id]);
  });
});
