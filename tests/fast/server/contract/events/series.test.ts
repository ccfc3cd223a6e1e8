import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../../../src/domain/events/event';
import { signedInServer } from '../../signedInServer';

const server = signedInServer(20);

let made = 0;

/** Every second Tuesday and Thursday from 4 May 2032, without 18 May. */
const SERIES = { intervalle: 2, jours: [2, 4], jusqu_au: '2032-12-31', sauf: ['2032-05-18'] };

const draft = (fields: object = {}) => ({
  nom_evenement: `Série ${++made}`,
  date: '2032-05-04T18:30:00',
  heure_debut: '18:30',
  is_recurrent: true,
  recurence_data: { frequency: 'weekly' },
  ...fields,
});

const create = (fields: object) => server.call('POST', '/api/events/', draft(fields));
const add = async (fields: object): Promise<CalendarEvent> => (await create(fields)).data;
const get = async (id: number): Promise<CalendarEvent> =>
  (await server.call('GET', `/api/events/${id}/`)).data;
const save = ({ id, nom_evenement }: CalendarEvent, fields: object) =>
  server.call('PUT', `/api/events/${id}/`, { ...draft({ nom_evenement, id }), ...fields });

describe('A series', () => {
  it('is stored with its rule, answered alone and in lists, and without what its date says [Y6]', async () => {
    const event = await add({ serie: SERIES });
    expect(event.serie).toEqual(SERIES);
    expect((await get(event.id)).serie).toEqual(SERIES);
    const page = await server.call<{ results: CalendarEvent[] }>(
      'GET',
      '/api/events/?date_from=2032-05-04&date_to=2032-05-04&is_recurrent=true',
    );
    expect(page.results.find(({ id }) => id === event.id)?.serie).toEqual(SERIES);

    const plain = await add({ serie: { intervalle: 1, jours: [2], rang: null, sauf: [] } });
    expect(plain.serie).toBe(null);
    for (const serie of [{ rang: 1 }, { rang: 1, fois: 3 }]) {
      const monthly = { recurence_data: { frequency: 'monthly' }, serie };
      expect((await add(monthly)).serie).toEqual(serie);
    }
    const last = {
      date: '2032-05-31T10:00:00',
      recurence_data: { frequency: 'monthly' },
      serie: { jour_du_mois: -1 },
    };
    expect((await add(last)).serie).toEqual({ jour_du_mois: -1 });
  });

  it('is refused at the part that is wrong, and nothing is stored [Y6]', async () => {
    const wrong: [serie: object, field: string, sentence: RegExp][] = [
      [{ intervalle: 0 }, 'serie.intervalle', /de 1 à 999/],
      [{ jours: [1] }, 'serie.jours', /le 4 mai 2032, n’est pas un de ces jours/],
      [{ jours: [8] }, 'serie.jours', /au moins un jour/],
      [{ fois: 0 }, 'serie.fois', /de 1 à 999/],
      [{ jusqu_au: '2032-05-03' }, 'serie.jusqu_au', /La fin est avant la première date/],
      [{ jusqu_au: '2032-02-31' }, 'serie.jusqu_au', /Indiquez la date de fin/],
      [{ sauf: ['2032-05-05'] }, 'serie.sauf', /Le 5 mai 2032 n’est pas une date de la série/],
      [{ fois: 1, sauf: ['2032-05-04'] }, 'serie.sauf', /il n’en reste aucune/],
    ];
    for (const [serie, field, sentence] of wrong) {
      const { status, errors } = await create({ serie });
      expect.soft([status, Object.keys(errors ?? {})], JSON.stringify(serie)).toEqual([422, [field]]);
      expect.soft(errors?.[field]).toMatch(sentence);
    }
    const alone = await create({ is_recurrent: false, recurence_data: null, serie: { intervalle: 2 } });
    expect([alone.status, alone.errors]).toEqual([422, { serie: 'Une série a besoin d’une fréquence.' }]);
    expect((await create({ serie: { intervalle: 'deux' } })).status).toBe(422);
  });

  it('stays with its frequency when it is saved without the key, and refuses a date that it does not have [Y6]', async () => {
    const event = await add({ serie: SERIES });
    expect((await save(event, { lieu: 'Temple' })).data.serie).toEqual(SERIES);
    const moved = await save(event, { date: '2032-05-05T18:30:00' });
    expect([moved.status, Object.keys(moved.errors ?? {})]).toEqual([422, ['date']]);
    expect((await get(event.id)).date).toBe('2032-05-04T18:30:00');
    expect((await save(event, { recurence_data: { frequency: 'daily' } })).data.serie).toBe(null);

    const other = await add({ serie: SERIES });
    expect((await save(other, { serie: { fois: 3 } })).data.serie).toEqual({ fois: 3 });
    expect((await save(other, { serie: null })).data.serie).toBe(null);
    const single = await add({ serie: SERIES });
    expect((await save(single, { is_recurrent: false, recurence_data: null })).data).toMatchObject({
      is_recurrent: false,
      serie: null,
    });
  });

  it('keeps its rule in a copy, in the journal, and through the trash [Y6]', async () => {
    const event = await add({ serie: SERIES });
    const copy = (await server.call('POST', `/api/events/${event.id}/duplicate/`)).data;
    expect(copy.serie).toEqual(SERIES);
    const shorter = { ...SERIES, jusqu_au: '2032-06-30' };
    expect((await save(event, { serie: shorter })).status).toBe(200);
    const history = await server.call<{ results: { avant: object; apres: object }[] }>(
      'GET',
      `/api/journal/historique/?objet=evenements&objet_id=${event.id}`,
    );
    const ends = history.results.map(({ avant, apres }) => [avant, apres]);
    expect(ends).toContainEqual([
      expect.objectContaining({ serie_jusqu_au: '2032-12-31' }),
      expect.objectContaining({ serie_jusqu_au: '2032-06-30' }),
    ]);
    const removed = await server.call('DELETE', `/api/events/${event.id}/`);
    await server.call('POST', `/api/corbeille/${removed.data.corbeille}/restaurer/`);
    expect((await get(event.id)).serie).toEqual(shorter);
  });

  it('is in an export of the days that it has, with its rule in words [Y6]', async () => {
    const event = await add({ date: '2033-05-03T18:30:00', serie: { intervalle: 2, sauf: ['2033-05-31'] } });
    const lineOf = async (from: string, to: string) => {
      const response = await server.fetch(
        'GET',
        `/api/events/export/?format=excel&date_from=${from}&date_to=${to}`,
      );
      return (await response.text()).split('\r\n').find((line) => line.includes(event.nom_evenement));
    };
    expect(await lineOf('2033-05-16', '2033-05-18')).toMatch(
      /17\/05\/2033.*un mardi sur deux, sauf le 31 mai 2033/i,
    );
    // Neither on the Tuesday between two nor on the excluded one.
    expect(await lineOf('2033-05-09', '2033-05-11')).toBe(undefined);
    expect(await lineOf('2033-05-30', '2033-06-01')).toBe(undefined);
  });
});
