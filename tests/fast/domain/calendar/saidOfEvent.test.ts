import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../../src/domain/events/event';
import { isToCome, lastMoment, saidOfEvent } from '../../../../src/domain/events/saidOfEvent';

const EVENT: CalendarEvent = {
  ...{ id: 1, nom_evenement: 'Camp', lieu: 'Temple', date: '2026-11-21T10:00:00' },
  ...{ heure_debut: '10:00', heure_fin: '11:30', is_recurrent: false },
};
const weekly = (serie: CalendarEvent['serie'], more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ ...EVENT, is_recurrent: true, recurence_data: { frequency: 'weekly' }, serie },
  ...more,
});
const OFF = { motif: null, le: '2026-11-01T10:00:00Z' };

describe('The last moment of an event', () => {
  it('is that of its day, or of the last date of its series that takes place [Q7]', () => {
    const moved = { jour: '2026-12-05', date: '2026-12-20', heure_debut: '18:00' };
    const cases: [string, CalendarEvent, unknown][] = [
      ['one day', EVENT, { minute: '2026-11-21T10:00' }],
      ['a day without an hour', { ...EVENT, heure_debut: null }, { minute: '2026-11-21T23:59' }],
      ['recurring without a rhythm', { ...EVENT, is_recurrent: true }, { minute: '2026-11-21T10:00' }],
      ['without an end', weekly(null), 'endless'],
      ['until a day', weekly({ jusqu_au: '2026-12-08' }), { minute: '2026-12-05T10:00' }],
      ['n times', weekly({ fois: 3 }), { minute: '2026-12-05T10:00' }],
      ['n times, one left out', weekly({ fois: 3, sauf: ['2026-12-05'] }), { minute: '2026-11-28T10:00' }],
      [
        'last cancelled',
        weekly({ fois: 3 }, { exceptions: [{ jour: '2026-12-05', annulation: OFF }] }),
        { minute: '2026-11-28T10:00' },
      ],
      ['last moved', weekly({ fois: 3 }, { exceptions: [moved] }), { minute: '2026-12-20T18:00' }],
      [
        'all cancelled',
        weekly({ fois: 1 }, { exceptions: [{ jour: '2026-11-21', annulation: OFF }] }),
        'none',
      ],
      ['cancelled', { ...EVENT, annulation: OFF }, 'none'],
    ];
    for (const [name, event, last] of cases) expect.soft(lastMoment(event), name).toEqual(last);
  });
});

describe('What is said of an event', () => {
  it('is that it takes place, has begun, is over or cancelled [Q7]', () => {
    const at = (minute: string, event = EVENT) => saidOfEvent(event, minute).state;
    expect(at('2026-11-21T10:00')).toBe('planned');
    expect(at('2026-11-21T10:01')).toBe('begun');
    expect(at('2026-11-22T00:00')).toBe('over');
    expect(at('2026-11-22T00:00', { ...EVENT, annulation: OFF })).toBe('cancelled');
    expect(at('2026-11-21T22:00', { ...EVENT, heure_debut: null })).toBe('planned');
  });

  it('is the next date of a series, what is cancelled before it, and when none is left [Q7]', () => {
    const event = weekly(
      { fois: 3 },
      {
        exceptions: [
          { jour: '2026-11-28', annulation: OFF },
          { jour: '2026-12-05', date: '2026-12-06', heure_debut: '17:00', lieu: 'Salle' },
        ],
      },
    );
    const first = saidOfEvent(event, '2026-11-20T08:00');
    expect([first.state, first.next?.own, first.cancelled]).toEqual(['planned', '2026-11-21', []]);
    const later = saidOfEvent(event, '2026-11-21T10:01');
    expect([later.state, later.next?.event.date, later.next?.event.lieu]).toEqual([
      'moved',
      '2026-12-06',
      'Salle',
    ]);
    expect(later.cancelled.map(({ own }) => own)).toEqual(['2026-11-28']);
    const last = saidOfEvent(event, '2026-12-06T17:01');
    expect([last.state, last.scope, isToCome(last)]).toEqual(['over', 'series', false]);
    expect(saidOfEvent({ ...event, annulation: OFF }, '2026-11-20T08:00').state).toBe('cancelled');
  });

  it('is that of one date of a series where one is meant [Q7]', () => {
    const event = weekly(null, {
      exceptions: [
        { jour: '2026-11-28', annulation: OFF },
        { jour: '2026-12-05', date: '2026-12-06', heure_debut: '17:00', lieu: 'Salle' },
      ],
    });
    const of = (own: string) => saidOfEvent(event, '2026-11-20T08:00', own);
    expect([of('2026-11-28').state, of('2026-11-28').scope]).toEqual(['cancelled', 'date']);
    expect([of('2026-12-05').state, of('2026-12-05').event.date]).toEqual(['moved', '2026-12-06']);
    expect([of('2026-12-12').state, of('2026-12-12').event.is_recurrent]).toEqual(['planned', false]);
    const cancelled = saidOfEvent({ ...event, annulation: OFF }, '2026-11-20T08:00', '2026-12-12');
    expect([cancelled.state, cancelled.scope]).toEqual(['cancelled', 'event']);
  });
});
