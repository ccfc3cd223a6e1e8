import { describe, expect, it, vi } from 'vitest';
import { FairQueue } from '../../../../../demo/server/guard/passwords/FairQueue';

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

describe('A caller from a network that the account knows', () => {
  const LIMITS = { running: 2, waitingEach: 40, waiting: 400 };

  it('comes before hundreds of strangers, also when these have taken all places [N6]', async () => {
    const queue = new FairQueue(LIMITS, () => new Error('busy'));
    const order: string[] = [];
    const run = (caller: string, isKnown = false) =>
      queue
        .run({ caller, isKnown }, async () => void order.push(caller))
        .catch(() => void order.push(`${caller} refused`));
    const strangers = Array.from({ length: 450 }, (_, index) => run(`stranger ${index}`));
    const known = Array.from({ length: 6 }, (_, index) => run(`owner ${index}`, true));
    await Promise.all([...strangers, ...known]);
    const served = order.filter((who) => !who.includes('refused'));
    // The two that were running already come first.
    expect(served.slice(2, 8)).toEqual(Array.from({ length: 6 }, (_, index) => `owner ${index}`));
    expect(order.filter((who) => who.includes('refused'))).toHaveLength(48);
  });

  it('has its answer within 3 s while 60 strangers wait, and these within 10 s [N6]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    // Slower than a machine that is shared with other work.
    const CHECK_MS = 900;
    const queue = new FairQueue({ ...LIMITS, waitingMs: 8000 }, () => new Error('busy'));
    const begun = performance.now();
    const seconds = async (caller: string, isKnown = false) => {
      const work = () => new Promise<void>((done) => setTimeout(done, CHECK_MS));
      const answer = await queue.run({ caller, isKnown }, work).then(
        () => 'served',
        () => 'refused',
      );
      return { answer, after: (performance.now() - begun) / 1000 };
    };
    const strangers = Array.from({ length: 60 }, (_, index) => seconds(`stranger ${index}`));
    const owner = seconds('owner', true);
    await vi.advanceTimersByTimeAsync(60_000);
    const [first, ...others] = [await owner, ...(await Promise.all(strangers))];
    vi.useRealTimers();
    expect(first).toEqual({ answer: 'served', after: 1.8 });
    expect(Math.max(...others.map(({ after }) => after))).toBeLessThan(10);
    expect(others.filter(({ answer }) => answer === 'served').length).toBeGreaterThan(15);
  });
});
