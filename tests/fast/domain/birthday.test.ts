import { describe, expect, it } from 'vitest';
import { birthdayOf, birthRanges, knownAge } from '../../../src/domain/members/birthday';

/** Whether a person of this birth has a birthday in the period, and how old they turn. */
function turns(born: string, first: string, last: string): number | undefined {
  const ranges = birthRanges(first, last).filter(({ from, to }) => born >= from && born <= to);
  expect(ranges.length, born).toBeLessThanOrEqual(1);
  return ranges[0]?.years;
}

describe('birthRanges', () => {
  it('has the days of birth of each year, both ends included [Y3]', () => {
    expect(birthRanges('2026-11-26', '2026-12-02').slice(0, 2)).toEqual([
      { from: '2025-11-26', to: '2025-12-02', years: 1 },
      { from: '2024-11-26', to: '2024-12-02', years: 2 },
    ]);
    const period = ['2026-11-26', '2026-12-02'] as const;
    expect(turns('1986-11-25', ...period)).toBe(undefined);
    expect(turns('1986-11-26', ...period)).toBe(40);
    expect(turns('1986-12-02', ...period)).toBe(40);
    expect(turns('1986-12-03', ...period)).toBe(undefined);
  });

  it('takes a birth for no birthday', () => {
    expect(turns('2026-11-28', '2026-11-26', '2026-12-02')).toBe(undefined);
  });

  it('crosses the new year with the age that is reached in it', () => {
    const period = ['2026-12-29', '2027-01-04'] as const;
    expect(turns('1986-12-30', ...period)).toBe(40);
    expect(turns('1987-01-02', ...period)).toBe(40);
    expect(turns('1986-01-02', ...period)).toBe(41);
  });

  it('finds those of 29 February on the 28th of a common year, and on the 29th of a leap year [Y3]', () => {
    expect(turns('1988-02-29', '2027-02-22', '2027-02-28')).toBe(39);
    expect(turns('1988-02-29', '2027-02-28', '2027-03-06')).toBe(39);
    expect(turns('1988-02-29', '2027-03-01', '2027-03-07')).toBe(undefined);
    expect(turns('1988-02-29', '2028-02-22', '2028-02-28')).toBe(undefined);
    expect(turns('1988-02-29', '2028-02-29', '2028-03-06')).toBe(40);
    // The day before is that of others.
    expect(turns('1987-02-28', '2028-02-29', '2028-03-06')).toBe(undefined);
    expect(turns('1987-03-01', '2028-02-23', '2028-02-29')).toBe(undefined);
    expect(turns('1987-02-28', '2028-02-23', '2028-02-29')).toBe(41);
  });

  it('has nothing for a leap day alone in years without one', () => {
    const years = birthRanges('2028-02-29', '2028-02-29').map((range) => range.years);
    expect(years.slice(0, 3)).toEqual([4, 8, 12]);
  });
});

describe('birthdayOf', () => {
  it('is the day in the year of that age, 28 February where there is no 29th', () => {
    expect(birthdayOf('1986-11-28', 40)).toBe('2026-11-28');
    expect(birthdayOf('1988-02-29', 39)).toBe('2027-02-28');
    expect(birthdayOf('1988-02-29', 40)).toBe('2028-02-29');
  });
});

describe('knownAge', () => {
  it('is left out where the year stands for an unknown one', () => {
    expect([knownAge(1), knownAge(120), knownAge(126)]).toEqual([1, 120, null]);
  });
});
