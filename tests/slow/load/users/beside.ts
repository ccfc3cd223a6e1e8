/** Attackers and imports beside the users, and an owner who signs in meanwhile, from a known device and from elsewhere. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNT, Caller, dataOf } from '../harness/caller.ts';
import { onEnd } from '../harness/leftovers.ts';
import { check, say } from '../harness/report.ts';
import type { Met } from './attack.ts';
import { type Crowd, Measures } from './measures.ts';

const OWNER_MS = 5000;
const LINES = 100_000;
const KNOWN = 'owner, known device';

export interface Attack {
  /** Ends it. Resolves with the calls of the owner and of the attackers. */
  end(): Promise<Crowd[]>;
  /** Says what it met, after its end. */
  report(): void;
}

export async function attack(url: string): Promise<Attack> {
  const first = new Caller(url);
  const { token, appareil: device } = dataOf<{ token: string; appareil: string }>(await first.signIn());
  const child = fork('tests/slow/load/users/attack.ts', [url, token], { execArgv: ['--import', 'tsx'] });
  onEnd(() => child.kill('SIGKILL'));
  const measures = new Measures();
  const begun = performance.now();
  let isOver = false;
  // Each time from another network, as telephones do.
  let networks = 0;
  const signIn = async (name: string, body: object) => {
    while (!isOver) {
      const caller = new Caller(url);
      caller.address = `172.16.${++networks % 256}.1`;
      await measures.time(name, () => caller.post('/api/login', body), [200]);
      await pause(OWNER_MS);
    }
  };
  const owners = [signIn(KNOWN, { ...ACCOUNT, appareil: device }), signIn('owner, elsewhere', ACCOUNT)];
  let met: Met | undefined;
  const own = () => measures.result((performance.now() - begun) / 1000);
  return {
    async end() {
      isOver = true;
      await Promise.all(owners);
      const answer: Promise<Met[]> = once(child, 'message');
      child.send('end');
      [met] = await answer;
      return [own(), ...(met ? [met.crowd] : [])];
    },
    report() {
      say(`slow senders: ${met?.slow.map(([status, count]) => `${count} × ${status}`).join(', ')}`);
      const known = own().rows.find(({ name }) => name === KNOWN);
      const isServed = known !== undefined && known.refused + known.errors === 0;
      check('an owner at a known device is never refused', isServed, `${known?.count} sign-ins`);
      check('all files are imported', met?.imported === LINES, `${met?.imported} lines`);
    },
  };
}
