import { describe, expect, it } from 'vitest';
import { createContest } from '../../../src/routing/contest';

/** A contest whose clock the test moves. */
function contestAt() {
  const clock = { now: 0 };
  const contest = createContest(() => clock.now);
  const redirectAt = (now: number) => {
    clock.now = now;
    return contest.isLost();
  };
  return { contest, redirectAt };
}

describe('a contest about the address', () => {
  it('is lost at the third redirect within ten seconds [B3]', () => {
    const { redirectAt } = contestAt();
    expect([0, 4_000, 9_999].map(redirectAt)).toEqual([false, false, true]);
  });

  it('forgets redirects after ten seconds, and all of them after a press [B3]', () => {
    const { contest, redirectAt } = contestAt();
    expect([0, 4_000, 10_000, 13_000].map(redirectAt)).toEqual([false, false, false, true]);
    contest.forget();
    expect([13_100, 13_200, 13_300].map(redirectAt)).toEqual([false, false, true]);
  });
});
