import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downsample } from '../../../../src/ui/chart/downsample';
import { nearest } from '../../../../src/ui/chart/nearest';
import { dateTicks, valueTicks } from '../../../../src/ui/chart/ticks';
import { nth } from '../../../support/lookups.ts';

const points = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: -1000, max: 1000 })), { minLength: 1 })
  .map((steps) => {
    let x = 0;
    return steps.map(([step, y]) => {
      x += step;
      return { x, y };
    });
  });

describe('valueTicks', () => {
  it('chooses round steps around the values', () => {
    expect(valueTicks(123, 365).map((tick) => tick.at)).toEqual([100, 200, 300, 400]);
    expect(nth(valueTicks(0, 5092), -1).label).toBe('6\u202f000');
  });

  it('leaves space around a value that never changes, but none below 0', () => {
    expect(valueTicks(12, 12).map((tick) => tick.at)).toEqual([11, 12, 13]);
    expect(valueTicks(0, 0).map((tick) => tick.at)).toEqual([0, 1]);
  });

  it('covers any values in few, whole, even steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 0, max: 1e6 }), (low, range) => {
        const ticks = valueTicks(low, low + range).map((tick) => tick.at);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + range);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('dateTicks', () => {
  const labels = (from: string, to: string, count: number) =>
    dateTicks(Date.parse(from), Date.parse(to), count).map((tick) => tick.label);

  it('names days, months or years, depending on the length', () => {
    expect(labels('2026-03-02', '2026-03-05', 5)).toEqual(['2 mars', '3 mars', '4 mars', '5 mars']);
    expect(labels('2026-01-15', '2026-05-02', 5)).toEqual([
      'févr. 2026',
      'mars 2026',
      'avr. 2026',
      'mai 2026',
    ]);
    expect(labels('2019-06-01', '2026-05-02', 4)).toEqual(['2020', '2022', '2024', '2026']);
  });

  it('never gives more labels than there is space for', () => {
    const moment = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2060, 0) });
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 3, max: 8 }), (one, other, count) => {
        const ticks = dateTicks(Math.min(one, other), Math.max(one, other), count);
        expect(ticks.length).toBeLessThanOrEqual(count + 1);
      }),
    );
  });
});

describe('downsample', () => {
  it('keeps short series as they are', () => {
    const series = [{ x: 1, y: 2 }];
    expect(downsample(series, 400)).toBe(series);
  });

  it('keeps the peak of 5 000 points', () => {
    const series = Array.from({ length: 5000 }, (_, x) => ({ x, y: x === 3210 ? 900 : 100 }));
    const drawn = downsample(series, 400);
    expect(drawn).toHaveLength(400);
    expect(drawn).toContainEqual({ x: 3210, y: 900 });
  });

  it('keeps both ends, the order and the requested number of any series', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 3, max: 60 }), (series, limit) => {
        const drawn = downsample(series, limit);
        expect(drawn).toHaveLength(Math.min(limit, series.length));
        expect(drawn[0]).toBe(series[0]);
        expect(drawn.at(-1)).toBe(series.at(-1));
        expect(drawn.every((point, at) => at === 0 || point.x > nth(drawn, at - 1).x)).toBe(true);
      }),
    );
  });
});

describe('nearest', () => {
  it('finds the point closest to the pointer', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: -10, max: 6000 }), (series, x) => {
        const distance = Math.abs(nth(series, nearest(series, x)).x - x);
        expect(distance).toBe(Math.min(...series.map((point) => Math.abs(point.x - x))));
      }),
    );
  });
});
