import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DatedHours, overlapping } from '../../../../src/domain/calendar/overlap';
import { clashesOf } from '../../../../src/domain/events/engagement';

const PARIS = 'Europe/Paris';

/** «2026-03-08 9:00-10:30», with the end or all hours left out. */
function dated(written: string): DatedHours {
  const [jour = '', hours = ''] = written.split(' ');
  const [heure_debut, heure_fin] = hours.split('-');
  return { jour, heure_debut, heure_fin };
}
const meet = (one: string, other: string): boolean =>
  overlapping(dated(one), [dated(other)], PARIS).length > 0;

describe('Two dates', () => {
  it.each([
    ['share a minute', '2026-03-08 09:00-10:31', '2026-03-08 10:30-11:30', true],
    ['touch', '2026-03-08 19:00-20:00', '2026-03-08 20:00-21:00', false],
    ['lie inside one another', '2026-03-08 08:00-18:00', '2026-03-08 10:30-11:30', true],
    ['have the same hours', '2026-03-08 10:00-11:00', '2026-03-08 10:00-11:00', true],
    ['are on two days', '2026-03-08 10:00-11:00', '2026-03-09 10:00-11:00', false],
    ['have hours with seconds', '2026-03-08 10:00:00-11:00:00', '2026-03-08 10:59:00-12:00:00', true],
    // Without an end: two hours.
    ['come within two hours of a start without an end', '2026-03-08 09:00', '2026-03-08 10:59-12:00', true],
    ['come two hours after a start without an end', '2026-03-08 09:00', '2026-03-08 11:00-12:00', false],
    ['lack an end, which is their start', '2026-03-08 09:00-09:00', '2026-03-08 10:00-12:00', true],
    ['lack an end before midnight', '2026-03-08 23:00', '2026-03-09 00:30-02:00', true],
    // Over midnight.
    ['go over midnight into the other', '2026-12-31 22:00-01:00', '2027-01-01 00:59-02:00', true],
    ['go over midnight up to the other', '2026-12-31 22:00-01:00', '2027-01-01 01:00-02:00', false],
    ['go over midnight after the other', '2026-12-31 22:00-01:00', '2026-12-31 00:30-02:00', false],
    // Whole days.
    ['are a whole day and one of its hours', '2026-03-08', '2026-03-08 23:59', true],
    ['are a whole day and the night before', '2026-03-08', '2026-03-07 22:00-00:01', true],
    ['are a whole day and the evening up to it', '2026-03-08', '2026-03-07 22:00-00:00', false],
    ['are two whole days in turn', '2026-03-08', '2026-03-09', false],
    // On 29 March the clock skips from 2 to 3; on 25 October it shows the hour from 2 to 3 twice.
    ['lack an end on the night that is shorter', '2026-03-29 01:00', '2026-03-29 03:30-05:00', true],
    ['are ended by the clock that skips', '2026-03-29 01:00-03:00', '2026-03-29 03:00-05:00', false],
    ['begin in the hour that is skipped', '2026-03-29 02:30-03:00', '2026-03-29 04:00-05:00', true],
    ['lack an end on the night that is longer', '2026-10-25 01:00', '2026-10-25 02:59-04:00', true],
    ['lack an end, and it is over when two comes again', '2026-10-25 00:30', '2026-10-25 03:00-04:00', false],
    ['are a whole day of 23 hours', '2026-03-29', '2026-03-30 00:00-01:00', false],
    ['are a whole day of 25 hours', '2026-10-25', '2026-10-25 23:30', true],
  ])('that %s [Q13]: %s and %s: %s', (_, one, other, expected) => {
    expect(meet(one, other)).toBe(expected);
    expect(meet(other, one)).toBe(expected);
  });

  it('without a readable day meet nothing', () => {
    expect([meet('2026-02-30 10:00', '2026-03-02 10:00'), meet('2026-03-02', '2026-02-30')]).toEqual([
      false,
      false,
    ]);
  });

  it('that meet do so in either order, and a date always meets itself', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const time = fc.option(
      fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`),
    );
    const day = fc.integer({ min: 20, max: 31 }).map((date) => `2026-03-${date}`);
    const date = fc.record({ jour: day, heure_debut: time, heure_fin: time });
    fc.assert(
      fc.property(date, date, (one, other) => {
        expect(overlapping(one, [other], PARIS)).toHaveLength(overlapping(other, [one], PARIS).length);
        expect(overlapping(one, [one], PARIS)).toHaveLength(1);
      }),
    );
  });
});

describe('clashesOf', () => {
  const at = (id: number, jour = '2026-03-08', heure_debut = '09:00') => ({
    evenement: { id, nom_evenement: `É${id}` },
    ...{ jour, heure_debut, heure_fin: null },
  });

  it('leaves out the event itself, and names another one once [Q13]', () => {
    const own = { id: 1, jour: '2026-03-08', heure_debut: '10:00' };
    const dates = [at(1), at(2), at(2), at(3, '2026-03-08', '12:00'), at(4, '2026-03-07')];
    expect(clashesOf(own, dates, PARIS).map(({ evenement }) => evenement.id)).toEqual([2]);
    expect(clashesOf({ ...own, id: undefined }, dates, PARIS)).toHaveLength(2);
  });
});
