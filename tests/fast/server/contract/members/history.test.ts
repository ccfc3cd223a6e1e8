import { afterEach, describe, expect, it } from 'vitest';
import { RandomHistory } from './history';

const STEPS = 60;

let history: RandomHistory | undefined;
afterEach(() => history?.close());

describe('The number of members on a past day', { timeout: 120_000 }, () => {
  it.each([1, 2, 3])(
    'changes only by what somebody dates in the past, whatever happens (history %i) [R2]',
    async (seed) => {
      history = new RandomHistory(seed);
      await history.open();
      const steps: string[] = [];
      let before = await history.stock();
      for (let count = 0; count < STEPS; count++) {
        const today = history.today;
        const { name, past } = await history.step();
        steps.push(name);
        const after = await history.stock();
        const changed = [...before].filter(
          ([day, value]) => day < (past ?? today) && after.get(day) !== value,
        );
        expect(changed, steps.join('\n')).toEqual([]);
        expect(after.get(history.today), steps.join('\n')).toBe(await history.members());
        before = after;
      }
    },
  );
});
