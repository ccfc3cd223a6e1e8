import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countMembers } from '../../../../../demo/server/contract/members/list/memberCounts';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf, dataOf } from '../../ask';

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

beforeAll(async () => {
  server = await startTestServer({ members: COUNT, today: TODAY });
  token = await server.login();
}, 60_000);

afterAll(() => server.close());

describe('Lists for pickers', () => {
  it('contain every member, last name first, by name [A10, MM18]', async () => {
    const named = { nom: 'Œuvrard-Béchu', prenom: 'Éloïse', genre: 'feminin' };
    await ask(server, '/api/membres/', { token, body: named });
    const { body } = await get('/api/membres/membres_simples/');
    const rows = dataOf<{ id: number; name: string; email: string | null }[]>({ body });
    expect(rows).toHaveLength(await countMembers(server.db, {}));
    expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'name', 'nom', 'email', 'ville']);
    expect(rows.map(({ name }) => name)).toContain('Œuvrard-Béchu Éloïse');
  });

  it('contain the fields of the list too [A10]', async () => {
    const { body } = await get('/api/membres/tous_les_membres/');
    const { body: listed } = await get('/api/membres/?page_size=1');
    expect(bodyOf<MemberPage>({ body: listed }).results[0]).toMatchObject(dataOf<Row[]>({ body })[0] ?? {});
  });
});

describe('One member', () => {
  it('is answered with everything linked to it [MD34, MD33]', async () => {
    const couple = await server.db
      .selectFrom('membres')
      .select(['id', 'conjoint_id'])
      .where('conjoint_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const { body } = await get(`/api/membres/${couple.id}/membre_avec_relations/`);
    const member = dataOf<Row>({ body });
    expect(member).toMatchObject({
      id: couple.id,
      conjoint: { id: couple.conjoint_id, nom: expect.any(String) },
    });
    for (const list of ['tags', 'enfants', 'etape_actuelle']) expect(member[list]).toBeInstanceOf(Array);
  });

  it('has the birth date as it was written, and the category of that age', async () => {
    await server.db
      .updateTable('membres')
      .set({ date_naissance: '1990-01-01' })
      .where('id', '=', 1)
      .execute();
    const { body } = await get('/api/membres/1/');
    expect(body.data).toMatchObject({
      date_naissance: '1990-01-01',
      categorie_age: { libelle: 'Adulte', min_age: 30, max_age: 64 },
    });
  });

  it('is not found under an id that no member has', async () => {
    for (const [id] of [['999999'], ['0'], ['99999999999'], ['abc'], ['-1'], ['1;drop']] as const) {
      const { status, body } = await get(`/api/membres/${id}/`);
      expect.soft([status, typeof body.message], id).toEqual([404, 'string']);
    }
  });

  it('never takes the address of a list for an id', async () => {
    expect((await get('/api/membres/statistics/')).body.data).toMatchObject({ total: expect.any(Number) });
  });
});
