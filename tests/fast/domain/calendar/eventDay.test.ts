import { describe, expect, it } from 'vitest';
import { eventDayEnd } from '../../../../src/domain/calendar/eventDay';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { runningDay } from '../../../../src/domain/events/runningDay';

const PARIS = 'Europe/Paris';
const at = (instant: number) => new Date(instant).toISOString().slice(0, 16);

describe('The day of an event', () => {
  it('ends four hours after its end and not before 4:00 of the next day, also where the clock changes [Q9]', () => {
    const rows: [day: string, start: string | null, end: string | null, instant: string, zone?: string][] = [
      // In winter Paris is an hour ahead of UTC.
      ['2026-12-24', '22:00', '00:30', '2026-12-25T03:30'],
      ['2026-12-24', '22:00', '06:30', '2026-12-25T09:30'],
      ['2026-12-24', '18:00', '19:00', '2026-12-25T03:00'],
      ['2026-12-24', '18:00', '23:59', '2026-12-25T03:00'],
      ['2026-12-24', '20:00', null, '2026-12-25T03:00'],
      ['2026-12-24', null, null, '2026-12-25T03:00'],
      ['2026-12-24', null, '12:00', '2026-12-25T03:00'],
      ['2026-12-24', '10:00', '10:00', '2026-12-25T03:00'],
      ['2026-12-31', '23:59:59', '23:58', '2027-01-02T02:58'],
      ['2026-12-24', '9:05', '8:00', '2026-12-25T11:00'],
      ['2026-12-24', 'soir', 'matin', '2026-12-25T03:00'],
      // The night in which the clock goes on: from 2:00 to 3:00, so that 4:00 is an hour earlier.
      ['2026-03-28', '20:00', null, '2026-03-29T02:00'],
      ['2026-03-28', '22:00', '01:30', '2026-03-29T04:30'],
      ['2026-03-28', '22:00', '06:00', '2026-03-29T08:00'],
      // And the one in which it goes back.
      ['2026-10-24', '20:00', null, '2026-10-25T03:00'],
      ['2026-10-24', '22:00', '01:30', '2026-10-25T03:30'],
      ['2026-10-24', '22:00', '06:00', '2026-10-25T09:00'],
      ['2026-12-24', '22:00', '06:30', '2026-12-25T15:30', 'America/New_York'],
      ['2026-12-24', '20:00', null, '2026-12-25T00:00', 'Indian/Reunion'],
    ];
    for (const [day, heure_debut, heure_fin, instant, zone = PARIS] of rows) {
      const end = eventDayEnd(zone, { day, heure_debut, heure_fin });
      expect.soft(at(end), `${day} ${heure_debut} ${heure_fin} ${zone}`).toBe(instant);
    }
  });
});

describe('The running day of an event', () => {
  const event = (fields: Partial<CalendarEvent>): CalendarEvent => ({
    ...{ id: 1, nom_evenement: 'Veillée', date: '2026-12-24T22:00:00', is_recurrent: false },
    ...{ heure_debut: '22:00', heure_fin: '06:30', ...fields },
  });
  const runningAt = (instant: string, of: CalendarEvent) =>
    runningDay(of, { today: instant.slice(0, 10), now: Date.parse(instant), zone: 'UTC' });

  it('is the one on which it began until that ends, and then none [Q9]', () => {
    const vigil = event({});
    expect(runningAt('2026-12-24T09:00Z', vigil)).toBe('2026-12-24');
    expect(runningAt('2026-12-25T10:29Z', vigil)).toBe('2026-12-24');
    expect(runningAt('2026-12-25T10:30Z', vigil)).toBeUndefined();
    expect(runningAt('2026-12-23T23:00Z', vigil)).toBeUndefined();
  });

  it('goes on to the next date of a series once the one before has ended [Q9]', () => {
    const nightly = event({ is_recurrent: true, recurence_data: { frequency: 'daily' } });
    expect(runningAt('2026-12-28T10:29Z', nightly)).toBe('2026-12-27');
    expect(runningAt('2026-12-28T10:30Z', nightly)).toBe('2026-12-28');
  });

  it('has the hours of a moved date, and is none of a cancelled one [Q9]', () => {
    const weekly = { is_recurrent: true, recurence_data: { frequency: 'weekly' } } as const;
    const moved = { jour: '2026-12-31', date: '2026-12-31', heure_debut: '10:00', heure_fin: '11:00' };
    expect(runningAt('2027-01-01T03:59Z', event({ ...weekly, exceptions: [moved] }))).toBe('2026-12-31');
    expect(runningAt('2027-01-01T04:00Z', event({ ...weekly, exceptions: [moved] }))).toBeUndefined();
    const cancelled = { jour: '2026-12-31', annulation: { motif: null, le: '2026-12-01T00:00:00Z' } };
    expect(runningAt('2027-01-01T03:59Z', event({ ...weekly, exceptions: [cancelled] }))).toBeUndefined();
    const off = event({ annulation: { motif: null, le: '2026-12-01T00:00:00Z' } });
    expect(runningAt('2026-12-25T01:00Z', off)).toBeUndefined();
  });
});
