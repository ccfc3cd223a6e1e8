import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { deleteOldRegistrations } from '../../../../../demo/server/guard/privacy/oldRegistrations';
import type { AgendaDate } from '../../../../../src/domain/events/agenda';
import type { CalendarEvent } from '../../../../../src/domain/events/event';
import type { Operation, RecordedChange } from '../../../../../src/domain/journal/operation';
import type { Page } from '../../../../../src/domain/wire';
import { present } from '../../../../support/present';
import { ask, bodyOf, dataOf, refusedFields } from '../../ask';
import { registrationServer, ZONE } from '../registrations/registrationServer';
import { servicesOf } from '../services/serviceServer';

/** The sample data end on the day of the machine; afterwards the day is that of the clock. */
const home = registrationServer({
  today: () => (home.token ? home.minute() : new Date().toISOString()).slice(0, 10),
});
const services = servicesOf(home);
const { call } = home;

/** From Sunday to Friday. */
const DAYS = ['2099-02-08', '2099-02-09', '2099-02-10', '2099-02-11', '2099-02-12', '2099-02-13'];
const [FIRST = '', , THIRD = '', , , LAST = ''] = DAYS;
const HOURS = { heure_debut: '18:00', heure_fin: '14:00' };
const LONG = { date: `${FIRST}T18:00:00`, date_fin: LAST, ...HOURS };
const WEEKLY = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };

const read = async (id: number) => dataOf<CalendarEvent>(await call('GET', `/api/events/${id}/`));

let made = 0;
const draft = (more: object = {}) => ({
  ...{ nom_evenement: `Retraite ${++made}`, lieu: 'Taizé', is_recurrent: false },
  ...{ ...LONG, ...more },
});
const make = async (more: object = {}) =>
  dataOf<CalendarEvent>(await call('POST', '/api/events/', draft(more)));
const remake = ({ id, nom_evenement }: CalendarEvent, more: object) =>
  call('PUT', `/api/events/${id}/`, { id, nom_evenement, is_recurrent: false, ...more });

const listed = async (path: string) => {
  const { results } = bodyOf<Page<CalendarEvent>>(await call('GET', `${path}page_size=1000`));
  return results.map(({ id }) => id);
};

describe('An event of several days', () => {
  it('is stored with its last day, and without one where that is the first [V13]', async () => {
    const event = await make();
    expect(event).toMatchObject({ date: LONG.date, date_fin: LAST });
    expect((await make({ date_fin: FIRST })).date_fin).toBeNull();
    expect((await make({ date_fin: null })).date_fin).toBeNull();
    expect((await make({ date_fin: undefined })).date_fin).toBeNull();
    await remake(event, { date: LONG.date, date_fin: null });
    expect((await read(event.id)).date_fin).toBeNull();
  });

  it('stays as long as it is where a program that knows no last day moves it [V13]', async () => {
    const event = await make();
    await remake(event, { date: '2099-03-27T18:00:00', lieu: 'Salle' });
    expect(await read(event.id)).toMatchObject({ lieu: 'Salle', date_fin: '2099-04-01' });
    const copied = dataOf<CalendarEvent>(await call('POST', `/api/events/${event.id}/duplicate/`));
    expect(copied).toMatchObject({ date: '2099-03-27T18:00:00', date_fin: '2099-04-01' });
  });

  it('has both last days in the journal where one was changed, which no button takes back [V13]', async () => {
    const event = await make();
    await remake(event, { ...LONG, lieu: 'Taizé', date_fin: THIRD });
    const [last] = bodyOf<Page<Operation>>(await call('GET', '/api/journal/?page_size=1')).results;
    expect(last).toMatchObject({ action: 'evenements.update', champs: ['date_fin'], annulable: false });
    const undone = await call('POST', `/api/journal/${present(last, 'operation').id}/annuler/`);
    expect([undone.status, (await read(event.id)).date_fin]).toEqual([422, THIRD]);
    const path = `/api/journal/historique/?objet=evenements&objet_id=${event.id}`;
    const [change] = bodyOf<Page<RecordedChange>>(await call('GET', path)).results;
    expect([change?.avant, change?.apres]).toEqual([{ date_fin: LAST }, { date_fin: THIRD }]);
    // An event of one day had none.
    const single = await make({ date_fin: null });
    await remake(single, { ...LONG, lieu: 'Taizé' });
    const [first] = bodyOf<Page<RecordedChange>>(
      await call('GET', `/api/journal/historique/?objet=evenements&objet_id=${single.id}`),
    ).results;
    expect([first?.avant, first?.apres]).toEqual([{ date_fin: null }, { date_fin: LAST }]);
  });

  it('is refused with a sentence, and nothing is lost, where the last day can’t be [V13]', async () => {
    const event = await make();
    const sentences: Record<string, string> = {
      '2099-02-07': 'Le dernier jour précède le premier.',
      '2099-02-30': 'Une date de la forme AAAA-MM-JJ est attendue.',
      demain: 'Une date de la forme AAAA-MM-JJ est attendue.',
      '2099-04-09': 'Pas plus de 60\u00a0jours pour un événement.',
    };
    for (const [date_fin, sentence] of Object.entries(sentences)) {
      const answer = await remake(event, { ...LONG, date_fin });
      expect.soft([answer.status, answer.body.errors], date_fin).toEqual([422, { date_fin: sentence }]);
    }
    expect((await remake(event, { ...LONG, date_fin: '2099-04-08' })).status).toBe(200);
    expect((await remake(event, { ...LONG, ...WEEKLY, date_fin: '2099-02-14' })).status).toBe(200);
    const longer = await remake(event, { ...LONG, ...WEEKLY, date_fin: '2099-02-15' });
    expect(refusedFields(longer)).toEqual(['date_fin']);
    // A program that knows no last day makes six days weekly, and then daily.
    const daily = { ...LONG, ...WEEKLY, recurence_data: { frequency: 'daily' }, date_fin: undefined };
    expect(refusedFields(await remake(event, daily))).toEqual(['date_fin']);
    expect(await read(event.id)).toMatchObject({
      date_fin: '2099-02-14',
      recurence_data: { frequency: 'weekly' },
    });
  });

  it('may have a night of change between its days, not an hour that this night skips [V13]', async () => {
    const over = { date: '2099-03-28T18:00:00', date_fin: '2099-03-29' };
    expect((await make({ ...over, heure_fin: '14:00' })).date_fin).toBe('2099-03-29');
    const skipped = await call('POST', '/api/events/', draft({ ...over, heure_fin: '02:30' }));
    expect(refusedFields(skipped)).toEqual(['heure_fin']);
    const kept = await call(
      'POST',
      '/api/events/',
      draft({ ...over, date_fin: '2099-03-30', heure_fin: '02:30' }),
    );
    expect(kept.status).toBe(201);
  });

  it('is in each period that it touches, and upcoming until its last day is over [V13]', async () => {
    const { id } = await make({ date: '2099-05-04T10:00:00', date_fin: '2099-05-09' });
    const isIn = async (query: string) => (await listed(`/api/events/?${query}&`)).includes(id);
    expect(await isIn('date_from=2099-05-09')).toBe(true);
    expect(await isIn('date_from=2099-05-10')).toBe(false);
    expect(await isIn('date_to=2099-05-04')).toBe(true);
    expect(await isIn('date_to=2099-05-03')).toBe(false);
    expect(await isIn('date_from=2099-05-06&date_to=2099-05-06')).toBe(true);
    const lists = async () => [
      (await listed('/api/events/upcoming/?')).includes(id),
      (await listed('/api/events/past/?')).includes(id),
    ];
    const before = home.at;
    await home.goTo('2099-05-09T12:00:00Z');
    expect(await lists()).toEqual([true, false]);
    await home.goTo('2099-05-10T12:00:00Z');
    expect(await lists()).toEqual([false, true]);
    await home.goTo(new Date(before).toISOString());
  });

  it('is in the file of a period that it touches, with its last day behind all other columns [V13]', async () => {
    const long = await make({
      date: '2099-06-01T10:00:00',
      date_fin: '2099-06-20',
      nom_evenement: 'Zq camp',
    });
    await make({ ...WEEKLY, date: '2099-06-03T10:00:00', date_fin: '2099-06-05', nom_evenement: 'Zq série' });
    const file = async (format: string) =>
      (await call('GET', `/api/events/export/?date_from=2099-06-12&date_to=2099-06-12&format=${format}`)).text
        .split('\r\n')
        .filter((line) => line.includes('Zq ') || line.includes('Identifiant'));
    const [head, camp, series] = await file('excel');
    expect(head).toMatch(/Annulé;Dernier jour$/);
    expect(camp).toMatch(new RegExp(`^${long.id};Zq camp;01/06/2099;.*;20/06/2099$`));
    expect(series).toMatch(/Zq série;10\/06\/2099;.*;12\/06\/2099$/);
    expect((await file('csv'))[1]).toMatch(/2099-06-20$/);
  });

  it('comes back from the trash as long as it was [V13]', async () => {
    const event = await make();
    await call('DELETE', `/api/events/${event.id}/`);
    const trash = bodyOf<Page<{ id: number }>>(await call('GET', '/api/corbeille/?page_size=1')).results;
    await call('POST', `/api/corbeille/${present(trash[0], 'trash').id}/restaurer/`);
    expect((await read(event.id)).date_fin).toBe(LAST);
  });
});

describe('A day of several', () => {
  it('has the event on the list of the day, on a sheet and a link of its own [V13, EL6]', async () => {
    await home.goTo(`${THIRD}T10:00:00Z`);
    const { id } = await make();
    const at = async (jour: string) => {
      const { data } = (await call('GET', `/api/presences/jour/?jour=${jour}`)).body as {
        data: { evenements: { id: number; heure_debut: string; heure_fin: string }[] };
      };
      return data.evenements.filter((one) => one.id === id).map((one) => [one.heure_debut, one.heure_fin]);
    };
    expect(await Promise.all(DAYS.map(at))).toEqual([
      ...[
        [['18:00', null]],
        [[null, null]],
        [[null, null]],
        [[null, null]],
        [[null, null]],
        [[null, '14:00']],
      ],
    ]);
    expect([await at('2099-02-07'), await at('2099-02-14')]).toEqual([[], []]);
    // Without a day the sheet is today's.
    expect((await call('GET', `/api/events/${id}/presences/`)).body.data).toMatchObject({
      ...{
        jour: THIRD,
        prevu: true,
        evenement: { id, heure_debut: null, heure_fin: null, du: FIRST, au: LAST },
      },
    });
    expect((await call('GET', `/api/events/${id}/presences/?jour=2099-02-14`)).status).toBe(404);
    const link = async (jour: string) => {
      const made = dataOf<{ cle: string }>(await call('POST', `/api/events/${id}/presences/lien/`, { jour }));
      return ask(home.server, '/api/pointage/', { token: made.cle });
    };
    const sheets = [await link(THIRD), await link(LAST)];
    expect(sheets.map((one) => dataOf<{ jour: string }>(one).jour)).toEqual([THIRD, LAST]);
    // The day before is over since four in the morning.
    const over = await call('POST', `/api/events/${id}/presences/lien/`, { jour: DAYS[1] });
    expect(refusedFields(over)).toEqual(['jour']);
    await call('DELETE', `/api/events/${id}/`);
  });

  it('has its services asked for by each of its days, also once it is cancelled, and by no other [V13, EL11]', async () => {
    const event = await make();
    const answers = async (days: readonly string[]) => {
      const status: number[] = [];
      for (const day of days)
        status.push((await call('GET', `/api/events/${event.id}/services/?jour=${day}`)).status);
      return status;
    };
    expect(await answers(DAYS)).toEqual(DAYS.map(() => 200));
    await call('POST', `/api/events/${event.id}/cancel/`, {});
    expect(await answers(DAYS)).toEqual(DAYS.map(() => 200));
    const other = await call('GET', `/api/events/${event.id}/services/?jour=2099-02-14`);
    expect(other.body.errors).toEqual({ jour: 'L’événement n’a pas lieu ce jour-là.' });
  });

  it('is one of those that come, and one of the services, at which a person may say no to it alone [V13]', async () => {
    await home.goTo(`${FIRST}T08:00:00Z`);
    await home.server.db.deleteFrom('evenements').execute();
    const event = await make();
    const serving = { ...(await services.member()) };
    const role = await services.role();
    const speaker = await services.serving(event.id, role.id, serving.id);
    const today = (await call('GET', `/api/statistics/aujourdhui/?jour=${FIRST}`)).body.data as {
      evenements: { total: number; liste: { id: number; jour: string }[] };
    };
    const own = today.evenements.liste.filter(({ id }) => id === event.id).map(({ jour }) => jour);
    expect([own, today.evenements.total]).toEqual([DAYS.slice(0, own.length), DAYS.length]);
    expect(own.length).toBeGreaterThan(1);
    const weeks = (await services.weeks(1)).dates.filter(({ evenement }) => evenement.id === event.id);
    expect(weeks.map(({ jour }) => jour)).toEqual(DAYS);
    // A date of one event has no team of its own, and every day names the first and the last one.
    expect(weeks.map(({ equipe }) => equipe)).toEqual(DAYS.map(() => null));
    expect(weeks[2]?.evenement).toMatchObject({ du: FIRST, au: LAST });
    expect(today.evenements.liste[0]).toMatchObject({ du: FIRST, au: LAST });
    expect((await services.of(event.id, THIRD)).personnes[0]?.intervenant).toBe(speaker);
    await services.note(event.id, { jour: THIRD, intervenant: speaker, reponse: 'non' });
    const other = await make({ ...{ date: `${THIRD}T20:00:00`, date_fin: null }, heure_debut: '20:00' });
    await services.serving(other.id, role.id, serving.id);
    const clashes = async (date: string, heure_debut: string, heure_fin: string) => {
      await remake(other, { date: `${date}T${heure_debut}:00`, heure_debut, heure_fin });
      return (await services.of(other.id, date)).personnes[0]?.chevauchements?.map(({ jour }) => jour);
    };
    expect(await clashes(THIRD, '20:00', '21:00')).toEqual([]);
    expect(await clashes(DAYS[3] ?? '', '03:00', '04:00')).toEqual([DAYS[3]]);
    expect(await clashes(FIRST, '17:00', '18:00')).toEqual([]);
    expect(await clashes(FIRST, '23:00', '23:30')).toEqual([FIRST]);
    expect(await clashes(LAST, '14:00', '15:00')).toEqual([]);
    expect(await clashes(LAST, '13:30', '15:00')).toEqual([LAST]);
    for (const { id } of [event, other]) await call('DELETE', `/api/events/${id}/`);
    await home.goTo('2099-03-15T09:00:00Z');
  });
});

describe('Several days outside', () => {
  const agenda = async (query: string) =>
    dataOf<{ dates: AgendaDate[]; suite: string | null }>(await ask(home.server, `/api/agenda/?${query}`));

  it('are one date of the agenda, from when they begin until they are over, and one of its file [V13, EL10]', async () => {
    const event = await make({ date: '2099-07-05T18:00:00', date_fin: '2099-07-10', public: true });
    const other = await make({ date: '2099-07-09T18:00:00', date_fin: null, public: true });
    const day = await make({ date: '2099-07-11T18:00:00', date_fin: null, public: true });
    const [row] = (await agenda('du=2099-07-05&au=2099-07-05')).dates;
    expect(row).toMatchObject({
      id: event.id,
      date: '2099-07-05',
      date_fin: '2099-07-10',
      heure_fin: '14:00',
    });
    const ids = async (query: string) => (await agenda(query)).dates.map(({ id }) => id);
    expect(await ids('du=2099-07-10&au=2099-07-10')).toEqual([event.id]);
    expect((await agenda('du=2099-07-09&au=2099-07-09')).dates[1]).not.toHaveProperty('date_fin');
    // Reading on comes to an end, although the first one is told each time.
    const first = await agenda('du=2099-07-06&au=2099-07-11&limite=1');
    expect([first.dates.map(({ id }) => id), first.suite]).toEqual([[event.id, other.id], '2099-07-11']);
    const rest = await agenda(`du=${first.suite}&au=2099-07-11&limite=1`);
    expect([rest.dates.map(({ id }) => id), rest.suite]).toEqual([[day.id], null]);
    const text = (await ask(home.server, `/flux/evenement.ics?id=${event.id}`)).text;
    const part = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    expect(String(part?.getFirstPropertyValue('dtend'))).toBe('2099-07-10T14:00:00');
    for (const { id } of [event, other, day]) await call('DELETE', `/api/events/${id}/`);
  });

  it('of a series have a file for each date by its first day, and none by another one [V13]', async () => {
    const event = await make({
      ...WEEKLY,
      date: '2099-07-05T18:00:00',
      date_fin: '2099-07-07',
      public: true,
    });
    const dates = (await agenda('du=2099-07-13&au=2099-07-13')).dates;
    expect(dates.map(({ jour, date_fin }) => [jour, date_fin])).toEqual([['2099-07-12', '2099-07-14']]);
    const file = (jour: string) => ask(home.server, `/flux/evenement.ics?id=${event.id}&jour=${jour}`);
    expect((await file('2099-07-12')).text).toContain('DTEND;TZID=Europe/Paris:20990714T140000');
    expect((await file('2099-07-13')).status).toBe(404);
    await call('DELETE', `/api/events/${event.id}/`);
  });

  it('are said to visitors, and in their mail with one event for their calendar [V13, EL1]', async () => {
    const { identifiant } = await home.event(
      {},
      { ...LONG, date: '2099-11-21T18:00:00', date_fin: '2099-11-26' },
    );
    const shown = dataOf<object>(await ask(home.server, `/api/inscriptions/${identifiant}/`));
    expect(shown).toMatchObject({ date: '2099-11-21T18:00:00', date_fin: '2099-11-26', etat: 'ouvert' });
    await home.register(identifiant, 'zoe@ex.fr', ['Zoé']);
    const [mail] = await home.mailsTo('zoe@ex.fr');
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
      'du samedi 21 novembre à 18 h au jeudi 26 novembre 2099 à 14 h (heure de Paris)',
    );
    expect(mail?.calendar?.content).toContain('DTEND;TZID=Europe/Paris:20991126T140000');
    // Of one day no last one is told.
    const single = await home.event();
    const told = dataOf<object>(await ask(home.server, `/api/inscriptions/${single.identifiant}/`));
    expect(told).not.toHaveProperty('date_fin');
  });

  it('take registrations until they begin, and keep them so many months after the last day [V13, Q1]', async () => {
    const camp = { ...LONG, date: '2099-08-01T18:00:00', date_fin: '2099-08-06' };
    const { id, identifiant } = await home.event({ conservation_mois: 1 }, camp);
    await home.register(identifiant, 'ida@ex.fr', ['Ida']);
    const state = async () =>
      dataOf<{ etat: string }>(await ask(home.server, `/api/inscriptions/${identifiant}/`)).etat;
    await home.goTo('2099-08-01T15:59:00Z');
    expect(await state()).toBe('ouvert');
    await home.goTo('2099-08-03T10:00:00Z');
    expect(await state()).toBe('ferme');
    const left = async (day: string) => {
      await deleteOldRegistrations(home.server.db, {
        timeZone: ZONE,
        now: () => Date.parse(`${day}T12:00:00Z`),
      });
      return (await home.people(id)).length;
    };
    expect([await left('2099-09-06'), await left('2099-09-07')]).toEqual([1, 0]);
    await home.goTo('2099-03-15T09:00:00Z');
  });

  it('keep their length where a date is moved, which never meets another one [V13, EL8]', async () => {
    const event = await make({ ...WEEKLY, date: '2099-09-07T18:00:00', date_fin: '2099-09-09' });
    const move = (jour: string, date: string, more: object = {}) =>
      call('PUT', `/api/events/${event.id}/dates/`, { jour, date, ...HOURS, lieu: 'Taizé', ...more });
    const refused = await move('2099-09-14', '2099-09-19');
    expect(refused.body.errors).toEqual({
      date: 'La série a déjà une date pendant ces 3\u00a0jours\u00a0: choisissez un autre premier jour.',
    });
    expect((await move('2099-09-14', '2099-09-18')).status).toBe(200);
    const days = await Promise.all(
      ['2099-09-14', '2099-09-17', '2099-09-18', '2099-09-20', '2099-09-21'].map(async (jour) => {
        const { evenements } = dataOf<{ evenements: { id: number }[] }>(
          await call('GET', `/api/presences/jour/?jour=${jour}`),
        );
        return evenements.some(({ id }) => id === event.id);
      }),
    );
    expect(days).toEqual([false, false, true, true, true]);
    await call('DELETE', `/api/events/${event.id}/`);
  });
});
