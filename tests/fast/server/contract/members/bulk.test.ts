import { describe, expect, it } from 'vitest';
import { jsonOf } from '../../ask';
import { signedInServer, TODAY } from '../../signedInServer';

const server = signedInServer();
const GONE = 999_999;

const three = async () => [await server.add(), await server.add(), await server.add()] as const;

describe('tags', () => {
  const add = (membre_ids: number[], tags_ids: number[]) =>
    server.call('POST', '/api/membres/taged_multiple/', { membre_ids, tags_ids });

  it('are added to several members, once each, with the counts in the message [MM25]', async () => {
    const [one, two] = await three();
    await add([one], [1]);
    const { status, message, data } = await add([one, two, two], [1, 2]);
    expect(status).toBe(200);
    expect(message).toBe('2 tags associés à 2 membres.');
    expect(data).toMatchObject({ membres_associes: 2, tags_associes: 2, refus: [] });
    for (const id of [one, two])
      expect((await server.member(id)).tags.map((tag: { id: number }) => tag.id).sort()).toEqual([1, 2]);
  });

  it('are added to the others when a member is gone, who is named', async () => {
    const [one] = await three();
    const { data, message } = await add([GONE, one], [3]);
    expect(data.refus).toEqual([{ id: GONE, nom: null, message: 'Ce membre n’existe plus.' }]);
    expect(message).toBe('1 tag associé à 1 membre.');
    expect((await server.member(one)).tags).toHaveLength(1);
  });

  it('are not added at all when one of them is gone', async () => {
    const [one] = await three();
    expect(await add([one], [1, GONE])).toMatchObject({
      status: 404,
      message: 'Un des tags choisis n’existe plus.',
    });
    expect((await server.member(one)).tags).toEqual([]);
  });

  it('are refused with the reason under the field', async () => {
    const rows: [object, object][] = [
      [{ membre_ids: [], tags_ids: [1] }, { membre_ids: 'Veuillez sélectionner au moins un membre.' }],
      [{ membre_ids: [1], tags_ids: [] }, { tags_ids: 'Veuillez sélectionner au moins un tag à associer.' }],
      [
        { membre_ids: [1.5], tags_ids: [1] },
        { membre_ids: 'Les numéros sont des nombres entiers positifs.' },
      ],
      [
        { membre_ids: [2 ** 40], tags_ids: [1] },
        { membre_ids: 'Les numéros sont des nombres entiers positifs.' },
      ],
      [{ membre_ids: '1', tags_ids: [1] }, { membre_ids: 'Cette valeur n’est pas acceptée.' }],
      [{ tags_ids: [1] }, { membre_ids: 'Ce champ est obligatoire' }],
    ];
    for (const [body, errors] of rows)
      expect
        .soft(await server.call('POST', '/api/membres/taged_multiple/', body), JSON.stringify(body))
        .toMatchObject({
          status: 422,
          errors,
        });
  });

  it('are removed from a member, even when they are already removed [MD13]', async () => {
    const [one] = await three();
    await add([one], [1, 2]);
    const remove = () => server.call('POST', `/api/membres/${one}/untaged_multiple/`, { tag_ids: [1] });
    expect(await remove()).toMatchObject({ status: 200, success: true, message: 'Tag retiré' });
    expect(await remove()).toMatchObject({ status: 200 });
    expect((await server.member(one)).tags).toMatchObject([{ id: 2 }]);
    const gone = await server.call('POST', `/api/membres/${GONE}/untaged_multiple/`, { tag_ids: [1] });
    expect(gone).toMatchObject({ status: 404, message: 'Ressource non trouvée' });
  });
});

describe('a step', () => {
  const add = (etape_id: number, membre_ids: number[]) =>
    server.call('POST', '/api/membres/store_multiple_etapes/', { etape_id, membre_ids });

  it('is added with today’s date, and members who already have it are named [MM27, MM28]', async () => {
    const [one, two] = await three();
    const first = await add(2, [one]);
    expect(first.data).toMatchObject({ membres_associes: 1, refus: [] });
    const second = await add(2, [one, two]);
    const { libelle } = second.data.etape_associee;
    expect(second.data.membres_associes).toBe(1);
    expect(second.data.refus).toEqual([
      { id: one, nom: 'Durand Alix', message: 'Cette étape lui est déjà associée.' },
    ]);
    expect(second.message).toBe(`Étape «\u00a0${libelle}\u00a0» associée à 1 membre.`);
    expect((await server.member(two)).etape_actuelle).toMatchObject([{ libelle, date_association: TODAY }]);
  });

  it('is removed, and comes back with the date that it had [W8]', async () => {
    const [one] = await three();
    const remove = () => server.call('POST', `/api/membres/${one}/retirer_etape/`, { etape_id: 2 });
    const restore = (date_association: string) =>
      server.call('POST', '/api/membres/store_multiple_etapes/', {
        etape_id: 2,
        membre_ids: [one],
        date_association,
      });
    await add(2, [one]);
    expect(await remove()).toMatchObject({ status: 200, success: true, message: 'Étape retirée' });
    expect(await remove()).toMatchObject({ status: 404, message: 'Cette étape ne lui est pas associée.' });
    for (const day of ['2021-02-30', '9999-01-01'])
      expect((await restore(day)).errors).toHaveProperty('date_association');
    expect((await server.member(one)).etape_actuelle).toEqual([]);
    await restore('2021-03-04');
    expect((await server.member(one)).etape_actuelle).toMatchObject([{ date_association: '2021-03-04' }]);
  });

  it('is refused with 404 and its own sentence when it is gone', async () => {
    expect(await add(GONE, [1])).toMatchObject({ status: 404, message: 'Cette étape n’existe plus.' });
  });
});

const kinds = [
  {
    name: 'group',
    relation: 'groupe_actuel',
    table: 'groupes_membres',
    add: (id: number, membre_ids: number[]) =>
      server.call('POST', `/api/groupes/${id}/insert_membre/`, { membre_ids }),
    remove: (id: number, member_ids: number[]) =>
      server.call('POST', `/api/groupes/${id}/remove_membre/`, { groupe_id: String(id), member_ids }),
    set: (id: number, groupe_id: number | null) =>
      server.call('PATCH', `/api/membres/${id}/group/`, { groupe_id }),
    count: async (id: number) => {
      const { groupes: groups } = (await server.call('GET', '/api/groupes/statistiques/')).data;
      return groups.find((row: { id: number }) => row.id === id).membres_count;
    },
    isIn: 'Fait déjà partie de ce groupe.',
    isNotIn: 'Ne fait pas partie de ce groupe.',
    gone: 'Ressource non trouvée',
    goneHere: 'Ce groupe n’existe plus.',
  },
  {
    name: 'department',
    relation: 'departement_actuel',
    table: 'departements_membres',
    add: (departement_id: number, membre_ids: number[]) =>
      server.call('POST', '/api/serviteurs/ajouter_membre_departement/', { departement_id, membre_ids }),
    remove: (id: number, member_ids: number[]) =>
      server.call('POST', `/api/departements/${id}/remove_membre/`, { member_ids }),
    set: (id: number, departement_id: number | null) =>
      server.call('PATCH', `/api/membres/${id}/department/`, { departement_id }),
    count: async (id: number) => {
      const { departements: departments } = (await server.call('GET', '/api/departements/statistiques/'))
        .data;
      return departments.find((row: { id: number }) => row.id === id).membres_count;
    },
    isIn: 'Fait déjà partie de ce département.',
    isNotIn: 'Ne fait pas partie de ce département.',
    gone: 'Ce département n’existe plus.',
    goneHere: 'Ce département n’existe plus.',
  },
] as const;

describe.each(kinds)('a $name', (kind) => {
  const { add, remove, set, count } = kind;
  const current = async (id: number) => (await server.member(id))[kind.relation]?.id ?? null;

  it('adds members, and the counts follow [MM29, MM32]', async () => {
    const [one, two] = await three();
    const before = await count(1);
    const { status, success, data } = (await add(1, [one, two])) as never as Record<string, unknown>;
    expect({ status, success }).toEqual({ status: 200, success: true });
    expect(data).toMatchObject({ membres: 2, refus: [] });
    expect(await count(1)).toBe(before + 2);
    expect((await server.member(one))[kind.relation]).toMatchObject({ id: 1, date_inscription: TODAY });
  });

  it('is the only one of a member, whose other stay ends and is kept [MD33]', async () => {
    const [one] = await three();
    await add(1, [one]);
    await add(2, [one]);
    expect(await current(one)).toBe(2);
    const stays = await server.db.selectFrom(kind.table).selectAll().where('membre_id', '=', one).execute();
    expect(stays.map(({ date_sortie }) => date_sortie)).toEqual(expect.arrayContaining([TODAY, null]));
    expect(stays).toHaveLength(2);
  });

  it('leaves out and names members who are already there or gone', async () => {
    const [one, two] = await three();
    await add(3, [one]);
    const { data } = await add(3, [one, two, GONE]);
    expect(data.refus).toEqual([
      { id: GONE, nom: null, message: 'Ce membre n’existe plus.' },
      { id: one, nom: 'Durand Alix', message: kind.isIn },
    ]);
    expect(await current(two)).toBe(3);
  });

  it('removes members, and names those who were not in it [MD26, MD27]', async () => {
    const [one, two] = await three();
    await add(1, [one]);
    await add(2, [two]);
    const { status, data } = await remove(1, [one, two]);
    expect(status).toBe(200);
    expect(data.refus).toEqual([{ id: two, nom: 'Durand Alix', message: kind.isNotIn }]);
    expect(await current(one)).toBeNull();
    expect(await current(two)).toBe(2);
  });

  it('is refused with 404 when it is gone', async () => {
    expect(await add(GONE, [1])).toMatchObject({ status: 404, message: kind.gone });
    expect(await set(1, GONE)).toMatchObject({ status: 404, message: kind.goneHere });
  });

  it('is set and cleared for one member [A12]', async () => {
    const [one] = await three();
    expect((await set(one, 2)).data[kind.relation]).toMatchObject({ id: 2 });
    expect((await set(one, 2)).status).toBe(200);
    expect((await set(one, null)).data[kind.relation]).toBeNull();
    expect((await set(GONE, 1)).status).toBe(404);
  });

  it('adds a member once when two calls come at the same time', async () => {
    const [one] = await three();
    const answers = await Promise.all([add(1, [one]), add(1, [one]), add(2, [one]), remove(1, [one])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const stays = await server.db
      .selectFrom(kind.table)
      .selectAll()
      .where('membre_id', '=', one)
      .where('date_sortie', 'is', null)
      .execute();
    expect(stays.length).toBeLessThanOrEqual(1);
  });
});

it('The list is filtered by a group as soon as it has a member', async () => {
  const [one] = await three();
  const found = async () => {
    const page = await server.fetch('GET', '/api/membres/filtres_combines/?groupes[]=4&page_size=100');
    return (await jsonOf<{ results: { id: number }[] }>(page)).results.some(({ id }) => id === one);
  };
  expect(await found()).toBe(false);
  await kinds[0].add(4, [one]);
  expect(await found()).toBe(true);
});

it('A group in the body that differs from the one in the address is refused', async () => {
  const body = { groupe_id: '2', member_ids: [1] };
  expect(await server.call('POST', '/api/groupes/1/remove_membre/', body)).toMatchObject({
    status: 422,
    errors: { groupe_id: 'Le groupe envoyé n’est pas celui de l’adresse.' },
  });
});
