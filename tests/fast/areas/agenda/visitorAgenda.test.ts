import { describe, expect, it } from 'vitest';
import { eventCalls } from '../../../../src/api/endpoints/events';
import { parseResponse } from '../../../../src/api/http/parseResponse';
import { joinedDates, visitorAgendaCalls } from '../../../../src/areas/agenda/visitorAgenda';

const date = {
  ...{ id: 4, nom_evenement: ' Culte ', lieu: null, jour: '2026-12-06', date: '2026-12-07' },
  ...{ heure_debut: '9:30:00', heure_fin: null, is_recurrent: true, annule: true },
  ...{ inscription: null, fichier: '/flux/evenement.ics?id=4' },
};
const answer = {
  ...{ fuseau: 'Europe/Paris', aujourdhui: '2026-12-01', dates: [date], suite: null },
  abonnement: '/flux/public.ics',
};

describe('the call of the agenda', () => {
  it('is that of the contract', () => {
    const { id, method, path, anonymous } = visitorAgendaCalls.publicAgenda;
    expect(eventCalls.publicAgenda).toMatchObject({ id, method, path, anonymous });
  });

  it('reads what the contract reads', () => {
    expect(() => parseResponse(eventCalls.publicAgenda, 200, { data: answer })).not.toThrow();
    expect(parseResponse(visitorAgendaCalls.publicAgenda, 200, { data: answer })).toEqual({
      dates: [
        {
          ...{ id: 4, name: 'Culte', place: '', day: '2026-12-07', own: '2026-12-06', start: '09:30' },
          ...{ last: '2026-12-07', end: '', isSeries: true, isCancelled: true, registration: '' },
          file: '/flux/evenement.ics?id=4',
        },
      ],
      ...{ today: '2026-12-01', zone: 'Europe/Paris', next: '', feed: '/flux/public.ics', organisation: '' },
    });
  });

  it('reads the last of several days, and takes none that can’t be for one day [V13]', () => {
    const lastOf = (date_fin: unknown) =>
      parseResponse(visitorAgendaCalls.publicAgenda, 200, {
        data: { ...answer, dates: [{ ...date, date_fin }] },
      }).dates[0]?.last;
    expect(lastOf('2026-12-12')).toBe('2026-12-12');
    for (const wrong of [null, '', '2026-12-06', '2026-02-30', 7])
      expect.soft(lastOf(wrong), String(wrong)).toBe('2026-12-07');
  });

  it('joins what goes on once, although each answer tells it again [V13]', () => {
    const read = parseResponse(visitorAgendaCalls.publicAgenda, 200, { data: answer }).dates;
    expect(joinedDates(read, read)).toEqual(read);
    expect(joinedDates(read, [{ ...read[0]!, own: '2026-12-13' }])).toHaveLength(2);
  });

  it('leaves out a date that can’t be shown, and refuses what is no agenda', () => {
    const broken = { ...answer, dates: [date, { ...date, date: 'demain' }, 'x', { ...date, id: null }] };
    expect(parseResponse(visitorAgendaCalls.publicAgenda, 200, { data: broken }).dates).toHaveLength(1);
    for (const body of ['<!doctype html>', {}, { data: { dates: 'non' } }])
      expect(() => parseResponse(visitorAgendaCalls.publicAgenda, 200, body)).toThrow('contract');
  });
});
