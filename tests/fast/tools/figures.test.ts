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
  it('compares a step with the checkout before, as it is printed', () => {
    expect(isMet('login usable', { parvis: 110.4, before: 100 })).toBe(true);
    expect(isMet('login usable', { parvis: 111, before: 100 })).toBe(false);
    expect(isMet('login usable', { parvis: 100, bare: 10 })).toBeUndefined();
  });

  it('compares blocked time with the bare page', () => {
    expect(isMet('blocked time, flow', { parvis: 150, bare: 100 })).toBe(true);
    expect(isMet('blocked time, flow', { parvis: 151, bare: 100 })).toBe(false);
    expect(isMet('blocked time, flow', { parvis: 5, bare: 0 })).toBeUndefined();
  });

  it('compares figures without a ratio by themselves', () => {
    expect(isMet('worst interaction', { parvis: 200.4 })).toBe(true);
    expect(isMet('worst interaction', { parvis: 200.6 })).toBe(false);
    expect(isMet('CLS', { parvis: 0.0004 })).toBe(true);
    expect(isMet('files of scripts, flow', { parvis: 1, bare: 1 })).toBeUndefined();
  });

  it('is marked beside the goal', () => {
    expect(goalText('next page', { parvis: 20, before: 100 })).toBe('≤ ×1.1 before ✓');
    expect(goalText('blocked time, flow', { parvis: 201, bare: 65 })).toBe('≤ ×1.5 bare ✗');
    expect(goalText('of them fetched ahead', { parvis: 5 })).toBe('');
  });
});
