import { describe, expect, it } from 'vitest';
import { absencesOn, absentDays, spanProblem } from '../../../../src/domain/calendar/absences';

const TRIP = { du: '2026-12-28', au: '2027-01-03' };
const DAY = { du: '2026-12-20', au: '2026-12-20' };

describe('absences', () => {
  it('hold their first and their last day, over the end of a year [EL11]', () => {
    const days = ['2026-12-27', '2026-12-28', '2027-01-01', '2027-01-03', '2027-01-04'];
    expect(absentDays([TRIP], days)).toEqual(['2026-12-28', '2027-01-01', '2027-01-03']);
    expect(absentDays([TRIP, DAY], ['2026-12-20', '2026-12-21'])).toEqual(['2026-12-20']);
    expect(absentDays([], days)).toEqual([]);
  });

  it('are told in the order of their first day', () => {
    const wide = { du: '2026-12-01', au: '2027-02-01' };
    expect(absencesOn([TRIP, DAY, wide], '2027-01-01')).toEqual([wide, TRIP]);
  });

  it.each([
    ['', '2026-12-20', 'noStart'],
    ['2026-12-20', '', 'noEnd'],
    ['2026-12-20', '2026-12-19', 'reversed'],
    ['2026-12-20', '2029-12-20', 'tooLong'],
    ['2026-12-20', '2029-12-19', undefined],
    ['2026-12-20', '2026-12-20', undefined],
  ] as const)('from «%s» to «%s»: %s', (du, au, problem) => {
    expect(spanProblem({ du, au })).toBe(problem);
  });
});
