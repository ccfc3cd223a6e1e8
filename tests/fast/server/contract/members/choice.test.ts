import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../../../../src/domain/members/member';
import { foldAccents } from '../../../../../src/domain/search/foldAccents';
import { startTestServer } from '../../../../support/server';
import { ask, dataOf, refusedFields } from '../../ask';
import { idsOf, LIST, memberLists, plain, TODAY } from './memberLists';

const lists = memberLists();

describe('The order of members', () => {
  it('is the same on every page, equal values by name, missing ones last [W6]', async () => {
    for (const ordering of ['nom', '-ville', 'email'] as const) await lists.expectOrder(ordering);
  });

  it('is kept together with filters by the ids and the file of all that match [W6]', async () => {
    const query = 'groupes[]=1&groupes[]=2&sans_groupe=true&ordering=-ville';
    const wanted = idsOf(await lists.walk(`${query}&page_size=9`));
    expect(wanted.length).toBeGreaterThan(20);
    expect(dataOf<number[]>(await lists.get(`/api/membres/identifiants/?${query}`))).toEqual(wanted);
    const { text } = await lists.get(`/api/membres/export/?${query}&colonnes[]=id`);
    expect(text.trim().split(/\r?\n/).slice(1).map(Number)).toEqual(wanted);
  });

  it('counts the groups and departments of all that match [W5, W6]', async () => {
    const rows = (await lists.walk('page_size=100')).filter(
      ({ ville }) => foldAccents(ville ?? '') === 'lyon',
    );
    const counted = (place: 'groupe_actuel' | 'departement_actuel') => {
      const counts = new Map<string, number>();
      for (const row of rows) {
        const name = row[place]?.nom;
        if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      return Object.fromEntries(counts);
    };
    const { body } = await lists.get('/api/membres/repartition/?villes[]=Lyon');
    const { groupes: groups, departements: departments } = dataOf<
      Record<string, { nom: string; membres: number }[]>
    >({ body });
    const named = (list: { nom: string; membres: number }[] = []) =>
      Object.fromEntries(list.map(({ nom, membres: members }) => [nom, members]));
    expect(rows.length).toBeGreaterThan(0);
    expect(named(groups)).toEqual(counted('groupe_actuel'));
    expect(named(departments)).toEqual(counted('departement_actuel'));
  });

  it('by anything else is refused with the names that can be used [W6]', async () => {
    const refused = await lists.get('/api/membres/?ordering=telephone');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('date_naissance, -date_naissance');
  });
});

describe('The filters of members', () => {
  const age = ({ date_naissance }: Member) => {
    if (!date_naissance) return NaN;
    const years = Number(TODAY.slice(0, 4)) - Number(date_naissance.slice(0, 4));
    return date_naissance.slice(5) > TODAY.slice(5) ? years - 1 : years;
  };
  const between = (day: string | null | undefined, from: string, to: string) =>
    Boolean(day && day >= from && day <= to);
  const filters: [string, (row: Member) => boolean][] = [
    ['departements[]=1&departements[]=2', (row) => [1, 2].includes(row.departement_actuel?.id ?? 0)],
    ['sans_groupe=true', (row) => !row.groupe_actuel],
    ['sans_groupe=true&groupes[]=3', (row) => !row.groupe_actuel || row.groupe_actuel.id === 3],
    ['sans_departement=true', (row) => !row.departement_actuel],
    ['sans_email=true', (row) => !row.email?.trim()],
    ['age_min=18', (row) => age(row) >= 18],
    ['age_max=17', (row) => age(row) <= 17],
    ['age_min=30&age_max=40', (row) => age(row) >= 30 && age(row) <= 40],
    ['villes[]=EVRY', (row) => plain(row.ville) === 'evry'],
    [
      'villes[]=%C3%89vry&villes[]=saint+etienne',
      (row) => ['evry', 'saint etienne'].includes(plain(row.ville) ?? ''),
    ],
    [
      'inscrit_du=2024-01-01&inscrit_au=2025-06-30',
      (row) => between(row.date_inscription, '2024-01-01', '2025-06-30'),
    ],
    [
      'sans_email=true&age_max=12&sans_groupe=true',
      (row) => !row.email?.trim() && age(row) <= 12 && !row.groupe_actuel,
    ],
    ['genre=feminin', ({ genre: gender }) => gender === 'feminin'],
    ['situation_matrimoniale=sans', (row) => !row.situation_matrimoniale],
    [
      'situation_matrimoniale=marie&genre=masculin',
      (row) => row.situation_matrimoniale === 'marie' && row.genre === 'masculin',
    ],
    ['nationalites[]=senegalaise', ({ nationalite }) => plain(nationalite) === 'senegalaise'],
    ['sans_nationalite=true', ({ nationalite }) => !plain(nationalite)],
    [
      'sans_nationalite=true&nationalites[]=S%C3%89N%C3%89GALAISE&villes[]=evry',
      (row) => ['senegalaise', null].includes(plain(row.nationalite)) && plain(row.ville) === 'evry',
    ],
  ];

  it('find exactly those who match [W7]', async () => {
    for (const [query, matches] of filters) {
      const wanted = lists.everyone.filter(matches);
      expect.soft(wanted.length, query).toBeGreaterThan(0);
      expect.soft(wanted.length, query).toBeLessThan(lists.everyone.length);
      const { count } = await lists.page(query);
      const found = [count, idsOf(await lists.walk(`${query}&page_size=50`))];
      expect.soft(found, query).toEqual([wanted.length, idsOf(wanted)]);
    }
  });

  it('refuse a value of another kind, under its name', async () => {
    const refusals = [
      ['age_min=douze', 'age_min'],
      ['age_max=-1', 'age_max'],
      ['age_min=1.5', 'age_min'],
      ['inscrit_du=2024-02-30', 'inscrit_du'],
      ['sans_groupe=peut-etre', 'sans_groupe'],
      [`villes[]=${'x'.repeat(121)}`, 'villes'],
      ['departements[]=99999999999', 'departements'],
      ['genre=autre', 'genre'],
      ['situation_matrimoniale=divorce', 'situation_matrimoniale'],
      [`nationalites[]=${'x'.repeat(121)}`, 'nationalites'],
    ];
    for (const [query, field] of refusals) {
      const refused = await lists.get(`${LIST}?${query}`);
      expect.soft(refused.status, query).toBe(422);
      expect.soft(refusedFields(refused), query).toContain(field);
    }
  });

  it('offer each town once, the most common first, by the beginning of its name [W7]', async () => {
    const towns = dataOf<{ ville: string; membres: number }[]>(
      await lists.get('/api/membres/villes/?search=%C3%89VRY'),
    );
    expect(towns).toEqual([{ ville: expect.stringMatching(/^[Éé]vry$/), membres: 2 }]);
    const all = dataOf<{ membres: number }[]>(await lists.get('/api/membres/villes/'));
    expect(all.map(({ membres: members }) => members)).toEqual(
      all.map(({ membres: members }) => members).toSorted((a, b) => b - a),
    );
  });
});

describe('The nationalities of members', () => {
  it('are offered once each, the most common first, and found by what begins as typed [R8]', async () => {
    const found = dataOf<{ nationalite: string; membres: number }[]>(
      await lists.get('/api/membres/nationalites/?search=senega'),
    );
    const same = lists.everyone.filter(({ nationalite }) => plain(nationalite) === 'senegalaise');
    expect(found).toEqual([{ nationalite: expect.stringMatching(/^sénégalaise$/i), membres: same.length }]);
  });

  it('narrow the file and the ids of all as they narrow the list [R8]', async () => {
    const query = 'nationalites[]=senegalaise&sans_nationalite=true&ordering=-ville';
    const wanted = idsOf(await lists.walk(`${query}&page_size=50`));
    expect(wanted.length).toBeGreaterThan(1);
    expect(dataOf(await lists.get(`/api/membres/identifiants/?${query}`))).toEqual(wanted);
    const { text } = await lists.get(`/api/membres/export/?${query}&colonnes[]=id`);
    expect(text.trim().split(/\r?\n/).slice(1).map(Number)).toEqual(wanted);
  });

  it('narrow nothing where the filter is not announced', async () => {
    const server = await startTestServer({ members: 5, capabilities: ['filtres'] });
    const token = await server.login();
    const { body } = await ask(server, `${LIST}?genre=feminin&sans_nationalite=true`, { token });
    expect(body.count).toBe(5);
    await server.close();
  });
});

describe('A search with a typing error', () => {
  const NAME = 'Kervella';
  const create = (name: string, firstName: string) =>
    ask(lists.server, '/api/membres/', {
      token: lists.token,
      body: { nom: name, prenom: firstName, genre: 'feminin' },
    });
  const search = (text: string) => lists.page(`search=${encodeURIComponent(text)}`);
  let id: number;

  beforeAll(async () => {
    id = dataOf<{ id: number }>(await create(NAME, 'Nolwenn')).id;
  });

  const places = [...NAME].map((_, at) => at);
  const typos = new Set([
    ...places.map((at) => NAME.slice(0, at) + NAME.slice(at + 1)),
    ...places.map((at) => `${NAME.slice(0, at)}x${NAME.slice(at)}`),
    ...places.map((at) => `${NAME.slice(0, at)}x${NAME.slice(at + 1)}`),
    ...places.slice(1).map((at) => NAME.slice(0, at - 1) + NAME[at] + NAME[at - 1] + NAME.slice(at + 1)),
  ]);

  it('finds members whose name differs by one letter, and says which words it took', async () => {
    for (const typo of typos) {
      const { count, results, mots_proches } = await search(`${typo} nol`);
      expect([typo, count, results[0]?.id]).toEqual([typo, 1, id]);
      // A part of the name is no error.
      if (!NAME.includes(typo)) expect(mots_proches).toContain('kervella');
    }
    const { body } = await lists.get('/api/membres/identifiants/?search=kervela+nolwen');
    expect(body.data).toEqual([id]);
  });

  it('shows members who match as typed without those who only nearly do', async () => {
    await create('Kervello', 'Anna');
    expect(await search('kervello')).toMatchObject({ count: 1, results: [{ prenom: 'Anna' }] });
    expect((await search('kervello')).mots_proches).toBeUndefined();
  });

  it('does not find two errors or short words', async () => {
    for (const text of ['krvlla', 'kvr', 'xyzzyx'])
      expect.soft(await search(text), text).toMatchObject({ count: 0, results: [] });
  });

  it('knows the words of names only as long as a member has them', async () => {
    const words = async () => {
      const rows = await lists.server.db
        .selectFrom('mots')
        .select('membres')
        .where('mot', '=', 'kervella')
        .execute();
      return rows.map(({ membres: members }) => members);
    };
    expect(await words()).toEqual([1]);
    const body = {
      id,
      nom: 'Kervellac',
      prenom: 'Nolwenn',
      genre: 'feminin',
      email: 'n@a.fr',
      adresse: 'Ici',
      telephone: '1',
    };
    expect(
      (await ask(lists.server, `/api/membres/${id}/`, { token: lists.token, method: 'PUT', body })).status,
    ).toBe(200);
    expect(await words()).toEqual([]);
    expect((await search('kervelac')).results).toMatchObject([{ id }]);
    expect(
      (await ask(lists.server, `/api/membres/${id}/`, { token: lists.token, method: 'DELETE' })).status,
    ).toBe(200);
    expect((await search('kervelac')).count).toBe(0);
  });
});
