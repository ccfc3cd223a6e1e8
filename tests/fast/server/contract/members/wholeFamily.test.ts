import { describe, expect, it } from 'vitest';
import { type JsonAnswer, signedInServer } from '../../signedInServer';

const server = signedInServer(5);
const GONE = 999_999;

let made = 0;
/** A last name that no other test has. */
const word = () => `Famille${String.fromCharCode(97 + (made % 26))}${++made}`;
const record = (nom: string, prenom: string, fields: object = {}) => ({
  fiche: { nom, prenom, genre: 'feminin', ...fields },
});
const child = (nom: string, prenom: string, parents = [0, 1]) => ({ ...record(nom, prenom), parents });
interface Person {
  id: number;
  nom: string;
  prenom: string;
}
const ids = (people: readonly Person[]) => people.map(({ id }) => id);
const create = (body: object): Promise<JsonAnswer> =>
  server.call('POST', '/api/membres/famille/', { enfants: [], conjoints: false, ...body });
const named = async (name: string) =>
  (await server.call<{ results: Person[] }>('GET', `/api/membres/?search=${name}`)).results;
const linksOf = async (id: number) => {
  const { conjoint: spouse, enfants: children, parents } = await server.member(id);
  const sorted = (people: Person[]) => ids(people).sort((a, b) => a - b);
  return { spouse: spouse?.id ?? null, children: sorted(children), parents: sorted(parents) };
};

describe('A family', () => {
  it('is stored at once, with its links on both sides [Y1]', async () => {
    const name = word();
    const answer = await create({
      adultes: [record(name, 'Paul', { ville: 'Brest' }), record(name, 'Anne', { genre: 'masculin' })],
      enfants: [child(name, 'Léa'), child(name, 'Hugo', [0])],
      conjoints: true,
    });
    expect([answer.status, answer.message]).toEqual([201, 'Famille enregistrée, 4 membres ajoutés.']);
    const [paul, anne] = ids(answer.data.adultes) as [number, number];
    const [lea, hugo] = ids(answer.data.enfants) as [number, number];
    expect(answer.data.adultes[0]).toMatchObject({ nom: name, prenom: 'Paul', ville: 'Brest' });
    expect(answer.data.adultes[0]).toEqual(await server.member(paul));
    expect(await linksOf(paul)).toEqual({ spouse: anne, children: [lea, hugo], parents: [] });
    expect(await linksOf(anne)).toEqual({ spouse: paul, children: [lea], parents: [] });
    expect(await linksOf(lea)).toEqual({ spouse: null, children: [], parents: [paul, anne] });
    expect(await linksOf(hugo)).toEqual({ spouse: null, children: [], parents: [paul] });
  });

  it('takes people on file, keeps the links that are there, and leaves their address without a word about it [Y1]', async () => {
    const name = word();
    const paul = await server.add({ nom: name, prenom: 'Paul', adresse: '3 rue du Port', ville: 'Brest' });
    const lea = await server.add({ nom: name, prenom: 'Léa' });
    await server.call('POST', `/api/membres/${paul}/ajouter_enfant/`, { enfants_ids: [lea] });
    const body = {
      adultes: [{ id: paul }, record(name, 'Anne', { adresse: '9 quai Neuf' })],
      enfants: [{ id: lea, parents: [0, 1] }],
      conjoints: true,
    };
    const { status, data } = await create(body);
    expect(status).toBe(201);
    const [, anne] = ids(data.adultes) as [number, number];
    expect(await linksOf(lea)).toEqual({ spouse: null, children: [], parents: [paul, anne] });
    expect(await linksOf(paul)).toEqual({ spouse: anne, children: [lea], parents: [] });
    expect(data.adultes[0]).toMatchObject({ adresse: '3 rue du Port', ville: 'Brest' });
    // The two are each other's spouse already.
    const again = await create({ adultes: [{ id: paul }, { id: anne }], conjoints: true });
    expect([again.status, again.message]).toEqual([201, 'Famille enregistrée.']);
  });

  it('replaces an address that was seen, and no other value of the record [Y1]', async () => {
    const name = word();
    const paul = await server.add({ nom: name, prenom: 'Paul', adresse: '3 rue du Port', telephone: '0612' });
    const { updated_at } = await server.member(paul);
    const moved = { id: paul, adresse: ' 9 quai  Neuf ', ville: null, updated_at };
    const { data } = await create({ adultes: [moved] });
    expect(data.adultes[0]).toMatchObject({ adresse: '9 quai Neuf', ville: null, telephone: '0612' });
    const { results } = await server.call<{ results: { apres: object }[] }>(
      'GET',
      `/api/journal/historique/?objet=membres&objet_id=${paul}`,
    );
    expect(results[0]?.apres).toEqual({ adresse: '9 quai Neuf' });
  });

  it('is refused at the line whose address was changed by another person, with nothing stored [Y1, J3]', async () => {
    const name = word();
    const paul = await server.add({ nom: name, prenom: 'Paul', adresse: '3 rue du Port' });
    const { updated_at } = await server.member(paul);
    const other = { id: paul, nom: name, prenom: 'Paul', genre: 'feminin', adresse: '1 rue Haute' };
    await server.call('PUT', `/api/membres/${paul}/`, other);
    const refused = await create({
      adultes: [record(name, 'Anne'), { id: paul, adresse: '9 quai Neuf', updated_at }],
      conjoints: true,
    });
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.errors ?? {})).toEqual(['adultes.1.adresse']);
    expect(refused.message).toMatch(/^Adulte 2\u00a0: Ce membre a été modifié/);
    expect((await named(name)).map(({ prenom }) => prenom)).toEqual(['Paul']);
    expect((await server.member(paul)).adresse).toBe('1 rue Haute');
  });

  it('is stored with nothing of it where a line is refused, which is named by its place [Y1]', async () => {
    const name = word();
    const before = await server.count();
    const refused = await create({
      adultes: [record(name, 'Paul'), record(name, ' ', { email: 'sans arobase' })],
      enfants: [
        child(name, 'Léa'),
        { ...record(name, 'Hugo', { date_naissance: '2999-01-01' }), parents: [0] },
      ],
      conjoints: true,
    });
    expect(refused).toMatchObject({
      status: 422,
      errors: {
        'adultes.1.prenom': 'Ce champ est obligatoire',
        'adultes.1.email': expect.any(String),
        'enfants.1.date_naissance': 'Cette date est dans le futur.',
      },
    });
    expect(refused.message).toContain('Enfant 2\u00a0: Cette date est dans le futur.');
    expect(await server.count()).toBe(before);
  });

  it('never ends a marriage with somebody else: the adult is refused [Y1]', async () => {
    const name = word();
    const [paul, anne] = [
      await server.add({ nom: name, prenom: 'Paul' }),
      await server.add({ nom: name, prenom: 'Anne' }),
    ];
    await server.call('POST', `/api/membres/${paul}/ajouter_conjoint/`, { conjoint_id: anne });
    const body = { adultes: [record(name, 'Jeanne'), { id: paul }], conjoints: true };
    expect(await create(body)).toMatchObject({
      status: 409,
      errors: { 'adultes.1.conjoint': `${name} Paul a déjà ${name} Anne pour conjoint.` },
    });
    expect(await linksOf(paul)).toEqual({ spouse: anne, children: [], parents: [] });
    expect(await named('Jeanne')).toEqual([]);
    // Two adults who aren't a couple are parents all the same.
    const parents = await create({ ...body, enfants: [child(name, 'Léa')], conjoints: false });
    expect(parents.status).toBe(201);
    expect((await linksOf(paul)).spouse).toBe(anne);
  });

  it('refuses what no single call would link, at the line [Y1]', async () => {
    const name = word();
    const [paul, lea] = [
      await server.add({ nom: name, prenom: 'Paul' }),
      await server.add({ nom: name, prenom: 'Léa' }),
    ];
    await server.call('POST', `/api/membres/${paul}/ajouter_enfant/`, { enfants_ids: [lea] });
    const errorsOf = async (body: object) => {
      const { status, errors = {} } = await create(body);
      return [status, ...Object.keys(errors)];
    };
    const [one, other] = [record(name, 'Rose'), record(name, 'Iris')];
    expect(await errorsOf({ adultes: [{ id: paul }, { id: lea }], conjoints: true })).toEqual([
      422,
      'adultes.1.conjoint',
    ]);
    expect(await errorsOf({ adultes: [{ id: lea }], enfants: [{ id: paul, parents: [0] }] })).toEqual([
      422,
      'enfants.0.parents',
    ]);
    expect(await errorsOf({ adultes: [{ id: paul }], enfants: [{ id: paul, parents: [0] }] })).toEqual([
      422,
      'enfants.0.id',
    ]);
    expect(await errorsOf({ adultes: [one, { id: GONE }] })).toEqual([409, 'adultes.1.id']);
    expect(await errorsOf({ adultes: [one], enfants: [child(name, 'Zoé', [1])] })).toEqual([
      422,
      'enfants.0.parents',
    ]);
    expect(await errorsOf({ adultes: [one], enfants: [child(name, 'Zoé', [])] })).toEqual([
      422,
      'enfants.0.parents',
    ]);
    expect(await errorsOf({ adultes: [{ ...one, id: paul }] })).toEqual([422, 'adultes.0.id']);
    expect(await errorsOf({ adultes: [{}] })).toEqual([422, 'adultes.0.id']);
    expect(await errorsOf({ adultes: [] })).toEqual([422, 'adultes']);
    expect(await errorsOf({ adultes: [one, other, other] })).toEqual([422, 'adultes']);
    const eleven = Array.from({ length: 11 }, () => child(name, 'Zoé', [0]));
    expect(await errorsOf({ adultes: [one], enfants: eleven })).toEqual([422, 'enfants']);
    expect(await errorsOf({ adultes: [one], conjoints: true })).toEqual([422, 'conjoints']);
    expect(await named('Rose')).toEqual([]);
  });

  it('is stored once for one key, and is one operation of the journal on every record [Y1, J4]', async () => {
    const name = word();
    const body = JSON.stringify({
      adultes: [record(name, 'Paul'), record(name, 'Anne')],
      enfants: [child(name, 'Léa')],
      conjoints: true,
    });
    const headers = { 'content-type': 'application/json', 'idempotency-key': `famille-${name}` };
    const send = async () => (await server.fetch('POST', '/api/membres/famille/', { headers, body })).json();
    const [one, other] = [await send(), await send()];
    expect(other).toEqual(one);
    expect(await named(name)).toHaveLength(3);
    const operations = [];
    for (const { id } of [...one.data.adultes, ...one.data.enfants]) {
      const { results } = await server.call<{ results: { operation: number; action: string }[] }>(
        'GET',
        `/api/journal/historique/?objet=membres&objet_id=${id}`,
      );
      expect(new Set(results.map(({ action }) => action))).toEqual(new Set(['membres.createFamily']));
      operations.push(...results.map(({ operation }) => operation));
    }
    expect(new Set(operations).size).toBe(1);
  });
});
