import { beforeAll, describe, expect, it } from 'vitest';
import { TODAY_ROWS_MAX, type Today } from '../../../../../src/domain/today';
import { ask } from '../../ask';
import { signedInServer, TODAY } from '../../signedInServer';

const PATH = '/api/statistics/aujourdhui/';
const server = signedInServer(40);
// Series of the sample data have days in every year.
beforeAll(async () => void (await server.db.deleteFrom('evenements').execute()));

/** @param day without one, the server's day */
const told = async (day?: string): Promise<Today> =>
  (await server.call('GET', day ? `${PATH}?jour=${day}` : PATH)).data;

async function addEvent(name: string, date: string, fields: object = {}): Promise<number> {
  const draft = { nom_evenement: name, date: `${date}T00:00:00`, is_recurrent: false, ...fields };
  return (await server.call('POST', '/api/events/', draft)).data.id;
}

/** A member with this date of birth, which may lie after the server's day. */
async function born(date_naissance: string, prenom: string): Promise<number> {
  const id = await server.add({ prenom });
  await server.db.updateTable('membres').set({ date_naissance }).where('id', '=', id).execute();
  return id;
}

async function tokenOf(email: string): Promise<string> {
  const { body } = await ask(server, '/api/login', { body: { email, password: 'parvis-demo' } });
  return (body.data as { token: string }).token;
}

describe('Today', () => {
  it('is the day that was asked about, else the server’s, and must be one [Y3]', async () => {
    expect((await told()).jour).toBe(TODAY);
    expect((await told('2027-05-01')).jour).toBe('2027-05-01');
    for (const day of ['hier', '2026-02-30', '20260315', '2026-03-15T10:00'])
      expect
        .soft(await server.call('GET', `${PATH}?jour=${day}`), day)
        .toMatchObject({ status: 422, errors: { jour: expect.any(String) } });
  });

  it('has the events of seven days by day and hour, each with its number of speakers [Y3]', async () => {
    await addEvent('Veille', '2031-04-30');
    const late = await addEvent('Soirée', '2031-05-01', { heure_debut: '20:00', heure_fin: '22:00' });
    const early = await addEvent('Matin', '2031-05-01', { heure_debut: '08:30' });
    const last = await addEvent('Dernier jour', '2031-05-07');
    await addEvent('Après', '2031-05-08');
    const speaker = await server.call('POST', '/api/intervenants/', { nom: 'Orateur', prenom: 'Paul' });
    for (const role of [1, 2])
      await server.call('POST', `/api/events/${late}/assignments/`, {
        evenement: late,
        intervenant: speaker.data.id,
        role_intervenant: role,
        donnees: {},
      });

    const { evenements: events } = await told('2031-05-01');

    const own = events?.liste.filter(({ id }) => [late, early, last].includes(id)) ?? [];
    expect(
      own.map(({ id, jour, heure_debut, intervenants }) => [id, jour, heure_debut, intervenants]),
    ).toEqual([
      [early, '2031-05-01', '08:30', 0],
      [late, '2031-05-01', '20:00', 1],
      [last, '2031-05-07', null, 0],
    ]);
    expect([events?.total, events?.sans_intervenant]).toEqual([3, 2]);
    expect(events?.liste.some(({ nom_evenement: name }) => name === 'Veille' || name === 'Après')).toBe(
      false,
    );
  });

  it('has every day of a series that began before, and a recurring event without frequency on its own day', async () => {
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
    const daily = { is_recurrent: true, recurence_data: { frequency: 'daily' } };
    const [first, second] = [
      await addEvent('Chaque mardi', '2032-01-06', weekly),
      await addEvent('Chaque jour', '2032-06-30', daily),
    ];
    const vague = await addEvent('Un jour', '2032-01-07');
    await server.db.updateTable('evenements').set({ is_recurrent: true }).where('id', '=', vague).execute();

    const { evenements: events } = await told('2032-07-01');

    const daysOf = (id: number) => events?.liste.filter((event) => event.id === id).map(({ jour }) => jour);
    expect(daysOf(first)).toEqual(['2032-07-06']);
    expect(daysOf(second)).toHaveLength(7);
    expect(daysOf(vague)).toEqual([]);
    const { evenements: january } = await told('2032-01-07');
    expect(january?.liste.map(({ id }) => id)).toContain(vague);
  });

  it('leaves out the days that the rule of a series doesn’t have [Y6]', async () => {
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
    const tuesdays = (serie: object) =>
      addEvent(`Un mardi ${JSON.stringify(serie)}`, '2042-01-07', { ...weekly, serie });
    const [second, third, except] = [
      await tuesdays({ intervalle: 2 }),
      await tuesdays({ intervalle: 3 }),
      await tuesdays({ sauf: ['2042-07-08'] }),
    ];
    const over = await tuesdays({ jusqu_au: '2042-07-01' });

    const { evenements: events } = await told('2042-07-07');

    const days = [second, third, except, over].map((id) => events?.liste.find((event) => event.id === id));
    expect(days.map((event) => event?.jour)).toEqual(['2042-07-08', undefined, undefined, undefined]);
  });

  it('leaves cancelled events and dates out, and has a moved date on its new day and hour [EL8]', async () => {
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' }, heure_debut: '10:00' };
    const series = await addEvent('Répétition', '2033-02-07', weekly);
    const single = await addEvent('Sortie', '2033-02-22');
    const at = async (day: string) =>
      ((await told(day)).evenements?.liste ?? [])
        .filter(({ id }) => [series, single].includes(id))
        .map(({ id, jour, heure_debut }) => [id, jour, heure_debut]);
    await server.call('POST', `/api/events/${series}/cancel/`, { jour: '2033-02-14' });
    await server.call('PUT', `/api/events/${series}/dates/`, {
      ...{ jour: '2033-02-21', date: '2033-02-23', heure_debut: '08:00', heure_fin: '09:00' },
    });
    expect(await at('2033-02-14')).toEqual([]);
    expect(await at('2033-02-20')).toEqual([
      [single, '2033-02-22', null],
      [series, '2033-02-23', '08:00'],
    ]);
    await server.call('POST', `/api/events/${single}/cancel/`, { motif: 'Neige' });
    expect(await at('2033-02-20')).toEqual([[series, '2033-02-23', '08:00']]);
  });

  it('has the birthdays of seven days with the age that is reached [Y3]', async () => {
    const later = await born('1987-01-02', 'Zoé');
    const sooner = await born('1986-12-30', 'Awa');
    const unknown = await born('1902-12-31', 'Inconnue');
    await born('2033-12-30', 'Née ce jour');
    const own = new Set([later, sooner, unknown]);

    const { anniversaires: birthdays } = await told('2033-12-29');

    expect(birthdays?.liste.filter(({ id }) => own.has(id))).toEqual([
      { id: sooner, nom: 'Durand', prenom: 'Awa', jour: '2033-12-30', age: 47 },
      { id: unknown, nom: 'Durand', prenom: 'Inconnue', jour: '2033-12-31', age: null },
      { id: later, nom: 'Durand', prenom: 'Zoé', jour: '2034-01-02', age: 47 },
    ]);
    expect(birthdays?.liste.some(({ prenom }) => prenom === 'Née ce jour')).toBe(false);
  });

  it('celebrates 29 February on the 28th in a common year [Y3]', async () => {
    const id = await born('1988-02-29', 'Bissextile');
    const dayOf = async (day: string) =>
      (await told(day)).anniversaires?.liste.find((birthday) => birthday.id === id)?.jour;
    expect(await dayOf('2035-02-26')).toBe('2035-02-28');
    expect(await dayOf('2035-03-01')).toBe(undefined);
    expect(await dayOf('2036-02-26')).toBe('2036-02-29');
  });

  it('tells the first rows of a kind and counts all of them [Y3]', async () => {
    const before = await told('2037-08-10');
    for (let at = 0; at <= TODAY_ROWS_MAX; at++) {
      await born('1990-08-12', `Août ${at}`);
      await addEvent(`Camp ${at}`, '2037-08-12');
    }
    const { anniversaires: birthdays, evenements: events } = await told('2037-08-10');
    for (const [kind, earlier] of [
      [birthdays, before.anniversaires],
      [events, before.evenements],
    ] as const) {
      expect(kind?.liste).toHaveLength(TODAY_ROWS_MAX);
      expect(kind?.total).toBe((earlier?.total ?? 0) + TODAY_ROWS_MAX + 1);
    }
  });

  it('has the forms with answers that this user has not seen [Y3]', async () => {
    const identifier = 'inscription-camp-ete';
    const form = await server.db
      .selectFrom('formulaires')
      .select('id')
      .where('identifiant', '=', identifier)
      .executeTakeFirstOrThrow();
    const fresh = async () => (await told()).reponses?.liste.find(({ id }) => id === form.id)?.nouvelles ?? 0;
    const newest = await server.db
      .selectFrom('reponses')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    await server.call('PUT', `/api/formulaires/${form.id}/reponses/vues/`, { derniere: newest?.id ?? 1 });
    expect(await fresh()).toBe(0);
    await server.db.insertInto('reponses').values({ formulaire_id: form.id, valeurs: '{}' }).execute();
    expect(await fresh()).toBe(1);
    expect((await told()).reponses?.total).toBe((await told()).reponses?.liste.length);
  });

  it('counts the newcomers without a group as the list of members does [Y3]', async () => {
    const id = await server.add({ prenom: 'Nouvelle' });
    await server.db
      .updateTable('membres')
      .set({ date_inscription: '2038-09-20' })
      .where('id', '=', id)
      .execute();

    const { nouveaux: newcomers } = await told('2038-10-01');

    expect(newcomers).toEqual({ total: 1, depuis: '2038-09-01', prenoms: ['Nouvelle'] });
    const list = `/api/membres/filtres_combines/?sans_groupe=true&inscrit_du=${newcomers?.depuis}`;
    expect((await server.call<{ count: number }>('GET', list)).count).toBe(1);
    await server.call('POST', '/api/groupes/1/insert_membre/', { membre_ids: [id] });
    expect((await told('2038-10-01')).nouveaux?.total).toBe(0);
  });

  it('leaves out the kinds that the user may not read, and refuses visitors [Y3]', async () => {
    const kindsOf = async (email: string) => {
      const { body } = await ask(server, PATH, { token: await tokenOf(email) });
      return Object.keys(body.data as object);
    };
    const all = ['jour', 'evenements', 'anniversaires', 'reponses', 'nouveaux'];
    expect(await kindsOf('admin@parvis.test')).toEqual(all);
    expect(await kindsOf('accueil@parvis.test')).toEqual(all.filter((kind) => kind !== 'reponses'));
    expect((await ask(server, PATH)).status).toBe(401);
  });
});
