import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/calendar/dayNumbers';
import { FREQUENCIES } from '../../../src/domain/calendar/seriesRule';
import { calendarFile } from '../../../src/domain/events/calendarFile';
import type { CalendarEvent } from '../../../src/domain/events/event';
import { datesOf } from '../../../src/domain/events/occurrences';
import { present } from '../../support/present';

/** The days of the event's dates. */
const occurrenceDays = (...args: Parameters<typeof datesOf>) => datesOf(...args).map(({ day }) => day);

const ZONE = process.env.TZ;
afterAll(() => {
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});

const series = (frequency: string, day: string, time = '10:00'): CalendarEvent => ({
  id: 7,
  nom_evenement: 'Culte',
  date: `${day}T${time}:00`,
  heure_debut: time,
  is_recurrent: true,
  recurence_data: { frequency },
});

/** The days of the event's calendar file within a range, as ical.js reads them. */
function fileDays(eventRow: CalendarEvent, from: string, to: string): string[] {
  const file = present(calendarFile(eventRow, { now: new Date(0), host: 'x' }), 'file');
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')[0]);
  const iterator = event.iterator();
  const days: string[] = [];
  for (;;) {
    const day = iterator.next()?.toString().slice(0, 10);
    if (!day || day > to) return days;
    if (day >= from) days.push(day);
  }
}

describe('the days of a recurring event', () => {
  it.each(['Europe/Paris', 'America/New_York', 'Pacific/Auckland'])(
    'are those that its calendar file has, read by ical.js in %s [W3]',
    (zone) => {
      process.env.TZ = zone;
      // From 2023 on with a leap year, both clock changes and the ends of months.
      const start = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2023-01-01', days));
      const ends = fc.constantFrom('2023-01-31', '2023-08-29', '2024-02-29', '2024-03-31', '2024-10-27');
      const hour = fc.constantFrom('00:00', '02:30', '23:59');
      fc.assert(
        fc.property(
          fc.constantFrom(...FREQUENCIES),
          fc.oneof(start, ends),
          hour,
          fc.integer({ min: -400, max: 1500 }),
          fc.integer({ min: 0, max: 800 }),
          (frequency, day, time, shift, length) => {
            const eventRow = series(frequency, day, time);
            const from = addDays(day, shift);
            const to = addDays(from, length);
            const days = occurrenceDays(eventRow, { from, to });
            expect(days).toEqual(fileDays(eventRow, from, to));
            const latest = occurrenceDays(eventRow, { from, to }, { latestFirst: true, limit: 3 });
            expect(latest).toEqual(days.slice(-3).reverse());
            expect(occurrenceDays(eventRow, { from, to }, { limit: 3 })).toEqual(days.slice(0, 3));
          },
        ),
      );
    },
  );

  it('leave out the months without a 31st and the years without 29 February [W3]', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const months = ['01', '03', '05', '07', '08', '10', '12'].map((month) => `2026-${month}-31`);
    expect(occurrenceDays(series('monthly', '2025-01-31'), year)).toEqual(months);
    expect(occurrenceDays(series('yearly', '2024-02-29'), { from: '2025-01-01', to: '2033-01-01' })).toEqual([
      '2028-02-29',
      '2032-02-29',
    ]);
  });

  it('cost nothing for the years before the range, and stop at the limit of a range without an end [W3]', () => {
    const daily = series('daily', '0100-01-01');
    // A loop from the first day would take 14 billion steps in all.
    for (let turn = 0; turn < 20_000; turn++)
      expect(occurrenceDays(daily, { from: '2026-11-01', to: '2026-11-03' })).toHaveLength(3);
    expect(occurrenceDays(daily, { from: '2026-11-01', to: '' }, { limit: 1 })).toEqual(['2026-11-01']);
    expect(occurrenceDays(series('yearly', '9998-05-01'), { from: '', to: '' })).toEqual([
      '9998-05-01',
      '9999-05-01',
    ]);
  });

  it('are none for an event without a frequency or a readable day', () => {
    const year = { from: '2026-01-01', to: '2026-12-31' };
    const once = { ...series('daily', '2026-02-01'), is_recurrent: false };
    const without = { ...once, is_recurrent: true, recurence_data: null };
    for (const eventRow of [once, without, series('hourly', '2026-02-01'), series('daily', '2026-02-31')])
      expect(occurrenceDays(eventRow, year)).toEqual([]);
  });
});
