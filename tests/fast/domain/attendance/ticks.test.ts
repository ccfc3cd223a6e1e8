import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttendanceState,
  type AttendanceTick,
  clockOffset,
  correctedTime,
  tickOutcome,
} from '../../../../src/domain/attendance/tick';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const at = (ms: number) => new Date(NOW + ms).toISOString();
const tick = (cle: string, etat: AttendanceState | null, ms: number) => ({ cle, etat, constate_le: at(ms) });

describe('correctedTime', () => {
  it('adds what the clock of the device is wrong by', () => {
    expect(correctedTime({ appareil_le: at(-600_000), decalage: 540_000 }, NOW)).toBe(NOW - 60_000);
  });

  it('is never later than now, so a clock that runs ahead wins over nobody', () => {
    expect(correctedTime({ appareil_le: at(3_600_000), decalage: 0 }, NOW)).toBe(NOW);
  });

  it('is no number for a time that is none', () => {
    expect(correctedTime({ appareil_le: 'hier', decalage: 0 }, NOW)).toBeNaN();
  });
});

describe('clockOffset', () => {
  it('finds the clock of the server within half of the time that the answer took', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3_600_000, max: 3_600_000 }),
        fc.nat(4000),
        fc.nat(4000),
        (wrong, there, back) => {
          const offset = clockOffset(NOW, NOW + there + back, at(there + wrong));
          expect(Math.abs(offset - wrong)).toBeLessThanOrEqual((there + back) / 2 + 1);
        },
      ),
    );
  });
});

describe('tickOutcome', () => {
  it('takes the first tick, and every later one', () => {
    expect(tickOutcome(undefined, tick('a', 'present', 0))).toBe('taken');
    expect(tickOutcome(tick('a', 'present', 0), tick('b', 'excuse', 1))).toBe('taken');
    expect(tickOutcome(tick('a', 'present', 0), tick('b', null, 0))).toBe('taken');
  });

  it('knows a tick that is sent again', () => {
    expect(tickOutcome(tick('a', 'present', 0), tick('a', 'present', 0))).toBe('known');
  });

  it('tells of an earlier tick that says something else, and only of that', () => {
    expect(tickOutcome(tick('a', 'present', 0), tick('b', 'absent', -1))).toBe('overtaken');
    expect(tickOutcome(tick('a', 'present', 0), tick('b', 'present', -1))).toBe('known');
  });

  it('ends with the latest tick, in whatever order and however often the ticks arrive', () => {
    const one = fc.record({ ms: fc.nat(50), etat: fc.constantFrom('present', 'excuse', 'absent', null) });
    fc.assert(
      fc.property(
        fc.uniqueArray(one, { selector: ({ ms }) => ms, minLength: 1 }),
        fc.infiniteStream(fc.nat()),
        (made, order) => {
          const ticks = made.map(({ ms, etat }) => tick(String(ms), etat as AttendanceTick['etat'], ms));
          const arriving = [...ticks, ...ticks].sort(() => (order.next().value % 2 ? 1 : -1));
          let standing: ReturnType<typeof tick> | undefined;
          for (const next of arriving) if (tickOutcome(standing, next) === 'taken') standing = next;
          const latest = ticks.reduce((a, b) =>
            Date.parse(a.constate_le) > Date.parse(b.constate_le) ? a : b,
          );
          expect(standing?.etat).toBe(latest.etat);
        },
      ),
    );
  });
});
