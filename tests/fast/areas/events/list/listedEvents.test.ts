import { describe, expect, it } from 'vitest';
import {
  listedEvents,
  listsOccurrences,
  startsLatest,
} from '../../../../../src/areas/events/query/listedEvents';
import type { Frequency } from '../../../../../src/domain/calendar/seriesRule';
import type { CalendarEvent } from '../../../../../src/domain/events/event';

const event = (id: number, day: string, hour?: string): CalendarEvent => ({
  id,
  nom_evenement: `Zz${id}`,
  date: `${day}T${hour ?? '00:00'}:00`,
  heure_debut: hour,
  is_recurrent: false,
});
const every = (frequency: Frequency, ...args: Parameters<typeof event>): CalendarEvent => ({
  ...event(...args),
  is_recurrent: true,
  recurence_data: { frequency },
});

const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const TODAY = '2026-11-22';
const listed = (source: Partial<Parameters<typeof listedEvents>[0]>) => {
  const rows = source.rows ?? [];
  const rest = { hasNext: false, series: [], isLatestFirst: false, room: 20, ...source };
  return listedEvents({ period: WEEK, count: rows.length, ...rest, rows });
};
const told = ({ shown }: ReturnType<typeof listed>) =>
  shown.map(({ evenement: event, day }) => `${event.id} ${day.slice(5, 10)}`);

describe('listedEvents', () => {
  it('puts every day of a series into a period with two ends, among the other events [W3]', () => {
    const rows = [event(1, '2026-11-17', '10:00'), event(2, '2026-11-20', '10:00')];
    const series = [every('weekly', 7, '2026-10-20', '09:00'), every('daily', 8, '2026-11-20', '11:00')];
    const list = listed({ rows, series });
    expect(told(list)).toEqual(['7 11-17', '1 11-17', '2 11-20', '8 11-20', '8 11-21', '8 11-22']);
    expect(list).toMatchObject({ hasMore: false, isMinimum: false, showsSeriesOnce: false });
  });

  it('counts each day once, also of a series that the server counts with its first day [W3]', () => {
    const series = every('daily', 8, '2026-11-20', '11:00');
    const rows = [event(1, '2026-11-17'), series];
    expect(listed({ rows, series: [series], count: 2 }).total).toBe(4);
    expect(listed({ series: [every('daily', 9, '1996-01-01')] }).total).toBe(7);
  });

  it('holds back the days after the last loaded row until the rows between are loaded [W3]', () => {
    const series = [every('daily', 7, '2026-01-01', '12:00')];
    const rows = [event(1, '2026-11-17', '10:00'), event(2, '2026-11-18', '13:00')];
    const first = listed({ rows, series, hasNext: true, count: 3 });
    expect(told(first)).toEqual(['7 11-16', '1 11-17', '7 11-17', '7 11-18', '2 11-18']);
    expect(first.hasMore).toBe(true);
    const both = listed({ rows: [...rows, event(3, '2026-11-22', '09:00')], series, count: 3 });
    expect(told(both).slice(0, 5)).toEqual(told(first));
    expect(told(both).slice(-2)).toEqual(['3 11-22', '7 11-22']);
  });

  it('shows no more than there is room for, however long the period and old the series [W3]', () => {
    const series = Array.from({ length: 300 }, (_, id) => every('daily', id, '0101-01-01'));
    const list = listed({ series, period: { from: '0200-01-01', to: '9999-12-31' }, room: 20 });
    expect(list.shown).toHaveLength(20);
    expect(list).toMatchObject({ hasMore: true, isMinimum: true, total: 300_000 });
  });

  it('shows a series once from today on, on its next day [W3]', () => {
    const period = { from: TODAY, to: '' };
    const rows = [event(1, '2026-11-25'), every('weekly', 2, '2026-12-01'), event(3, '2026-12-02')];
    const list = listed({ period, rows, series: [every('weekly', 7, '2026-01-06'), ...rows.slice(1, 2)] });
    expect(told(list)).toEqual(['7 11-24', '1 11-25', '2 12-01', '3 12-02']);
    expect(list).toMatchObject({ total: 4, hasMore: false, showsSeriesOnce: true });
  });

  it('shows a series once until today, on its last day, where the latest event comes first [W3]', () => {
    const period = { from: '', to: TODAY };
    const series = every('weekly', 7, '2026-01-06');
    const rows = [event(3, '2026-11-21'), event(2, '2026-11-15'), series];
    const list = listed({ period, rows, series: [series], isLatestFirst: true });
    expect(told(list)).toEqual(['3 11-21', '7 11-17', '2 11-15']);
    expect(list).toMatchObject({ total: 3, showsSeriesOnce: true });
  });

  it('leaves rows as the back end sends them until today, where it can’t send the latest first [E7, E9]', () => {
    const rows = [every('weekly', 7, '2026-01-06'), event(2, '2026-11-15')];
    const list = listed({ period: { from: '', to: TODAY }, rows, series: [every('daily', 9, '2026-01-01')] });
    expect(told(list)).toEqual(['7 01-06', '2 11-15']);
    expect(list.total).toBe(2);
  });

  it('shows an event without a readable day where the back end puts it', () => {
    const rows = [event(1, '2026-11-18'), { ...event(2, ''), date: null }, event(3, '2026-11-20')];
    const list = listed({ rows, series: [every('weekly', 7, '2026-11-19')] });
    expect(list.shown.map(({ evenement: event }) => event.id)).toEqual([1, 2, 7, 3]);
  });
});

describe('the order of a period', () => {
  it('starts with the latest event where the period has an end only [E7]', () => {
    expect(startsLatest({ from: '', to: TODAY })).toBe(true);
    for (const period of [WEEK, { from: TODAY, to: '' }, { from: '', to: '' }])
      expect(startsLatest(period)).toBe(false);
    expect(listsOccurrences({ from: '', to: '' }, false)).toBe(false);
  });
});
