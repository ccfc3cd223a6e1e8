import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../../../src/domain/events/event';
import { present } from '../../../../support/present';
import { bodyOf, dataOf } from '../../ask';
import { registrationServer } from '../registrations/registrationServer';

const home = registrationServer();

const WEEKLY = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };

const read = async (id: number) => dataOf<CalendarEvent>(await home.call('GET', `/api/events/${id}/`));

type Changed = CalendarEvent & { prevenus: number | null };

const change = (id: number, what: 'cancel' | 'reactivate', body: object = {}) =>
  home.call('POST', `/api/events/${id}/${what}/`, body);
const move = (id: number, jour: string, date: string, more: object = {}) =>
  home.call('PUT', `/api/events/${id}/dates/`, {
    ...{ jour, date, heure_debut: '18:00', heure_fin: '19:00', lieu: 'Salle', ...more },
  });

/** A speaker with an address, at the event. */
async function speak(id: number, email: string) {
  const role = dataOf<{ id: number }>(
    await home.call('POST', '/api/roles-intervenants/', { libelle: `Rôle ${id}` }),
  );
  const speaker = dataOf<{ id: number }>(
    await home.call('POST', '/api/intervenants/', { prenom: 'Awa', nom: `Diop ${id}` }),
  );
  await home.call('POST', `/api/events/${id}/assignments/`, {
    ...{ evenement: id, intervenant: speaker.id, role_intervenant: role.id },
    donnees: { member_email: email },
  });
}

const calendarOf = (text: string) => new ICAL.Component(ICAL.parse(text));
const partsOf = (text: string) => calendarOf(text).getAllSubcomponents('vevent');

describe('a cancelled event', () => {
  it('is told to registered people and speakers, each once, with the reason and a file that cancels [EL8]', async () => {
    const { id, identifiant, name } = await home.event();
    await home.register(identifiant, 'lea@ex.fr', ['Léa', 'Tom']);
    await home.register(identifiant, 'max@ex.fr', ['Max']);
    await speak(id, 'awa@ex.fr');
    await home.mailsTo('');
    home.server.mails.length = 0;
    const cancelled = dataOf<Changed>(await change(id, 'cancel', { motif: 'Neige\nà midi', prevenir: true }));
    expect(cancelled).toMatchObject({ prevenus: 3, annulation: { motif: 'Neige\nà midi' } });
    await home.server.settle();
    expect(home.server.mails.map(({ to }) => to).sort()).toEqual(['awa@ex.fr', 'lea@ex.fr', 'max@ex.fr']);
    const [mail] = await home.mailsTo('lea@ex.fr');
    expect(mail?.subject).toContain(`Annulé\u00a0: ${name}`);
    expect(mail?.text).toContain('Motif\u00a0: Neige\nà midi');
    expect(mail?.text).toContain(
      'samedi 21 novembre 2099, de 10\u00a0h à 11\u00a0h\u00a030 (heure de Paris)',
    );
    expect(mail?.text).toContain('Lieu\u00a0: Temple');
    const file = present(mail?.calendar, 'file');
    expect(file.method).toBe('CANCEL');
    const [part] = partsOf(file.content);
    expect(part?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(part?.getFirstPropertyValue('sequence')).toBeGreaterThanOrEqual(cancelled.sequence ?? 0);
  });

  it('takes no registrations until it is taken up again, and loses nobody', async () => {
    const { id, identifiant } = await home.event({ places: 1, attente: true });
    await home.register(identifiant, 'a@ex.fr', ['Ana']);
    await home.register(identifiant, 'b@ex.fr', ['Bea']);
    await change(id, 'cancel');
    const refused = await home.register(identifiant, 'c@ex.fr', ['Cora']);
    expect([refused.status, bodyOf<{ message: string }>(refused).message]).toEqual([
      403,
      'Cet événement est annulé.',
    ]);
    await home.call('POST', `/api/events/${id}/unregister/`, {
      inscrits: [present((await home.people(id))[0], 'person').id],
    });
    expect((await home.listed(id)).filter((one) => one.includes('attente'))).toHaveLength(1);
    await change(id, 'reactivate');
    expect((await read(id)).annulation).toBe(null);
    expect((await home.register(identifiant, 'd@ex.fr', ['Dora'])).status).toBe(201);
  });

  it('is refused with a sentence where it is cancelled already or was changed meanwhile', async () => {
    const { id } = await home.event();
    const { updated_at } = await read(id);
    const answers = await Promise.all([
      change(id, 'cancel', { updated_at, motif: 'A' }),
      change(id, 'cancel', { updated_at, motif: 'B' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = present(
      answers.find(({ status }) => status === 409),
      'refusal',
    );
    expect(bodyOf<{ message: string }>(late).message).toBe(
      'Cet événement a été annulé entre-temps. Rien n’a été changé.',
    );
    expect(dataOf<CalendarEvent>(late).annulation).toBeTruthy();
    expect(bodyOf<{ message: string }>(await change(id, 'cancel')).message).toContain('déjà annulé');
    await change(id, 'reactivate');
    expect((await change(id, 'reactivate')).status).toBe(409);
    const long = await change(id, 'cancel', { motif: 'x'.repeat(501) });
    expect(bodyOf<{ errors: object }>(long).errors).toHaveProperty('motif');
  });

  it('keeps its dates as they are, and says in a mail about another change that it stays cancelled', async () => {
    const { id, identifiant, name } = await home.event({}, WEEKLY);
    await home.register(identifiant, 'pia@ex.fr', ['Pia']);
    await change(id, 'cancel', { jour: '2099-11-28' });
    await change(id, 'cancel');
    expect((await change(id, 'reactivate', { jour: '2099-11-28' })).status).toBe(409);
    await home.mailsTo('');
    home.server.mails.length = 0;
    const body = { id, nom_evenement: name, date: '2099-11-21T10:00:00', lieu: 'Parc', ...WEEKLY };
    await home.call('PUT', `/api/events/${id}/`, { ...body, prevenir: true });
    const [mail] = await home.mailsTo('pia@ex.fr');
    expect(mail?.text).toContain('Cet événement a changé.\nIl reste annulé.');
    expect(mail?.calendar?.content).toContain('STATUS:CANCELLED');
  });

  it('is copied as an event that takes place, without its people', async () => {
    const { id } = await home.event({}, { ...WEEKLY });
    await change(id, 'cancel', { jour: '2099-11-28' });
    await change(id, 'cancel');
    const copy = dataOf<CalendarEvent>(await home.call('POST', `/api/events/${id}/duplicate/`));
    expect(copy).toMatchObject({ annulation: null, exceptions: null, is_recurrent: true });
    const { reglages } = dataOf<{ reglages: unknown }>(
      await home.call('GET', `/api/events/${copy.id}/inscriptions/`),
    );
    expect(reglages).toBe(null);
  });
});

describe('one date of a series', () => {
  it('is cancelled and moved without touching the series, and goes back [EL8]', async () => {
    const { id } = await home.event({}, WEEKLY);
    await change(id, 'cancel', { jour: '2099-11-28', motif: 'Fêtes' });
    await move(id, '2099-12-05', '2099-12-06');
    const changed = await read(id);
    expect(changed.serie).toBe(null);
    expect(changed.exceptions).toMatchObject([
      { jour: '2099-11-28', date: null, annulation: { motif: 'Fêtes' } },
      { jour: '2099-12-05', date: '2099-12-06', heure_debut: '18:00', lieu: 'Salle', annulation: null },
    ]);
    await change(id, 'cancel', { jour: '2099-12-05' });
    await change(id, 'reactivate', { jour: '2099-12-05' });
    expect((await read(id)).exceptions?.[1]).toMatchObject({ date: '2099-12-06', annulation: null });
    await change(id, 'reactivate', { jour: '2099-12-05' });
    await change(id, 'reactivate', { jour: '2099-11-28' });
    expect((await read(id)).exceptions).toBe(null);
    expect((await change(id, 'reactivate', { jour: '2099-11-28' })).status).toBe(409);
  });

  it('is told with a file for that date alone', async () => {
    const { id, identifiant } = await home.event({}, WEEKLY);
    await home.register(identifiant, 'eve@ex.fr', ['Ève']);
    await home.mailsTo('');
    home.server.mails.length = 0;
    await move(id, '2099-11-28', '2099-11-29', { prevenir: true, motif: 'Salle prise' });
    await change(id, 'cancel', { jour: '2099-11-28', prevenir: true });
    const [moved, cancelled] = await home.mailsTo('eve@ex.fr');
    expect(moved?.text).toContain('dimanche 29 novembre 2099, de 18\u00a0h à 19\u00a0h');
    expect(moved?.text).toContain('Avant\u00a0: samedi 28 novembre 2099, de 10\u00a0h');
    expect(moved?.text).toMatch(/Voir ou changer l’inscription[\s\S]*http\S+\/lien\?/);
    const [part, ...others] = partsOf(present(moved?.calendar, 'file').content);
    expect(others).toEqual([]);
    expect(String(part?.getFirstPropertyValue('recurrence-id'))).toBe('2099-11-28T10:00:00');
    expect(String(part?.getFirstPropertyValue('dtstart'))).toBe('2099-11-29T18:00:00');
    const file = present(cancelled?.calendar, 'file');
    expect(file.method).toBe('CANCEL');
    expect(partsOf(file.content)[0]?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(Number(partsOf(file.content)[0]?.getFirstPropertyValue('sequence'))).toBeGreaterThanOrEqual(
      Number(part?.getFirstPropertyValue('sequence')),
    );
  });

  it('is refused with a sentence where it can’t be, and nothing is lost', async () => {
    const { id } = await home.event({}, WEEKLY);
    const errorsOf = async (answer: ReturnType<typeof move>) =>
      bodyOf<{ errors?: Record<string, string> }>(await answer).errors;
    expect(await errorsOf(move(id, '2099-11-29', '2099-11-30'))).toEqual({
      jour: 'Le 29 novembre 2099 n’est pas une date de la série.',
    });
    expect(await errorsOf(move(id, '2099-11-28', '2099-11-20'))).toHaveProperty('date');
    expect(await errorsOf(move(id, '2099-11-28', '2099-12-05'))).toEqual({
      date: 'La série a déjà une date le 5 décembre 2099.',
    });
    expect(await errorsOf(move(id, '2099-11-28', '2100-03-28', { heure_debut: '02:30' }))).toEqual({
      heure_debut:
        'Cette nuit-là, l’heure change et 02\u00a0h\u00a030 n’existe pas. Choisissez une autre heure.',
    });
    const { updated_at } = await read(id);
    await change(id, 'cancel', { jour: '2099-11-28' });
    const late = await move(id, '2099-11-28', '2099-11-30', { updated_at });
    expect([late.status, bodyOf<{ message: string }>(late).message]).toEqual([
      409,
      'Cette date a été annulée entre-temps. Rien n’a été changé.',
    ]);
    expect((await read(id)).exceptions).toMatchObject([{ jour: '2099-11-28', date: null }]);
    const single = await home.event();
    expect(await errorsOf(change(single.id, 'cancel', { jour: '2099-11-21' }))).toHaveProperty('jour');
  });

  it('stays as it was when the series is deleted and restored', async () => {
    const { id } = await home.event({}, WEEKLY);
    await change(id, 'cancel', { jour: '2099-11-28', motif: 'Fêtes' });
    const { corbeille } = dataOf<{ corbeille: number }>(await home.call('DELETE', `/api/events/${id}/`));
    await home.call('POST', `/api/corbeille/${corbeille}/restaurer/`);
    expect((await read(id)).exceptions).toMatchObject([
      { jour: '2099-11-28', annulation: { motif: 'Fêtes' } },
    ]);
  });
});

describe('registrations of an event that is moved', () => {
  it('close and are changed until the new beginning, unless a moment was chosen, which stays [EL1]', async () => {
    const { id, identifiant, name } = await home.event();
    const chosen = await home.event({ ouvert_du: '2099-11-20T08:00', ouvert_au: '2099-11-20T12:00' });
    const moveTo = (event: { id: number; name: string }, date: string) =>
      home.call('PUT', `/api/events/${event.id}/`, {
        ...{ id: event.id, nom_evenement: event.name, date: `${date}T10:00:00` },
        ...{ heure_debut: '10:00', is_recurrent: false },
      });
    await home.goTo('2099-11-21T09:01:00Z');
    expect((await home.register(identifiant, 'ana@ex.fr', ['Ana'])).status).toBe(403);
    for (const event of [{ id, name }, chosen]) expect((await moveTo(event, '2099-11-28')).status).toBe(200);
    expect((await home.register(identifiant, 'ana@ex.fr', ['Ana'])).status).toBe(201);
    expect((await home.mailsTo('ana@ex.fr'))[0]?.text).toContain('jusqu’au 28 novembre 2099 à 10\u00a0h');
    expect((await home.register(chosen.identifiant, 'bea@ex.fr', ['Bea'])).status).toBe(403);
    const { reglages } = dataOf<{ reglages: object }>(
      await home.call('GET', `/api/events/${chosen.id}/inscriptions/`),
    );
    expect(reglages).toMatchObject({ ouvert_du: '2099-11-20T08:00', ouvert_au: '2099-11-20T12:00' });
    await moveTo({ id, name }, '2099-11-20');
    expect((await home.register(identifiant, 'eva@ex.fr', ['Eva'])).status).toBe(403);
    await home.goTo('2099-04-01T09:00:00Z');
  });
});

describe('the number for calendars', () => {
  it('rises with each change of the event, its dates and its speakers', async () => {
    const { id, name } = await home.event({}, WEEKLY);
    const seen = [await read(id)];
    const step = async (work: Promise<unknown>) => {
      await work;
      seen.push(await read(id));
    };
    await step(change(id, 'cancel', { jour: '2099-11-28' }));
    await step(move(id, '2099-12-05', '2099-12-06'));
    await step(speak(id, 'x@ex.fr'));
    await step(change(id, 'cancel'));
    await step(change(id, 'reactivate'));
    const body = { id, nom_evenement: name, date: '2099-11-21T11:00:00', heure_debut: '11:00', ...WEEKLY };
    await step(home.call('PUT', `/api/events/${id}/`, body));
    const numbers = seen.map(({ sequence }) => sequence ?? -1);
    const moments = seen.map(({ change_le }) => Date.parse(change_le ?? ''));
    for (const list of [numbers, moments])
      expect(list.every((value, at) => at === 0 || value > (list[at - 1] ?? value))).toBe(true);
  });
});

describe('people who should be told', () => {
  it('are told of an event that is edited, where that is wished', async () => {
    const { id, identifiant, name } = await home.event();
    await home.register(identifiant, 'gus@ex.fr', ['Gus']);
    await home.mailsTo('');
    home.server.mails.length = 0;
    const body = {
      id,
      nom_evenement: name,
      date: '2099-11-22T10:00:00',
      heure_debut: '10:00',
      is_recurrent: false,
    };
    await home.call('PUT', `/api/events/${id}/`, { ...body, date: '2099-11-21T10:00:00' });
    await home.server.settle();
    expect(home.server.mails).toEqual([]);
    await home.call('PUT', `/api/events/${id}/complet/`, { ...body, intervenants: [], prevenir: true });
    const [mail] = await home.mailsTo('gus@ex.fr');
    expect(mail?.text).toContain('dimanche 22 novembre 2099');
    expect(mail?.text).toContain('Avant\u00a0: samedi 21 novembre 2099');
    expect(partsOf(present(mail?.calendar, 'file').content)[0]?.getFirstPropertyValue('status')).toBe(
      'CONFIRMED',
    );
  });

  it('who wait for a place are told of a change, without an entry for their calendar', async () => {
    const { id, identifiant } = await home.event({ places: 1 }, WEEKLY);
    await home.register(identifiant, 'luc@ex.fr', ['Luc']);
    await home.register(identifiant, 'zoe@ex.fr', ['Zoé']);
    await home.mailsTo('');
    home.server.mails.length = 0;
    await move(id, '2099-11-28', '2099-11-29', { prevenir: true });
    const files = async (email: string) =>
      (await home.mailsTo(email)).map(({ calendar }) => Boolean(calendar));
    expect([await files('luc@ex.fr'), await files('zoe@ex.fr')]).toEqual([[true], [false]]);
  });
});
