import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { clockOddity } from '../../../../src/domain/calendar/clockOddity';
import { dayNumber, dayText } from '../../../../src/domain/calendar/dayNumbers';
import { seriesDates } from '../../../../src/domain/calendar/exceptions';
import { momentWords } from '../../../../src/domain/calendar/momentWords';
import { occurrences } from '../../../../src/domain/calendar/occurrences';
import type { SeriesRule } from '../../../../src/domain/calendar/seriesRule';
import { storedSeries } from '../../../../src/domain/calendar/storedSeries';
import { instantOf } from '../../../../src/domain/calendar/zoneOffsets';
import { calendarFile } from '../../../../src/domain/events/calendarFile';
import type { CalendarEvent, EventException } from '../../../../src/domain/events/event';
import { eventDays, lostExceptions, nextDate } from '../../../../src/domain/events/occurrences';
import { present } from '../../../support/present';
import { ruleOf, rules } from './rules';

const later = (day: string, count: number): string => dayText(dayNumber(day) + count);

/** Exceptions of the first days of a rule: some cancelled, some moved, some both. */
const exceptionsOf = (rule: SeriesRule): fc.Arbitrary<EventException[]> => {
  const days = occurrences(rule, { from: '', to: later(rule.start, 1000) }, { limit: 25 });
  const one = fc.record({
    jour: fc.constantFrom(...days),
    shift: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
    isOff: fc.boolean(),
    hour: fc.constantFrom('00:00', '02:30', '23:30'),
  });
  return fc.uniqueArray(one, { maxLength: 8, selector: ({ jour }) => jour }).map((all) =>
    all.map(({ jour, shift, isOff, hour }) => ({
      jour,
      ...(shift === undefined
        ? {}
        : { date: later(jour, shift), heure_debut: hour, heure_fin: '01:00', lieu: 'Salle' }),
      ...((isOff || shift === undefined) && { annulation: { motif: 'Neige' } }),
    })),
  );
};

const cases = rules.chain((rule) => fc.tuple(fc.constant(rule), exceptionsOf(rule)));

const eventOf = (rule: SeriesRule, exceptions: EventException[]): CalendarEvent => ({
  ...{
    id: 7,
    nom_evenement: 'Culte',
    date: `${rule.start}T02:30:00`,
    heure_debut: '02:30',
    heure_fin: '03:30',
  },
  ...{
    is_recurrent: true,
    recurence_data: { frequency: rule.frequency },
    serie: storedSeries(rule),
    exceptions,
  },
});

const ZONE = 'Europe/Paris';

/** Day, hour and state of each date of the file until a day, as ical.js reads them. */
function icalDates(event: CalendarEvent, to: string, zone: string | undefined): string[] {
  const file = present(calendarFile(event, { now: new Date(0), host: 'x', zone }), 'file');
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zonePart = calendar.getFirstSubcomponent('vtimezone');
  if (zonePart) ICAL.TimezoneService.register(new ICAL.Timezone(zonePart));
  const parts = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  const master = present(
    parts.find((part) => !part.isRecurrenceException()),
    'event',
  );
  for (const part of parts) if (part.isRecurrenceException()) master.relateException(part);
  const found: string[] = [];
  const iterator = master.iterator();
  for (let next = iterator.next(); next && next.toString().slice(0, 10) <= to; next = iterator.next()) {
    const { item, startDate } = master.getOccurrenceDetails(next);
    const state = item.component.getFirstPropertyValue('status') === 'CANCELLED' ? ' annulé' : '';
    found.push(`${startDate.toString().slice(0, 16)}${state}`);
  }
  return found.sort();
}

describe('the dates of a series, some cancelled or moved', () => {
  it('are those that ical.js reads from its file, with a zone and without [EL8]', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(undefined, ZONE), ([rule, exceptions], zone) => {
        const event = eventOf(rule, exceptions);
        const to = later(rule.start, 700);
        const shown = eventDays(event, { from: '', to: later(to, 40) })
          .filter(({ event: on, day }) => day <= to || on.heure_debut === undefined)
          .map(({ event: on, day }) => `${day}T${on.heure_debut}${on.annulation ? ' annulé' : ''}`);
        const read = icalDates(event, to, zone).filter((date) => date.slice(0, 10) <= to);
        expect(shown.sort()).toEqual(read);
      }),
      { numRuns: 200 },
    );
  });

  it('are the same in parts of a range, from either end, and with a limit', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 0, max: 300 }), ([rule, exceptions], cut) => {
        const [from, middle, to] = [rule.start, later(rule.start, cut), later(rule.start, 400)];
        const all = seriesDates(rule, exceptions, { from, to });
        const parts = [
          ...seriesDates(rule, exceptions, { from, to: middle }),
          ...seriesDates(rule, exceptions, { from: later(middle, 1), to }),
        ];
        expect(parts).toEqual(all);
        expect(seriesDates(rule, exceptions, { from, to }, { limit: 3 })).toEqual(all.slice(0, 3));
        const latest = seriesDates(rule, exceptions, { from, to }, { limit: 3, latestFirst: true });
        expect(latest).toEqual(all.slice(-3).reverse());
        const live = seriesDates(rule, exceptions, { from, to }, { isLive: true });
        expect(live).toEqual(all.filter(({ exception }) => !exception?.annulation));
      }),
      { numRuns: 300 },
    );
  });

  it('keep their name when they move over midnight and over both changes of the clock', () => {
    const rule = ruleOf('weekly', '2026-03-22');
    const exceptions = [
      { jour: '2026-03-22', date: '2026-03-29', heure_debut: '00:00' },
      { jour: '2026-03-29', date: '2026-03-28', heure_debut: '23:59' },
      { jour: '2026-10-25', date: '2026-10-25', heure_debut: '02:30' },
    ];
    const days = (from: string, to: string) =>
      seriesDates(rule, exceptions, { from, to }).map(({ own, day }) => `${own} ${day}`);
    expect(days('2026-03-22', '2026-04-05')).toEqual([
      '2026-03-29 2026-03-28',
      '2026-03-22 2026-03-29',
      '2026-04-05 2026-04-05',
    ]);
    expect(days('2026-10-25', '2026-10-25')).toEqual(['2026-10-25 2026-10-25']);
  });

  it('come back with the rule that has their day, and are told meanwhile', () => {
    const exceptions = [{ jour: '2026-05-12', annulation: { motif: null } }];
    const onTuesdays = eventOf(ruleOf('weekly', '2026-05-05'), exceptions);
    const onWednesdays = eventOf(ruleOf('weekly', '2026-05-06'), exceptions);
    expect(lostExceptions(onTuesdays)).toEqual([]);
    expect(lostExceptions(onWednesdays)).toEqual(exceptions);
    expect(nextDate(onTuesdays, '2026-05-06')?.day).toBe('2026-05-19');
    expect(nextDate(onWednesdays, '2026-05-07')?.day).toBe('2026-05-13');
  });
});

describe('an hour in the night of a change of the clock', () => {
  it('is skipped, or shown twice, which a mail says', () => {
    expect(clockOddity(ZONE, '2026-03-29T02:30')).toBe('skipped');
    expect(clockOddity(ZONE, '2026-10-25T02:30')).toBe('twice');
    for (const minute of ['2026-03-29T01:59', '2026-03-29T03:00', '2026-10-25T03:00', '2026-05-05T02:30'])
      expect.soft(clockOddity(ZONE, minute), minute).toBe(undefined);
    expect(momentWords({ date: '2026-10-25', heure_debut: '02:30' }, ZONE)).toMatch(
      /\(heure de Paris, avant le changement d’heure de cette nuit-là\)$/,
    );
    expect(new Date(instantOf(ZONE, '2026-10-25T02:30')).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });
});
