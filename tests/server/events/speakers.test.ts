import { describe, expect, it } from 'vitest';
import { type JsonAnswer, signedInServer } from '../signedInServer';

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
const addRole = async (libelle = `Rôle ${++made}`): Promise<number> =>
  (await server.call('POST', '/api/roles-intervenants/', { libelle })).data.id;
const addSpeaker = async (prenom: string, nom: string, membre_id?: number): Promise<number> =>
  (await server.call('POST', '/api/intervenants/', { prenom, nom, membre_id })).data.id;

const line = (evenement: number, intervenant: number, role_intervenant: number, donnees: object = {}) => ({
  evenement,
  intervenant,
  role_intervenant,
  donnees,
});
const assign = (...args: Parameters<typeof line>): Promise<JsonAnswer> =>
  server.call('POST', `/api/events/${args[0]}/assignments/`, line(...args));
const synchronize = (id: number, assignments: unknown): Promise<JsonAnswer> =>
  server.call('PUT', `/api/events/${id}/assignments/`, { assignments });
const speakersOf = async (id: number) => (await server.call('GET', `/api/events/${id}/assignments/`)).data;
const pairsOf = async (id: number): Promise<[number, number][]> =>
  (await speakersOf(id)).map(
    ({
      intervenant,
      role_intervenant,
    }: {
      intervenant: { id: number };
      role_intervenant: { id: number };
    }) => [intervenant.id, role_intervenant.id],
  );

describe('An assignment', () => {
  it('is written by ids and read in order with names, role and contact [SP6, SP7, SP24]', async () => {
    const [event, role] = [await addEvent(), await addRole('Orateur invité')];
    const member = await server.add({ nom: 'Roy', prenom: 'Ana' });
    const [ana, ben] = [await addSpeaker('Ana', 'Roy', member), await addSpeaker('Ben', 'Le Roux')];
    const contact = {
      member_email: 'ana@roy.test',
      member_telephone: '06 39 98 00 00',
      member_profession: 'Luthière',
    };
    expect(await assign(event, ben, role)).toMatchObject({ status: 201, message: 'Intervenant assigné' });
    expect((await assign(event, ana, role, contact)).data).toMatchObject({ evenement: event });
    expect(await speakersOf(event)).toEqual([
      {
        id: expect.any(Number),
        evenement: event,
        intervenant: { id: ben, nom: 'Le Roux', prenom: 'Ben', membre_id: null },
        role_intervenant: { id: role, libelle: 'Orateur invité' },
        donnees: {
          id: null,
          nom: 'Le Roux',
          prenom: 'Ben',
          member_email: null,
          member_telephone: null,
          member_profession: null,
        },
      },
      expect.objectContaining({ donnees: { id: member, nom: 'Roy', prenom: 'Ana', ...contact } }),
    ]);
  });

  it('is stored once however often it is sent, beside one with another role [SP3, SP4]', async () => {
    const [event, role, other] = [await addEvent(), await addRole(), await addRole()];
    const ana = await addSpeaker('Ana', 'Roy');
    const mail = { member_email: 'ana@roy.test' };
    expect((await assign(event, ana, role, mail)).status).toBe(201);
    const again = await assign(event, ana, role, mail);
    expect(again.status).toBe(200);
    expect(again.data.role_intervenant.id).toBe(role);
    expect((await assign(event, ana, other, mail)).status).toBe(201);
    expect(await assign(event, ana, role, { ...mail, member_telephone: '06' })).toMatchObject({
      status: 409,
      message: 'Cette personne est déjà assignée à ce rôle pour cet événement.',
    });
    expect(await pairsOf(event)).toEqual([
      [ana, role],
      [ana, other],
    ]);
  });

  it('tells homonyms who are one speaker apart by their contact', async () => {
    const [event, role, jean] = [await addEvent(), await addRole(), await addSpeaker('Jean', 'Roy')];
    expect((await assign(event, jean, role, { member_email: 'jean1@roy.test' })).status).toBe(201);
    expect((await assign(event, jean, role, { member_email: 'jean2@roy.test' })).status).toBe(201);
    expect(await pairsOf(event)).toHaveLength(2);
  });

  it('is refused with what is missing: event, speaker or role', async () => {
    const [event, role, ana] = [await addEvent(), await addRole(), await addSpeaker('Ana', 'Roy')];
    expect(await assign(GONE, ana, role)).toMatchObject({
      status: 404,
      message: "L'événement demandé n'existe pas.",
    });
    expect(await assign(event, GONE, role)).toMatchObject({
      status: 422,
      message: 'Cet intervenant n’existe plus.',
      errors: { intervenant: 'Cet intervenant n’existe plus.' },
    });
    expect(await assign(event, ana, GONE)).toMatchObject({
      status: 422,
      errors: { role_intervenant: 'Ce rôle n’existe plus.' },
    });
    const other = await server.call('POST', `/api/events/${event}/assignments/`, line(GONE, ana, role));
    expect(other.errors).toHaveProperty('evenement');
    expect(await pairsOf(event)).toEqual([]);
  });

  it('stays when the member who is the speaker is deleted', async () => {
    const [event, role, member] = [await addEvent(), await addRole(), await server.add({ prenom: 'Zoé' })];
    const zoe = await addSpeaker('Zoé', 'Durand', member);
    await assign(event, zoe, role, { member_email: 'zoe@durand.test' });
    expect((await server.call('DELETE', `/api/membres/${member}/`)).status).toBe(200);
    expect((await speakersOf(event))[0].donnees).toMatchObject({
      id: null,
      prenom: 'Zoé',
      member_email: 'zoe@durand.test',
    });
    expect(await synchronize(event, [line(event, zoe, role)])).toMatchObject({ status: 200 });
  });
});

describe('Synchronizing', () => {
  it('replaces all assignments of the event in the order given [EF20]', async () => {
    const [event, role, other] = [await addEvent(), await addRole(), await addRole()];
    const [ana, ben] = [await addSpeaker('Ana', 'Roy'), await addSpeaker('Ben', 'Roy')];
    await assign(event, ana, role);
    const { status, message, data } = await synchronize(event, [
      line(event, ben, other),
      line(event, ana, other),
      line(event, ben, role),
    ]);
    expect({ status, message }).toEqual({ status: 200, message: 'Intervenants synchronisés' });
    expect(data).toHaveLength(3);
    expect(await pairsOf(event)).toEqual([
      [ben, other],
      [ana, other],
      [ben, role],
    ]);
    await synchronize(event, []);
    expect(await pairsOf(event)).toEqual([]);
  });

  it('names each refused line, and changes nothing [EF24]', async () => {
    const [event, role, ana] = [
      await addEvent(),
      await addRole('Témoin du jour'),
      await addSpeaker('Ana', 'Roy'),
    ];
    await assign(event, ana, role);
    const { status, message, errors } = await synchronize(event, [
      line(event, ana, role),
      line(event, ana, GONE),
      line(event, GONE, role),
      line(event, ana, role),
      line(GONE, ana, role),
      line(event, 1.5, role),
      line(event, ana, role, { member_email: 'x'.repeat(10_000) }),
    ]);
    expect(status).toBe(422);
    expect(message).toBe(
      [
        'Ligne 2 (Ana Roy)\u00a0: Ce rôle n’existe plus.',
        'Ligne 3 (Témoin du jour)\u00a0: Cet intervenant n’existe plus.',
        'Ligne 4 (Ana Roy, Témoin du jour)\u00a0: Cette personne est déjà assignée à ce rôle pour cet événement.',
        'Ligne 5 (Ana Roy, Témoin du jour)\u00a0: L’événement envoyé n’est pas celui de l’adresse.',
        'Ligne 6 (Témoin du jour)\u00a0: Cet intervenant n’existe plus.',
        'Ligne 7 (Ana Roy, Témoin du jour)\u00a0: Un contact est limité à 300 caractères par valeur.',
      ].join(' '),
    );
    expect(errors).toEqual({ assignments: message });
    expect(await pairsOf(event)).toEqual([[ana, role]]);
  });

  it('names the line of an invalid value, and a missing event', async () => {
    const event = await addEvent();
    const bad = { ...line(event, 1, 1), role_intervenant: 'Orateur' };
    expect((await synchronize(event, [line(event, 1, 1), bad])).errors).toEqual({
      assignments: 'Ligne 2\u00a0: Un nombre est attendu.',
    });
    expect((await synchronize(GONE, [])).status).toBe(404);
    const many = Array.from({ length: 501 }, () => line(event, 1, 1));
    expect((await synchronize(event, many)).message).toBe('Pas plus de 500 intervenants par événement.');
  });

  it('ends with one of the two lists when two calls come at once', async () => {
    const [event, role] = [await addEvent(), await addRole()];
    const [ana, ben] = [await addSpeaker('Ana', 'Roy'), await addSpeaker('Ben', 'Roy')];
    const [one, other] = [[line(event, ana, role)], [line(event, ben, role)]];
    const answers = await Promise.all([synchronize(event, one), synchronize(event, other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await pairsOf(event)).toHaveLength(1);
  });
});

describe('Roles of speakers', () => {
  const roles = (query: string) => server.call('GET', `/api/roles-intervenants/?${query}`);
  const write = (libelle: string, id?: number): Promise<JsonAnswer> =>
    id === undefined
      ? server.call('POST', '/api/roles-intervenants/', { libelle })
      : server.call('PUT', `/api/roles-intervenants/${id}/`, { libelle });

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
    expect(data).toEqual([{ id, libelle: 'Maître de cérémonie', evenements_count: 0 }]);
  });

  it('are trimmed, created and renamed, each with a message [SP15, SP19, A23]', async () => {
    const created = await write('  Soliste ');
    expect(created).toMatchObject({ status: 201, message: 'Rôle créé', data: { libelle: 'Soliste' } });
    const { id } = created.data;
    expect(await write('soliste', id)).toMatchObject({ status: 200, message: 'Rôle mis à jour' });
    expect((await server.call('GET', `/api/roles-intervenants/${id}/`)).data.libelle).toBe('soliste');
  });

  it.each([
    ['nothing', '   ', 'Le libellé du rôle est requis'],
    ['one character', ' é ', 'Le libellé du rôle doit contenir au moins 2 caractères'],
    ['256 characters', 'x'.repeat(256), 'Le libellé du rôle ne peut pas dépasser 255 caractères'],
  ])('are refused for a label of %s [SP12, SP13, SP14]', async (_what, libelle, sentence) => {
    for (const id of [undefined, 1])
      expect(await write(libelle, id)).toMatchObject({
        status: 422,
        message: sentence,
        errors: { libelle: sentence },
      });
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
    for (const search of ['helene aubry', 'HÉLÈNE AUBRY', 'Aubry Hélène'])
      expect((await find(search)).map(({ id }) => id)).toEqual([exact, first, other]);
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
    for (const membre_id of [GONE, 1.5])
      expect(
        await server.call('POST', '/api/intervenants/', { prenom: 'A', nom: 'B', membre_id }),
      ).toMatchObject({
        status: 422,
        message: 'Ce membre n’existe plus.',
        errors: { membre_id: 'Ce membre n’existe plus.' },
      });
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
    const create = (prenom: string, nom: string) =>
      server.call('POST', '/api/intervenants/', { prenom, nom });
    expect((await create(' ', '   ')).errors).toEqual({ nom: 'Ce champ est obligatoire' });
    expect((await create('x'.repeat(10_000), 'B')).errors).toHaveProperty('prenom');
    expect((await create('', 'Cher')).status).toBe(201);
  });
});
