import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DuplicatePair } from '../../../../../src/domain/duplicates/duplicatePair';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf } from '../../ask';

const PATH = '/api/doublons/';

interface Found {
  count: number;
  results: DuplicatePair[];
  recherche: { en_cours: boolean; finie_le: string | null; membres: number | null };
}

let server: TestServer;
let token: string;

const call = (method: string, path: string, body?: unknown) => ask(server, path, { method, token, body });
const pairs = async (query = '') => bodyOf<Found>(await call('GET', PATH + query));
const search = async () => {
  const answer = await call('POST', `${PATH}recherche/`);
  await server.settle();
  return answer;
};

async function add(fields: object): Promise<number> {
  const draft = { nom: 'Petit', prenom: 'Zoé', genre: 'feminin', ...fields };
  const { body } = await call('POST', '/api/membres/', draft);
  return bodyOf<{ data: { id: number } }>({ body }).data.id;
}
const idsOf = ({ results }: Found) => results.map(({ un, autre }) => [un.id, autre.id]);

let one: number;
let other: number;

beforeAll(async () => {
  server = await startTestServer({ members: 1 });
  token = await server.login();
  one = await add({ date_naissance: '1990-03-05', email: 'zoe@exemple.fr' });
  other = await add({ date_naissance: '1990-03-05', email: 'ZOE@exemple.fr' });
  await add({ nom: 'Roux', prenom: 'Ida' });
}, 60_000);
afterAll(() => server.close());

describe('Members who may be one person', () => {
  it('are found by a search in the background, with both records and why [J8]', async () => {
    expect((await pairs()).recherche).toEqual({ en_cours: false, finie_le: null, membres: null });
    expect((await search()).body).toEqual({
      success: true,
      message: 'La recherche des doublons a commencé.',
    });
    const found = await pairs();
    expect(found.recherche).toMatchObject({ en_cours: false, finie_le: expect.any(String), membres: 4 });
    expect(found.results).toEqual([
      expect.objectContaining({ score: 100, raisons: ['nom', 'naissance', 'email'] }),
    ]);
    expect(idsOf(found)).toEqual([[one, other]]);
  });

  it('are searched by one server at a time, until that one must have ended [J8]', async () => {
    const since = (minutes: number) =>
      server.db
        .updateTable('recherches_doublons')
        .set({ commencee_le: new Date(Date.now() - minutes * 60_000).toISOString(), finie_le: null })
        .execute();
    await since(9);
    expect((await pairs()).recherche.en_cours).toBe(true);
    expect((await search()).text).toContain('est déjà en cours');
    await since(11);
    expect((await pairs()).recherche.en_cours).toBe(false);
    expect((await search()).text).toContain('a commencé');
    expect((await pairs()).recherche.finie_le).not.toBeNull();
  });

  it('are no longer shown once a user has dismissed them, until that is taken back [J8]', async () => {
    await search();
    const { status } = await call('POST', `${PATH}ecartes/`, { un: other, autre: one });
    expect([status, (await pairs()).count]).toEqual([200, 0]);
    await search();
    expect(await pairs()).toMatchObject({ count: 0, results: [] });
    await call('DELETE', `${PATH}ecartes/${one}/${other}/`);
    expect((await pairs()).count).toBe(1);
    expect((await call('DELETE', `${PATH}ecartes/${one}/${other}/`)).status).toBe(404);
  });

  it('need two members who exist [J8]', async () => {
    expect((await call('POST', `${PATH}ecartes/`, { un: one, autre: one })).status).toBe(422);
    expect((await call('POST', `${PATH}ecartes/`, { un: one, autre: 9_999_999 })).status).toBe(404);
    expect((await call('GET', `${PATH}?page=2`)).status).toBe(404);
    expect((await call('GET', `${PATH}?page_size=26`)).status).toBe(422);
  });

  it('leave the list with a member who is deleted [J8]', async () => {
    await search();
    const third = await add({ date_naissance: '1990-03-05' });
    await search();
    expect((await pairs()).count).toBe(3);
    await call('DELETE', `/api/membres/${third}/`);
    expect(idsOf(await pairs())).toEqual([[one, other]]);
  });
});
