import { describe, expect, it } from 'vitest';
import { addMonths, isDay } from '../../../../src/domain/calendar/dayNumbers.ts';
import { dayAfterKey, weeksOf } from '../../../../src/ui/calendar/days.ts';
import { weekdayNames } from '../../../../src/ui/calendar/names.ts';
import { nth } from '../../../support/lookups.ts';

describe('the days of the calendar', () => {
  it('start weeks on Monday [H14, C12]', () => {
    expect(weekdayNames()[0]).toBe('lundi');
    const MONDAY = 1;
    for (const week of weeksOf('2026-03')) expect(new Date(nth(week, 0)).getUTCDay()).toBe(MONDAY);
    expect(weeksOf('2026-03')[0]).toContain('2026-03-01');
  });
  it('follow each other across clock changes and the end of February', () => {
    const nextDay = (day: string) => dayAfterKey('ArrowRight', day, false);
    expect(['2026-03-28', '2026-03-29'].map(nextDay)).toEqual(['2026-03-29', '2026-03-30']);
    expect(['2026-10-24', '2026-10-25'].map(nextDay)).toEqual(['2026-10-25', '2026-10-26']);
    expect(['2024-02-28', '2026-02-28'].map(nextDay)).toEqual(['2024-02-29', '2026-03-01']);
  });
  it('stay within the month they move to', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });
  it('move with the keys of the date grid', () => {
    const from = '2026-03-05';
    const keys = [
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'Home',
      'End',
      'PageUp',
      'PageDown',
      'a',
    ];
    expect(keys.map((key) => dayAfterKey(key, from, false))).toEqual([
      '2026-03-04',
      '2026-03-06',
      '2026-02-26',
      '2026-03-12',
      '2026-03-02',
      '2026-03-08',
      '2026-02-05',
      '2026-04-05',
      undefined,
    ]);
    expect(dayAfterKey('PageDown', from, true)).toBe('2027-03-05');
  });
  it('are only valid days', () => {
    expect(isDay('2026-03-05')).toBe(true);
    expect([isDay('2026-03-05T10:00'), isDay('2026-13-01'), isDay(null)]).toEqual([false, false, false]);
  });
});
