import { describe, expect, it } from 'vitest';
import { EventMaker } from '../../../../../demo/server/seed/events';
import { Random } from '../../../../../demo/server/seed/Random';
import { monthStartAfter } from '../../../../../demo/server/time/days';
import { FREQUENCIES } from '../../../../../src/domain/calendar/seriesRule';
import { present } from '../../../../support/present';
import { type JsonAnswer, signedInServer, TODAY } from '../../signedInServer';

const server = signedInServer(20);

const GONE = 999_999;

interface Event {
  id: number;
  nom_evenement: string;
  lieu: string | null;
  date: string;
  heure_debut: string | null;
  heure_fin: string | null;
  is_recurrent: boolean;
  recurence_data: { frequency: string } | null;
  created_at: string;
  updated_at: string;
}

interface Page {
  status: number;
  count: number;
  next: string | null;
  previous: string | null;
  results: Event[];
}

const list = async (query = '', path = '/api/events/') => await server.call<Page>('GET', `${path}?${query}`);

let made = 0;

const draft = (fields: object = {}) => ({
  nom_evenement: `Essai ${++made}`,
  date: '2031-05-04T18:30:00',
  is_recurrent: false,
  ...fields,
});

const create = (fields: object = {}): Promise<JsonAnswer> =>
  server.call('POST', '/api/events/', draft(fields));

const add = async (fields: object = {}): Promise<Event> => (await create(fields)).data;

const save = ({ id }: Event, fields: object): Promise<JsonAnswer> =>
  server.call('PUT', `/api/events/${id}/`, { ...draft(), id, ...fields });

/** All events of a query, read page by page through `next`. */
async function walk(query: string): Promise<Event[]> {
  const found: Event[] = [];
  let page = await list(query);
  for (;;) {
    expect(page.status).toBe(200);
    found.push(...page.results);
    if (!page.next) return found;
    page = await server.call<Page>('GET', page.next);
  }
}

describe('The list of events', () => {
  it('answers the events of a day, both ends included, by their time [E6, E9]', async () => {
    const { count, next, previous, results } = await list(
      `date_from=${TODAY}&date_to=${TODAY}&ordering=date`,
    );
    expect({ count, next, previous }).toEqual({ count: results.length, next: null, previous: null });
    expect(results.length).toBeGreaterThan(4);
    expect(results.every(({ date }) => date.startsWith(TODAY))).toBe(true);
    const dates = results.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
  });

  it('answers events up to today, and events from today on [E7]', async () => {
    const count = async (query: string) => (await list(query)).count;
    const [before, after] = [await count(`date_to=${TODAY}`), await count(`date_from=${TODAY}`)];
    const [all, today] = [await count(''), await count(`date_from=${TODAY}&date_to=${TODAY}`)];
    expect(before + after).toBe(all + today);
    expect(Math.min(before, after)).toBeGreaterThan(today);
  });

  it('is filtered by recurrence and frequency [E8, E9]', async () => {
    const once = await walk('is_recurrent=false&page_size=1000');
    expect(once.every((event) => !event.is_recurrent && event.recurence_data === null)).toBe(true);
    let recurring = 0;
    for (const frequency of FREQUENCIES) {
      const events = await walk(`is_recurrent=true&frequency=${frequency}`);
      expect(events.length).toBeGreaterThan(0);
      expect(events.every((event) => event.recurence_data?.frequency === frequency)).toBe(true);
      recurring += events.length;
    }
    expect(recurring + once.length).toBe((await list()).count);
  });

  it('gives each event once over its pages in every order, and the same order backwards', async () => {
    for (const ordering of ['date', '-date', 'nom_evenement', '-created_at']) {
      const ids = (await walk(`ordering=${ordering}&page_size=7`)).map(({ id }) => id);
      const { count } = await list();
      expect.soft(new Set(ids).size, ordering).toBe(count);
      const reverse = ordering.startsWith('-') ? ordering.slice(1) : `-${ordering}`;
      const others = (await walk(`ordering=${reverse}&page_size=1000`)).map(({ id }) => id);
      expect.soft(others.reverse(), ordering).toEqual(ids);
    }
  });

  it('finds words of names and places, whatever their case and accents', async () => {
    const { id } = await add({ nom_evenement: 'Fête de l’Été', lieu: 'Château d’Œuvre' });
    for (const search of ['fete ete', 'CHATEAU', 'oeuvre fête', 'l’été'])
      expect((await walk(`search=${encodeURIComponent(search)}`)).map((event) => event.id)).toContain(id);
    expect((await list('search=f_te')).count).toBe(0);
  });

  it('counts again after events were added, changed or deleted', async () => {
    const query = 'date_from=2032-01-01&date_to=2032-01-31';
    expect((await list(query)).count).toBe(0);
    const event = await add({ date: '2032-01-15T10:00:00' });
    expect((await list(query)).count).toBe(1);
    await save(event, { date: '2032-02-15T10:00:00' });
    expect((await list(query)).count).toBe(0);
  });

  it('refuses a wrong parameter under its name', async () => {
    const rows = [
      ['date_from=2026-02-30', 'date_from'],
      ['date_to=demain', 'date_to'],
      ['date_from=2026-03-02&date_to=2026-03-01', 'date_to'],
      ['frequency=hourly', 'frequency'],
      ['is_recurrent=maybe', 'is_recurrent'],
      ['ordering=lieu', 'ordering'],
      ['page_size=1001', 'page_size'],
      ['page=0', 'page'],
      [`search=${'a'.repeat(301)}`, 'search'],
    ] as const;
    for (const [query, field] of rows) {
      const { status, errors } = await server.call('GET', `/api/events/?${query}`);
      expect.soft(status, query).toBe(422);
      expect.soft(Object.keys(errors ?? {}), query).toEqual([field]);
    }
  });

  it('answers 404 for a page after the last one', async () => {
    expect((await list('page=9999')).status).toBe(404);
    expect(await list('date_from=2999-01-01')).toMatchObject({ status: 200, count: 0, results: [] });
  });
});

describe('The family of events', () => {
  it('lists upcoming and past events, and has a quick search [A15]', async () => {
    const upcoming = await list('page_size=1000', '/api/events/upcoming/');
    const past = await list('page_size=1000', '/api/events/past/');
    expect(upcoming.results[0]?.date.slice(0, 10)).toBe(TODAY);
    const [latest, oldest] = [
      present(past.results[0], 'past event'),
      present(past.results.at(-1), 'past event'),
    ];
    expect(latest.date < TODAY).toBe(true);
    expect(oldest.date < latest.date).toBe(true);
    expect(upcoming.count + past.count).toBe((await list()).count);
    const { data } = await server.call('GET', '/api/events/search/?q=LOUANGE');
    expect(data.length).toBeGreaterThan(1);
    for (const { nom_evenement } of data) expect(nom_evenement).toMatch(/louange/);
  });

  it('duplicates an event with its speakers, under a free name [A15]', async () => {
    const { results } = await list('search=Conférence&page_size=1');
    const { id, nom_evenement } = present(results[0], 'event of this name');
    const copy = async (): Promise<Event> => (await server.call('POST', `/api/events/${id}/duplicate/`)).data;
    const [one, two] = [await copy(), await copy()];
    expect([one.nom_evenement, two.nom_evenement]).toEqual([
      `${nom_evenement} (copie)`,
      `${nom_evenement} (copie 2)`,
    ]);
    const speakers = async (event: number) =>
      (await server.call('GET', `/api/events/${event}/assignments/`)).data.map(
        (line: { intervenant: object; role_intervenant: object }) => [
          line.intervenant,
          line.role_intervenant,
        ],
      );
    expect(await speakers(one.id)).toEqual(await speakers(id));
    const long = await add({ nom_evenement: 'y'.repeat(255) });
    const { status, data } = await server.call('POST', `/api/events/${long.id}/duplicate/`);
    expect(status).toBe(201);
    expect(data.nom_evenement).toHaveLength(255);
    expect((await server.call('POST', `/api/events/${GONE}/duplicate/`)).status).toBe(404);
  });

  it('exports CSV that contains no formula for a spreadsheet [A15]', async () => {
    await add({ nom_evenement: '=1+1', lieu: 'Salle ; "bleue"', date: '2033-03-27T02:30:00' });
    const answer = await server.fetch(
      'GET',
      '/api/events/export/?format=csv&date_from=2033-01-01&is_recurrent=false',
    );
    expect(answer.headers.get('content-disposition')).toContain(`evenements-${TODAY}.csv`);
    const bytes = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    const [header, line, end] = bytes.split('\r\n');
    expect(header).toBe(
      '\ufeffIdentifiant;Nom;Date;Début;Fin;Lieu;Récurrent;Fréquence;Intervenants;Annulé;Dernier jour',
    );
    expect(line).toMatch(/^\d+;'=1\+1;2033-03-27 02:30:00;;;"Salle ; ""bleue""";Non;;;Non;$/);
    expect(end).toBe('');
    expect((await server.fetch('GET', '/api/events/export/?format=xlsx')).status).toBe(422);
  });

  it('exports the series that began before a period, on their day in it for people, as stored for programs [W18]', async () => {
    const frequency = 'yearly';
    await add({
      nom_evenement: 'Xz fête',
      date: '1901-05-08T09:00:00',
      is_recurrent: true,
      recurence_data: { frequency },
    });
    await add({
      nom_evenement: 'Xz messe',
      date: '1901-05-09T09:00:00',
      is_recurrent: true,
      recurence_data: { frequency },
    });
    await add({ nom_evenement: 'Xz veille', date: '1902-05-07T20:00:00' });
    await add({ nom_evenement: 'Xz soir', date: '1902-05-08T20:00:00' });
    const of = async (query: string) => {
      const answer = await server.fetch('GET', `/api/events/export/?${query}&date_to=1902-05-08`);
      const [, ...lines] = (await answer.text()).trim().split('\r\n');
      return lines.map((line) => line.split(';').slice(1, 3).join(' '));
    };
    expect(await of('format=excel&date_from=1902-05-07')).toEqual([
      'Xz veille 07/05/1902',
      'Xz fête 08/05/1902',
      'Xz soir 08/05/1902',
    ]);
    expect(await of('format=csv&date_from=1902-05-07')).toContain('Xz fête 1901-05-08 09:00:00');
    expect(await of('format=excel&date_from=1902-05-07&is_recurrent=false')).toHaveLength(2);
  });
});

describe('Sample events', () => {
  const make = (today: string, count?: number) => new EventMaker(new Random(7), today, [], count);

  it.each(['2026-03-15', '2024-02-29', '2026-12-31'])('have something for everyone around %s', (today) => {
    const { events, assignments } = make(today);
    expect(new Set(events.map(({ cle }) => cle)).size).toBe(events.length);
    for (let away = -12; away <= 12; away++) {
      const month = monthStartAfter(today, away).slice(0, 7);
      expect(events.filter(({ date }) => date.startsWith(month)).length, month).toBeGreaterThan(2);
    }
    const todays = events.filter(({ date }) => date.startsWith(today));
    for (const frequency of [null, ...FREQUENCIES])
      expect(todays.some((event) => event.frequency === frequency)).toBe(true);
    expect(events.every(({ created_at, updated_at }) => created_at < today && updated_at < today)).toBe(true);
    const withSpeakers = new Set(assignments.map(({ evenement_id }) => evenement_id));
    expect(withSpeakers.size).toBe(events.length);
  });

  it('are the same for the same day, and as many as requested', () => {
    expect(make('2026-03-15').events).toEqual(make('2026-03-15').events);
    const many = make('2026-03-15', 3000).events;
    expect(many).toHaveLength(3000);
    expect(new Set(many.map(({ cle }) => cle)).size).toBe(3000);
  });
});
