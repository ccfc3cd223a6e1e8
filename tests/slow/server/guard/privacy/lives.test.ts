import { describe, expect, it } from 'vitest';
import { STEPS } from '../../../../fast/server/guard/privacy/life';
import { playAndErase } from '../../../../fast/server/guard/privacy/lives';
import { signedInServer } from '../../../../fast/server/signedInServer';

const LIVES = 40;

describe('People who are erased after many random lives', () => {
  const server = signedInServer(4);
  const done = new Set<string>();
  for (const seed of Array.from({ length: LIVES }, (_, at) => 2 + at))
    it(`are in no column of any table and in no later backup, with seed ${seed} [N3]`, async () => {
      for (const step of await playAndErase(server, seed)) done.add(step);
    }, 120_000);

  it('lived through every kind of step', () => {
    expect([...new Set<string>(STEPS)].filter((step) => !done.has(step))).toEqual([]);
  });
});
