import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  consentOn,
  isAskedWithParents,
  isPictureDenied,
  readConsentFilter,
  refusedKinds,
} from '../../../../src/domain/register/consents';
import { isTaken } from '../../../../src/domain/register/whoCounts';

type ConsentDays = Parameters<typeof consentOn>[0][number];

const dayOf = (number: number) => new Date(Date.UTC(2025, 0, 1 + number)).toISOString().slice(0, 10);
const days = fc.integer({ min: 0, max: 12 }).map(dayOf);
/** Consents whose end and withdrawal are not before their start, as the server takes them. */
const consents = fc.array(fc.tuple(days, fc.option(days), fc.option(days)), { maxLength: 6 }).map((rows) =>
  rows.map(
    ([du, end, gone]): ConsentDays => ({
      du,
      jusquau: end && end < du ? du : end,
      retire_le: gone && gone < du ? du : gone,
    }),
  ),
);

const one = (du: string, rest: Partial<ConsentDays> = {}): ConsentDays => ({ du, ...rest });

describe('What holds of consents', () => {
  it.each([
    ['nothing was asked', [], 'jamais'],
    ['it was given', [one('2025-09-06')], 'oui'],
    ['it was given from tomorrow on', [one('2026-03-16')], 'jamais'],
    ['its last day is today', [one('2025-09-06', { jusquau: '2026-03-15' })], 'oui'],
    ['its last day was yesterday', [one('2025-09-06', { jusquau: '2026-03-14' })], 'expire'],
    ['it was withdrawn today', [one('2025-09-06', { retire_le: '2026-03-15' })], 'retire'],
    ['it was refused', [one('2025-09-06', { retire_le: '2025-09-06' })], 'retire'],
    [
      'another one is withdrawn later',
      [one('2025-09-06'), one('2025-01-01', { retire_le: '2026-03-12' })],
      'retire',
    ],
    [
      'it was given on the day of a withdrawal',
      [one('2026-03-12'), one('2025-01-01', { retire_le: '2026-03-12' })],
      'retire',
    ],
    [
      'it was given after a withdrawal',
      [one('2026-03-13'), one('2025-01-01', { retire_le: '2026-03-12' })],
      'oui',
    ],
  ])('where %s [R9]', (_, given, state) => {
    expect(consentOn(given, '2026-03-15').state).toBe(state);
  });

  it('is the same in whatever order, and however two records are merged [R9]', () => {
    fc.assert(
      fc.property(consents, consents, days, fc.func(fc.integer()), (own, other, day, order) => {
        const merged = [...own, ...other];
        const shuffled = merged.toSorted((a, b) => order(a) - order(b));
        expect(consentOn(shuffled, day).state).toBe(consentOn(merged, day).state);
        expect(consentOn([...merged, ...own], day).state).toBe(consentOn(merged, day).state);
      }),
    );
  });

  it('is never «oui» while a withdrawal is as late as all that was given [R9]', () => {
    fc.assert(
      fc.property(consents, consents, days, (own, other, day) => {
        const merged = [...own, ...other];
        const past = (one: string | null | undefined) => (one && one <= day ? one : '');
        const latest = (all: string[]) => all.toSorted().at(-1) ?? '';
        const withdrawn = latest(merged.map(({ retire_le }) => past(retire_le)));
        const given = latest(merged.map(({ du }) => past(du)));
        const { state } = consentOn(merged, day);
        if (withdrawn && given <= withdrawn) expect(state).toBe('retire');
        else if (given) expect(['oui', 'expire']).toContain(state);
        else expect(state).toBe('jamais');
        if (consentOn(own, day).state === 'retire')
          expect(consentOn([...own, ...own], day).state).toBe('retire');
      }),
    );
  });

  it('is decided with the parents until the day on which a person turns 15 [R9]', () => {
    expect([
      isAskedWithParents('2011-03-16', '2026-03-15'),
      isAskedWithParents('2011-03-15', '2026-03-15'),
      isAskedWithParents(undefined, '2026-03-15'),
    ]).toEqual([true, false, false]);
  });
});

describe('A person with consents', () => {
  const listed = (genre: string, type: number, rest: Partial<ConsentDays> = {}) => ({
    ...{ type, nom: `n${type}`, genre, du: '2025-01-01', jusquau: null, retire_le: null },
    ...rest,
  });

  it('leaves letters and labels with a withdrawn consent to letters, and nothing else [R9]', () => {
    const person = { consentements: [listed('lettre', 3, { retire_le: '2025-02-01' })] };
    const outputs = ['letters', 'labels', 'newsletters', 'copiedAddresses', 'list'] as const;
    expect(outputs.map((output) => isTaken(output, person))).toEqual([false, false, true, true, true]);
    expect(isTaken('letters', { consentements: [listed('lettre', 3, { jusquau: '2025-02-01' })] })).toBe(
      true,
    );
    expect(isTaken('letters', {})).toBe(true);
  });

  it('is marked by name where pictures are refused, and on paper where they aren’t agreed to any more [R9]', () => {
    const refused = {
      consentements: [listed('image', 1, { retire_le: '2025-01-01' }), listed('annuaire', 2)],
    };
    expect(refusedKinds(refused, 'image')).toEqual(['n1']);
    expect([
      isPictureDenied(refused, '2026-01-01'),
      isPictureDenied({}, '2026-01-01'),
      isPictureDenied({ consentements: [listed('image', 1, { jusquau: '2025-12-31' })] }, '2026-01-01'),
      isPictureDenied({ consentements: [listed('image', 1)] }, '2026-01-01'),
      isPictureDenied({ consentements: [listed('image', 1), ...refused.consentements] }, '2026-01-01'),
    ]).toEqual([true, false, true, false, true]);
  });
});

it('A filter of consents is read from a kind and a state, and from nothing else [R9]', () => {
  expect(readConsentFilter('12-retire')).toEqual({ kind: 12, state: 'retire' });
  expect(['', 'retire', '0-oui', '1-peut', '1-oui ', '9999999999-oui'].map(readConsentFilter)).toEqual(
    Array(6).fill(undefined),
  );
});
