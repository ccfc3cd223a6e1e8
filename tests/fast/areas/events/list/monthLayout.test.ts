import { afterEach, describe, expect, it } from 'vitest';
import { shownSpeakerOf } from '../../../../../src/areas/events/detail/shownSpeaker';
import { byDay } from '../../../../../src/areas/events/query/monthLayout';
import type { CalendarEvent } from '../../../../../src/domain/events/event';
import { monthBounds } from '../../../../../src/ui/calendar/days';
import { countIn, fitDay, namedWeeks } from '../../../../../src/ui/month/monthDays';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
  if (zone === undefined) delete process.env.TZ;
});

const event = (id: number, date: string | null, heure_debut?: string): CalendarEvent => ({
  id,
  nom_evenement: `É${id}`,
  date,
  heure_debut,
});

const ALL = { from: '2026-01-01', to: '2026-12-31' };

describe('a month of events', () => {
  it('shows six weeks from a Monday to a Sunday', () => {
    expect(monthBounds('2026-11')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
    // A month that starts on a Monday.
    expect(monthBounds('2026-06')).toEqual({ from: '2026-06-01', to: '2026-07-12' });
  });

  it('names each day by weekday, day and month, also those of other months', () => {
    const weeks = namedWeeks('2026-03');
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]?.slice(5)).toEqual([
      { day: '2026-02-28', name: 'samedi 28 février 2026' },
      { day: '2026-03-01', name: 'dimanche 1 mars 2026' },
    ]);
    expect(weeks[5]?.at(-1)).toEqual({ day: '2026-04-05', name: 'dimanche 5 avril 2026' });
  });

  it.each(['Europe/Paris', 'America/New_York', 'Pacific/Auckland'])(
    'puts events on their written day in %s',
    (tz) => {
      process.env.TZ = tz;
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(tz);
      const days = byDay(
        [
          event(1, '2026-12-31T23:30:00', '23:30'),
          event(2, '2026-03-29T02:30:00', '02:30'),
          event(3, '2026-11-01T00:10:00Z', '00:10'),
        ],
        ALL,
      );
      expect([...days.keys()]).toEqual(['2026-12-31', '2026-03-29', '2026-11-01']);
    },
  );

  it('sorts the events of a day by hour, with whole-day events first', () => {
    const day = '2026-11-21';
    const rows = [
      event(1, day, '19:00'),
      event(2, day, '9:30'),
      event(3, day, '09:30:00'),
      event(4, day),
      event(5, day, '10:00:00'),
    ];
    expect(
      byDay(rows, ALL)
        .get(day)
        ?.map(({ id }) => id),
    ).toEqual([4, 2, 3, 5, 1]);
  });

  it('puts a series on each of its days in the range, the first one included [W3]', () => {
    const weekly = { ...event(1, '2026-11-05', '20:00'), is_recurrent: true };
    const days = byDay(
      [{ ...weekly, recurence_data: { frequency: 'weekly' } }, event(2, '2026-11-12', '9:00')],
      {
        from: '2026-10-26',
        to: '2026-11-19',
      },
    );
    expect([...days].map(([day, events]) => [day, events.map(({ id }) => id)])).toEqual([
      ['2026-11-05', [1]],
      ['2026-11-12', [2, 1]],
      ['2026-11-19', [1]],
    ]);
  });

  it('puts an event on each of its days, with the hour on the first alone, and counts it once [V13]', () => {
    const camp = { ...event(1, '2026-11-28', '18:00'), date_fin: '2026-12-01' };
    const days = byDay([camp, event(2, '2026-11-29', '9:00')], { from: '2026-11-01', to: '2026-12-06' });
    expect([...days].map(([day, events]) => [day, events.map(({ id }) => id)])).toEqual([
      ['2026-11-28', [1]],
      ['2026-11-29', [1, 2]],
      ['2026-11-30', [1]],
      ['2026-12-01', [1]],
    ]);
    expect(days.get('2026-11-28')?.[0]?.heure_debut).toBe('18:00');
    expect(days.get('2026-11-30')?.[0]?.heure_debut).toBeNull();
    expect([countIn(days, '2026-11'), countIn(days, '2026-12')]).toEqual([2, 1]);
  });

  it('leaves out events without a valid day', () => {
    expect(byDay([event(1, null), event(2, ''), event(3, 'demain'), event(4, '2026-13-01')], ALL).size).toBe(
      0,
    );
  });

  it('shows the events that fit a day, and counts the others', () => {
    const events = (count: number) => Array.from({ length: count }, (_, at) => event(at, '2026-11-21'));
    expect(fitDay(events(3))).toMatchObject({ left: 0 });
    const { shown, left } = fitDay(events(4));
    expect([shown.length, left]).toEqual([2, 2]);
  });
});

describe('a speaker of the detail', () => {
  it('is read from objects, or from the contact noted with the assignment [E27]', () => {
    const donnees = {
      prenom: 'Awa',
      nom: 'Diop',
      member_email: ' a@exemple.fr ',
      member_telephone: '06 12 34 56 78',
      member_profession: null,
    };
    const role_intervenant = { id: 1, libelle: 'Conférencier' };
    expect(
      shownSpeakerOf({ intervenant: { id: 3, nom: 'Morel', prenom: 'Luc' }, role_intervenant, donnees }),
    ).toEqual({
      identity: { nom: 'Morel', prenom: 'Luc' },
      name: 'Morel Luc',
      role: 'Conférencier',
      profession: '',
      email: 'a@exemple.fr',
      telephone: '06 12 34 56 78',
    });
    expect(shownSpeakerOf({ intervenant: 3, role_intervenant: 1, donnees })).toMatchObject({
      name: 'Diop Awa',
      role: '',
    });
    expect(shownSpeakerOf({})).toMatchObject({ name: '', role: '', email: '', telephone: '' });
  });
});
