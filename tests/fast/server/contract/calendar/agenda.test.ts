import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AGENDA_READS } from '../../../../../demo/server/guard/doors/limits';
import type { AgendaDate } from '../../../../../src/domain/events/agenda';
import type { CalendarEvent } from '../../../../../src/domain/events/event';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf, dataOf, refusedFields } from '../../ask';

const TODAY = '2031-03-20';
const WEEKLY = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await startTestServer({
    ...{ members: 3, today: TODAY, minute: () => `${TODAY}T08:00`, timeZone: 'Europe/Paris' },
    ...{ trustProxy: true, organisation: 'Église de Béthel' },
  });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => server.db.updateTable('evenements').set({ public: false }).execute());

const call = (method: string, path: string, body?: unknown) => ask(server, path, { method, body, token });

let made = 0;
async function event(more: object = {}): Promise<CalendarEvent> {
  const name = `Rencontre ${++made}`;
  return dataOf<CalendarEvent>(
    await call('POST', '/api/events/', {
      ...{ nom_evenement: name, lieu: 'Temple', date: '2031-03-23T10:00:00', heure_debut: '10:00' },
      ...{ heure_fin: '11:30', is_recurrent: false, public: true, ...more },
    }),
  );
}

interface Agenda {
  dates: AgendaDate[];
  suite: string | null;
  organisation: string;
  abonnement: string;
}

const agenda = async (query = '') => dataOf<Agenda>(await ask(server, `/api/agenda/${query}`));
const read = (path: string, headers: Record<string, string> = {}) => ask(server, path, { headers });
const partsIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
const textOf = (part: ICAL.Component | undefined, name: string) => String(part?.getFirstPropertyValue(name));

describe('the public agenda', () => {
  it('has the events that somebody made public, and none by default [EL10]', async () => {
    const { id } = await event({ public: undefined });
    expect((await agenda()).dates).toEqual([]);
    const seen = dataOf<CalendarEvent>(await call('GET', `/api/events/${id}/`));
    expect(seen.public).toBe(false);
    const draft = { id, nom_evenement: seen.nom_evenement, date: seen.date, is_recurrent: false };
    await call('PUT', `/api/events/${id}/`, { ...draft, public: true });
    // A program that doesn't know of the agenda leaves the event where it is.
    await call('PUT', `/api/events/${id}/`, { ...draft, lieu: 'Salle' });
    expect((await agenda()).dates.map((date) => [date.id, date.lieu])).toEqual([[id, 'Salle']]);
    await call('PUT', `/api/events/${id}/`, { ...draft, public: false });
    expect((await agenda()).dates).toEqual([]);
  });

  it('names the organisation, for pages that show those of several [B8]', async () => {
    expect((await agenda()).organisation).toBe('Église de Béthel');
  });

  it('tells nothing but what an event is, when and where, and no reason of a cancellation [EL10]', async () => {
    const { id, nom_evenement } = await event();
    await call('POST', `/api/events/${id}/cancel/`, { motif: 'Le pasteur est malade' });
    const answer = await ask(server, '/api/agenda/');
    expect(answer.text).not.toContain('malade');
    expect(dataOf<Agenda>(answer).dates).toEqual([
      {
        ...{ id, nom_evenement, lieu: 'Temple', jour: '2031-03-23', date: '2031-03-23' },
        ...{ heure_debut: '10:00', heure_fin: '11:30', is_recurrent: false, annule: true },
        ...{ inscription: null, fichier: null },
      },
    ]);
  });

  it('has each date of a series, those that are moved or cancelled too [EL10]', async () => {
    const { id } = await event(WEEKLY);
    await call('POST', `/api/events/${id}/cancel/`, { jour: '2031-04-06' });
    const moved = { jour: '2031-03-30', date: '2031-04-01', heure_debut: '18:00', lieu: 'Salle' };
    await call('PUT', `/api/events/${id}/dates/`, moved);
    const { dates } = await agenda('?du=2031-03-20&au=2031-04-13');
    expect(dates.map((one) => [one.jour, one.date, one.heure_debut, one.lieu, one.annule])).toEqual([
      ['2031-03-23', '2031-03-23', '10:00', 'Temple', false],
      ['2031-03-30', '2031-04-01', '18:00', 'Salle', false],
      ['2031-04-06', '2031-04-06', '10:00', 'Temple', true],
      ['2031-04-13', '2031-04-13', '10:00', 'Temple', false],
    ]);
    expect(dates[1]?.fichier).toBe(`/flux/evenement.ics?id=${id}&jour=2031-03-30`);
  });

  it('is filtered by place, words and days, and ends with a whole day [EL10]', async () => {
    const first = await event({ lieu: 'Église Saint-Paul' });
    const second = await event({ nom_evenement: 'Concert de Noël', date: '2031-03-24T20:00:00' });
    const third = await event({ date: '2031-03-24T08:00:00', heure_debut: '08:00' });
    const ids = async (query: string) => (await agenda(query)).dates.map(({ id }) => id);
    expect(await ids('?lieu=eglise%20saint-paul')).toEqual([first.id]);
    expect(await ids('?lieu=saint-paul')).toEqual([]);
    expect(await ids('?recherche=noel')).toEqual([second.id]);
    expect(await ids('?recherche=noel%20temple')).toEqual([second.id]);
    expect(await ids('?du=2031-03-24')).toEqual([third.id, second.id]);
    expect(await ids('?au=2031-03-23')).toEqual([first.id]);
    const { dates, suite } = await agenda('?limite=1');
    expect([dates.map(({ id }) => id), suite]).toEqual([[first.id], '2031-03-24']);
    expect(await agenda(`?limite=1&du=${suite}`)).toMatchObject({ suite: null, dates: [{}, {}] });
    expect(await ids('?limite=2')).toEqual([first.id, third.id, second.id]);
    expect((await agenda('?recherche=noel')).abonnement).toBe('/flux/public.ics?recherche=noel');
  });

  it('refuses a wrong day, a period that is too long and too long a search', async () => {
    for (const [query, fields] of [
      ['?du=2031-02-30&au=demain', ['du', 'au']],
      ['?du=2031-03-20&au=2031-03-19', ['au']],
      ['?du=2031-01-01&au=2033-01-01', ['au']],
      [`?recherche=${'a'.repeat(301)}`, ['recherche']],
    ] as const) {
      const answer = await ask(server, `/api/agenda/${query}`);
      expect([answer.status, refusedFields(answer)], query).toEqual([422, fields]);
    }
  });

  it('leads to a registration while it is open [EL1, EL10]', async () => {
    const { id } = await event();
    const settings = {
      ...{
        ouvert_du: null,
        ouvert_au: null,
        modifiable_au: null,
        places: 1,
        personnes_max: 2,
        attente: false,
      },
      ...{
        offre_heures: null,
        accord: false,
        formulaire_id: null,
        organisation: null,
        confidentialite: null,
      },
      conservation_mois: null,
    };
    const path = `/api/events/${id}/inscriptions/`;
    const { reglages: stored } = dataOf<{ reglages: { identifiant: string } }>(
      await call('PUT', path, settings),
    );
    const link = async () => (await agenda()).dates[0]?.inscription;
    expect(await link()).toBe(stored.identifiant);
    await call('POST', '/api/events/register/', {
      ...{ evenement: id, personnes: [{ prenom: 'Nora', nom: 'Petit' }] },
    });
    expect(await link()).toBeNull();
  });

  it('is answered again only when it has changed, to a page of another origin too [EL10]', async () => {
    const { id } = await event();
    const headers = { origin: 'https://site.example' };
    const first = await read('/api/agenda/', headers);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const tag = first.headers.get('etag') ?? '';
    const again = await read('/api/agenda/', { ...headers, 'if-none-match': tag });
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([
      304,
      'https://site.example',
    ]);
    await call('POST', `/api/events/${id}/cancel/`, {});
    expect((await read('/api/agenda/', { ...headers, 'if-none-match': tag })).status).toBe(200);
  });

  it('refuses who reads too often, and tells when to come back', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    for (let call = 0; call < AGENDA_READS.attempts; call++) await read('/flux/evenement.ics?id=0', from);
    const refused = await read('/api/agenda/?limite=1', from);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const file = await read('/flux/public.ics', from);
    expect([
      file.status,
      file.headers.get('cache-control'),
      Number(file.headers.get('retry-after')) > 0,
    ]).toEqual([...[429, 'no-store', true]]);
    expect((await read('/api/agenda/?limite=1', { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
  });
});

describe('the files of the agenda', () => {
  it('are a calendar of public events that keeps cancelled ones and follows a filter [EL9, EL10]', async () => {
    const { id, nom_evenement } = await event(WEEKLY);
    await event({ public: false });
    const other = await event({ lieu: 'Salle des fêtes' });
    const { text, headers } = await read('/flux/public.ics');
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Europe\/Paris/);
    expect(partsIn(text).map((part) => textOf(part, 'uid').split('@')[0])).toEqual([
      `evenement-${id}`,
      `evenement-${other.id}`,
    ]);
    const tag = headers.get('etag') ?? '';
    expect((await read('/flux/public.ics', { 'if-none-match': tag })).status).toBe(304);
    await call('POST', `/api/events/${id}/cancel/`, { motif: 'Grève' });
    const after = await read('/flux/public.ics', { 'if-none-match': tag });
    expect([after.status, after.text.includes('Grève')]).toEqual([200, false]);
    const [cancelled] = partsIn(after.text);
    expect([textOf(cancelled, 'status'), textOf(cancelled, 'summary')]).toEqual([
      'CANCELLED',
      `Annulé\u00a0: ${nom_evenement}`,
    ]);
    expect(Number(textOf(cancelled, 'sequence'))).toBeGreaterThan(
      Number(textOf(partsIn(text)[0], 'sequence')),
    );
    const filtered = await read('/flux/public.ics?lieu=salle%20des%20fetes');
    expect(partsIn(filtered.text)).toHaveLength(1);
  });

  it('are one event, or one date of a series, and no other event [EL10]', async () => {
    const single = await event();
    const series = await event(WEEKLY);
    const secret = await event({ public: false });
    const path = (id: number, day?: string) => `/flux/evenement.ics?id=${id}${day ? `&jour=${day}` : ''}`;
    const file = await read(path(single.id));
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="evenement-${single.id}.ics"`);
    expect(textOf(partsIn(file.text)[0], 'dtstart')).toBe('2031-03-23T10:00:00');
    const [date, ...more] = partsIn((await read(path(series.id, '2031-03-30'))).text);
    expect([textOf(date, 'dtstart'), textOf(date, 'recurrence-id'), more.length]).toEqual([
      '2031-03-30T10:00:00',
      '2031-03-30T10:00:00',
      0,
    ]);
    for (const wrong of [path(secret.id), path(series.id, '2031-03-31'), path(99999), path(0)])
      expect((await read(wrong)).status, wrong).toBe(404);
    expect((await read('/flux/evenement.ics?id=1%20or%201')).status).toBe(404);
  });
});

describe('an event in the agenda', () => {
  it('is told by the journal, is no copy’s, and comes back from the trash as it was [EL10]', async () => {
    const { id } = await event();
    const copy = dataOf<CalendarEvent>(await call('POST', `/api/events/${id}/duplicate/`));
    expect(copy.public).toBe(false);
    const draft = { id, nom_evenement: `Journal ${id}`, date: '2031-03-23', is_recurrent: false };
    await call('PUT', `/api/events/${id}/`, { ...draft, public: false });
    await call('PUT', `/api/events/${id}/`, { ...draft, public: true });
    const history = `/api/journal/historique/?objet=evenements&objet_id=${id}`;
    expect((await call('GET', history)).text).toMatch(/"public"/);
    await call('DELETE', `/api/events/${id}/`);
    expect((await agenda()).dates).toEqual([]);
    const trash = bodyOf<{ results: { id: number }[] }>(await call('GET', '/api/corbeille/'));
    await call('POST', `/api/corbeille/${trash.results[0]?.id}/restaurer/`);
    expect((await agenda()).dates.map((date) => date.id)).toEqual([id]);
  });
});
