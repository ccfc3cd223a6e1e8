import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayNumber,
  daysBetween,
  isDay,
  weekdayOf,
} from '../../../../src/domain/calendar/dayNumbers';

describe('a day of the calendar', () => {
  it('exists, and has a weekday from 1 for Monday to 7 for Sunday', () => {
    expect(['2024-02-29', '0004-02-29', '9999-12-31'].filter(isDay)).toHaveLength(3);
    expect(['2026-02-29', '2026-02-31', '2026-04-31', '2026-13-01', ''].filter(isDay)).toEqual([]);
    const week = ['2026-03-02', '2026-03-03', '2026-03-07', '2026-03-08', '1969-12-28'];
    expect(week.map((day) => weekdayOf(dayNumber(day)))).toEqual([1, 2, 6, 7, 7]);
  });

  it('is counted across changes of the clock, ends of months and the years before 100', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
    expect([addMonths('2024-01-31', 1), addMonths('2024-03-31', -13)]).toEqual(['2024-02-29', '2023-02-28']);
    expect(addMonths('0050-01-31', 1)).toBe('0050-02-28');
  });
});
