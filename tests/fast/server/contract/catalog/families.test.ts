import { describe, expect, it } from 'vitest';
import { jsonOf } from '../../ask';
import { signedInServer } from '../../signedInServer';

const server = signedInServer(40);
const GONE = 9_999;
const get = (path: string) => server.call('GET', path);
const data = async (path: string) => (await get(path)).data;

interface Row {
  id: number;
}

describe.each([
  {
    base: '/api/groups/',
    own: '/api/groupes/',
    name: 'nom',
    first: 'Accueil des nouveaux',
    note: 'premiers pas',
    rowsOf: (answer: { groupes: Row[] }) => answer.groupes,
  },
  {
    base: '/api/departments/',
    own: '/api/departements/',
    name: 'nom',
    first: 'Accueil',
    note: 'ORIENTER',
    rowsOf: (answer: { departements: Row[] }) => answer.departements,
  },
  {
    base: '/api/tags/',
    own: '/api/tags/',
    name: 'name',
    first: 'Baptisé',
    note: 'baptise',
    rowsOf: (answer: Row[]) => answer,
  },
  {
    base: '/api/etapes/',
    own: '/api/etapes/',
    name: 'libelle',
    first: 'Première visite',
    note: 'COORDONNEES',
    rowsOf: (answer: Row[]) => answer,
  },
])('the family of $base', ({ base, own, name, first, note, rowsOf }) => {
  it('lists, finds, creates, changes and deletes the same rows as the screens [A17, A18, A19, A20, A22]', async () => {
    expect(await data(base)).toEqual(await data(own));
    const found = rowsOf((await data(`${base}search/?q=${encodeURIComponent(note)}`)) as never);
    expect(found.map((row) => (row as unknown as Record<string, string>)[name])).toEqual([first]);
    const { data: row } = await server.call('POST', base, { [name]: `Essai ${base}` });
    const id = own === '/api/groupes/' || own === '/api/etapes/' ? String(row.id) : row.id;
    expect((await server.call('PUT', `${base}${row.id}/`, { id, [name]: `Autre ${base}` })).status).toBe(200);
    expect(await data(`${own}${row.id}/`)).toMatchObject({ [name]: `Autre ${base}` });
    expect((await server.call('DELETE', `${base}${row.id}/`)).status).toBe(200);
    expect((await get(`${base}${row.id}/`)).status).toBe(404);
  });

  it('counts and shows members, names taken names and colours, and exports a file [A17, A18, A19, A20]', async () => {
    const { membres: members } = await data(`${base}1/members/`);
    const statistics = await data(`${base}1/statistics/`);
    expect(statistics.total).toBe(members.length);
    expect(statistics.masculin + statistics.feminin).toBe(members.length);
    expect((await get(`${base}${GONE}/statistics/`)).status).toBe(404);
    expect((await get(`${base}${GONE}/members/`)).status).toBe(404);

    const check = base === '/api/etapes/' ? 'check-libelle/?libelle=' : 'check-name/?name=';
    expect(await data(base + check + encodeURIComponent(first.toUpperCase()))).toEqual({ exists: true });
    expect(await data(`${base + check}Inconnu`)).toEqual({ exists: false });
    expect(await data(`${base}colors/`)).toContainEqual(expect.stringMatching(/^#[\dA-F]{6}$/));

    const file = await server.fetch('GET', `${base}export/`);
    expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="\w+-2026-03-15\.csv"/);
    const lines = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await file.arrayBuffer())
      .split('\r\n');
    expect(lines[0]).toMatch(/^\ufeffIdentifiant;(Nom|Libellé);.*;Membres$/);
    expect(lines.slice(1, -1)).toHaveLength(rowsOf((await data(base)) as never).length);
    expect(lines[1]).toContain(first);
    expect(lines[1]?.endsWith(`;${members.length}`)).toBe(true);
    expect(await get(`${base}export/?format=pdf`)).toMatchObject({ status: 422 });
  });
});

it('adds members to a group and removes them by either address [A18]', async () => {
  const id = await server.add();
  const add = () => server.call('POST', '/api/groups/2/add-members/', { membre_ids: [id] });
  expect((await add()).status).toBe(200);
  expect((await server.member(id)).groupe_actuel.id).toBe(2);
  const body = { groupe_id: '2', member_ids: [id] };
  expect((await server.call('POST', '/api/groups/2/remove-members/', body)).status).toBe(200);
  expect((await server.member(id)).groupe_actuel).toBeNull();
});

describe('tags [A19]', () => {
  const names = async (path: string) => (await data(path)).map(({ name }: { name: string }) => name);

  it('are ranked by use and by age, and suggested with those that begin as typed first', async () => {
    const { id } = (await server.call('POST', '/api/tags/', { name: 'Grand renfort' })).data;
    const ids = (await data('/api/membres/membres_simples/')).map((row: Row) => row.id);
    await server.call('POST', '/api/membres/taged_multiple/', { membre_ids: ids, tags_ids: [id] });
    expect((await names('/api/tags/popular/?limit=3'))[0]).toBe('Grand renfort');
    expect(await names('/api/tags/popular/?limit=3')).toHaveLength(3);
    expect((await names('/api/tags/recent/'))[0]).toBe('Grand renfort');
    expect(await names('/api/tags/suggestions/?q=FORM')).toEqual(['Formateur']);
    expect(await names('/api/tags/suggestions/?q=re')).toEqual(
      expect.arrayContaining(['Responsable', 'Grand renfort']),
    );
    expect((await names('/api/tags/suggestions/?q=re'))[0]).toBe('Responsable');
    expect((await get('/api/tags/popular/?limit=0')).status).toBe(422);
  });

  it('are merged into one, which their members then have', async () => {
    const create = async (name: string) => (await server.call('POST', '/api/tags/', { name })).data.id;
    const [kept, one, other] = [await create('Gardé'), await create('Doublon'), await create('Reste')];
    const member = await server.add();
    await server.call('POST', '/api/membres/taged_multiple/', {
      membre_ids: [member],
      tags_ids: [one, other],
    });
    const merge = (tag_ids: number[]) =>
      server.call('POST', '/api/tags/merge/', { target_id: kept, tag_ids });
    expect((await merge([kept])).status).toBe(422);
    expect((await merge([one, GONE])).status).toBe(404);
    expect(await merge([one, other, kept])).toMatchObject({
      status: 200,
      message: '2 tags fusionnés avec «\u00a0Gardé\u00a0».',
      data: { id: kept },
    });
    expect((await server.member(member)).tags).toMatchObject([{ id: kept }]);
    expect((await get(`/api/tags/${one}/`)).status).toBe(404);
  });
});

describe('steps [A20]', () => {
  const ids = async (path = '/api/etapes/ordered/'): Promise<number[]> =>
    (await data(path)).map(({ id }: Row): number => id);

  it('are reordered, copied to the end, and deactivated', async () => {
    const before = await ids();
    const order = before.toReversed();
    const reorder = (etape_ids: number[], earlier: number[]) =>
      server.call('POST', '/api/etapes/reorder/', { etape_ids, avant: earlier });
    const reordered = await reorder(order, before);
    expect(reordered.data.map((row: { ordre: number }) => row.ordre)).toEqual(before.map((_, at) => at + 1));
    expect(await ids()).toEqual(order);

    // Seen by another user before, a step less, one that is gone, and one twice.
    const [first = 0, ...others] = order;
    for (const [etape_ids, earlier, status] of [
      [before, before, 409],
      [others, order, 409],
      [[GONE, ...others], order, 409],
      [[first, ...order], order, 422],
    ] as const) {
      expect((await reorder([...etape_ids], [...earlier])).status).toBe(status);
      expect(await ids()).toEqual(order);
    }

    const copies = [1, 2].map(() => server.call('POST', '/api/etapes/1/duplicate/'));
    const made = await Promise.all(copies);
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(made.map((copy) => copy.data.libelle).sort()).toEqual([
      'Première visite (copie 2)',
      'Première visite (copie)',
    ]);
    expect((await ids()).slice(-2).sort()).toEqual(made.map((copy) => copy.data.id).sort());

    const toggle = () => server.call('PATCH', '/api/etapes/1/toggle-status/');
    expect((await toggle()).data.actif).toBe(false);
    expect(await ids('/api/etapes/active/')).not.toContain(1);
    expect((await toggle()).data.actif).toBe(true);
    expect((await server.call('PATCH', `/api/etapes/${GONE}/toggle-status/`)).status).toBe(404);
  });

  it('are given to a member once, and removed once', async () => {
    const membre_id = await server.add();
    const call = (path: string) => server.call('POST', `/api/etapes/2/${path}/`, { membre_id });
    expect([(await call('assign-member')).status, (await call('assign-member')).status]).toEqual([200, 409]);
    expect((await server.member(membre_id)).etape_actuelle).toMatchObject([{ id: 2 }]);
    expect([(await call('remove-member')).status, (await call('remove-member')).status]).toEqual([200, 404]);
    const gone = { membre_id: GONE };
    expect((await server.call('POST', '/api/etapes/2/assign-member/', gone)).status).toBe(404);
  });
});

it('serves the members under their other address [A21, A22]', async () => {
  const page = await server.fetch('GET', '/api/members/?page_size=5');
  const own = await server.fetch('GET', '/api/membres/?page_size=5');
  const { results } = await jsonOf<{ results: Row[] }>(page);
  expect(results).toEqual((await jsonOf<{ results: Row[] }>(own)).results);
  const draft = { nom: 'Autre', prenom: 'Adresse', genre: 'masculin' };
  const { status, data: created } = await server.call('POST', '/api/members/', draft);
  expect(status).toBe(201);
  expect(await data(`/api/members/${created.id}/`)).toMatchObject(draft);
  expect((await data('/api/members/search/?q=autre+adresse')).map((row: Row) => row.id)).toEqual([
    created.id,
  ]);
  expect(await data('/api/members/statistics/')).toEqual(await data('/api/membres/statistics/'));
  const file = await server.fetch('GET', '/api/members/export/');
  expect(file.headers.get('content-type')).toContain('text/csv');
  const body = new FormData();
  body.append('file', new File(['nom;prenom;genre\r\nDe;Loin;feminin\r\n'], 'x.csv'));
  expect((await server.fetch('POST', '/api/members/import/', { body })).status).toBe(200);
  expect((await server.call('DELETE', `/api/members/${created.id}/`)).status).toBe(200);
});
