import { describe, expect, it } from 'vitest';
import { ServerClock } from '../../../../src/areas/attendance/sync/ServerClock.ts';

const START = Date.parse('2026-03-29T01:00:00Z');
const HOUR = 3_600_000;

/** A device whose clock is off by `wrong`, and answers of the server that take `took`. */
function device() {
  const state = { real: START, wrong: 0 };
  const clock = new ServerClock(() => state.real + state.wrong);
  const answer = (took: number) => {
    const asked = state.real + state.wrong;
    state.real += took;
    clock.measure(asked, new Date(state.real - took / 2).toISOString());
  };
  return { state, clock, answer };
}

describe('ServerClock', () => {
  it('takes the quickest answer, and a slower one when the user has set the clock [EL5]', () => {
    const { state, clock, answer } = device();
    state.wrong = 20_000;
    answer(40);
    expect(clock.offset).toBe(-20_000);
    state.real += 60_000;
    answer(900);
    expect(clock.offset).toBe(-20_000);
    state.wrong = -HOUR;
    answer(900);
    expect(clock.offset).toBe(HOUR);
  });

  it('measures instants, so a night on which clocks change moves nothing [EL5]', () => {
    const { state, clock, answer } = device();
    answer(50);
    state.real += 2 * HOUR;
    answer(60);
    expect(clock.offset).toBe(0);
  });

  it('leaves out an answer during which the clock was set back [EL5]', () => {
    const { state, clock } = device();
    clock.measure(state.real + HOUR, new Date(state.real).toISOString());
    expect(clock.offset).toBe(0);
  });
});
