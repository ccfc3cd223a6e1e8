import { describe, expect, it } from 'vitest';
import { signedInServer } from '../../signedInServer';

const server = signedInServer(40);
const GONE = 9_999;
const long = (length: number) => 'é'.repeat(length);

/**
 * The four lists: their address, the keys of name and description, other keys that a creation sends, and those of them
 * that are answered and that a change keeps when it doesn't send them.
 */
const lists = [
  {
    base: '/api/groupes/',
    name: 'nom',
    note: 'description',
    missing: 'Le nom du groupe est requis',
    sample: { color: '#76C12C' },
    idOf: String,
    kept: { color: '#76C12C' },
    rowsOf: (data: { groupes: unknown[] }) => data.groupes,
  },
  {
    base: '/api/departements/',
    name: 'nom',
    note: 'mission',
    missing: 'Le nom du département est requis',
    sample: { color: '#3B82F6' },
    idOf: Number,
    kept: { color: '#3B82F6' },
    rowsOf: (data: { departements: unknown[] }) => data.departements,
  },
  {
    base: '/api/tags/',
    name: 'name',
    note: undefined,
    missing: 'Le nom du tag est requis',
    sample: { can_be_inevent: true },
    idOf: Number,
    kept: { can_be_inevent: true },
    rowsOf: (data: unknown[]) => data,
  },
  {
    base: '/api/etapes/',
    name: 'libelle',
    note: 'description',
    missing: "Le libellé de l'étape est requis",
    sample: { couleur: '#76C12C', duree_estimee: 7, conditions: 'Baptisé' },
    idOf: String,
    kept: { couleur: '#76C12C', duree_estimee: 7 },
    rowsOf: (data: unknown[]) => data,
  },
] as const;

describe.each(lists)('$base', ({ base, name, note, missing, sample, kept, idOf, rowsOf }) => {
  const create = (fields: object) => server.call('POST', base, { ...sample, ...fields });
  const update = (id: number, fields: object) =>
    server.call('PUT', `${base}${id}/`, { id: idOf(id), ...fields });
  const list = async () => rowsOf((await server.call('GET', base)).data as never) as { id: number }[];

  it('creates, lists, shows, changes and deletes a row, and trims its text [A22, AD7, G8, G9, G12, DP7, T8, I9, I10]', async () => {
    const created = await create({ [name]: '  Veillée  du   soir ', ...(note && { [note]: ' Un\n\nmot ' }) });
    const noted = note ? { [note]: 'Un\n\nmot' } : {};
    expect(created).toMatchObject({ status: 201, data: { [name]: 'Veillée du soir', ...noted, ...kept } });
    const { id } = created.data;
    expect((await list()).find((row) => row.id === id)).toEqual(created.data);

    const updated = await update(id, { [name]: 'Veillée' });
    // Keys that aren't sent stay unchanged.
    expect(updated).toMatchObject({ status: 200, data: { id, [name]: 'Veillée', ...noted, ...kept } });
    expect(updated.message).toMatch(/«\u00a0Veillée\u00a0» a été mise? à jour avec succès$/);
    expect((await server.call('GET', `${base}${id}/`)).data).toEqual(updated.data);

    expect(await server.call('DELETE', `${base}${id}/`)).toMatchObject({
      status: 200,
      data: { corbeille: expect.any(Number) },
    });
    expect((await list()).some((row) => row.id === id)).toBe(false);
  });

  it('refuses blank and too long text per field, and stores text of the maximum length [G10, DP8, T7, I7]', async () => {
    const before = await list();
    expect(await create({ [name]: ' \u200b\n' })).toMatchObject({ status: 422, errors: { [name]: missing } });
    expect(await create({ [name]: long(10_000), ...(note && { [note]: long(5001) }) })).toMatchObject({
      status: 422,
      errors: {
        [name]: 'Pas plus de 255 caractères.',
        ...(note && { [note]: 'Pas plus de 5000 caractères.' }),
      },
    });
    expect(await create({ [name]: 12 })).toMatchObject({ status: 422 });
    expect(await list()).toEqual(before);

    const { data } = await create({ [name]: long(255), ...(note && { [note]: long(5000) }) });
    expect(await update(data.id, { [name]: ' ' })).toMatchObject({
      status: 422,
      errors: { [name]: missing },
    });
    expect(await server.call('DELETE', `${base}${data.id}/`)).toMatchObject({ status: 200 });
  });

  it('refuses a name that another row has, whatever its case and accents', async () => {
    const one = await create({ [name]: `Équipe ${name}` });
    const other = await create({ [name]: `Renfort ${name}` });
    const refusal = {
      status: 409,
      message: expect.stringMatching(/^Une? .+ nommée? «\u00a0EQUIPE .+\u00a0» existe déjà\.$/),
      errors: { [name]: expect.stringContaining('existe déjà') },
    };
    expect(await create({ [name]: `EQUIPE ${name}` })).toMatchObject(refusal);
    expect(await update(other.data.id, { [name]: `EQUIPE ${name}` })).toMatchObject(refusal);
    expect(await update(one.data.id, { [name]: `ÉQUIPE ${name}` })).toMatchObject({ status: 200 });

    const both = await Promise.all([1, 2].map(() => create({ [name]: `Course ${name}` })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('answers 404 for a deleted row, and 422 for another id than in the address', async () => {
    const { data } = await create({ [name]: `Passage ${name}` });
    expect(await server.call('PUT', `${base}${data.id}/`, { id: idOf(GONE), [name]: 'Autre' })).toMatchObject(
      {
        status: 422,
        errors: { id: 'Le numéro envoyé n’est pas celui de l’adresse.' },
      },
    );
    const deleted = () => server.call('DELETE', `${base}${data.id}/`);
    expect((await Promise.all([deleted(), deleted()])).map(({ status }) => status).sort()).toEqual([
      200, 404,
    ]);
    const gone = { status: 404, message: 'Ressource non trouvée' };
    expect(await update(data.id, { [name]: 'Trop tard' })).toMatchObject(gone);
    expect(await server.call('GET', `${base}${data.id}/`)).toMatchObject(gone);
  });
});

const counted = (rows: { id: number; membres_count: number }[], id: number) =>
  rows.find((row) => row.id === id)!.membres_count;

describe.each([
  {
    base: '/api/groupes/',
    key: 'groupes',
    current: 'groupe_actuel',
    enter: (id: number, ids: number[]) =>
      server.call('POST', `/api/groupes/${id}/insert_membre/`, { membre_ids: ids }),
  },
  {
    base: '/api/departements/',
    key: 'departements',
    current: 'departement_actuel',
    enter: (id: number, ids: number[]) =>
      server.call('POST', '/api/serviteurs/ajouter_membre_departement/', {
        departement_id: id,
        membre_ids: ids,
      }),
  },
])('members of $base', ({ base, key, current, enter }) => {
  it('shows each with spouse, age category and day of joining, without those who left [G13, G15, G16, G17, DP10]', async () => {
    const { id } = (await server.call('POST', base, { nom: `Fiches ${key}` })).data;
    expect((await server.call('GET', `${base}${id}/membres/`)).data).toEqual({ membres: [] });
    const one = await server.add({ nom: 'Béranger', date_naissance: '1986-03-15', email: 'b@exemple.test' });
    const other = await server.add({ nom: 'Abadie' });
    await server.call('POST', `/api/membres/${one}/ajouter_conjoint/`, { conjoint_id: other });
    await server.db.updateTable('membres').set({ date_inscription: '2020-01-01' }).execute();
    await enter(id, [one, other]);
    const { membres: members } = (await server.call('GET', `${base}${id}/membres/`)).data;
    expect(members.map((row: { id: number }) => row.id)).toEqual([other, one]);
    expect(members[1]).toMatchObject({
      nom: 'Béranger',
      genre: 'feminin',
      statut: 'membre',
      email: 'b@exemple.test',
      categorie_age: { libelle: 'Adulte', min_age: 30, max_age: 64 },
      conjoint: { id: other, nom: 'Abadie', prenom: 'Alix' },
      date_inscription: '2026-03-15',
    });
    expect(counted((await server.call('GET', base)).data[key], id)).toBe(2);
    await server.call('DELETE', `/api/membres/${other}/`);
    expect((await server.call('GET', `${base}${id}/membres/`)).data.membres).toHaveLength(1);
    expect((await server.call('GET', `${base}${GONE}/membres/`)).status).toBe(404);
  });

  it('ends memberships when the row is deleted, and says how many', async () => {
    const { id } = (await server.call('POST', base, { nom: `Passager ${key}` })).data;
    const ids = [await server.add(), await server.add()];
    await enter(id, ids);
    expect((await server.member(ids[0]!))[current].id).toBe(id);
    const deleted = await server.call('DELETE', `${base}${id}/`);
    expect(deleted.message).toMatch(/a été supprimé avec succès\u00a0: 2 membres n’/);
    expect((await server.member(ids[0]!))[current]).toBeNull();
    if (key !== 'groupes') return;
    const page = await server.fetch('GET', `/api/membres/filtres_combines/?groupes[]=${id}`);
    expect(await page.json()).toMatchObject({ count: 0 });
  });
});

it('removes a deleted tag or step from its members and says from how many', async () => {
  const tag = (await server.call('POST', '/api/tags/', { name: 'Provisoire' })).data.id;
  const step = (await server.call('POST', '/api/etapes/', { libelle: 'Provisoire' })).data.id;
  const id = await server.add();
  await server.call('POST', '/api/membres/taged_multiple/', { membre_ids: [id], tags_ids: [tag] });
  await server.call('POST', '/api/membres/store_multiple_etapes/', { membre_ids: [id], etape_id: step });
  expect(await server.member(id)).toMatchObject({ tags: [{ id: tag }], etape_actuelle: [{ id: step }] });
  expect((await server.call('DELETE', `/api/tags/${tag}/`)).message).toBe(
    'Le tag «\u00a0Provisoire\u00a0» a été supprimé avec succès et retiré de 1 membre.',
  );
  expect((await server.call('DELETE', `/api/etapes/${step}/`)).message).toBe(
    'L’étape «\u00a0Provisoire\u00a0» a été supprimée avec succès et retirée de 1 membre.',
  );
  expect(await server.member(id)).toMatchObject({ tags: [], etape_actuelle: [] });
});

it('puts a new step at the end when its place is taken, and refuses an invalid place [I9]', async () => {
  const create = (label: string, ordre: number) =>
    server.call('POST', '/api/etapes/', { libelle: label, ordre, description: '' });
  const { data } = await create('Toute dernière', 1);
  const steps: { id: number }[] = (await server.call('GET', '/api/etapes/')).data;
  expect(steps.at(-1)).toMatchObject({ id: data.id, description: null });
  expect((await create('Loin', 500)).data.ordre).toBe(500);
  expect(await create('Zéro', 0)).toMatchObject({ status: 422, errors: { ordre: expect.any(String) } });
});

it('stores the conditions of a step, which no answer contains, and keeps them when they aren’t sent [I9]', async () => {
  const label = 'Sous conditions';
  const { id } = (await server.call('POST', '/api/etapes/', { libelle: label, conditions: 'Baptisé' })).data;
  await server.call('PUT', `/api/etapes/${id}/`, { id: String(id), libelle: label, description: 'Ensuite' });
  const row = await server.db.selectFrom('etapes').selectAll().where('id', '=', id).executeTakeFirst();
  expect(row).toMatchObject({ conditions: 'Baptisé', description: 'Ensuite' });
});
