import { describe, expect, it } from 'vitest';
import type { Engagement } from '../../../../../src/domain/events/engagement';
import { dataOf, refusedFields } from '../../ask';
import { registrationServer } from '../registrations/registrationServer';
import { servicesOf, WEEKLY } from './serviceServer';

const home = registrationServer();
const services = servicesOf(home);

const DAY = '2099-11-21';

/** An event on a day, with hours such as «10:00-11:30», and a person who serves at it. */
async function serving(member: number, hours: string, day = DAY, more: object = {}) {
  const [heure_debut = '', heure_fin = ''] = hours.split('-');
  const times = { date: `${day}T${heure_debut || '00:00'}:00`, heure_debut, heure_fin };
  const event = await home.event({}, { ...times, ...more });
  const speaker = await services.serving(event.id, (await services.role()).id, member);
  return { ...event, speaker };
}

/** The names of the events at which the first person of an event is to be at the same time. */
const clashes = async (id: number, day = DAY) =>
  (await services.of(id, day)).personnes[0]?.chevauchements?.map(({ evenement }) => evenement.nom_evenement);

const engagements = async (query: string) => {
  const answer = await home.call('GET', `/api/engagements/?${query}`);
  return dataOf<{ fuseau: string; engagements: Engagement[] }>(answer);
};

describe('A person at two events at the same time', () => {
  it('is told in the services of both, with the hours of the other [Q13]', async () => {
    const { id: member } = await services.member();
    const one = await serving(member, '10:00-11:30');
    const other = await serving(member, '11:29-13:00');
    const [person] = (await services.of(one.id, DAY)).personnes;
    expect(person?.chevauchements).toEqual([
      {
        evenement: { id: other.id, nom_evenement: other.name },
        ...{ jour: DAY, heure_debut: '11:29', heure_fin: '13:00' },
      },
    ]);
    expect(await clashes(other.id)).toEqual([one.name]);
  });

  it('is no person of another record, nor one whose events touch [Q13]', async () => {
    const [{ id: member }, { id: other }] = [await services.member(), await services.member()];
    const evening = await serving(member, '19:00-20:00');
    await serving(member, '20:00-21:00');
    await serving(other, '19:00-20:00');
    expect(await clashes(evening.id)).toEqual([]);
  });

  it('is known by the member, also as two speakers, and without a member by the speaker [Q13]', async () => {
    const { id: member } = await services.member();
    const [one, other] = [await serving(member, '10:00-11:00'), await serving(member, '10:30-12:00')];
    const [third, fourth] = [await home.event(), await home.event()];
    const role = await services.role();
    const guest = await services.guest(third.id, role.id, { email: 'awa@ex.fr' });
    await services.assign(fourth.id, guest, role.id);
    expect(await clashes(one.id)).toEqual([other.name]);
    expect(await clashes(third.id)).toEqual([fourth.name]);
  });

  it('is told over midnight, for a whole day, and for two hours where an event has no end [Q13]', async () => {
    const { id: member } = await services.member();
    const vigil = await serving(member, '22:00-01:00');
    const early = await serving(member, '00:30-02:00', '2099-11-22');
    expect(await clashes(vigil.id)).toEqual([early.name]);
    expect(await clashes(early.id, '2099-11-22')).toEqual([vigil.name]);
    const { id: second } = await services.member();
    const open = await serving(second, '09:00');
    const inside = await serving(second, '10:59-12:00');
    await serving(second, '12:00-13:00');
    expect(await clashes(open.id)).toEqual([inside.name]);
    const { id: third } = await services.member();
    const wholeDay = await serving(third, '');
    const late = await serving(third, '23:00-23:30');
    expect(await clashes(wholeDay.id)).toEqual([late.name]);
  });

  it('is told on each date of a series by itself, where it is moved to, and not where it is cancelled [Q13]', async () => {
    const { id: member } = await services.member();
    const series = await serving(member, '10:00-11:00', DAY, WEEKLY);
    const own = await serving(member, '10:30-12:00', '2099-11-28');
    const later = await serving(member, '18:00-19:00', '2099-12-06');
    expect([await clashes(series.id), await clashes(series.id, '2099-11-28')]).toEqual([[], [own.name]]);
    const moved = { jour: '2099-12-05', date: '2099-12-06', heure_debut: '18:30', heure_fin: '19:30' };
    expect((await home.call('PUT', `/api/events/${series.id}/dates/`, moved)).status).toBe(200);
    expect(await clashes(later.id, '2099-12-06')).toEqual([series.name]);
    const cancelled = await home.call('POST', `/api/events/${series.id}/cancel/`, { jour: '2099-11-28' });
    expect(cancelled.status).toBe(200);
    expect(await clashes(own.id, '2099-11-28')).toEqual([]);
  });

  it('is not told for an event that is cancelled or deleted, nor after a no [Q13]', async () => {
    const { id: member } = await services.member();
    const one = await serving(member, '10:00-11:00');
    const [other, gone, left] = [
      await serving(member, '10:00-11:00'),
      await serving(member, '10:00-11:00'),
      await serving(member, '10:00-11:00'),
    ];
    expect(await clashes(one.id)).toHaveLength(3);
    await home.call('POST', `/api/events/${other.id}/cancel/`, {});
    await home.call('DELETE', `/api/events/${gone.id}/`);
    await services.note(left.id, { jour: DAY, intervenant: left.speaker, reponse: 'non' });
    expect([await clashes(one.id), await clashes(left.id)]).toEqual([[], []]);
  });

  it('is counted once per date in the next weeks [Q13]', async () => {
    const day = new Date(home.at + 4 * 86_400_000).toISOString().slice(0, 10);
    const { id: member } = await services.member();
    const one = await serving(member, '10:00-11:00', day);
    await services.assign(one.id, one.speaker, (await services.role()).id);
    await serving(member, '10:30-12:00', day);
    const alone = await serving(member, '15:00-16:00', day);
    const { dates } = await services.weeks();
    const countOf = (id: number) => dates.find(({ evenement }) => evenement.id === id)?.chevauchements;
    expect([countOf(one.id), countOf(alone.id)]).toEqual([1, 0]);
  });
});

describe('Where people are to serve', () => {
  it('is answered for members and speakers, with the days beside those that were asked [Q13]', async () => {
    const { id: member } = await services.member();
    const night = await serving(member, '22:00-01:00', '2099-11-20');
    const other = await serving(member, '10:00-11:00', '2099-11-23');
    const { fuseau, engagements: found } = await engagements(`membres[]=${member}&jours[]=${DAY}`);
    expect(fuseau).toBe('Europe/Paris');
    expect(found).toEqual([
      {
        evenement: { id: night.id, nom_evenement: night.name },
        ...{ intervenant: night.speaker, membre_id: member },
        ...{ jour: '2099-11-20', heure_debut: '22:00', heure_fin: '01:00' },
      },
    ]);
    const bySpeaker = await engagements(`intervenants[]=${night.speaker}&jours[]=${DAY}&jours[]=2099-11-22`);
    expect(bySpeaker.engagements.map(({ evenement }) => evenement.id)).toEqual([night.id, other.id]);
  });

  it('is refused for what is no day, and for too many days', async () => {
    for (const query of ['2099-02-30', ...[Array.from({ length: 61 }, () => DAY).join('&jours[]=')]]) {
      const refused = await home.call('GET', `/api/engagements/?membres[]=1&jours[]=${query}`);
      expect([refused.status, refusedFields(refused)]).toEqual([422, ['jours']]);
    }
  });
});
