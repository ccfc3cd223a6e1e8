import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { minuteWords, momentWords } from '../../../../src/domain/calendar/momentWords';
import { timeZoneLines } from '../../../../src/domain/calendar/timeZoneLines';
import { clockChanges, instantOf, offsetAt } from '../../../../src/domain/calendar/zoneOffsets';
import { differingHours, READ_ZONES } from './zoneReaders';

const ZONES = ['Europe/Paris', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'];

describe('The offset of a zone', () => {
  it('is that of the clock, before and after each change', () => {
    expect(offsetAt('Europe/Paris', Date.parse('2026-03-29T00:59:59Z'))).toBe(60);
    expect(offsetAt('Europe/Paris', Date.parse('2026-03-29T01:00:00Z'))).toBe(120);
    expect(offsetAt('Asia/Kolkata', Date.parse('2026-06-01T00:00:00Z'))).toBe(330);
    const changes = clockChanges('Europe/Paris', 2026, 2026).map(({ instant }) =>
      new Date(instant).toISOString(),
    );
    expect(changes).toEqual(['2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z']);
    expect(clockChanges('UTC', 2020, 2030)).toEqual([]);
  });

  it('gives the instant of a local minute, the earlier one where there are two', () => {
    const at = (minute: string, zone = 'Europe/Paris') => new Date(instantOf(zone, minute)).toISOString();
    expect(at('2026-11-21T10:00')).toBe('2026-11-21T09:00:00.000Z');
    expect(at('2026-07-21T00:00')).toBe('2026-07-20T22:00:00.000Z');
    expect(at('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(at('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-11-21T10:00', 'America/New_York')).toBe('2026-11-21T15:00:00.000Z');
  });
});

describe('The zone of a calendar file', () => {
  it('gives every month the hour that the zone has, as another program reads it', () => {
    for (const zone of ZONES) {
      const lines = ['BEGIN:VCALENDAR', ...timeZoneLines(zone, 2026, 2027), 'END:VCALENDAR'];
      const calendar = new ICAL.Component(ICAL.parse(lines.join('\r\n')));
      const part = calendar.getFirstSubcomponent('vtimezone');
      if (!part) throw new Error('There is no zone.');
      const read = new ICAL.Timezone(part);
      for (let month = 0; month < 24; month++)
        for (const day of [1, 15]) {
          const time = new ICAL.Time(
            { year: 2026 + Math.floor(month / 12), month: (month % 12) + 1, day, hour: 12 },
            read,
          );
          const local = Date.UTC(time.year, time.month - 1, day, 12);
          const offset = offsetAt(zone, local);
          expect.soft(time.utcOffset() / 60, `${zone} ${time}`).toBe(offset);
        }
    }
  });

  it('tells the rule of the zone as it is today, and each change where there is none [Q10]', () => {
    const rulesIn = (zone: string) =>
      timeZoneLines(zone, 2026, 2031).filter((line) => /^(BEGIN:[DS]|RRULE)/.test(line));
    const yearly = (forward: string, back: string) => [
      ...['BEGIN:DAYLIGHT', `RRULE:FREQ=YEARLY;${forward}`],
      ...['BEGIN:STANDARD', `RRULE:FREQ=YEARLY;${back}`],
    ];
    expect(rulesIn('Europe/Paris')).toEqual(yearly('BYMONTH=3;BYDAY=-1SU', 'BYMONTH=10;BYDAY=-1SU'));
    expect(rulesIn('America/New_York')).toEqual(yearly('BYMONTH=3;BYDAY=2SU', 'BYMONTH=11;BYDAY=1SU'));
    expect(rulesIn('Australia/Sydney')).toEqual(yearly('BYMONTH=10;BYDAY=1SU', 'BYMONTH=4;BYDAY=1SU'));
    // The Friday before the last Sunday of March, the moon, and nothing at all: no weekday of a month says these.
    for (const zone of ['Asia/Jerusalem', 'Africa/Casablanca', 'Africa/Abidjan', 'Indian/Reunion'])
      expect.soft(rulesIn(zone).join(), zone).not.toContain('RRULE');
  });

  it('tells what was before the rule of today beside it [Q10]', () => {
    // The United States have had their present rule since 2007.
    const lines = timeZoneLines('America/New_York', 2006, 2010);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      ...['DTSTART:20050101T000000', 'DTSTART:20050403T020000', 'DTSTART:20051030T020000'],
      ...['DTSTART:20060402T020000', 'DTSTART:20061029T020000'],
      ...['DTSTART:20070311T020000', 'DTSTART:20071104T020000'],
    ]);
    expect(lines.filter((line) => line.startsWith('RRULE'))).toHaveLength(2);
  });

  it('gives the hours of its changes around each of them, as another program reads it [Q10]', () => {
    // The Sundays of the months of change; tests/slow reads every hour.
    const isNear = (day: Date) => day.getUTCDay() === 0 && [2, 3, 9, 10].includes(day.getUTCMonth());
    for (const zone of READ_ZONES) expect.soft(differingHours(zone, isNear)).toEqual([]);
  });
});

describe('A moment in words', () => {
  it('has day, hours and zone', () => {
    const event = { date: '2026-03-01T10:00:00', heure_debut: '9:05', heure_fin: '10:30' };
    expect(momentWords(event, 'Europe/Paris')).toBe(
      'dimanche 1er mars 2026, de 9\u00a0h\u00a005 à 10\u00a0h\u00a030 (heure de Paris)',
    );
    expect(momentWords({ ...event, heure_fin: null }, 'America/New_York')).toContain(
      ', à 9\u00a0h\u00a005 (heure de New York)',
    );
    expect(momentWords(event, 'UTC')).toContain('(heure UTC)');
    expect(momentWords({ ...event, heure_debut: null }, 'Europe/Paris')).toBe('dimanche 1er mars 2026');
    for (const heure_debut of ['25:00', 'demain'])
      expect(momentWords({ ...event, heure_debut }, 'Europe/Paris')).toBe('dimanche 1er mars 2026');
    expect(momentWords({ ...event, is_recurrent: true }, 'Europe/Paris')).toMatch(/^à partir du dimanche/);
    expect(minuteWords('2026-06-01T08:00')).toBe('1er juin 2026 à 8\u00a0h');
    expect(minuteWords('2026-06-01T12:00')).toBe('1er juin 2026 à midi');
  });
});
