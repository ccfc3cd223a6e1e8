import { describe, expect, it } from 'vitest';
import { blocked, isAhead, median } from '../../tools/bench/beside/figures.ts';
import { goalText, isMet } from '../../tools/bench/beside/goals.ts';

describe('median', () => {
  it('is the middle value, or the mean of the two in the middle', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([10, 40, 20, 30])).toBe(25);
    expect(median([7])).toBe(7);
    expect(median([])).toBeNaN();
  });
});

describe('blocked', () => {
  it('adds what tasks of a span take beyond 50 ms', () => {
    const tasks = [
      { start: 0, duration: 500 },
      { start: 100, duration: 80 },
      { start: 199, duration: 51 },
      { start: 200, duration: 500 },
    ];
    expect(blocked(tasks, 100, 200)).toBe(31);
  });
});

describe('isAhead', () => {
  it('is true of requests that begin while no step waits', () => {
    const steps = [
      { name: 'login usable' as const, start: 0, end: 100 },
      { name: 'next page' as const, start: 500, end: 600 },
    ];
    const begun = [0, 99, 100, 499, 500, 600].map((start) => ({ start }));
    expect(begun.filter(isAhead(steps))).toEqual([{ start: 100 }, { start: 499 }, { start: 600 }]);
  });
});

describe('isMet', () => {
  it('compares the ratio to the bare page as it is printed', () => {
    expect(isMet('login usable', 120.4, 100)).toBe(true);
    expect(isMet('login usable', 121, 100)).toBe(false);
    expect(isMet('login usable', 100, 0)).toBeUndefined();
  });

  it('compares figures without a ratio by themselves', () => {
    expect(isMet('heap, MiB', 4.54, 1)).toBe(true);
    expect(isMet('heap, MiB', 4.56, 9)).toBe(false);
    expect(isMet('CLS', 0.0004, 0)).toBe(true);
    expect(isMet('files of scripts, flow', 1, 1)).toBeUndefined();
  });

  it('is marked beside the goal', () => {
    expect(goalText('next page', 20, 100)).toBe('≤ ×0.3 ✓');
    expect(goalText('KiB of scripts, flow', 201, 65)).toBe('≤ 200 ✗');
    expect(goalText('of them fetched ahead', 5, 0)).toBe('');
  });
});
