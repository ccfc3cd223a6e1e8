import ICAL from 'ical.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EventNews } from '../../../../../demo/server/contract/calendar/EventNews';
import { Reminders } from '../../../../../demo/server/contract/calendar/Reminders';
import { MailQueue } from '../../../../../demo/server/letters/MailQueue';
import type { CalendarEvent } from '../../../../../src/domain/events/event';
import { present } from '../../../../support/present';
import { startTestServer } from '../../../../support/server';
import { ask, bodyOf, dataOf } from '../../ask';
import { away } from '../../guard/mail/sentMails';
import { registrationServer, ZONE } from '../registrations/registrationServer';

const home = registrationServer();

const WEEKLY = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };

const remind = (id: number, heures: readonly number[], more: object = {}) =>
  home.call('POST', `/api/events/${id}/reminders/`, { heures, ...more });
const change = (id: number, what: 'cancel' | 'reactivate', body: object = {}) =>
  home.call('POST', `/api/events/${id}/${what}/`, body);

/** An event on Saturday 20 June at 10:00 in Paris, with people and reminders, whose earlier mails are gone. */
async function reminded(heures: readonly number[], event: object = {}, settings: object = {}) {
  await home.goTo('2099-06-10T09:00:00Z');
  // Those of earlier tests.
  await home.server.db.updateTable('evenements').set({ rappels: null }).execute();
  const made = await home.event(settings, { date: '2099-06-20T10:00:00', ...event });
  await home.register(made.identifiant, 'lea@ex.fr', ['Léa', 'Tom']);
  expect((await remind(made.id, heures)).status).toBe(200);
  await home.server.settle();
  await home.server.sendDue();
  await home.server.settle();
  home.server.mails.length = 0;
  return made;
}

/** The recipients of what is sent at this moment. */
async function sentAt(moment: string): Promise<string[]> {
  await home.goTo(moment);
  const before = home.server.mails.length;
  await home.server.sendDue();
  await home.server.settle();
  return home.server.mails
    .slice(before)
    .map(({ to }) => to)
    .sort();
}

async function speak(id: number, email: string) {
  const role = dataOf<{ id: number }>(
    await home.call('POST', '/api/roles-intervenants/', { libelle: `Chant ${id}` }),
  );
  const speaker = dataOf<{ id: number }>(
    await home.call('POST', '/api/intervenants/', { prenom: 'Awa', nom: `Sow ${id}` }),
  );
  await home.call('POST', `/api/events/${id}/assignments/`, {
    ...{ evenement: id, intervenant: speaker.id, role_intervenant: role.id },
    donnees: { member_email: email },
  });
}

describe('a reminder', () => {
  it('reaches each registered person and speaker once at each hour of the list, with place, hour, zone and a file [RV5]', async () => {
    const { id, name } = await reminded([24, 2]);
    await speak(id, 'awa@ex.fr');
    expect(await sentAt('2099-06-19T07:59:00Z')).toEqual([]);
    expect(await sentAt('2099-06-19T08:00:00Z')).toEqual(['awa@ex.fr', 'lea@ex.fr']);
    expect(await sentAt('2099-06-19T08:01:00Z')).toEqual([]);
    const mail = present((await home.mailsTo('lea@ex.fr'))[0], 'mail');
    expect(mail.subject).toContain(`Rappel\u00a0: ${name}, `);
    expect(mail.text).toContain('samedi 20 juin 2099, de 10\u00a0h à 11\u00a0h\u00a030 (heure de Paris)');
    expect(mail.text).toContain('Lieu\u00a0: Temple');
    expect(mail.text).toMatch(/Voir ou changer l’inscription[\s\S]*http\S+\/lien\?/);
    const file = present(mail.calendar, 'file');
    const part = new ICAL.Component(ICAL.parse(file.content)).getFirstSubcomponent('vevent');
    expect([file.method, String(part?.getFirstPropertyValue('dtstart'))]).toEqual([
      'PUBLISH',
      '2099-06-20T10:00:00',
    ]);
    expect(file.content).toMatch(/UID:evenement-[\s\S]*SEQUENCE:\d/);
    expect(file.content).toContain('BEGIN:VTIMEZONE');
    expect(await sentAt('2099-06-20T06:00:00Z')).toEqual(['awa@ex.fr', 'lea@ex.fr']);
    expect(await sentAt('2099-06-20T08:00:00Z')).toEqual([]);
  });

  it('that several servers send at one moment is sent once, and after a stop of the server only the last one', async () => {
    await reminded([168, 24, 2]);
    await home.goTo('2099-06-20T07:00:00Z');
    await Promise.all([home.server.sendDue(), home.server.sendDue(), home.server.sendDue()]);
    await home.server.settle();
    expect(home.server.mails.map(({ to }) => to)).toEqual(['lea@ex.fr']);
    expect(await sentAt('2099-06-20T07:01:00Z')).toEqual([]);
  });

  it('is not sent late to people who come, or for hours that are chosen, after its moment', async () => {
    const { id, identifiant } = await reminded([24]);
    expect(await sentAt('2099-06-19T20:00:00Z')).toEqual(['lea@ex.fr']);
    await home.register(identifiant, 'max@ex.fr', ['Max']);
    await home.server.settle();
    await remind(id, [48, 24]);
    expect(await sentAt('2099-06-19T20:05:00Z')).toEqual([]);
  });

  it('reaches neither people who withdrew or wait for a place, nor anybody about what is cancelled', async () => {
    const { id, identifiant } = await reminded([48, 24, 2], {}, { places: 3 });
    await home.register(identifiant, 'max@ex.fr', ['Max']);
    await home.register(identifiant, 'ida@ex.fr', ['Ida']);
    await home.server.settle();
    expect(await sentAt('2099-06-18T08:00:00Z')).toEqual(['lea@ex.fr', 'max@ex.fr']);
    const max = (await home.people(id)).find(({ prenom }) => prenom === 'Max');
    await home.call('POST', `/api/events/${id}/unregister/`, { inscrits: [present(max, 'person').id] });
    await home.server.settle();
    expect(await sentAt('2099-06-19T08:00:00Z')).toEqual(['ida@ex.fr', 'lea@ex.fr']);
    await change(id, 'cancel');
    expect(await sentAt('2099-06-20T06:00:00Z')).toEqual([]);
  });

  it('follows a date that is moved, and is not repeated for what people were reminded of already', async () => {
    const { id } = await reminded([24], { ...WEEKLY, heure_fin: '' });
    const move = (date: string, heure_debut: string) =>
      home.call('PUT', `/api/events/${id}/dates/`, { jour: '2099-06-27', date, heure_debut, lieu: 'Parc' });
    expect(await sentAt('2099-06-19T08:00:00Z')).toEqual(['lea@ex.fr']);
    await change(id, 'cancel', { jour: '2099-07-04' });
    await move('2099-06-28', '18:00');
    expect(await sentAt('2099-06-26T08:30:00Z')).toEqual([]);
    home.server.mails.length = 0;
    expect(await sentAt('2099-06-27T16:00:00Z')).toEqual(['lea@ex.fr']);
    const [mail] = await home.mailsTo('lea@ex.fr');
    expect(mail?.text).toContain('dimanche 28 juin 2099, à 18\u00a0h (heure de Paris)');
    expect(mail?.text).toContain('Lieu\u00a0: Parc');
    await move('2099-06-30', '18:00');
    expect(await sentAt('2099-06-29T16:00:00Z')).toEqual([]);
    // The cancelled date.
    expect(await sentAt('2099-07-03T08:00:00Z')).toEqual([]);
    expect(await sentAt('2099-07-10T08:00:00Z')).toEqual(['lea@ex.fr']);
  });

  it('counts hours that pass over a change of the clock, and whole days from nine', async () => {
    const { id } = await reminded([24], { date: '2099-10-18T10:00:00', ...WEEKLY });
    expect(await sentAt('2099-10-17T08:00:00Z')).toEqual(['lea@ex.fr']);
    // The clock goes back on 25 October: 10:00 is 09:00 UTC from then on.
    expect(await sentAt('2099-10-24T08:59:00Z')).toEqual([]);
    expect(await sentAt('2099-10-24T09:00:00Z')).toEqual(['lea@ex.fr']);
    await change(id, 'cancel');
    await reminded([2], { heure_debut: '', heure_fin: '' });
    expect(await sentAt('2099-06-20T04:59:00Z')).toEqual([]);
    expect(await sentAt('2099-06-20T05:00:00Z')).toEqual(['lea@ex.fr']);
  });
});

describe('a reminder that has to wait for the mail server', () => {
  /** Stores what is due, while the mail server is away. */
  async function storeUnsent(moment: string) {
    await home.goTo(moment);
    const now = () => home.at;
    const fails = async () => {
      throw away();
    };
    const queue = new MailQueue(home.server.db, fails, { now, linkFor: async () => '' });
    const sender = { publicUrl: () => 'http://parvis.test', mailFrom: 'parvis@ex.fr', zone: ZONE, now };
    await new Reminders(home.server.db, queue, new EventNews(queue, sender)).sendDue();
    await queue.settle();
  }
  const waiting = () =>
    home.server.db
      .selectFrom('messages')
      .select('id')
      .where('etat', '=', 'attente')
      .where('cle', 'like', 'rappel %')
      .execute();

  it('is sent later, and not at all once its date is cancelled or has begun', async () => {
    const { id } = await reminded([24, 2]);
    await storeUnsent('2099-06-19T08:00:00Z');
    expect(await waiting()).toHaveLength(1);
    expect(await sentAt('2099-06-19T08:10:00Z')).toEqual(['lea@ex.fr']);
    await storeUnsent('2099-06-20T06:00:00Z');
    await change(id, 'cancel');
    expect(await sentAt('2099-06-20T06:10:00Z')).toEqual([]);
    expect(await waiting()).toEqual([]);
    await change(id, 'reactivate');
    expect(await sentAt('2099-06-20T06:20:00Z')).toEqual([]);
    await reminded([2]);
    await storeUnsent('2099-06-20T06:00:00Z');
    expect(await waiting()).toHaveLength(1);
    expect(await sentAt('2099-06-20T08:00:00Z')).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('tells the new hour of a date that was moved meanwhile, once', async () => {
    const { id, name } = await reminded([24]);
    await storeUnsent('2099-06-19T08:00:00Z');
    const body = { id, nom_evenement: name, heure_debut: '16:00', is_recurrent: false };
    await home.call('PUT', `/api/events/${id}/`, { ...body, date: '2099-06-20T16:00:00' });
    expect(await sentAt('2099-06-19T08:10:00Z')).toEqual([]);
    expect(await sentAt('2099-06-19T14:00:00Z')).toEqual(['lea@ex.fr']);
    expect((await home.mailsTo('lea@ex.fr'))[0]?.text).toContain('à 16\u00a0h');
  });

  it('isn’t sent to somebody who withdrew meanwhile, or about an event that was deleted', async () => {
    const { id, identifiant } = await reminded([24]);
    await home.register(identifiant, 'max@ex.fr', ['Max']);
    await home.server.settle();
    await storeUnsent('2099-06-19T08:00:00Z');
    expect(await waiting()).toHaveLength(2);
    const max = (await home.people(id)).find(({ prenom }) => prenom === 'Max');
    await home.call('POST', `/api/events/${id}/unregister/`, { inscrits: [present(max, 'person').id] });
    await home.server.settle();
    home.server.mails.length = 0;
    await home.call('DELETE', `/api/events/${id}/`);
    expect(await sentAt('2099-06-19T08:10:00Z')).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe('the reminders of an event', () => {
  it('are chosen on the version that was seen, copied with it, and within bounds [RV5]', async () => {
    const { id } = await home.event();
    const stored = dataOf<CalendarEvent>(await remind(id, [2, 24, 24]));
    expect(stored.rappels).toEqual([24, 2]);
    const copy = dataOf<CalendarEvent>(await home.call('POST', `/api/events/${id}/duplicate/`));
    expect(copy.rappels).toEqual([24, 2]);
    const { updated_at } = stored;
    const answers = await Promise.all([remind(id, [], { updated_at }), remind(id, [], { updated_at })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(dataOf<CalendarEvent>(present(late, 'refusal')).rappels).toBe(null);
    for (const heures of [[0], [1.5], [745], [1, 2, 3, 4, 5, 6]])
      expect(bodyOf<{ errors?: object }>(await remind(id, heures)).errors).toHaveProperty('heures');
    expect((await remind(999_999, [2])).status).toBe(404);
  });
});

describe('a server without mail', () => {
  it('refuses to tell people or remind them, with what to do instead, and changes nothing [K20]', async () => {
    const server = await startTestServer({ members: 1, hasMail: false });
    onTestFinished(() => server.close());
    const token = await server.login();
    const call = (method: string, path: string, body: unknown) => ask(server, path, { method, body, token });
    const draft = { nom_evenement: 'Sortie', date: '2099-06-20T10:00:00', is_recurrent: false };
    const event = dataOf<CalendarEvent>(await call('POST', '/api/events/', draft));
    const told = await call('POST', `/api/events/${event.id}/cancel/`, { prevenir: true });
    expect(bodyOf<{ errors?: object }>(told).errors).toEqual({
      prevenir:
        'Ce serveur n’envoie pas d’e-mails\u00a0: décochez cette case, et prévenez ces personnes vous-même.',
    });
    const refused = await call('POST', `/api/events/${event.id}/reminders/`, { heures: [24] });
    expect(bodyOf<{ errors?: object }>(refused).errors).toHaveProperty('heures');
    const { annulation, rappels } = dataOf<CalendarEvent>(
      await ask(server, `/api/events/${event.id}/`, { token }),
    );
    expect([annulation, rappels]).toEqual([null, null]);
    expect((await call('POST', `/api/events/${event.id}/reminders/`, { heures: [] })).status).toBe(200);
    expect((await call('POST', `/api/events/${event.id}/cancel/`, {})).status).toBe(200);
  });
});
