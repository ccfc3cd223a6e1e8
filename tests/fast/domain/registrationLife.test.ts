import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LIFE,
  nextInLine,
  placedNow,
  stepToPlace,
  stepToTake,
} from '../../../src/domain/registrations/registrationLife';
import { HOLDING, ON_LIST } from '../../../src/domain/registrations/registrationState';
import { present } from '../../support/present';

/** Units of so many people, in the order of the list. */
const waitingOf = (sizes: readonly number[]) =>
  sizes.flatMap((size, unit) =>
    Array.from({ length: size }, (_, at) => ({ id: unit * 100 + at, unit: `u${unit}` })),
  );

const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 });

describe('The waiting list', () => {
  it('gives places to whole units, in order, and leaves none that fits [Q7]', () => {
    fc.assert(
      fc.property(sizes, fc.nat({ max: 20 }), (all, free) => {
        const placed = nextInLine(waitingOf(all), free);
        const isPlaced = all.map((size, unit) => {
          const count = placed.filter((id) => Math.floor(id / 100) === unit).length;
          expect([0, size]).toContain(count);
          return count > 0;
        });
        const left = free - placed.length;
        expect(left).toBeGreaterThanOrEqual(0);
        all.forEach((size, unit) => {
          if (isPlaced[unit]) return;
          // Those who pass it never had as many places as it needs.
          const passed = all.filter((_, later) => later > unit && isPlaced[later]);
          expect(size).toBeGreaterThan(left + passed.reduce((sum, one) => sum + one, 0));
        });
      }),
    );
  });

  it('gives all places that there are where every person is a unit, to the first ones [Q7]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), fc.nat({ max: 30 }), (count, free) => {
        const waiting = Array.from({ length: count }, (_, id) => ({ id, unit: String(id) }));
        expect(nextInLine(waiting, free)).toEqual(waiting.slice(0, free).map(({ id }) => id));
      }),
    );
    expect([placedNow(3, 2, true), placedNow(3, 2, false), placedNow(2, 2, false)]).toEqual([2, 0, 2]);
    expect(placedNow(3, -1, true)).toBe(0);
  });
});

describe('The life of a registered person', () => {
  it('begins on the list with each step, and tells of a place only where one is held [Q7]', () => {
    for (const [name, { from, to, news }] of Object.entries(LIFE)) {
      for (const state of from) expect.soft(ON_LIST, name).toContain(state);
      if (news === 'place' || news === 'accepte') expect.soft(to, name).toBe('inscrit');
      if (news === 'offre') expect.soft(to, name).toBe('offert');
      if (news === 'refuse' || news === 'retire' || news === 'delai')
        expect.soft(HOLDING, name).not.toContain(to);
    }
  });

  it('has a step for each state that ends it, and none out of an end [Q7]', () => {
    const all = Object.values(LIFE);
    for (const state of ON_LIST) {
      const ways = all.filter(({ from }) => from.includes(state));
      expect
        .soft(
          ways.map(({ to }) => to),
          state,
        )
        .toContain('retire');
    }
    for (const end of ['retire', 'refuse'] as const)
      expect
        .soft(
          all.filter(({ from }) => from.includes(end)),
          end,
        )
        .toEqual([]);
    const steps = [true, false].flatMap((accord) => [
      stepToTake({ accord }),
      ...[true, false].map((isOffered) => stepToPlace({ accord }, isOffered)),
    ]);
    expect(steps.map((step) => present(LIFE[step], 'step').to)).toEqual([
      ...['demande', 'offert', 'demande'],
      ...['inscrit', 'offert', 'inscrit'],
    ]);
  });
});
