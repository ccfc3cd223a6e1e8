/**
 * What many callers at once wait for: `npm run bench -- --only=callers`. It starts the built server with 100,000 members
 * on PGlite and, where it is installed, on PostgreSQL; `--before=<checkout>` measures the built server of another
 * checkout beside it, in turns. `--members=`, `--callers=`, `--rounds=` and `--engines=pglite,postgres` set the size.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../../slow/load/harness/folders.ts';
import { removeLeftovers } from '../../../slow/load/harness/leftovers.ts';
import { NO_POSTGRES, Postgres, postgresBinaries } from '../../../slow/load/harness/postgres.ts';
import { median } from '../beside/figures.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { type Subject, startSubject } from './subject.ts';

process.chdir(new URL('../../../..', import.meta.url).pathname);
const { values } = parseArgs({
  strict: false,
  options: {
    members: { type: 'string', default: '100000' },
    callers: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '3' },
    engines: { type: 'string', default: 'pglite,postgres' },
    before: { type: 'string' },
  },
});
const [members, callers, rounds] = [values.members, values.callers, values.rounds].map(Number);
/** Calls of each caller in a round. */
const EACH = 8;

interface Taken {
  times: number[];
  seconds: number;
}

let calls = 0;

async function callOnce({ url, token }: Subject, { method, path, body }: Kind): Promise<number> {
  calls++;
  const begun = performance.now();
  const answer = await fetch(`${url}/api/${path(calls)}`, {
    method,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body(calls)),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${method} ${path(calls)}: ${answer.status}`);
  return performance.now() - begun;
}

/** Every caller makes its next call when the one before is answered. */
async function round(subject: Subject, kind: Kind, each: number, taken: Taken): Promise<void> {
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: callers ?? 0 }, async () => {
      for (let at = 0; at < each; at++) taken.times.push(await callOnce(subject, kind));
    }),
  );
  taken.seconds += (performance.now() - begun) / 1000;
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  Number.NaN;

async function measure(engine: string, subjects: readonly Subject[]): Promise<void> {
  const kinds = kindsOf(members ?? 0);
  const results = subjects.map((subject) => ({
    subject,
    taken: kinds.map((): Taken => ({ times: [], seconds: 0 })),
  }));
  for (const { subject } of results)
    for (const kind of kinds) await round(subject, kind, 1, { times: [], seconds: 0 });
  for (let at = 0; at < (rounds ?? 0); at++)
    for (const [place, kind] of kinds.entries())
      for (const { subject, taken } of at % 2 ? results.toReversed() : results)
        await round(subject, kind, EACH, taken[place] ?? { times: [], seconds: 0 });
  console.log(`\n${engine}, ${members} members, ${callers} callers; milliseconds`);
  for (const [place, { name }] of kinds.entries())
    for (const { subject, taken } of results) {
      const { times, seconds } = taken[place] ?? { times: [], seconds: 0 };
      console.log(
        `${name.padEnd(34)} ${subject.name.padEnd(8)}`,
        `median ${median(times).toFixed(0).padStart(5)}`,
        `p95 ${percentile(times, 0.95).toFixed(0).padStart(5)}`,
        `max ${percentile(times, 1).toFixed(0).padStart(5)}`,
        `${(times.length / seconds).toFixed(0).padStart(5)} per second`,
      );
    }
}

const checkouts = { now: '.', ...(values.before ? { before: String(values.before) } : {}) };
const engines = String(values.engines).split(',');

async function compare(engine: string, urlOf: (name: string) => string | undefined): Promise<void> {
  const subjects: Subject[] = [];
  for (const [name, checkout] of Object.entries(checkouts)) {
    const begun = performance.now();
    const home = { PARVIS_DATA: join(temporaryFolder('data'), name), DATABASE_URL: urlOf(name) ?? '' };
    subjects.push(await startSubject(name, checkout, members ?? 0, home));
    console.log(`${engine}, ${name}: ready after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  }
  await measure(engine, subjects);
  for (const { stop } of subjects) await stop();
}

if (engines.includes('pglite')) await compare('PGlite', () => undefined);
if (engines.includes('postgres')) {
  if (postgresBinaries()) {
    const postgres = await Postgres.create();
    await compare('PostgreSQL', (name) => postgres.database(name));
  } else console.log(NO_POSTGRES);
}
removeLeftovers();
