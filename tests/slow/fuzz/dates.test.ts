import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isCalendarDay as isServerDay } from '../../../demo/server/time/days';
import { addDays, addMonths, daysBetween, isDay } from '../../../src/domain/calendar/dayNumbers';
import { eventStatus } from '../../../src/domain/events/event';
import { readDate as readDateBy } from '../../../src/domain/import/dates';
import { dayAfterKey, monthBounds, weeksOf } from '../../../src/ui/calendar/days';
import { present } from '../../support/present';
import { anyDay, anyText, runs } from './anything';

const readDate = (written: string, today: string) =>
  readDateBy(written, { today, dayOrder: 'dayFirst', zone: 'Europe/Paris' });

const ZONE = process.env.TZ;
afterAll(() => {
  // As a value, `undefined` would become the text of that name, which the next file of the process would have as zone.
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});

/** Zones on both sides of the date line, with clock changes at midnight, and with half and quarter hours. */
const ZONES = [
  'Europe/Paris',
  'UTC',
  'America/Sao_Paulo',
  'Pacific/Kiritimati',
  'Africa/Cairo',
  'Asia/Kathmandu',
];

describe('a written day', () => {
  it.each(ZONES)('is shown unchanged in %s, with any wall time', async (zone) => {
    process.env.TZ = zone;
    vi.resetModules();
    const { formatDate, isoDay, parseDate } = await import('../../../src/texts/formats');
    const { formatTime, formatLongDate } = await import('../../../src/texts/records/longFormats');
    const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(anyDay(), clock, (day, [hour, minute]) => {
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const [year, month, date] = day.split('-');
        expect(formatDate(day)).toBe(`${date}/${month}/${year}`);
        expect(formatDate(`${day}T${time}:00`)).toBe(`${date}/${month}/${year}`);
        expect(isoDay(present(parseDate(day), `date ${day}`))).toBe(day);
        expect(formatLongDate(`${day}T${time}`)).toContain(year);
        expect(formatTime(time)).toBe(time);
      }),
      runs(150),
    );
  });

  it('is distinguished from other text without throwing', async () => {
    const { formatDate, parseDate } = await import('../../../src/texts/formats');
    const { formatDateTime, formatLongDate, formatTime } = await import(
      '../../../src/texts/records/longFormats'
    );
    const digits = fc.stringMatching(/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?)?(Z|[+-]\d\d:\d\d)?$/);
    fc.assert(
      fc.property(fc.oneof(digits, anyText(), anyDay('0001-01-01')), (text) => {
        for (const format of [formatDate, formatDateTime, formatLongDate, formatTime])
          expect(typeof format(text)).toBe('string');
        const read = parseDate(text);
        const isWritten = /^\d{4}-\d\d-\d\d$/.test(text);
        if (isWritten && Number(text.slice(0, 4)) >= 1000) expect(read !== undefined).toBe(isRealDay(text));
        if (isWritten && read) expect(read.getFullYear()).toBe(Number(text.slice(0, 4)));
        eventStatus({ id: 1, nom_evenement: '', date: text }, '2026-03-05');
        isDay(text);
        isServerDay(text);
      }),
      runs(300),
    );
  });
});

const isRealDay = (text: string) => {
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

describe('calendar days', () => {
  const count = fc.integer({ min: -5000, max: 5000 });

  const moved = (key: string, day: string) => present(dayAfterKey(key, day, false), `day after ${key}`);
  /** The day where the arrow keys arrive, first by whole weeks, then by single days. */
  function walked(day: string, days: number): string {
    const [week, single] = days < 0 ? ['ArrowUp', 'ArrowLeft'] : ['ArrowDown', 'ArrowRight'];
    let at = day;
    for (let left = Math.abs(days); left; left -= left < 7 ? 1 : 7) at = moved(left < 7 ? single : week, at);
    return at;
  }

  it('are counted forward and back, as the server counts them', () => {
    fc.assert(
      fc.property(anyDay('1100-01-01', '2900-12-31'), count, (day, days) => {
        const other = walked(day, days);
        expect(walked(other, -days)).toBe(day);
        expect(addDays(day, days)).toBe(other);
        expect(daysBetween(day, other)).toBe(days);
        const [monday, otherMonday] = [moved('Home', day), moved('Home', other)];
        expect(Math.abs(daysBetween(monday, otherMonday) % 7)).toBe(0);
        expect(daysBetween(monday, day)).toBe((new Date(day).getUTCDay() + 6) % 7);
        expect(daysBetween(monday, moved('End', day))).toBe(6);
      }),
      runs(400),
    );
  });

  it('move to the wanted month, on the same date if that month has it', () => {
    fc.assert(
      fc.property(anyDay('1900-01-01', '2100-12-31'), fc.integer({ min: -900, max: 900 }), (day, months) => {
        const other = addMonths(day, months);
        const monthsOf = (written: string) => Number(written.slice(0, 4)) * 12 + Number(written.slice(5, 7));
        expect(monthsOf(other) - monthsOf(day)).toBe(months);
        if (other.slice(8) !== day.slice(8)) expect(moved('ArrowRight', other).slice(8)).toBe('01');
      }),
      runs(400),
    );
  });

  it('fill six weeks from Monday to Sunday around a month, without a gap', () => {
    fc.assert(
      fc.property(anyDay('1583-01-01', '2900-12-31'), (day) => {
        const month = day.slice(0, 7);
        const days = weeksOf(month).flat();
        const first = present(days[0], 'first day');
        expect([days.length, new Date(first).getUTCDay()]).toEqual([42, 1]);
        expect(days).toEqual(days.map((_, at) => addDays(first, at)));
        expect(days).toContain(day);
        const { from, to } = monthBounds(month);
        expect([from <= `${month}-01`, to >= day]).toEqual([true, true]);
        for (const key of ['Home', 'End', 'PageUp', 'PageDown', 'ArrowUp', 'x'])
          for (const isShifted of [true, false]) {
            const next = dayAfterKey(key, day, isShifted);
            expect(next === undefined || isDay(next)).toBe(true);
          }
      }),
      runs(200),
    );
  });
});

describe('birth dates in a file', () => {
  it('are read the same in every usual spelling, or refused with a reason', () => {
    const separator = fc.constantFrom('/', '-', '.', ' ');
    fc.assert(
      fc.property(anyDay('1905-01-01', '2026-03-05'), separator, fc.boolean(), (day, mark, isShort) => {
        // Some programs write this day for «unknown».
        fc.pre(day !== '1970-01-01');
        const [year, month, date] = day.split('-').map((part) => (isShort ? String(Number(part)) : part));
        expect(readDate(`${date}${mark}${month}${mark}${year}`, '2026-03-05')).toEqual({ date: day });
        expect(readDate(`${day}T00:00:00`, '2026-03-05')).toEqual({ date: day });
      }),
      runs(200),
    );
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.stringMatching(/^\d{1,4}[/.-]\d{1,4}[/.-]\d{1,4}$/)), (text) => {
        const read = readDate(text, '2026-03-05');
        if ('date' in read) expect([isRealDay(read.date), read.date <= '2026-03-05']).toEqual([true, true]);
        else expect('isUnknown' in read || read.problem).toBeTruthy();
      }),
      runs(500),
    );
  });
});
