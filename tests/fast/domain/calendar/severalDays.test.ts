import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, EVENT_DAYS_MAX, lengthOf } from '../../../../src/domain/calendar/dayNumbers';
import { momentWords } from '../../../../src/domain/calendar/momentWords';
import { occurrences } from '../../../../src/domain/calendar/occurrences';
import { overlapping } from '../../../../src/domain/calendar/overlap';
import { lastDayProblem } from '../../../../src/domain/calendar/seriesProblems';
import { seriesRule } from '../../../../src/domain/calendar/seriesRule';
import { skippedHours } from '../../../../src/domain/calendar/skippedHours';
import { calendarFile } from '../../../../src/domain/events/calendarFile';
import { type CalendarEvent, eventStatus } from '../../../../src/domain/events/event';
import { hoursTaken } from '../../../../src/domain/events/hoursTaken';
import { nearestFirst } from '../../../../src/domain/events/nearestFirst';
import {
  datesOf,
  eventDates,
  eventDays,
  isDayOf,
  takesPlaceOn,
} from '../../../../src/domain/events/occurrences';
import { dayEndOf, runningDay } from '../../../../src/domain/events/runningDay';
import { eventOnOwnDay, lastMoment, saidOfEvent } from '../../../../src/domain/events/saidOfEvent';
import { rules } from './rules';

const CAMP: CalendarEvent = {
  ...{
    id: 1,
    nom_evenement: 'Camp',
    lieu: 'Le Rocheton',
    date: '2027-02-08T18:00:00',
    date_fin: '2027-02-13',
  },
  ...{ heure_debut: '18:00', heure_fin: '14:00', is_recurrent: false },
};
const weekly = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ ...CAMP, date: '2027-02-05T18:00:00', date_fin: '2027-02-07' },
  ...{ is_recurrent: true, recurence_data: { frequency: 'weekly' } },
  ...more,
});
const ALL = { from: '', to: '' };
const daysOf = (event: CalendarEvent, range = ALL) => eventDays(event, range).map(({ day }) => day);
const PARIS = 'Europe/Paris';
const OFF = { motif: null, le: '2027-01-01T10:00:00Z' };

describe('The days of an event', () => {
  it('are each one from its first to its last, with the beginning on the first and the end on the last [V13]', () => {
    const days = eventDays(CAMP, ALL);
    expect(days.map(({ day, part }) => `${day} ${part}`)).toEqual([
      '2027-02-08 first',
      '2027-02-09 middle',
      '2027-02-10 middle',
      '2027-02-11 middle',
      '2027-02-12 middle',
      '2027-02-13 last',
    ]);
    expect(days.map(({ event }) => [event.heure_debut, event.heure_fin])).toEqual([
      ['18:00', null],
      ...Array.from({ length: 4 }, () => [null, null]),
      [null, '14:00'],
    ]);
  });

  it('are one day, with the event as it is, where no last day is told or none that can be [V13]', () => {
    for (const date_fin of [undefined, null, '', '2027-02-08', '2027-02-07', '2027-02-30', 'demain']) {
      const event = { ...CAMP, date_fin };
      const [only, ...others] = eventDays(event, ALL);
      expect.soft(others, String(date_fin)).toEqual([]);
      expect.soft(only?.event, String(date_fin)).toBe(event);
    }
  });

  it('follow each other by one, as many as the length says, over changes of the clock and ends of months [V13]', () => {
    const firsts = fc.constantFrom(
      '2027-03-27',
      '2027-10-30',
      '2027-01-31',
      '2028-02-28',
      '2028-02-29',
      '2027-12-30',
    );
    fc.assert(
      fc.property(firsts, fc.integer({ min: 1, max: EVENT_DAYS_MAX }), (date, length) => {
        const days = daysOf({ ...CAMP, date, date_fin: addDays(date, length - 1) });
        expect(days).toHaveLength(length);
        expect(days[0]).toBe(date);
        for (const [at, day] of days.entries()) expect(daysBetween(date, day)).toBe(at);
      }),
    );
  });

  it('of a series are those of each of its dates, and a part of them those that a range has [V13]', () => {
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 60 }),
        (rule, length, skip) => {
          const stored = {
            ...{ intervalle: rule.interval, jours: [...rule.weekdays], rang: rule.nth ?? null },
            ...{ jour_du_mois: rule.monthDay, jusqu_au: rule.until ?? null, fois: rule.count ?? null },
          };
          const date_fin = addDays(rule.start, length - 1);
          const event: CalendarEvent = {
            ...{ ...CAMP, date: rule.start, date_fin, is_recurrent: true, serie: stored },
            recurence_data: { frequency: rule.frequency },
          };
          const range = { from: addDays(rule.start, skip), to: addDays(rule.start, skip + 30) };
          const firsts = occurrences(rule, { from: rule.start, to: range.to });
          const every = firsts.flatMap((day) => Array.from({ length }, (_, at) => addDays(day, at)));
          const expected = every.filter((day) => day >= range.from && day <= range.to).sort();
          expect(daysOf(event, range)).toEqual(expected);
          for (const day of expected) expect(takesPlaceOn(event, day)).toBe(true);
          const dates = eventDates(event, range).map(({ day }) => day);
          expect(dates).toEqual(firsts.filter((day) => addDays(day, length - 1) >= range.from));
        },
      ),
    );
  });

  it('of a moved date are as many as of the others, and its name is its first day by the rule [V13]', () => {
    const moved = { jour: '2027-02-12', date: '2027-02-16', heure_debut: '20:00', heure_fin: '09:00' };
    const event = weekly({ exceptions: [moved, { jour: '2027-02-19', annulation: OFF }] });
    const range = { from: '2027-02-12', to: '2027-02-22' };
    expect(daysOf(event, range)).toEqual([
      ...['2027-02-16', '2027-02-17', '2027-02-18', '2027-02-19', '2027-02-20', '2027-02-21'],
    ]);
    expect(eventDays(event, range, { isLive: true }).map(({ day }) => day)).toEqual([
      ...['2027-02-16', '2027-02-17', '2027-02-18'],
    ]);
    expect(datesOf(event, { from: '2027-02-18', to: '2027-02-18' }).map(({ own }) => own)).toEqual([
      '2027-02-12',
    ]);
    const shown = eventOnOwnDay(event, '2027-02-12');
    expect([shown.date, shown.date_fin, shown.heure_fin]).toEqual(['2027-02-16', '2027-02-18', '09:00']);
    expect(isDayOf(event, '2027-02-14')).toBe(true);
    expect(takesPlaceOn(event, '2027-02-14')).toBe(false);
    expect(isDayOf(event, '2027-02-15')).toBe(false);
  });
});

describe('A last day', () => {
  it('is refused where it is none, before the first, too far, or in the next date of its series [V13]', () => {
    const problem = (date_fin: string, frequency?: string) =>
      lastDayProblem(
        { date: '2027-02-08T10:00', date_fin },
        frequency ? seriesRule(frequency, '2027-02-08') : undefined,
      );
    expect(problem('2027-02-30')).toBe('noDay');
    expect(problem('2027-02-07')).toBe('reversed');
    expect(problem('2027-02-08')).toBeUndefined();
    expect(problem(addDays('2027-02-08', EVENT_DAYS_MAX - 1))).toBeUndefined();
    expect(problem(addDays('2027-02-08', EVENT_DAYS_MAX))).toBe('tooLong');
    expect(problem('2027-02-14', 'weekly')).toBeUndefined();
    expect(problem('2027-02-15', 'weekly')).toBe('overlaps');
    expect(problem('2027-02-09', 'daily')).toBe('overlaps');
    // From 8 February to 8 March there are 28 days.
    expect(problem('2027-03-07', 'monthly')).toBeUndefined();
    expect(problem('2027-03-08', 'monthly')).toBe('overlaps');
    expect(lastDayProblem({ date: '', date_fin: '2027-02-07' }, undefined)).toBeUndefined();
    expect(lastDayProblem({ date: '2027-02-08', date_fin: null }, undefined)).toBeUndefined();
  });

  it('never lets two dates of a series share a day [V13]', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 2, max: EVENT_DAYS_MAX }), (rule, length) => {
        const event = { date: rule.start, date_fin: addDays(rule.start, length - 1) };
        if (lastDayProblem(event, rule)) return;
        const days = occurrences(rule, { from: '', to: '' }, { limit: 60 });
        for (const [at, day] of days.slice(1).entries())
          expect(daysBetween(days[at] ?? day, day)).toBeGreaterThanOrEqual(lengthOf(event));
      }),
    );
  });

  it('has the hour of the end, which a night of change may skip, as the first has that of the beginning [V13]', () => {
    const hours = { day: '2027-03-27', heure_debut: '02:30', heure_fin: '02:30' };
    expect(skippedHours(PARIS, { ...hours, last: '2027-03-28' })).toEqual(['heure_fin']);
    expect(skippedHours(PARIS, { ...hours, day: '2027-03-28', last: '2027-03-29' })).toEqual(['heure_debut']);
    expect(skippedHours(PARIS, { ...hours, last: '2027-03-29' })).toEqual([]);
  });
});

describe('What is said of several days', () => {
  it('is that they have begun until the last one is over [V13]', () => {
    const at = (minute: string, event = CAMP) => saidOfEvent(event, minute).state;
    expect(at('2027-02-08T18:00')).toBe('planned');
    expect(at('2027-02-08T18:01')).toBe('begun');
    expect(at('2027-02-13T23:59')).toBe('begun');
    expect(at('2027-02-14T00:00')).toBe('over');
    expect(lastMoment(CAMP)).toEqual({ minute: '2027-02-08T18:00' });
    expect(saidOfEvent(weekly(), '2027-02-14T10:00', '2027-02-12').state).toBe('begun');
    expect(saidOfEvent(weekly(), '2027-02-14T10:00').next?.own).toBe('2027-02-19');
    expect(eventStatus(CAMP, '2027-02-07')).toBe('upcoming');
    expect(eventStatus(CAMP, '2027-02-13')).toBe('today');
    expect(eventStatus(CAMP, '2027-02-14')).toBe('past');
    expect(nearestFirst([CAMP], '2027-02-10')[0]?.day).toBe('2027-02-10');
    expect(nearestFirst([CAMP], '2027-02-14')[0]?.day).toBe('2027-02-08');
  });

  it('names both days, the year once, and the hours beside them [V13]', () => {
    const said = (changes: Partial<CalendarEvent> = {}) =>
      momentWords({ ...CAMP, ...changes }, PARIS).replaceAll('\u00a0', ' ');
    expect(said()).toBe('du lundi 8 février à 18 h au samedi 13 février 2027 à 14 h (heure de Paris)');
    expect(said({ heure_debut: null, heure_fin: null })).toBe('du lundi 8 février au samedi 13 février 2027');
    expect(said({ date: '2026-12-31', date_fin: '2027-01-01', heure_debut: null, heure_fin: null })).toBe(
      'du jeudi 31 décembre 2026 au vendredi 1er janvier 2027',
    );
    expect(momentWords(weekly(), PARIS).replaceAll('\u00a0', ' ')).toBe(
      'à partir du vendredi 5 février 2027, 3 jours chaque fois, à 18 h le premier, jusqu’à 14 h le dernier (heure de Paris)',
    );
  });
});

describe('The day of an event of several days', () => {
  const end = (day: string) => new Date(dayEndOf(CAMP, day, PARIS)).toISOString();

  it('ends by itself: at four in the morning, the last one four hours after the end [V13, EL6]', () => {
    expect(end('2027-02-08')).toBe('2027-02-09T03:00:00.000Z');
    expect(end('2027-02-10')).toBe('2027-02-11T03:00:00.000Z');
    // The end of 14:00 is long over by then.
    expect(end('2027-02-13')).toBe('2027-02-14T03:00:00.000Z');
    const late = { ...CAMP, heure_fin: '23:30' };
    expect(new Date(dayEndOf(late, '2027-02-13', PARIS)).toISOString()).toBe('2027-02-14T03:00:00.000Z');
  });

  it('is the one before until four in the morning, then the next one [V13, EL6]', () => {
    const at = (now: string, today: string) => runningDay(CAMP, { today, now: Date.parse(now), zone: PARIS });
    expect(at('2027-02-10T02:59:00Z', '2027-02-10')).toBe('2027-02-09');
    expect(at('2027-02-10T03:01:00Z', '2027-02-10')).toBe('2027-02-10');
    expect(at('2027-02-14T02:59:00Z', '2027-02-14')).toBe('2027-02-13');
    expect(at('2027-02-14T03:01:00Z', '2027-02-14')).toBeUndefined();
  });

  it('is taken from its beginning on the first, wholly between, and until the end on the last [V13, Q13]', () => {
    const busy = eventDays(CAMP, ALL).map((one) => ({ jour: one.day, ...hoursTaken(one) }));
    const meets = (jour: string, heure_debut: string, heure_fin: string) =>
      overlapping({ jour, heure_debut, heure_fin }, busy, PARIS).map((one) => one.jour);
    expect(meets('2027-02-08', '17:00', '18:00')).toEqual([]);
    expect(meets('2027-02-08', '23:00', '23:30')).toEqual(['2027-02-08']);
    expect(meets('2027-02-11', '03:00', '03:30')).toEqual(['2027-02-11']);
    expect(meets('2027-02-13', '13:00', '15:00')).toEqual(['2027-02-13']);
    expect(meets('2027-02-13', '14:00', '15:00')).toEqual([]);
    const untold = eventDays({ ...CAMP, heure_debut: '00:00', heure_fin: null }, ALL).map(hoursTaken);
    expect(untold.every(({ heure_debut, heure_fin }) => heure_debut === null && heure_fin === null)).toBe(
      true,
    );
  });
});

describe('The calendar file of several days', () => {
  const now = new Date('2027-01-01T10:00:00Z');
  const lines = (changes: Partial<CalendarEvent>, date?: string) => {
    const file = calendarFile({ ...CAMP, ...changes }, { now, host: 'x.example', zone: PARIS, date });
    const own = (file ?? '').replaceAll('\r\n ', '').split('\r\n');
    return own
      .slice(own.indexOf('BEGIN:VEVENT'))
      .filter((line) => /^(DT(START|END)|RRULE|RECURR)/.test(line));
  };

  it('is one event that ends on the last day [V13]', () => {
    const start = 'DTSTART;TZID=Europe/Paris:20270208T180000';
    expect(lines({})).toEqual([start, 'DTEND;TZID=Europe/Paris:20270213T140000']);
    expect(lines({ heure_fin: '18:00' })).toEqual([start, 'DTEND;TZID=Europe/Paris:20270213T180000']);
    expect(lines({ heure_fin: null })).toEqual([start, 'DTEND;TZID=Europe/Paris:20270214T000000']);
    expect(lines({ heure_fin: '00:00' })).toEqual([start, 'DTEND;TZID=Europe/Paris:20270214T000000']);
    expect(lines({ heure_debut: null, heure_fin: null })).toEqual([
      ...['DTSTART;VALUE=DATE:20270208', 'DTEND;VALUE=DATE:20270214'],
    ]);
  });

  it('has each date of a series as long as the others, also a moved one [V13]', () => {
    const moved = { jour: '2027-02-12', date: '2027-02-16', heure_debut: '20:00', heure_fin: '09:00' };
    expect(lines(weekly({ exceptions: [moved] }))).toEqual([
      ...['DTSTART;TZID=Europe/Paris:20270205T180000', 'DTEND;TZID=Europe/Paris:20270207T140000'],
      'RRULE:FREQ=WEEKLY',
      ...['DTSTART;TZID=Europe/Paris:20270216T200000', 'DTEND;TZID=Europe/Paris:20270218T090000'],
      'RECURRENCE-ID;TZID=Europe/Paris:20270212T180000',
    ]);
    expect(lines(weekly(), '2027-02-12')).toEqual([
      ...['DTSTART;TZID=Europe/Paris:20270212T180000', 'DTEND;TZID=Europe/Paris:20270214T140000'],
      'RECURRENCE-ID;TZID=Europe/Paris:20270212T180000',
    ]);
  });
});
