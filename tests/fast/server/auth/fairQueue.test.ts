import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../../../demo/server/auth/limits/FairQueue';

describe('Checks of passwords', () => {
  it('take turns by caller, so a caller who sends many waits only for their own', async () => {
    const queue = new FairQueue({ running: 1, waitingEach: 3, waiting: 6 }, () => new Error('busy'));
    const order: string[] = [];
    const done: Promise<unknown>[] = [];
    const ask = (caller: string) => {
      const run = queue.run(caller, async () => void order.push(caller));
      done.push(run.catch(({ message }: Error) => order.push(`${caller} ${message}`)));
    };
    for (let time = 0; time < 6; time++) ask('attacker');
    ask('owner');
    ask('neighbour');
    ask('late');
    await Promise.all(done);
    expect(order.filter((one) => one.endsWith('busy')).sort()).toEqual(['attacker busy', 'attacker busy']);
    expect(order.filter((one) => !one.endsWith('busy'))).toEqual([
      'attacker',
      'attacker',
      'owner',
      'neighbour',
      'late',
      'attacker',
      'attacker',
    ]);
    ask('late');
    await done.at(-1);
    expect(order.at(-1)).toBe('late');
  });
});

describe('A newcomer', () => {
  it('gets a place even when others have taken all of them [Z3]', async () => {
    const queue = new FairQueue({ running: 1, waitingEach: 40, waiting: 400 }, () => new Error('busy'));
    const order: string[] = [];
    const run = (caller: string) =>
      queue
        .run(caller, async () => void order.push(caller))
        .catch(() => void order.push(`${caller} refused`));
    const attackers = Array.from({ length: 10 }, (_, index) => `attacker ${index}`);
    const first = run('first');
    const theirs = attackers.flatMap((attacker) => Array.from({ length: 40 }, () => run(attacker)));
    const newcomers = Array.from({ length: 50 }, (_, index) => run(`newcomer ${index}`));
    await Promise.all([first, ...theirs, ...newcomers]);
    const served = order.filter((who) => /^newcomer \d+$/.test(who));
    expect(served).toHaveLength(50);
    // It waits behind one call of each attacker, not behind all forty.
    expect(order.filter((who) => !who.includes('refused')).indexOf('newcomer 0')).toBe(11);
    expect(order.filter((who) => /attacker \d refused/.test(who))).toHaveLength(50);
  });

  it('is refused when no caller has more than one call waiting', async () => {
    const queue = new FairQueue({ running: 1, waitingEach: 40, waiting: 3 }, () => new Error('busy'));
    const done = ['a', 'b', 'c', 'd'].map((caller) => queue.run(caller, async () => {}));
    await expect(queue.run('e', async () => {})).rejects.toThrow('busy');
    await Promise.all(done);
  });
});
