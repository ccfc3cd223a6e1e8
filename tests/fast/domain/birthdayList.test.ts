import { describe, expect, it } from 'vitest';
import { isLeapBirthday, isPeriod, lastDayOf, periodOf } from '../../../src/domain/members/birthdayList';

describe('The period of a list of birthdays', () => {
  it('is the week from Monday to Sunday, the month, or the next one, over the year’s end [R6]', () => {
    expect(periodOf('semaine', '2026-12-01')).toEqual({ du: '2026-11-30', au: '2026-12-06' });
    expect(periodOf('semaine', '2026-12-06')).toEqual({ du: '2026-11-30', au: '2026-12-06' });
    expect(periodOf('semaine', '2027-01-01')).toEqual({ du: '2026-12-28', au: '2027-01-03' });
    expect(periodOf('mois', '2028-02-29')).toEqual({ du: '2028-02-01', au: '2028-02-29' });
    expect(periodOf('mois_suivant', '2026-12-31')).toEqual({ du: '2027-01-01', au: '2027-01-31' });
    expect(periodOf('mois_suivant', '2027-01-31')).toEqual({ du: '2027-02-01', au: '2027-02-28' });
  });

  it('is a year at most, so that nobody has two birthdays in it', () => {
    expect(lastDayOf('2026-12-01')).toBe('2027-11-30');
    const rows: [string, string, boolean][] = [
      ['2026-12-01', '2026-12-01', true],
      ['2026-12-01', '2027-11-30', true],
      ['2026-12-01', '2027-12-01', false],
      ['2026-12-02', '2026-12-01', false],
      ['', '2026-12-01', false],
      ['2026-02-30', '2026-03-01', false],
    ];
    for (const [du, au, isRight] of rows) expect.soft(isPeriod({ du, au }), `${du} ${au}`).toBe(isRight);
  });

  it('tells who was born on 29 February where the year has none', () => {
    expect(isLeapBirthday({ date_naissance: '2000-02-29', jour: '2027-02-28' })).toBe(true);
    expect(isLeapBirthday({ date_naissance: '2000-02-29', jour: '2028-02-29' })).toBe(false);
    expect(isLeapBirthday({ date_naissance: '2000-02-28', jour: '2027-02-28' })).toBe(false);
  });
});
