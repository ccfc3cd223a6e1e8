/** Many users at a server for some time: their waiting times, the server's use of resources, and its memory growth. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { present } from '../../../support/present.ts';
import { onEnd } from '../harness/leftovers.ts';
import { check, heading, say } from '../harness/report.ts';
import { type Figures, type Home, ServerProcess } from '../harness/serverProcess.ts';
import { attack } from './beside.ts';
import type { CallRow, Crowd } from './measures.ts';

export interface LoadOptions {
  users: number;
  seconds: number;
  members: number;
  /** Whether others attack the server meanwhile. */
  isAttacked?: boolean;
}

const MB = 2 ** 20;
/** Caches fill up to their limit; more growth would be a leak. */
const GROWTH_MAX = 24 * MB;

const padded = (value: number, digits = 0): string => value.toFixed(digits).padStart(8);

function line({ name, count, p50, p95, p99, max, refused, errors }: CallRow, seconds: number): string {
  const times = [p50, p95, p99, max].map((time) => padded(time, 1)).join('');
  return `${name.padEnd(24)}${padded(count)}${padded(count / seconds, 1)}${times}${padded(refused)}${padded(errors)}`;
}

const memory = ({ rss, heapUsed, external }: Figures): string =>
  `rss ${Math.round(rss / MB)} MB, heap ${(heapUsed / MB).toFixed(1)} MB, outside it ${(external / MB).toFixed(1)} MB`;

/** Resolves once the users have signed in, with the promise of their measures. */
async function crowd(url: string, { users, seconds, members }: LoadOptions): Promise<[Promise<Crowd>]> {
  const args = [url, users, seconds, members].map(String);
  const child = fork('tests/slow/load/users/crowd.ts', args, { execArgv: ['--import', 'tsx'] });
  onEnd(() => child.kill('SIGKILL'));
  // The exit of a process can be reported before its last message.
  const failed = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error('The crowd ended before its time.');
    return new Promise<never>(() => {});
  });
  const message = () => Promise.race([once(child, 'message'), failed]);
  await message();
  return [message().then(([result]) => present<Crowd>(result, 'message of the crowd'))];
}

function print({ rows, problems, seconds }: Crowd): void {
  const head = ['calls', 'per s', 'p50', 'p95', 'p99', 'max', 'refused', 'errors'];
  say(`${'milliseconds'.padEnd(24)}${head.map((title) => title.padStart(8)).join('')}`);
  for (const row of rows) say(line(row, seconds));
  for (const [sentence, count] of problems) say(`! ${count} × ${sentence}`);
}

export async function load(engine: string, home: Home, options: LoadOptions): Promise<void> {
  const among = options.isAttacked ? ' beside attackers and imports' : '';
  heading(
    `${options.users} users for ${options.seconds} s${among}, ${options.members} members, on ${engine}`,
  );
  const server = await ServerProcess.start(home, options.members);
  await server.figures('rest');
  const [asked] = await crowd(server.url, options);
  const attacked = options.isAttacked ? await attack(server.url) : undefined;
  // By then every screen was used, so the caches are warm.
  const warm = new Promise((done) => setTimeout(done, options.seconds * 300).unref());
  await Promise.race([warm, asked]);
  const before = await server.figures('rest');
  const window = performance.now();
  const measured = await asked;
  const beside = (await attacked?.end()) ?? [];
  const during = await server.figures();
  const share = during.cpuSeconds / ((performance.now() - window) / 1000);
  const after = await server.figures('rest');
  print(measured);
  for (const one of beside) print(one);
  say(`after a third of the time: ${memory(before)}`);
  say(`at the end:                ${memory(after)}`);
  const { delay50, delay99, delayMax } = during;
  say(
    `event loop late by ${delay50.toFixed(1)} ms (median), ${delay99.toFixed(1)} (p99), ${delayMax.toFixed(0)} (worst); ${(share * 100).toFixed(0)} % of a core`,
  );
  const all = present(measured.rows.at(-1), 'row of all calls');
  const perCall = (1000 * (before.cpuSeconds + during.cpuSeconds)) / all.count;
  say(`${perCall.toFixed(1)} ms of processor time per call`);
  attacked?.report();
  check('no call failed', all.errors === 0, `${all.count} calls, ${all.refused} refused as intended`);
  const growth = after.heapUsed + after.external - before.heapUsed - before.external;
  check(
    'memory does not grow',
    growth < GROWTH_MAX,
    `${(growth / MB).toFixed(1)} MB after collecting garbage`,
  );
  check('the server ends cleanly', (await server.kill('SIGTERM')) === 0);
}
