import { describe, expect, it } from 'vitest';
import { type JsonAnswer, signedInServer } from '../../signedInServer';

const server = signedInServer(20);

const GONE = 999_999;
let made = 0;

const addEvent = async (): Promise<number> =>
  (
    await server.call('POST', '/api/events/', {
      nom_evenement: `Essai ${++made}`,
      date: '2031-05-04T18:30:00',
      is_recurrent: false,
    })
  ).data.id;

const addRole = async (label = `Rôle ${++made}`): Promise<number> =>
  (await server.call('POST', '/api/roles-intervenants/', { libelle: label })).data.id;

const addSpeaker = async (firstName: string, name: string, membre_id?: number): Promise<number> =>
  (await server.call('POST', '/api/intervenants/', { prenom: firstName, nom: name, membre_id })).data.id;

const line = (event: number, speaker: number, role_intervenant: number, donnees: object = {}) => ({
  evenement: event,
  intervenant: speaker,
  role_intervenant,
  donnees,
});

const assign = (...args: Parameters<typeof line>): Promise<JsonAnswer> =>
  server.call('POST', `/api/events/${args[0]}/assignments/`, line(...args));

const synchronize = (id: number, assignments: unknown): Promise<JsonAnswer> =>
  server.call('PUT', `/api/events/${id}/assignments/`, { assignments });

describe('Roles of speakers', () => {
  const roles = (query: string) => server.call('GET', `/api/roles-intervenants/?${query}`);
  const write = (label: string, id?: number): Promise<JsonAnswer> =>
    id === undefined
      ? server.call('POST', '/api/roles-intervenants/', { libelle: label })
      : server.call('PUT', `/api/roles-intervenants/${id}/`, { libelle: label });

  it('are listed on one page, by label, with the number of their events [SP11, SP21, A23]', async () => {
    const page = await server.call<{ count: number; results: { libelle: string }[] }>(
      'GET',
      '/api/roles-intervenants/?page_size=1000',
    );
    expect(page.results).toHaveLength(page.count);
    expect(page.results).toContainEqual({
      id: expect.any(Number),
      libelle: 'Modérateur',
      evenements_count: expect.any(Number),
      updated_at: expect.any(String),
    });
    expect((await roles('page_size=1001')).status).toBe(422);
  });

  it('are listed by use, ten by default [SP22]', async () => {
    const { data } = await server.call('GET', '/api/roles-intervenants/most-used/');
    const counts = data.map((role: { evenements_count: number }) => role.evenements_count);
    expect(counts).toHaveLength(10);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect((await server.call('GET', '/api/roles-intervenants/most-used/?limit=2')).data).toEqual(
      data.slice(0, 2),
    );
    expect((await server.call('GET', '/api/roles-intervenants/most-used/?limit=0')).status).toBe(422);
  });

  it('are found by words, whatever their case and accents [SP23]', async () => {
    const id = await addRole('Maître de cérémonie');
    const { data } = await server.call('GET', '/api/roles-intervenants/search/?q=CEREM%20maitre');
    expect(data).toMatchObject([{ id, libelle: 'Maître de cérémonie', evenements_count: 0 }]);
  });

  it('are trimmed, created and renamed, each with a message [SP15, SP19, A23]', async () => {
    const created = await write('  Soliste ');
    expect(created).toMatchObject({ status: 201, message: 'Rôle créé', data: { libelle: 'Soliste' } });
    const { id } = created.data;
    expect(await write('soliste', id)).toMatchObject({ status: 200, message: 'Rôle mis à jour' });
    expect((await server.call('GET', `/api/roles-intervenants/${id}/`)).data.libelle).toBe('soliste');
  });

  it('are refused for a label that is missing, too short or too long [SP12, SP13, SP14]', async () => {
    const rows = [
      ['nothing', '   ', 'Le libellé du rôle est requis'],
      ['one character', ' é ', 'Le libellé du rôle doit contenir au moins 2 caractères'],
      ['256 characters', 'x'.repeat(256), 'Le libellé du rôle ne peut pas dépasser 255 caractères'],
    ] as const;
    for (const [what, label, sentence] of rows) {
      for (const id of [undefined, 1])
        expect.soft(await write(label, id), what).toMatchObject({
          status: 422,
          message: sentence,
          errors: { libelle: sentence },
        });
    }
  });

  it('have unique labels', async () => {
    await write('Récitant');
    const taken = { status: 409, errors: { libelle: 'Un rôle «\u00a0Récitant\u00a0» existe déjà.' } };
    expect(await write(' RECITANT ')).toMatchObject(taken);
    expect(await write('récitant', await addRole())).toMatchObject(taken);
  });

  it('can’t be deleted while events use them, and say how many do', async () => {
    const [role, ana] = [await addRole(), await addSpeaker('Ana', 'Roy')];
    const events = [await addEvent(), await addEvent()];
    for (const event of events) await assign(event, ana, role);
    const remove = () => server.call('DELETE', `/api/roles-intervenants/${role}/`);
    expect(await remove()).toMatchObject({
      status: 409,
      message: 'Ce rôle est utilisé par 2 événements\u00a0: retirez-le d’abord de ces événements.',
    });
    for (const event of events) await synchronize(event, []);
    expect(await remove()).toMatchObject({ status: 200, message: 'Rôle supprimé' });
    expect(await remove()).toMatchObject({ status: 404, message: 'Ce rôle n’existe plus.' });
    expect((await write('Autre', role)).status).toBe(404);
  });
});

describe('Speakers', () => {
  const find = async (search: string, query = '') =>
    (
      await server.call<{ results: { id: number; prenom: string; nom: string }[] }>(
        'GET',
        `/api/intervenants/?search=${encodeURIComponent(search)}${query}`,
      )
    ).results;

  it('are found by first and last name, with exact matches first [SP10, A23]', async () => {
    const longer = await addSpeaker('Hélène-Anne', 'Auboin');
    const exact = await addSpeaker('Hélène', 'Aubry');
    const first = await addSpeaker('Hélène Aubry', 'Abadie');
    const other = await addSpeaker('Anne', 'Aubry Hélène');
    for (const search of ['helene aubry', 'HÉLÈNE AUBRY'])
      expect((await find(search)).map(({ id }) => id)).toEqual([exact, first, other]);
    expect((await find('Aubry Hélène')).map(({ id }) => id)).toEqual([exact, other, first]);
    expect((await find('helene')).map(({ id }) => id)).toContain(longer);
    expect(await find('hélène aubryx')).toEqual([]);
  });

  it('are separate when they are homonyms [A23]', async () => {
    const ids = [await addSpeaker('Luc', 'Morin'), await addSpeaker('Luc', 'Morin')];
    expect((await find('luc morin')).map(({ id }) => id)).toEqual(ids);
    for (const id of ids)
      expect((await server.call('GET', `/api/intervenants/${id}/`)).data).toMatchObject({ id, nom: 'Morin' });
  });

  it('are one when they are the same member, however often they are created', async () => {
    const member = await server.add({ prenom: 'Iris', nom: 'Roy' });
    const body = { prenom: 'Iris', nom: 'Roy', membre_id: member };
    const answers = await Promise.all([1, 2, 3].map(() => server.call('POST', '/api/intervenants/', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const ids = new Set(answers.map(({ data }) => data.id));
    expect(ids.size).toBe(1);
    expect((await find('', `&membre_id=${member}`)).map(({ id }) => id)).toEqual([...ids]);
    const other = await addSpeaker('Ivan', 'Roy');
    expect(await server.call('PUT', `/api/intervenants/${other}/`, body)).toMatchObject({
      status: 409,
      message: 'Ce membre est déjà un autre intervenant.',
    });
  });

  it('are refused for a deleted member', async () => {
    const speakerOf = (membre_id: number) =>
      server.call('POST', '/api/intervenants/', { prenom: 'A', nom: 'B', membre_id });
    expect(await speakerOf(GONE)).toMatchObject({
      status: 422,
      message: 'Ce membre n’existe plus.',
      errors: { membre_id: 'Ce membre n’existe plus.' },
    });
    expect(await speakerOf(1.5)).toMatchObject({ status: 422, errors: { membre_id: expect.any(String) } });
  });

  it('are renamed, and deleted unless an event uses them [A23]', async () => {
    const [event, role, ana] = [await addEvent(), await addRole(), await addSpeaker('Ana', 'Roy')];
    const at = `/api/intervenants/${ana}/`;
    expect(await server.call('PUT', at, { prenom: 'Anna', nom: ' Roy ' })).toMatchObject({
      status: 200,
      data: { id: ana, prenom: 'Anna', nom: 'Roy' },
    });
    await assign(event, ana, role);
    expect(await server.call('DELETE', at)).toMatchObject({
      status: 409,
      message: 'Cet intervenant participe à un événement\u00a0: retirez-le d’abord de cet événement.',
    });
    await synchronize(event, []);
    expect((await server.call('DELETE', at)).status).toBe(200);
    expect(await server.call('GET', at)).toMatchObject({
      status: 404,
      message: 'Cet intervenant n’existe plus.',
    });
  });

  it('are refused without a name, and with a name of 10,000 characters', async () => {
    const create = (firstName: string, name: string) =>
      server.call('POST', '/api/intervenants/', { prenom: firstName, nom: name });
    expect((await create(' ', '   ')).errors).toEqual({ nom: 'Ce champ est obligatoire' });
    expect((await create('x'.repeat(10_000), 'B')).errors).toHaveProperty('prenom');
    expect((await create('', 'Cher')).status).toBe(201);
  });
});
