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

const speakersOf = async (id: number) => (await server.call('GET', `/api/events/${id}/assignments/`)).data;

const pairsOf = async (id: number): Promise<[number, number][]> =>
  (await speakersOf(id)).map(
    ({
      intervenant: speaker,
      role_intervenant,
    }: {
      intervenant: { id: number };
      role_intervenant: { id: number };
    }) => [speaker.id, role_intervenant.id],
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

  it('stays when the member who is the speaker is deleted, without the contact [J2]', async () => {
    const [event, role, member] = [await addEvent(), await addRole(), await server.add({ prenom: 'Zoé' })];
    const zoe = await addSpeaker('Zoé', 'Durand', member);
    await assign(event, zoe, role, { member_email: 'zoe@durand.test' });
    expect((await server.call('DELETE', `/api/membres/${member}/`)).status).toBe(200);
    expect((await speakersOf(event))[0].donnees).toMatchObject({
      id: null,
      prenom: 'Zoé',
      member_email: null,
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
    expect({ status, message }).toEqual({ status: 200, message: 'Intervenants enregistrés' });
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
      line(event, ana, role, { member_email: 'x'.repeat(10_000) }),
    ]);
    expect(status).toBe(422);
    expect(message).toBe(
      [
        'Ligne 2 (Ana Roy)\u00a0: Ce rôle n’existe plus.',
        'Ligne 3 (Témoin du jour)\u00a0: Cet intervenant n’existe plus.',
        'Ligne 4 (Ana Roy, Témoin du jour)\u00a0: Cette personne est déjà assignée à ce rôle pour cet événement.',
        'Ligne 5 (Ana Roy, Témoin du jour)\u00a0: L’événement envoyé n’est pas celui de l’adresse.',
        'Ligne 6 (Ana Roy, Témoin du jour)\u00a0: Un contact est limité à 300 caractères par valeur.',
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
    expect((await synchronize(event, [line(event, 1, 1), line(event, 1.5, 1)])).errors).toEqual({
      assignments: 'Ligne 2\u00a0: Un numéro est un nombre entier positif.',
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

describe('The contact of a member who is deleted', () => {
  const CONTACT = {
    member_email: 'ida@noir.test',
    member_telephone: '06 39 98 11 22',
    member_profession: 'Notaire',
  };
  const NONE = { member_email: null, member_telephone: null, member_profession: null };
  const shownAt = async (event: number) =>
    (await speakersOf(event)).map(({ donnees }: { donnees: Record<string, unknown> }) => {
      const { member_email, member_telephone, member_profession } = donnees;
      return { member_email, member_telephone, member_profession };
    });
  const trash = async (member: number): Promise<number> =>
    (await server.call<{ data: { corbeille: number } }>('DELETE', `/api/membres/${member}/`)).data.corbeille;
  /** An event at which a member and a guest speak, both with a contact. */
  const opened = async () => {
    const [event, role] = [await addEvent(), await addRole()];
    const member = await server.add({ nom: 'Noir', prenom: 'Ida' });
    const [ida, guest] = [await addSpeaker('Ida', 'Noir', member), await addSpeaker('Léo', 'Gris')];
    for (const speaker of [ida, guest]) await assign(event, speaker, role, CONTACT);
    return { event, role, member, ida, guest };
  };

  it('is left out of events and of their history until the member is back, and that of guests stays [J2]', async () => {
    const { event, member } = await opened();
    const history = async () =>
      JSON.stringify(await server.call('GET', `/api/journal/historique/?objet=evenements&objet_id=${event}`));
    expect(await shownAt(event)).toEqual([CONTACT, CONTACT]);
    const timesIn = (text: string) => text.split(CONTACT.member_email).length - 1;
    expect(timesIn(await history())).toBe(2);
    const entry = await trash(member);
    expect(await shownAt(event)).toEqual([NONE, CONTACT]);
    expect(timesIn(await history())).toBe(1);
    await server.call('POST', `/api/corbeille/${entry}/restaurer/`);
    expect(await shownAt(event)).toEqual([CONTACT, CONTACT]);
    expect(timesIn(await history())).toBe(2);
  });

  it('is not deleted by a save of the event meanwhile [J2]', async () => {
    const { event, role, member, ida, guest } = await opened();
    const entry = await trash(member);
    const other = await addRole();
    const saved = await synchronize(event, [
      line(event, guest, other, CONTACT),
      line(event, ida, role, NONE),
    ]);
    expect(saved.status).toBe(200);
    expect((await assign(event, ida, role)).status).toBe(200);
    expect(await shownAt(event)).toEqual([CONTACT, NONE]);
    await server.call('POST', `/api/corbeille/${entry}/restaurer/`);
    expect(await shownAt(event)).toEqual([CONTACT, CONTACT]);
  });

  it('stays left out once the trash is emptied, and stays shown of a member who was merged [J2]', async () => {
    const { event, member } = await opened();
    const entry = await trash(member);
    await server.call('DELETE', `/api/corbeille/${entry}/`);
    expect(await shownAt(event)).toEqual([NONE, CONTACT]);

    const second = await opened();
    const kept = await server.add({ nom: 'Noir', prenom: 'Ida' });
    const record = async (id: number) => ({ id, updated_at: (await server.member(id)).updated_at });
    const merged = await server.call('POST', '/api/doublons/fusionner/', {
      garde: await record(kept),
      autre: await record(second.member),
      choix: [],
    });
    expect(merged.status).toBe(200);
    expect(await shownAt(second.event)).toEqual([CONTACT, CONTACT]);
  });
});
