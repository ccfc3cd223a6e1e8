import { describe, expect, it } from 'vitest';
import type { Registration } from '../../../../../src/domain/registrations/registration';
import { ask, dataOf } from '../../ask';
import { registrationServer } from './registrationServer';

const home = registrationServer();
const register = home.register.bind(home);

const EVENT = { lieu: 'Temple', heure_debut: '10:00', heure_fin: '11:30', is_recurrent: false };

const put = (id: number, name: string, date: string, more: object = {}) =>
  home.call('PUT', `/api/events/${id}/`, {
    id,
    nom_evenement: name,
    ...EVENT,
    date: `${date}T10:00:00`,
    ...more,
  });
const cancel = (id: number, more: object = {}) =>
  home.call('POST', `/api/events/${id}/cancel/`, { motif: null, ...more });
const reactivate = (id: number, more: object = {}) =>
  home.call('POST', `/api/events/${id}/reactivate/`, more);
const idOf = async (event: number, name: string) =>
  (await home.people(event)).find(({ prenom }) => prenom === name)?.id ?? 0;
const withdraw = async (event: number, ...names: string[]) =>
  home.call('POST', `/api/events/${event}/unregister/`, {
    inscrits: await Promise.all(names.map((name) => idOf(event, name))),
  });
const decide = async (event: number, name: string, accord: boolean) =>
  home.call('POST', `/api/events/${event}/inscriptions/decision/`, {
    inscrits: [await idOf(event, name)],
    accord,
  });

/** An event with one place that Awa has, for which Moussa waits. */
async function fullEvent(settings: object = {}, more: object = {}) {
  const event = await home.event({ places: 1, ...settings }, more);
  for (const name of ['Awa', 'Moussa'])
    await register(event.identifiant, `${name.toLowerCase()}@x.fr`, [name]);
  return event;
}

describe('A free place', () => {
  it('waits while the event is cancelled, and is given on when it takes place after all [Q7]', async () => {
    const { id } = await fullEvent();
    await cancel(id);
    await withdraw(id, 'Awa');
    expect(await home.listed(id)).toEqual(['Moussa attente 1', 'Awa retire']);
    await reactivate(id);
    expect(await home.listed(id)).toEqual(['Moussa inscrit', 'Awa retire']);
    expect((await home.mailsTo('moussa@x.fr')).at(-1)?.text).toContain('Une place s’est libérée');
  });

  it('is given on when an event that had begun is moved to a later day [Q7]', async () => {
    const { id, name } = await fullEvent();
    await home.goTo('2099-11-21T09:05:00Z');
    await withdraw(id, 'Awa');
    expect(await home.listed(id)).toEqual(['Moussa attente 1', 'Awa retire']);
    await put(id, name, '2099-12-05');
    expect(await home.listed(id)).toEqual(['Moussa inscrit', 'Awa retire']);
  });

  it('is given on when an event comes back from the trash with a place that became free [Q7]', async () => {
    const { id } = await fullEvent({ offre_heures: 2 });
    await withdraw(id, 'Awa');
    await register(
      dataOf<Registration>(await home.call('GET', `/api/events/${id}/inscriptions/`)).reglages?.identifiant ??
        '',
      'nora@x.fr',
      ['Nora'],
    );
    expect(await home.listed(id)).toEqual(['Moussa offert', 'Nora attente 1', 'Awa retire']);
    const { corbeille } = dataOf<{ corbeille: number }>(await home.call('DELETE', `/api/events/${id}/`));
    home.at += 3 * 3_600_000;
    await home.call('POST', `/api/corbeille/${corbeille}/restaurer/`);
    await home.server.sendDue();
    expect(await home.listed(id)).toEqual(['Nora offert', 'Awa retire', 'Moussa retire']);
  });
});

describe('A family', () => {
  it('waits whole where places are short, and gets places when all of it fits [Q7, EL2]', async () => {
    const { id, identifiant } = await home.event({ places: 3 });
    await register(identifiant, 'awa@x.fr', ['Awa', 'Issa']);
    await register(identifiant, 'nora@x.fr', ['Nora', 'Paul', 'Zoé']);
    expect(await home.listed(id)).toEqual([
      ...['Awa inscrit', 'Issa inscrit'],
      ...['Nora attente 1', 'Paul attente 2', 'Zoé attente 3'],
    ]);
    // A single person passes them, because one place was never enough for three.
    await register(identifiant, 'luc@x.fr', ['Luc']);
    expect(await home.listed(id)).toContain('Luc inscrit');
    await withdraw(id, 'Awa', 'Issa');
    expect((await home.listed(id)).slice(0, 4)).toEqual([
      'Luc inscrit',
      ...['Nora attente 1', 'Paul attente 2', 'Zoé attente 3'],
    ]);
    await withdraw(id, 'Luc');
    expect((await home.listed(id)).slice(0, 3)).toEqual(['Nora inscrit', 'Paul inscrit', 'Zoé inscrit']);
  });

  it('is offered its places together, which are taken or left whole [Q7, EL2]', async () => {
    const { id, identifiant } = await home.event({ places: 2, offre_heures: 2 });
    await register(identifiant, 'awa@x.fr', ['Awa', 'Issa']);
    await register(identifiant, 'nora@x.fr', ['Nora', 'Paul']);
    await withdraw(id, 'Awa', 'Issa');
    const offers = (await home.mailsTo('nora@x.fr')).filter(({ text }) => text.includes('gardées'));
    expect(offers).toHaveLength(1);
    const link = await home.linkTo('nora@x.fr');
    expect((await home.open(link)).text).toContain('2 places pour Nora et Paul');
    expect((await home.press(link, 'prendre')).text).toContain('les 2 places sont prises');
    expect((await home.listed(id)).slice(0, 2)).toEqual(['Nora inscrit', 'Paul inscrit']);
  });

  it('is split where that is set, and a client without the setting leaves it as it is [Q7]', async () => {
    const { id, identifiant } = await home.event({ places: 2, separer: true });
    await register(identifiant, 'nora@x.fr', ['Nora', 'Paul', 'Zoé']);
    const split = ['Nora inscrit', 'Paul inscrit', 'Zoé attente 1'];
    expect(await home.listed(id)).toEqual(split);
    expect((await home.set(id, { places: 2 })).reglages?.separer).toBe(true);
    const together = await home.event({ places: 2 });
    expect((await home.set(together.id, { places: 2 })).reglages?.separer).toBe(false);
    const shown = (address: string) => ask(home.server, `/api/inscriptions/${address}/`).then(dataOf<object>);
    expect(await shown(together.identifiant)).toMatchObject({
      ensemble: true,
      places_libres: 2,
      personnes_max: 2,
    });
    expect(await shown(identifiant)).not.toHaveProperty('ensemble');
    expect(await shown(identifiant)).toMatchObject({ personnes_max: 8 });
  });

  it('that is larger than the event holds up nobody [Q7]', async () => {
    const { id, identifiant } = await home.event({ places: 2 });
    await register(identifiant, 'nora@x.fr', ['Nora', 'Paul', 'Zoé']);
    await register(identifiant, 'luc@x.fr', ['Luc']);
    await register(identifiant, 'awa@x.fr', ['Awa', 'Issa']);
    expect(await home.listed(id)).toEqual([
      'Luc inscrit',
      ...['Nora attente 1', 'Paul attente 2', 'Zoé attente 3', 'Awa attente 4', 'Issa attente 5'],
    ]);
    await withdraw(id, 'Luc');
    expect((await home.listed(id)).slice(0, 2)).toEqual(['Awa inscrit', 'Issa inscrit']);
  });
});

describe('The mail to a person who leaves a place', () => {
  it('says what is so once the place has gone on, also to another person of the registration [Q7]', async () => {
    const { id, identifiant } = await home.event({ places: 2, separer: true });
    await register(identifiant, 'awa@x.fr', ['Awa', 'Issa', 'Nora']);
    expect(await home.listed(id)).toEqual(['Awa inscrit', 'Issa inscrit', 'Nora attente 1']);
    await withdraw(id, 'Awa');
    const mails = (await home.mailsTo('awa@x.fr')).slice(1).map(({ text }) => text);
    expect(mails).toHaveLength(2);
    for (const text of mails) {
      expect.soft(text).toMatch(/(- .*: une place\n?){2}/);
      expect.soft(text).not.toContain('liste d’attente, n°');
    }
  });
});

describe('A cancelled event', () => {
  it('ends its offers, and people wait again where they were when it takes place after all [Q7]', async () => {
    const { id, identifiant } = await fullEvent({ offre_heures: 48 });
    await withdraw(id, 'Awa');
    await register(identifiant, 'nora@x.fr', ['Nora']);
    const offer = await home.linkTo('moussa@x.fr');
    await cancel(id, { prevenir: true });
    expect(await home.listed(id)).toEqual(['Moussa attente 1', 'Nora attente 2', 'Awa retire']);
    const told = (await home.mailsTo('moussa@x.fr')).at(-1)?.text;
    expect(told).toContain('est annulé');
    expect(told).toContain('La place qui vous était gardée ne l’est donc plus.');
    expect((await home.mailsTo('nora@x.fr')).at(-1)?.text).not.toContain('gardée');
    for (const page of [await home.open(offer), await home.press(offer, 'prendre')])
      expect
        .soft([page.status, page.text])
        .toEqual([410, expect.stringContaining('Cet événement est annulé. Plus aucune place n’est gardée.')]);
    await reactivate(id);
    expect(await home.listed(id)).toEqual(['Moussa offert', 'Nora attente 1', 'Awa retire']);
  });

  it('is said first on each page and in each mail, and nobody gets a place [Q7]', async () => {
    const { id } = await fullEvent({ accord: true, places: 5 });
    const link = await home.linkTo('awa@x.fr');
    await cancel(id);
    home.server.mails.length = 0;
    for (const accord of [true, false]) {
      const answer = await decide(id, 'Awa', accord);
      expect
        .soft([answer.status, answer.body.message])
        .toEqual([409, expect.stringContaining('Cet événement est annulé.')]);
    }
    const page = (await home.open(link)).text;
    expect(page.indexOf('Cet événement est annulé.')).toBeGreaterThan(0);
    expect(page.indexOf('Cet événement est annulé.')).toBeLessThan(page.indexOf('Samedi 21 novembre'));
    expect(page).not.toContain('Ajouter une personne');
    const body = { evenement: id, email: 'z@x.fr', personnes: [{ prenom: 'Zoé', nom: 'Petit' }] };
    expect((await home.call('POST', '/api/events/register/', body)).status).toBe(409);
    await withdraw(id, 'Awa');
    const [mail] = await home.mailsTo('awa@x.fr');
    expect(mail?.text.split('\n').slice(0, 3)).toEqual(['Bonjour Awa,', '', 'Cet événement est annulé.']);
    expect(home.server.mails).toHaveLength(1);
  });
});

describe('A series', () => {
  const weekly = (jusqu_au: string) => ({
    ...{ is_recurrent: true, recurence_data: { frequency: 'weekly' } },
    serie: { jusqu_au },
  });

  it('is closed once it has no date to come, cancelled and moved ones counted [Q7]', async () => {
    const { id, identifiant } = await home.event({}, weekly('2099-12-05'));
    const state = async () =>
      dataOf<{ etat: string }>(await ask(home.server, `/api/inscriptions/${identifiant}/`)).etat;
    await register(identifiant, 'awa@x.fr', ['Awa']);
    const link = await home.linkTo('awa@x.fr');
    await home.goTo('2099-11-28T09:30:00Z');
    expect(await state()).toBe('ouvert');
    expect((await home.open(link)).text).toContain('Prochaine date\u00a0: samedi 5 décembre 2099');
    await cancel(id, { jour: '2099-12-05' });
    expect(await state()).toBe('ferme');
    expect((await register(identifiant, 'b@x.fr', ['Bea'])).status).toBe(403);
    expect((await home.open(link)).status).toBe(410);
    await home.call('PUT', `/api/events/${id}/dates/`, { jour: '2099-11-28', date: '2099-12-12' });
    expect(await state()).toBe('ouvert');
    const page = (await home.open(link)).text;
    expect(page).toContain('Annulée\u00a0: samedi 5 décembre 2099');
    expect(page).toContain('Prochaine date, déplacée\u00a0: samedi 12 décembre 2099');
    await home.goTo('2099-12-13T09:30:00Z');
    expect(await state()).toBe('ferme');
  });
});

describe('What is too late', () => {
  it('is no link in a mail: it says that its day has passed [Q7]', async () => {
    const { identifiant } = await home.event({ modifiable_au: '2099-03-01T10:00' });
    await register(identifiant, 'awa@x.fr', ['Awa']);
    const [mail] = await home.mailsTo('awa@x.fr');
    expect(mail?.text).not.toMatch(/lien\?|jusqu’au/);
    expect(mail?.text).toContain('Il est trop tard pour changer cette inscription par un lien');
  });

  it('is no longer offered: an event that is moved to an earlier day ends its offers with its beginning [Q7]', async () => {
    const { id, name } = await fullEvent({ offre_heures: 336 });
    await withdraw(id, 'Awa');
    const link = await home.linkTo('moussa@x.fr');
    const soon = new Date(home.at + 2 * 86_400_000).toISOString().slice(0, 10);
    await put(id, name, soon);
    const [moussa] = (await home.people(id)).filter(({ etat }) => etat === 'offert');
    expect(moussa?.offert_jusqu_au?.slice(0, 10)).toBe(soon);
    await home.goTo(`${soon}T12:00:00Z`);
    expect((await home.open(link)).status).toBe(410);
    await home.server.sendDue();
    expect((await home.listed(id))[0]).toMatch(/retire/);
    expect((await home.mailsTo('moussa@x.fr')).at(-1)?.text).not.toContain('personne suivante');
  });
});

describe('Fewer places than people', () => {
  it('are stored with a sentence, and take nobody off the list [Q7]', async () => {
    const { id, identifiant } = await home.event({ places: 3 });
    await register(identifiant, 'awa@x.fr', ['Awa', 'Issa', 'Nora']);
    const now = dataOf<Registration>(await home.call('GET', `/api/events/${id}/inscriptions/`)).reglages;
    const answer = await home.call('PUT', `/api/events/${id}/inscriptions/`, { ...now, places: 1 });
    expect([answer.status, answer.body.message]).toEqual([
      200,
      expect.stringContaining('3 places sont déjà prises ou gardées pour 1'),
    ]);
    expect(await home.listed(id)).toEqual(['Awa inscrit', 'Issa inscrit', 'Nora inscrit']);
  });
});
