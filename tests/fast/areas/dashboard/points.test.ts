import { describe, expect, it } from 'vitest';
import { evolutionSummary, isBackwards, queryOf } from '../../../../src/areas/dashboard/evolution';
import { curveOf, dateWriter, pointRows } from '../../../../src/areas/dashboard/points';
import { nth } from '../../../support/present';

const points = [
  { date: '2026-01-01', value: 120 },
  { date: '2026-01-02', value: 125 },
  { date: '2026-01-03', value: 125 },
  { date: '2026-01-04', value: 118 },
];

describe('the rows of the evolution', () => {
  it('compare each point with the one before, the first with 0 [D20, D21]', () => {
    expect(pointRows(points).map((row) => row.change)).toEqual([120, 5, 0, -7]);
  });

  it('are none without points', () => {
    expect(pointRows([])).toEqual([]);
  });
});

describe('the dates of the evolution', () => {
  const written = (dates: readonly string[], isMonthly = true) => {
    const months = dates.map((date) => ({ date, value: 1 }));
    return dates.map(dateWriter(months, isMonthly));
  };

  it('are months where each point stands for one', () => {
    expect(written(['2024-12-01', '2025-01-01'])).toEqual(['déc. 2024', 'janv. 2025']);
    expect(written(['2024-12', '2025-01'])).toEqual(['déc. 2024', 'janv. 2025']);
  });

  it('are days by day, and where a point has another day than the first', () => {
    expect(written(['2024-12-01', '2025-01-01'], false)).toEqual(['01/12/2024', '01/01/2025']);
    expect(written(['2024-12-31', '2025-01-01'])).toEqual(['31/12/2024', '01/01/2025']);
    expect(written(['2024-13-01'])).toEqual(['Date invalide']);
  });
});

describe('the tiles of the evolution', () => {
  it('give the last value, last minus first, and the number of points [D16, D17, D18]', () => {
    expect(evolutionSummary(points)).toEqual({ total: 118, gained: -2, points: 4 });
  });

  it('show no number without points, rather than 0', () => {
    expect(evolutionSummary([])).toEqual({ total: undefined, gained: undefined, points: 0 });
  });
});

describe('the call of the evolution', () => {
  it('leaves empty dates out [D15]', () => {
    expect(queryOf({ period: 'daily', start: '', end: '' })).toEqual({ period: 'daily' });
    expect(queryOf({ period: 'monthly', start: '', end: '2026-02-01' })).toEqual({
      period: 'monthly',
      end_date: '2026-02-01',
    });
    expect(queryOf({ period: 'daily', start: '2026-01-01', end: '' })).toEqual({
      period: 'daily',
      start_date: '2026-01-01',
    });
  });

  it('is not made when the start is after the end', () => {
    const filters = { period: 'daily', start: '2026-02-01', end: '2026-01-01' } as const;
    expect(isBackwards(filters)).toBe(true);
    expect(queryOf(filters)).toBeNull();
    expect(queryOf({ ...filters, end: '2026-02-01' })).not.toBeNull();
    for (const open of [{ start: '' }, { end: '' }]) expect(isBackwards({ ...filters, ...open })).toBe(false);
  });

  it('is not made while a year is typed, and no warning appears', () => {
    const filters = { period: 'daily', start: '0202-01-01', end: '2026-01-01' } as const;
    expect(queryOf(filters)).toBeNull();
    expect(isBackwards({ ...filters, start: '2026-01-01', end: '0020-01-01' })).toBe(false);
  });
});

describe('the curve', () => {
  it('spaces the points by their dates', () => {
    const { dates, points: curve } = curveOf([nth(points, 0), nth(points, 3)]);
    expect(dates).toBe(true);
    expect(nth(curve, 1).x - nth(curve, 0).x).toBe(3 * 86_400_000);
  });

  it('reads months without a day', () => {
    expect(nth(curveOf([{ date: '2026-02', value: 1 }]).points, 0).x).toBe(Date.UTC(2026, 1));
  });

  it('spaces the points evenly when dates cannot be read or do not ascend', () => {
    const unreadable = curveOf([{ date: 'semaine 3', value: 1 }, nth(points, 0)]);
    expect(unreadable).toEqual({
      dates: false,
      points: [
        { x: 0, y: 1 },
        { x: 1, y: 120 },
      ],
    });
    expect(curveOf([nth(points, 1), nth(points, 0)]).dates).toBe(false);
    expect(curveOf([nth(points, 0), nth(points, 0)]).dates).toBe(false);
    expect(curveOf([{ date: 'semaine du 2026-01-01', value: 1 }]).dates).toBe(false);
  });
});
