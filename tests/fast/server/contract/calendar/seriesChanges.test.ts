import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../../../src/domain/events/event';
import { eventDays } from '../../../../../src/domain/events/occurrences';
import { dataOf } from '../../ask';
import { registrationServer } from '../registrations/registrationServer';

const home = registrationServer();

const WEEKLY = { is_recurrent: true, recurence_data: { frequency: 'weekly' } };
const read = async (id: number) => dataOf<CalendarEvent>(await home.call('GET', `/api/events/${id}/`));

describe('a change of a series', () => {
  it('keeps the changed dates that the rule no longer has, and a later change brings them back [Q10]', async () => {
    const { id, name } = await home.event({}, WEEKLY);
    await home.call('POST', `/api/events/${id}/cancel/`, { jour: '2099-11-28', motif: 'Fêtes' });
    await home.call('PUT', `/api/events/${id}/dates/`, { jour: '2099-12-05', date: '2099-12-06' });
    const to = (day: string) =>
      home.call('PUT', `/api/events/${id}/`, { id, nom_evenement: name, date: `${day}T10:00:00`, ...WEEKLY });
    const kept = (await read(id)).exceptions;
    expect(kept).toHaveLength(2);
    expect((await to('2099-11-22')).status).toBe(200);
    expect((await read(id)).exceptions).toEqual(kept);
    // Until then nothing of them is told: each Sunday takes place.
    const dates = async () =>
      eventDays(await read(id), { from: '2099-11-21', to: '2099-12-07' }, { isLive: true }).map(
        ({ day }) => day,
      );
    expect(await dates()).toEqual(['2099-11-22', '2099-11-29', '2099-12-06']);
    await to('2099-11-21');
    expect((await read(id)).exceptions).toEqual(kept);
    expect(await dates()).toEqual(['2099-11-21', '2099-12-06']);
  });
});

describe('an hour that the clock skips', () => {
  const errorsOf = async (answer: ReturnType<typeof home.call>) => {
    const { status, body } = await answer;
    return [status, (body as { errors?: Record<string, string> }).errors];
  };
  const sentence =
    'Cette nuit-là, l’heure change et 02\u00a0h\u00a030 n’existe pas. Choisissez une autre heure.';
  let made = 0;
  const draft = (date: string, heure_debut: string, heure_fin?: string) => ({
    ...{ nom_evenement: `Nuit ${++made}`, date: `${date}T${heure_debut}:00`, heure_debut },
    ...{ ...(heure_fin && { heure_fin }), is_recurrent: false },
  });
  const create = (body: object) => home.call('POST', '/api/events/', body);

  it('is refused at its field when an event is created or changed, whole or not [Q10]', async () => {
    const skipped = draft('2100-03-28', '02:30');
    const whole = { ...skipped, intervenants: [] };
    const refused = [422, { heure_debut: sentence }];
    expect(await errorsOf(create(skipped))).toEqual(refused);
    expect(await errorsOf(home.call('POST', '/api/events/complet/', whole))).toEqual(refused);
    const { id } = dataOf<{ id: number }>(await create(draft('2100-03-28', '01:59', '03:00')));
    expect(await errorsOf(home.call('PUT', `/api/events/${id}/`, { id, ...skipped }))).toEqual(refused);
    expect(await errorsOf(home.call('PUT', `/api/events/${id}/complet/`, { id, ...whole }))).toEqual(refused);
    expect((await read(id)).heure_debut).toBe('01:59');
  });

  it('is refused as the end too, on the day on which the event ends [Q10]', async () => {
    const refused = [422, { heure_fin: sentence }];
    expect(await errorsOf(create(draft('2100-03-27', '22:00', '02:30')))).toEqual(refused);
    expect(await errorsOf(create(draft('2100-03-28', '01:00', '02:30')))).toEqual(refused);
    // From 22:00 on that day it ends on the next one, which has this hour; in autumn the clock shows it twice.
    for (const [day, start] of [
      ['2100-03-28', '22:00'],
      ['2100-10-31', '01:00'],
    ] as const)
      expect((await create(draft(day, start, '02:30'))).status, day).toBe(201);
  });
});
