import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
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

const get = (id: number) => server.call('GET', `/api/events/${id}/`);

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

describe('An event', () => {
  it('is created, answered under data.data, and read again unchanged [EF17]', async () => {
    const fields = {
      nom_evenement: 'Concert de printemps',
      lieu: 'Chapelle',
      date: '2026-04-11T20:30:00',
      heure_debut: '20:30',
      heure_fin: '22:00',
      is_recurrent: true,
      recurence_data: { frequency: 'yearly' },
    };
    const { status, message, data } = await create(fields);
    expect({ status, message }).toEqual({ status: 201, message: 'Événement créé avec succès' });
    expect(data).toMatchObject({ ...fields, id: expect.any(Number) });
    expect((await get(data.id)).data).toEqual(data);
  });

  it('needs no place, times or frequency [EF14, EF16]', async () => {
    const event = await add({ date: '2031-05-04', recurence_data: { frequency: 'daily' } });
    expect(event).toMatchObject({
      date: '2031-05-04T00:00:00',
      lieu: null,
      heure_debut: null,
      heure_fin: null,
      recurence_data: null,
    });
    expect((await add({ is_recurrent: true })).recurence_data).toBeNull();
  });

  it('keeps its local time in any zone, on nights when clocks change and at the end of the year [EF15]', async () => {
    const rows = [
      ['the night when an hour is missing', '2026-03-29T02:30:00'],
      ['the night when an hour is there twice', '2026-10-25T02:30:00'],
      ['the end of the year', '2026-12-31T23:30:00'],
    ] as const;
    for (const [night, date] of rows) {
      const { id } = await add({ date });
      const day = date.slice(0, 10);
      for (const zone of ['Europe/Paris', 'America/New_York', 'Pacific/Auckland']) {
        await sql`set time zone ${sql.lit(zone)}`.execute(server.db);
        expect.soft((await get(id)).data.date, night).toBe(date);
        const found = await walk(`date_from=${day}&date_to=${day}`);
        expect.soft(found.find((event) => event.id === id)?.date, night).toBe(date);
      }
      await sql`set time zone 'UTC'`.execute(server.db);
    }
  });

  it('is changed as a whole by PUT with its id [EF18]', async () => {
    const event = await add({ lieu: 'Ici', heure_fin: '20:00' });
    const { status, message, data } = await save(event, {
      nom_evenement: 'Renommé',
      updated_at: event.updated_at,
    });
    expect({ status, message }).toEqual({ status: 200, message: 'Événement modifié avec succès' });
    expect(data).toMatchObject({ id: event.id, nom_evenement: 'Renommé', lieu: null, heure_fin: null });
    expect(data.created_at).toBe(event.created_at);
    expect(data.updated_at > event.updated_at).toBe(true);
    expect((await save(event, { id: event.id + 1 })).status).toBe(422);
    expect((await save({ ...event, id: GONE }, {})).status).toBe(404);
  });

  it('is refused with 409 when it was changed meanwhile', async () => {
    const event = await add();
    await save(event, {});
    const { status, message } = await save(event, { updated_at: event.updated_at });
    expect(status).toBe(409);
    expect(message).toMatch(/^Cet événement a été modifié depuis que vous l’avez ouvert\./);
  });

  it('is deleted with its speakers, once [E29, E31]', async () => {
    const event = present((await list(`date_from=${TODAY}&date_to=${TODAY}`)).results.at(-1), 'event today');
    const remove = () => server.call('DELETE', `/api/events/${event.id}/`);
    expect(await remove()).toMatchObject({ status: 200, message: 'Événement supprimé avec succès !' });
    const gone = { status: 404, message: "L'événement demandé n'existe pas." };
    expect(await remove()).toMatchObject(gone);
    expect(await get(event.id)).toMatchObject(gone);
    expect(await server.call('GET', `/api/events/${event.id}/assignments/`)).toMatchObject(gone);
  });

  it('is refused when a field is wrong, with a sentence under it [EF2, EF3]', async () => {
    const rows: [string, object, object][] = [
      [
        'a name of three spaces',
        { nom_evenement: '   ' },
        { nom_evenement: "Le nom de l'événement est obligatoire." },
      ],
      [
        'an invisible name',
        { nom_evenement: '\u200b\u202e' },
        { nom_evenement: "Le nom de l'événement est obligatoire." },
      ],
      [
        '10,000 characters',
        { nom_evenement: 'x'.repeat(10_000) },
        { nom_evenement: expect.stringContaining('255') },
      ],
      ['a place of 256', { lieu: 'x'.repeat(256) }, { lieu: expect.stringContaining('255') }],
      ['no date', { date: ' ' }, { date: "La date de l'événement est obligatoire." }],
      ['an invalid day', { date: '2026-02-30T10:00:00' }, { date: expect.stringContaining('AAAA-MM-JJ') }],
      ['a zone', { date: '2026-03-29T02:30:00Z' }, { date: expect.stringContaining('sans fuseau') }],
      ['an invalid time', { heure_fin: '24:00' }, { heure_fin: expect.stringContaining('HH:MM') }],
      [
        'an unknown frequency',
        { is_recurrent: true, recurence_data: { frequency: 'hourly' } },
        { recurence_data: expect.any(String) },
      ],
    ];
    for (const [what, fields, errors] of rows) {
      const answer = await create(fields);
      expect.soft(answer.status, what).toBe(422);
      expect.soft(answer.errors, what).toEqual(errors);
    }
  });

  it('is refused with all problems in the message [EF22]', async () => {
    expect((await create({ nom_evenement: ' ', date: '' })).message).toBe(
      "Le nom de l'événement est obligatoire. La date de l'événement est obligatoire.",
    );
  });

  it('may have a name of 255 characters as people count them', async () => {
    const name = '🎉'.repeat(255);
    expect((await add({ nom_evenement: name })).nom_evenement).toBe(name);
  });
});

describe('The name of an event', () => {
  const check = async (name: string) =>
    server.call<{ exists: boolean }>(
      'GET',
      `/api/events/check-name/?nom_evenement=${encodeURIComponent(name)}`,
    );

  it('is taken whatever its case, accents, hyphens and outer spaces [EF6, EF7, EF12]', async () => {
    await add({ nom_evenement: 'Pique-nique de Noël' });
    for (const name of ['Pique-nique de Noël', '  pique-nique de NOEL ', 'Pique nique  de noël'])
      expect(await check(name)).toEqual({ status: 200, exists: true });
    expect(await check('Pique-nique de Noë')).toEqual({ status: 200, exists: false });
  });

  it('can be used once, by creating or by renaming, or gets the sentence of the check [EF7]', async () => {
    const event = await add({ nom_evenement: 'Veillée pascale' });
    const sentence = (name: string) =>
      `Un événement avec le nom "${name}" existe déjà. Veuillez choisir un autre nom.`;
    expect(await create({ nom_evenement: 'veillée PASCALE' })).toMatchObject({
      status: 409,
      message: sentence('veillée PASCALE'),
      errors: { nom_evenement: sentence('veillée PASCALE') },
    });
    expect((await save(await add(), { nom_evenement: 'Veillée pascale' })).status).toBe(409);
    expect((await save(event, { nom_evenement: 'VEILLÉE pascale' })).status).toBe(200);
  });

  it('is given to one of two simultaneous calls', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ nom_evenement: 'Course' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});
