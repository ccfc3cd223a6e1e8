import { describe, expect, it } from 'vitest';
import { dataOf, refusedFields } from '../../ask';
import { registrationServer } from '../registrations/registrationServer';
import { servicesOf, WEEKLY } from './serviceServer';

const home = registrationServer();
const services = servicesOf(home);

/** The organisation's day, so many days from now. */
const dayIn = (days: number) => new Date(home.at + days * 86_400_000).toISOString().slice(0, 10);
const on = (days: number, more: object = {}) => home.event({}, { date: `${dayIn(days)}T10:00:00`, ...more });

describe('The roles that an event needs', () => {
  it('are stored with their number, and never over a change of another user [EL11]', async () => {
    const { id } = await on(5);
    const role = await services.role();
    const two = { role_intervenant: role.id, nombre: 2 };
    expect((await services.need(id, [two], [])).status).toBe(200);
    expect((await services.need(id, [], [])).status).toBe(409);
    expect((await services.of(id, dayIn(5))).roles).toMatchObject([{ id: role.id, nombre: 2 }]);
    expect((await services.need(id, [{ ...two, nombre: 3 }], [two])).status).toBe(200);
    expect((await services.of(id, dayIn(5))).roles).toMatchObject([{ nombre: 3 }]);
  });

  it.each([0, 100, 1.5])('are refused with the number %s', async (nombre) => {
    const { id } = await on(5);
    const role = await services.role();
    const refused = await services.need(id, [{ role_intervenant: role.id, nombre }]);
    expect([refused.status, refusedFields(refused)]).toEqual([422, ['roles.0']]);
  });

  it('keep their role from being deleted, and go along with a copy of the event', async () => {
    const { id } = await on(5);
    const role = await services.role();
    await services.need(id, [{ role_intervenant: role.id, nombre: 2 }]);
    const refused = await home.call('DELETE', `/api/roles-intervenants/${role.id}/`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Ce rôle est attendu par un événement\u00a0: retirez-le d’abord de ses rôles attendus.',
    ]);
    const copy = dataOf<{ id: number }>(await home.call('POST', `/api/events/${id}/duplicate/`));
    expect((await services.of(copy.id, dayIn(5))).roles).toMatchObject([{ id: role.id, nombre: 2 }]);
  });
});

describe('The next weeks', () => {
  it('tell for each date what its roles have and what is missing [EL11]', async () => {
    const { id } = await on(3, WEEKLY);
    const [music, reading] = [await services.role(), await services.role()];
    const [one, two] = [
      await services.guest(id, music.id, { email: 'a@ex.fr' }),
      await services.guest(id, reading.id, { email: 'b@ex.fr' }),
    ];
    await services.need(id, [{ role_intervenant: music.id, nombre: 2 }]);
    await services.ask(id, dayIn(3));
    await services.note(id, { jour: dayIn(3), intervenant: two, reponse: 'non' });
    await services.note(id, { jour: dayIn(10), intervenant: one, reponse: 'oui' });
    const { du, au, dates } = await services.weeks(4);
    expect([du, au]).toEqual([dayIn(0), dayIn(27)]);
    const own = dates.filter(({ evenement }) => evenement.id === id);
    expect(own.map(({ jour }) => jour)).toEqual([3, 10, 17, 24].map(dayIn));
    const counts = { oui: 0, attente: 0, a_demander: 0, non: 0, manquants: 0 };
    expect(own[0]?.roles).toMatchObject([
      { ...counts, id: music.id, nombre: 2, attente: 1, manquants: 1 },
      { ...counts, id: reading.id, nombre: 0, non: 1, manquants: 1 },
    ]);
    expect(own[1]?.roles[0]).toMatchObject({ ...counts, oui: 1, manquants: 1 });
    expect(own[2]?.roles).toMatchObject([
      { a_demander: 1, manquants: 1 },
      { a_demander: 1, manquants: 0 },
    ]);
  });

  it('leave cancelled dates out and show moved ones where they are', async () => {
    const { id } = await on(3, WEEKLY);
    await home.call('POST', `/api/events/${id}/cancel/`, { jour: dayIn(10) });
    await home.call('PUT', `/api/events/${id}/dates/`, {
      jour: dayIn(17),
      date: dayIn(18),
      heure_debut: '20:00',
    });
    const { dates } = await services.weeks(4);
    const own = dates.filter(({ evenement }) => evenement.id === id);
    expect(own.map(({ jour, evenement }) => `${jour} ${evenement.heure_debut}`)).toEqual([
      `${dayIn(3)} 10:00`,
      `${dayIn(18)} 20:00`,
      `${dayIn(24)} 10:00`,
    ]);
  });

  it('count who is absent and hasn’t said no, and refuse more than twelve weeks [EL11]', async () => {
    const { id } = await on(3);
    const role = await services.role();
    const member = await services.member();
    const speaker = await services.serving(id, role.id, member.id);
    await services.absent(member.id, dayIn(2), dayIn(3), 'Opération');
    const absent = async () =>
      (await services.weeks()).dates.find(({ evenement }) => evenement.id === id)?.absents;
    expect(await absent()).toBe(1);
    const { personnes } = await services.of(id, dayIn(3));
    expect(personnes[0]?.absences).toEqual([{ du: dayIn(2), au: dayIn(3) }]);
    await services.note(id, { jour: dayIn(3), intervenant: speaker, reponse: 'non' });
    expect(await absent()).toBe(0);
    expect((await home.call('GET', '/api/services/?semaines=13')).status).toBe(422);
  });
});
