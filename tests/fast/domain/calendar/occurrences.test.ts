import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { dayNumber, dayText } from '../../../../src/domain/calendar/dayNumbers';
import { nextOccurrence, occurrences } from '../../../../src/domain/calendar/occurrences';
import { recurrenceLines } from '../../../../src/domain/calendar/recurrenceRule';
import type { SeriesRule } from '../../../../src/domain/calendar/seriesRule';
import { ruleOf, rules } from './rules';

/** The days of the rule's own RRULE and EXDATE in a range, as ical.js counts them. */
function icalDays(rule: SeriesRule, from: string, to: string): string[] {
  const lines = [
    'BEGIN:VEVENT',
    `DTSTART:${rule.start.replaceAll('-', '')}T023000`,
    ...recurrenceLines(rule, '023000'),
  ];
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse([...lines, 'END:VEVENT'].join('\r\n'))));
  const iterator = event.iterator();
  const days: string[] = [];
  for (;;) {
    const day = iterator.next()?.toString().slice(0, 10);
    if (!day || day > to) return days;
    if (day >= from) days.push(day);
  }
}

const later = (day: string, count: number): string => dayText(dayNumber(day) + count);

describe('the days of a series', () => {
  it('are those that ical.js reads from its RRULE and EXDATE, from either end [Y6]', () => {
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: -100, max: 900 }),
        fc.integer({ min: 0, max: 900 }),
        fc.array(fc.nat(20), { maxLength: 3 }),
        (plain, shift, length, places) => {
          const all = occurrences(plain, { from: '', to: later(plain.start, 1000) });
          const except = [...new Set(places.map((place) => all[place]).filter((day) => day !== undefined))];
          const rule = { ...plain, except };
          const from = later(rule.start, shift);
          const to = later(from, length);
          const days = occurrences(rule, { from, to });
          expect(days).toEqual(icalDays(rule, from, to));
          expect(occurrences(rule, { from, to }, { limit: 3 })).toEqual(days.slice(0, 3));
          const latest = occurrences(rule, { from, to }, { limit: 3, latestFirst: true });
          expect(latest).toEqual(days.slice(-3).reverse());
        },
      ),
      { numRuns: 400 },
    );
  });

  /* The examples of RFC 5545, section 3.8.5.3, that this product can write, with the days that it lists. */
  it.each([
    ['every other day', ruleOf('daily', '1997-09-02', { intervalle: 2 }), '1997-09-10', '2 4 6 8 10'],
    [
      'every 10 days, 5 times',
      ruleOf('daily', '1997-09-02', { intervalle: 10, fois: 5 }),
      '1998-01-01',
      '2 12 22 2 12',
    ],
    [
      'weekly until a day',
      ruleOf('weekly', '1997-09-02', { jusqu_au: '1997-09-30' }),
      '1998-01-01',
      '2 9 16 23 30',
    ],
    [
      'every other week on Tuesday and Thursday, 8 times',
      ruleOf('weekly', '1997-09-02', { intervalle: 2, jours: [2, 4], fois: 8 }),
      '1998-01-01',
      '2 4 16 18 30 2 14 16',
    ],
    [
      'every other week on Monday, Wednesday and Friday',
      ruleOf('weekly', '1997-09-01', { intervalle: 2, jours: [1, 3, 5] }),
      '1997-10-03',
      '1 3 5 15 17 19 29 1 3',
    ],
    [
      'the first Friday, 4 times',
      ruleOf('monthly', '1997-09-05', { rang: 1, fois: 4 }),
      '1999-01-01',
      '5 3 7 5',
    ],
    [
      'the last day of the month',
      ruleOf('monthly', '1997-09-30', { jour_du_mois: -1 }),
      '1998-02-28',
      '30 31 30 31 31 28',
    ],
    ['the 31st', ruleOf('monthly', '1997-10-31'), '1998-08-30', '31 31 31 31 31 31'],
    [
      'every 18 months on the 10th',
      ruleOf('monthly', '1997-09-10', { intervalle: 18 }),
      '2000-12-31',
      '10 10 10',
    ],
    ['the last Monday of May', ruleOf('yearly', '1997-05-26', { rang: -1 }), '2000-01-01', '26 25 31'],
  ])('are those of RFC 5545: %s [Y6]', (_, rule, to, days) => {
    const found = occurrences(rule, { from: '', to });
    expect(found.map((day) => Number(day.slice(8))).join(' ')).toBe(days);
  });

  it('leave out 29 February in common years, and a fifth Sunday where there is none [Y6]', () => {
    expect(occurrences(ruleOf('yearly', '2024-02-29'), { from: '', to: '2033-01-01' })).toEqual([
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
    ]);
    expect(occurrences(ruleOf('monthly', '2026-03-29', { rang: 5 }), { from: '', to: '2026-09-01' })).toEqual(
      ['2026-03-29', '2026-05-31', '2026-08-30'],
    );
  });

  it('count the excluded ones among the n days, and end with the last [Y6]', () => {
    const rule = ruleOf('weekly', '2026-12-11', { fois: 4, sauf: ['2026-12-25'] });
    expect(occurrences(rule, { from: '', to: '' })).toEqual(['2026-12-11', '2026-12-18', '2027-01-01']);
    expect(nextOccurrence(rule, '2026-12-19')).toBe('2027-01-01');
    expect(nextOccurrence(rule, '2027-01-02')).toBe(undefined);
  });

  it('cost nothing for the years before the range, and end where a rule has no day at all', () => {
    const biweekly = ruleOf('weekly', '0100-01-01', { intervalle: 2, jours: [1, 5] });
    for (let turn = 0; turn < 10_000; turn++)
      expect(occurrences(biweekly, { from: '2026-11-01', to: '2026-11-28' }).length).toBeGreaterThan(2);
    const never = ruleOf('yearly', '2026-02-01', { jour_du_mois: 31 });
    expect(occurrences(never, { from: '', to: '' }, { limit: 1 })).toEqual([]);
  });
});
