import { describe, expect, it } from 'vitest';
import type { StateFollows } from '../../../../../src/domain/register/stateChange';
import { present } from '../../../../support/present';
import { startTestServer } from '../../../../support/server';
import { ask, bodyOf, dataOf, refusedFields } from '../../ask';
import { registrationServer } from '../registrations/registrationServer';
import { servicesOf, WEEKLY } from '../services/serviceServer';

const home = registrationServer();
const services = servicesOf(home);

let made = 0;

/** A member with an address, registered for an event by name and address. */
async function registered(event: { id: number }) {
  const [nom, email] = [`Inscrite${++made}`, `inscrite${made}@ex.fr`];
  const { id } = await services.member({ nom, prenom: 'Zoé', email });
  await home.call('POST', '/api/events/register/', {
    ...{ evenement: event.id, email, personnes: [{ nom, prenom: 'Zoé', membre_id: id }], valeurs: {} },
  });
  return { id, email };
}

const move = (ids: number[], fields: object) => home.call('POST', '/api/membres/etats/', { ids, ...fields });
const leave = (id: number, fields: object = {}) => move([id], { etat: 'parti', ...fields });
const follows = async (id: number) =>
  dataOf<StateFollows>(await home.call('POST', '/api/membres/etats/apercu/', { ids: [id], etat: 'parti' }));
const rowsOf = async (path: string) => dataOf<{ id: number }[]>(await home.call('GET', path));

describe('A departure', () => {
  it('lists registrations and services to come, and leaves them where nothing else is wished [R1]', async () => {
    const event = await home.event();
    const { id } = await registered(event);
    const role = await services.role();
    await services.serving(event.id, role.id, id);
    const { personnes, comptes } = await follows(id);
    expect(comptes).toMatchObject({ inscriptions: 1, services: 1 });
    expect(present(personnes[0], 'the person')).toMatchObject({
      inscriptions: [{ evenement: { id: event.id }, jour: '2099-11-21', etat: 'inscrit' }],
      services: [{ evenement: { id: event.id }, jour: '2099-11-21', serie: false }],
    });
    expect(dataOf(await leave(id))).toMatchObject({ membres: 1, inscriptions: 0, services: 0 });
    expect(await home.listed(event.id)).toEqual(['Zoé inscrit']);
  });

  it('withdraws the chosen registrations without a mail unless one is wished, and undoes it [R1]', async () => {
    const [event, other] = [await home.event(), await home.event()];
    const [quiet, told] = [await registered(event), await registered(other)];
    const before = (await home.mailsTo(quiet.email)).length;
    const answer = dataOf<{ inscriptions: number; operation: number }>(
      await leave(quiet.id, { retirer_inscriptions: true }),
    );
    expect(answer.inscriptions).toBe(1);
    expect(await home.listed(event.id)).toEqual(['Zoé retire']);
    expect(await home.mailsTo(quiet.email)).toHaveLength(before);
    await home.call('POST', `/api/journal/${answer.operation}/annuler/`);
    expect(await home.listed(event.id)).toEqual(['Zoé inscrit']);

    const mails = (await home.mailsTo(told.email)).length;
    const [person] = present((await follows(told.id)).personnes[0], 'the person').inscriptions;
    await leave(told.id, { retirer_inscriptions: [present(person, 'the registration').id], prevenir: true });
    expect(await home.mailsTo(told.email)).toHaveLength(mails + 1);
  });

  it('refuses registrations that are not those of the person, and changes nothing', async () => {
    const { id } = await registered(await home.event());
    const answer = await leave(id, { retirer_inscriptions: [999_999] });
    expect([answer.status, refusedFields(answer)]).toEqual([422, ['retirer_inscriptions']]);
    expect(dataOf(await home.call('GET', `/api/membres/${id}/`))).toMatchObject({ etat: 'actif' });
  });

  it('takes the person out of a series from now on, and past dates keep their team [R1]', async () => {
    const event = await home.event({}, { ...WEEKLY, date: '2026-11-02T10:00:00' });
    const role = await services.role();
    const { id } = await services.member();
    await services.serving(event.id, role.id, id);
    expect((await follows(id)).comptes.services).toBe(1);
    expect(dataOf(await leave(id, { services: 'retirer' }))).toMatchObject({ services: 1 });
    expect((await services.of(event.id, '2026-11-02')).personnes).toHaveLength(1);
    expect((await services.of(event.id, '2099-11-23')).personnes).toHaveLength(0);
  });
});

describe('Somebody who left', () => {
  it('stands in no picker, list or count, and in those that ask for them [R1]', async () => {
    const { id } = await services.member({ nom: 'Introuvable', prenom: 'Nils' });
    const before = dataOf<{ members: number }>(await home.call('GET', '/api/statistics/dashboard')).members;
    await leave(id);
    const after = dataOf<{ members: number }>(await home.call('GET', '/api/statistics/dashboard')).members;
    expect(after).toBe(before - 1);
    for (const path of ['/api/membres/search/?q=introuvable', '/api/membres/membres_simples/'])
      expect((await rowsOf(path)).map((row) => row.id)).not.toContain(id);
    const found = async (query: string) =>
      dataOf<number[]>(await home.call('GET', `/api/membres/identifiants/?search=introuvable${query}`));
    expect(await found('')).toEqual([]);
    expect(await found('&etat=parti')).toEqual([id]);
    expect(await found('&etat=tous')).toEqual([id]);
    expect(await found('&etat=decede')).toEqual([]);
    expect(dataOf(await home.call('GET', `/api/membres/${id}/`))).toMatchObject({ id, etat: 'parti' });
  });

  it('gets no mail about events, and enters no group', async () => {
    const event = await home.event();
    const role = await services.role();
    const [email, other] = [`intervenante${++made}@ex.fr`, `restante${made}@ex.fr`];
    const { id } = await services.member({ email });
    await services.serving(event.id, role.id, id);
    await services.serving(event.id, role.id, (await services.member({ email: other })).id);
    await leave(id);
    const motif = { motif: 'Neige', prevenir: true };
    expect((await home.call('POST', `/api/events/${event.id}/cancel/`, motif)).status).toBe(200);
    expect([await home.mailsTo(email), await home.mailsTo(other)].map((mails) => mails.length)).toEqual([
      0, 1,
    ]);
    expect((await home.call('PATCH', `/api/membres/${id}/group/`, { groupe_id: 1 })).status).toBe(422);
    const added = await home.call('POST', '/api/groupes/1/insert_membre/', { membre_ids: [id] });
    expect(dataOf<{ refus: { id: number }[] }>(added).refus.map((one) => one.id)).toEqual([id]);
  });

  it('is expected on the days before, and not from that day on', async () => {
    const event = await home.event({}, { date: '2026-11-15T10:00:00' });
    const { id } = await registered(event);
    const expected = async () => {
      const sheet = await home.call('GET', `/api/events/${event.id}/presences/?jour=2026-11-15`);
      return dataOf<{ personnes: { id: number; attendu: boolean }[] }>(sheet).personnes.some(
        (person) => person.id === id && person.attendu,
      );
    };
    await home.server.db
      .updateTable('faits')
      .set({ jour: '2026-11-01' })
      .where('membre_id', '=', id)
      .execute();
    expect(await expected()).toBe(true);
    const { operation } = dataOf<{ operation: number }>(await leave(id, { etat_depuis: '2026-11-16' }));
    expect(await expected()).toBe(true);
    await home.call('POST', `/api/journal/${operation}/annuler/`);
    await leave(id, { etat_depuis: '2026-11-15' });
    expect(await expected()).toBe(false);
  });
});

describe('An opposition', () => {
  it('stands beside the state, is filtered by, added once, removed and undone [R1]', async () => {
    const { id } = await services.member({ nom: 'Discrète' });
    const change = (action: string, genres: string[]) =>
      home.call('POST', '/api/membres/oppositions/', { ids: [id], genres, action });
    const { operation } = dataOf<{ operation: number }>(await change('ajouter', ['courriers']));
    expect(dataOf(await home.call('GET', `/api/membres/${id}/`))).toMatchObject({
      etat: 'actif',
      oppositions: [{ genre: 'courriers' }],
    });
    const opposed = async (kind: string) =>
      dataOf<number[]>(
        await home.call('GET', `/api/membres/identifiants/?search=discrete&opposition=${kind}`),
      );
    expect([await opposed('courriers'), await opposed('quelconque'), await opposed('courriels')]).toEqual([
      [id],
      [id],
      [],
    ]);
    expect(
      dataOf<{ membres: number; refus: object[] }>(await change('ajouter', ['courriers'])),
    ).toMatchObject({
      membres: 0,
      refus: [{ id }],
    });
    await home.call('POST', `/api/journal/${operation}/annuler/`);
    expect(await opposed('quelconque')).toEqual([]);
    expect(refusedFields(await change('ajouter', []))).toEqual(['genres']);
  });
});

describe('An import', () => {
  it('sets states of people who are there or are created, and of nobody else [R1]', async () => {
    const known = await services.member({ nom: 'Ancienne', prenom: 'Zoé', email: 'ancienne@ex.fr' });
    const lines = [
      'Nom;Prénom;Genre;E-mail;État;Depuis le;Motif',
      `Ancienne;Zoé;F;ancienne@ex.fr;Décédée;${new Date().getFullYear()}-01-01;`,
      'Nouveau;Paul;H;paul@ex.fr;Parti;2020-05-31;Démission',
      'Autre;Luc;H;luc@ex.fr;Actif;;',
    ];
    await home.server.db
      .updateTable('faits')
      .set({ jour: '2020-01-01' })
      .where('membre_id', '=', known.id)
      .execute();
    const form = new FormData();
    form.append('file', new File([lines.join('\n')], 'membres.csv', { type: 'text/csv' }));
    const answer = await fetch(`${home.server.url}/api/membres/import/`, {
      ...{ method: 'POST', body: form, headers: { Authorization: `Token ${home.token}` } },
    });
    const { data } = (await answer.json()) as { data: { lignes: { membre_id?: number; statut: string }[] } };
    expect(data.lignes.map(({ statut }) => statut)).toEqual(['doublon', 'cree', 'cree']);
    const stateOf = async (id: number | undefined) => dataOf(await home.call('GET', `/api/membres/${id}/`));
    expect(await stateOf(known.id)).toMatchObject({ etat: 'decede' });
    expect(await stateOf(data.lignes[1]?.membre_id)).toMatchObject({
      ...{ etat: 'parti', etat_depuis: '2020-05-31', etat_motif: 'demission' },
    });
    const { faits } = dataOf<{ faits: { genre: string; jour: string }[] }>(
      await home.call('GET', `/api/membres/${data.lignes[1]?.membre_id}/parcours/`),
    );
    expect(faits.map(({ genre, jour }) => `${genre} ${jour}`)).toEqual([
      'sortie 2020-05-31',
      'entree 2020-05-31',
    ]);
  });
});

describe('A back end without states', () => {
  it('hides nobody, counts as before and takes no widow', async () => {
    const capabilities = ['journal', 'corbeille', 'filtres', 'selection'] as const;
    const server = await startTestServer({ members: 5, capabilities });
    try {
      const token = await server.login();
      await server.db.updateTable('membres').set({ etat: 'parti' }).where('id', '=', 1).execute();
      const { count } = bodyOf<{ count: number }>(await ask(server, '/api/membres/', { token }));
      expect(count).toBe(5);
      const dashboard = await ask(server, '/api/statistics/dashboard', { token });
      expect(dataOf<{ members: number }>(dashboard).members).toBe(5);
      const widow = { nom: 'Roux', prenom: 'Zoé', genre: 'feminin', situation_matrimoniale: 'veuf' };
      expect((await ask(server, '/api/membres/', { token, body: widow })).status).toBe(422);
    } finally {
      await server.close();
    }
  });
});
