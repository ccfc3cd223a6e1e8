import ICAL from 'ical.js';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteOldRegistrations } from '../../../../../demo/server/guard/privacy/oldRegistrations';
import { eraseMailsTo } from '../../../../../demo/server/letters/mailRows';
import { present } from '../../../../support/present';
import { ask, dataOf } from '../../ask';
import { registrationServer, ZONE } from './registrationServer';

const home = registrationServer();

const eventIn = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return { calendar, event: new ICAL.Event(present(calendar.getFirstSubcomponent('vevent'), 'event')) };
};

describe('The receipt of a registration', () => {
  it('says place, hour and zone in words, and has the event for a calendar [EL1]', async () => {
    const { name, identifiant } = await home.event();
    await home.register(identifiant, 'awa@exemple.fr', ['Awa', 'Moussa']);
    const mail = present((await home.mailsTo('awa@exemple.fr'))[0], 'mail');
    expect(mail.subject).toBe(`Inscription confirmée\u00a0: ${name}`);
    expect(mail.text).toContain(
      'samedi 21 novembre 2099, de 10\u00a0h à 11\u00a0h\u00a030 (heure de Paris)\nLieu\u00a0: Temple',
    );
    expect(mail.text).toContain('- Awa\u00a0: une place\n- Moussa\u00a0: une place');
    const { method, content } = present(mail.calendar, 'calendar');
    const { calendar, event } = eventIn(content);
    expect([method, calendar.getFirstPropertyValue('method')]).toEqual(['PUBLISH', 'PUBLISH']);
    expect([event.summary, event.location, event.startDate.zone.tzid]).toEqual([name, 'Temple', ZONE]);
    expect(event.startDate.toJSDate().toISOString()).toBe('2099-11-21T09:00:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2099-11-21T10:30:00.000Z');
  });

  it('holds nothing that a visitor typed but one first name on one line [EL1]', async () => {
    const { identifiant } = await home.event();
    const typed = 'http://piege.example/x';
    for (const [email, first] of [
      ['a@exemple.fr', 'Awa\nCliquez ici'],
      ['b@exemple.fr', typed],
    ] as const) {
      const personne = { prenom: first, nom: 'Nomsecret' };
      await home.register(identifiant, email, [], { personnes: [personne], telephone: '0612345678' });
      const text = present((await home.mailsTo(email))[0], 'mail').text;
      expect.soft(text).not.toMatch(/Nomsecret|piege|0612345678/);
      expect.soft(text.split('\n')[0]).toMatch(/^Bonjour( Awa Cliquez ici)?,$/);
    }
  });

  it('comes three times an hour to one address, and what the visitor sees is the same [EL1]', async () => {
    const { identifiant } = await home.event({ personnes_max: 20 });
    const answers = [];
    for (const name of ['A', 'B', 'C', 'D', 'E'])
      answers.push(await home.register(identifiant, 'victime@exemple.fr', [name], {}, name));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
    expect(await home.mailsTo('victime@exemple.fr')).toHaveLength(3);
    home.at += 3_700_000;
    await home.register(identifiant, 'victime@exemple.fr', ['F']);
    expect(await home.mailsTo('victime@exemple.fr')).toHaveLength(4);
  });

  it('is kept for a mail server that is away, with the link made when it leaves', async () => {
    const { identifiant } = await home.event();
    await home.register(identifiant, 'awa@exemple.fr', ['Awa']);
    const rows = await home.server.db
      .selectFrom('messages')
      .select(['lien', 'texte', 'calendrier'])
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/jeton=|[\w-]{43}/);
    await eraseMailsTo(home.server.db, ['AWA@exemple.fr']);
    expect(
      await home.server.db
        .selectFrom('messages')
        .selectAll()
        .where('destinataire', '=', 'awa@exemple.fr')
        .execute(),
    ).toEqual([]);
  });
});

describe('A link of a mail', () => {
  it('changes nothing when it is opened, and shows first names alone [RV6]', async () => {
    const { id, identifiant } = await home.event({ places: 1, offre_heures: 2 });
    for (const name of ['Awa', 'Moussa', 'Nora'])
      await home.register(identifiant, `${name}@x.fr`, [`${name} Nomsecret`]);
    const [first] = await home.people(id);
    await home.call('POST', `/api/events/${id}/unregister/`, { inscrits: [first?.id] });
    const people = () => home.people(id);
    const before = await people();
    await home.server.settle();
    const links = home.server.mails.flatMap(({ text }) => text.match(/http\S+/g) ?? []);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const { pathname, search } = new URL(link);
      for (const method of ['GET', 'HEAD', 'GET']) {
        const page = await ask(home.server, pathname + search, { method });
        expect.soft([200, 410]).toContain(page.status);
        expect.soft(page.text).not.toContain('Nomsecret');
        expect.soft(page.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect.soft(page.text).not.toContain('<script');
      }
    }
    expect(await people()).toEqual(before);
  });

  it('withdraws each person alone, and then says that nothing is left [EL1]', async () => {
    const { id, identifiant } = await home.event();
    await home.register(identifiant, 'awa@x.fr', ['Awa', 'Moussa']);
    const link = await home.linkTo('awa@x.fr');
    const page = await home.open(link);
    expect(page.text).toContain('Retirer Awa');
    const [, action = ''] = /value="(\d+)" aria-label="Retirer Moussa"/.exec(page.text) ?? [];
    expect((await home.press(link, action)).text).toContain('Moussa ne viendra pas.');
    expect(await home.listed(id)).toEqual(['Awa inscrit', 'Moussa retire']);
    expect((await home.press(link, action)).status).toBe(410);
    await home.press(link, 'tous');
    expect(await home.listed(id)).toEqual(['Awa retire', 'Moussa retire']);
    expect((await home.open(link)).text).toContain('déjà annulée');
    const mail = present((await home.mailsTo('awa@x.fr')).at(-1), 'mail');
    const { calendar, event } = eventIn(present(mail.calendar, 'calendar').content);
    expect([
      calendar.getFirstPropertyValue('method'),
      event.component.getFirstPropertyValue('status'),
    ]).toEqual(['CANCEL', 'CANCELLED']);
  });

  it('adds a person to the registration, within its bounds [EL1]', async () => {
    const { id, identifiant } = await home.event({ personnes_max: 2, places: 1 });
    await home.register(identifiant, 'awa@x.fr', ['Awa']);
    const link = await home.linkTo('awa@x.fr');
    expect((await home.open(link)).text).toContain('cette personne sera n°\u00a01 sur la liste d’attente');
    const add = (prenom: string) => home.press(link, 'ajouter', { prenom, nom: 'Diallo' });
    expect((await add(' ')).status).toBe(422);
    expect((await add('Nora')).text).toContain('Nora\u00a0: liste d’attente, n°\u00a01');
    expect((await add('Issa')).status).toBe(422);
    expect((await home.open(link)).text).not.toContain('Ajouter une personne');
    const people = await home.people(id);
    expect(people.map(({ prenom, etat }) => `${prenom} ${etat}`)).toEqual(['Awa inscrit', 'Nora attente']);
    expect(new Set(people.map(({ inscription_id }) => inscription_id)).size).toBe(1);
  });

  it('follows an event that is moved, and says when it was deleted [RV6]', async () => {
    const { id, identifiant, name } = await home.event({ places: 1, offre_heures: 2 });
    for (const one of ['Awa', 'Moussa']) await home.register(identifiant, `${one}@x.fr`, [one]);
    const link = await home.linkTo('awa@x.fr');
    const moved = {
      id,
      nom_evenement: name,
      lieu: 'Salle',
      date: '2099-12-05T15:00:00',
      is_recurrent: false,
    };
    const hours = { heure_debut: '15:00', heure_fin: '16:00' };
    expect((await home.call('PUT', `/api/events/${id}/`, { ...moved, ...hours })).status).toBe(200);
    await home.goTo('2099-11-25T09:00:00Z');
    expect((await home.open(link)).text).toContain('Samedi 5 décembre 2099, de 15\u00a0h');
    const [awa] = await home.people(id);
    await home.call('POST', `/api/events/${id}/unregister/`, { inscrits: [awa?.id] });
    const offer = await home.linkTo('moussa@x.fr');
    const { corbeille } = dataOf<{ corbeille: number }>(await home.call('DELETE', `/api/events/${id}/`));
    for (const gone of [link, offer])
      for (const page of [await home.open(gone), await home.press(gone, 'prendre')])
        expect.soft([page.status, page.text]).toEqual([410, expect.stringContaining('n’existe plus')]);
    await home.call('POST', `/api/corbeille/${corbeille}/restaurer/`);
    expect((await home.press(offer, 'prendre')).text).toContain('la place est prise');
  });

  it('tells the same event in each file, by a number that rises', async () => {
    const { identifiant } = await home.event();
    await home.register(identifiant, 'awa@x.fr', ['Awa']);
    home.at += 60_000;
    await home.press(await home.linkTo('awa@x.fr'), 'tous');
    const files = (await home.mailsTo('awa@x.fr')).map(
      ({ calendar }) => eventIn(present(calendar, 'calendar').content).event,
    );
    expect(new Set(files.map(({ uid }) => uid)).size).toBe(1);
    const [first = 0, last = 0] = files.map(({ sequence }) => sequence);
    expect(last).toBeGreaterThan(first);
  });

  it('is refused when it is foreign, late, or of another person [RV6]', async () => {
    const { id, identifiant } = await home.event({ modifiable_au: '2099-11-20T18:00' });
    await home.register(identifiant, 'awa@x.fr', ['Awa']);
    await home.register(identifiant, 'nora@x.fr', ['Nora']);
    const link = await home.linkTo('awa@x.fr');
    const [nora] = (await home.people(id)).filter(({ prenom }) => prenom === 'Nora');
    expect((await home.press(link, String(nora?.id))).status).toBe(410);
    for (const foreign of ['/lien', '/lien?jeton=x', `/lien?jeton=${'A'.repeat(43)}`]) {
      const page = await home.open(foreign);
      expect
        .soft([page.status, page.text])
        .toEqual([410, expect.stringContaining('Ce lien n’est pas valable')]);
    }
    expect(await home.listed(id)).toEqual(['Awa inscrit', 'Nora inscrit']);
    await home.goTo('2099-11-20T18:30:00Z');
    expect((await home.open(link)).status).toBe(410);
    expect((await home.press(link, 'tous')).status).toBe(410);
    expect(await home.listed(id)).toEqual(['Awa inscrit', 'Nora inscrit']);
  });
});

describe('What people wrote', () => {
  it('goes its months after the event [EL3, J7]', async () => {
    await home.goTo('2099-11-01T09:00:00Z');
    const { id, identifiant } = await home.event({ conservation_mois: 2 });
    await home.register(identifiant, 'zqawa@x.fr', ['Zqawa Zqnom']);
    const keep = (day: string) =>
      deleteOldRegistrations(home.server.db, { timeZone: ZONE, now: () => Date.parse(day) });
    expect([await keep('2100-01-20T12:00:00Z'), (await home.people(id)).length]).toEqual([0, 1]);
    expect([await keep('2100-01-22T12:00:00Z'), (await home.people(id)).length]).toEqual([1, 0]);
    const kept = await home.server.db
      .selectFrom('changements')
      .selectAll()
      .where('objet', '=', 'evenements')
      .execute();
    expect(JSON.stringify(kept)).not.toMatch(/zqawa|Zqnom/i);
  });

  it('goes its months after the last date of a series, and after the next date of one without end [Q1]', async () => {
    await home.goTo('2099-11-01T09:00:00Z');
    const weekly = {
      is_recurrent: true,
      recurence_data: { frequency: 'weekly' },
      date: '2099-11-07T10:00:00',
    };
    const ending = await home.event(
      { conservation_mois: 2 },
      { ...weekly, serie: { jusqu_au: '2099-12-05' } },
    );
    const endless = await home.event({ conservation_mois: 2 }, weekly);
    for (const { id } of [ending, endless]) {
      const personnes = [{ nom: 'Zqsuite', prenom: 'Awa' }];
      await home.call('POST', '/api/events/register/', { evenement: id, personnes });
    }
    const left = async (day: string) => {
      await deleteOldRegistrations(home.server.db, { timeZone: ZONE, now: () => Date.parse(day) });
      await home.goTo('2099-11-01T09:00:00Z');
      return [(await home.people(ending.id)).length, (await home.people(endless.id)).length];
    };
    // The rows have the clock of the machine, which is long before.
    await sql`update inscriptions set created_at = '2099-11-01T09:00:00Z'
      where evenement_id in (${ending.id}, ${endless.id})`.execute(home.server.db);
    expect(await left('2100-01-07T12:00:00Z')).toEqual([1, 1]);
    expect(await left('2100-01-08T12:00:00Z')).toEqual([1, 0]);
    expect(await left('2100-02-05T12:00:00Z')).toEqual([1, 0]);
    expect(await left('2100-02-06T12:00:00Z')).toEqual([0, 0]);
  });
});
