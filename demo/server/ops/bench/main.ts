/**
 * Measures the server with many members and events: `npx tsx demo/server/ops/bench/main.ts [members] [folder] [events] [only]`; by
 * default there are as many events as members. `only` is a regular expression for the names of the rows to measure. Prints
 * the median and the 95th percentile in milliseconds over HTTP, the processor time per request (client included; other
 * programs don't distort it), and the memory of the process. With DATABASE_URL it measures that server.
 * With PARVIS_REGISTER people leave and die first, and have three dated facts each in the mean.
 */
import { join } from 'node:path';
import { createApp } from '../../app';
import { DEMO_PASSWORD } from '../../guard/passwords/publishedPassword';
import { DEMO_EMAIL, seed } from '../../seed/seed';
import type { OpenDatabase } from '../../store/database/database';
import { openDatabase } from '../../store/database/openDatabase';
import { type Listening, listen } from '../process/listen';
import { eventMeasures } from './eventBench';
import { listMeasures } from './listBench';
import { liveOn, registerMeasures } from './registerBench';

const [members = '100000', folder = join('.cache', `bench-${members}`), events = members, only = ''] =
  process.argv.slice(2);

const megabytes = (): number => Math.round(process.memoryUsage.rss() / 2 ** 20);

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function open(): Promise<OpenDatabase> {
  const begun = performance.now();
  const databaseUrl = process.env.DATABASE_URL;
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: folder });
  console.log(`open: ${seconds(begun)}`);
  const seeding = performance.now();
  if (await seed(database.db, { members: Number(members), events: Number(events) })) {
    console.log(
      `seed of ${members} members and ${events} events: ${seconds(seeding)} (start again for the memory of a running server)`,
    );
  }
  return database;
}

async function login(url: string): Promise<string> {
  const body = JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD });
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Times `paths(0)`, `paths(1)`… one after the other. */
async function measure(
  { url }: Listening,
  token: string,
  name: string,
  runs: number,
  paths: (run: number) => string,
) {
  const times: number[] = [];
  const before = process.cpuUsage();
  let bytes = 0;
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    const answer = await fetch(url + paths(run), { headers: { Authorization: `Token ${token}` } });
    bytes = (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`${paths(run)}: ${answer.status}`);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1);
  const row = [
    name.padEnd(44),
    `median ${at(0.5)}`.padEnd(16),
    `p95 ${at(0.95)}`.padEnd(13),
    `max ${at(1)}`.padEnd(13),
    `cpu ${((user + system) / 1000 / runs).toFixed(1)}`.padEnd(11),
  ];
  console.log(...row, `${Math.round(bytes / 1024)} KB`, `rss ${megabytes()} MB`);
}

const common = [
  'mar',
  'mart',
  'dup',
  'jea',
  'ber',
  'par',
  'the',
  'ann',
  'rou',
  'lef',
  'ent',
  'ine',
  'and',
  'ier',
];
const rare = ['kervella', 'oeuvrard', 'lœuillet', 'bérénice quéméner', 'zimmermann ana', '0639981234'];
const short = 'abcdefghijklmnoprstvyz'.split('').flatMap((letter) => [letter, `${letter}e`]);

const pick = (list: readonly string[], run: number): string => encodeURIComponent(list[run % list.length]!);

const database = await open();
const { app } = createApp(database.db);
const listening = await listen(app, 0, '127.0.0.1');
const token = await login(listening.url);
/** The number of rows that the server has: a folder or database of an earlier run may hold fewer than are asked for. */
async function countOf(path: string): Promise<number> {
  const answer = await fetch(listening.url + path, { headers: { Authorization: `Token ${token}` } });
  return ((await answer.json()) as { count: number }).count;
}

const stored = await countOf('/api/membres/');
const pagesOf = (size: number): number => Math.max(1, Math.ceil(stored / size));
/** One of the first 20 pages, or of those that there are. */
const early = (run: number, size: number): string =>
  `/api/membres/?page=${1 + (run % Math.min(20, pagesOf(size)))}&page_size=${size}`;
const last = pagesOf(10);
if (process.env.PARVIS_REGISTER) await liveOn(database.db, stored);
const namePattern = new RegExp(only);
async function time(name: string, runs: number, paths: (run: number) => string): Promise<void> {
  if (namePattern.test(name)) await measure(listening, token, name, runs, paths);
}

await time('first page (a first count included)', 100, () => '/api/membres/?page=1&page_size=10');
await time('pages 1–20, 10 rows', 100, (run) => early(run, 10));
await time('pages 1–20, 50 rows', 100, (run) => early(run, 50));
await time(
  'pages spread over all',
  100,
  (run) => `/api/membres/?page=${1 + ((run * 997) % last)}&page_size=10`,
);
await time('last page', 30, () => `/api/membres/?page=${last}&page_size=10`);
await time(
  'three letters, never counted before',
  common.length,
  (run) => `/api/membres/?search=${pick(common, run)}`,
);
await time('three letters, counted before', 100, (run) => `/api/membres/?search=${pick(common, run)}`);
await time('rare words', 60, (run) => `/api/membres/?search=${pick(rare, run)}`);
await time(
  'one or two letters, never counted before',
  short.length,
  (run) => `/api/membres/?search=${pick(short, run)}`,
);
await time(
  'a group, never counted before',
  12,
  (run) => `/api/membres/filtres_combines/?groupes[]=${run + 1}`,
);
await time(
  'a group and a tag, never counted before',
  12,
  (run) => `/api/membres/filtres_combines/?groupes[]=${run + 1}&tags[]=2`,
);
await time(
  'a group, a tag and a search',
  14,
  (run) => `/api/membres/filtres_combines/?groupes[]=3&tags[]=2&search=${pick(common, run)}`,
);
await time(
  'member with relations',
  100,
  (run) => `/api/membres/${1 + ((run * 997) % stored)}/membre_avec_relations/`,
);
await time('groups, counted', 20, () => '/api/groupes/statistiques/');
await time('members of a group, all of them', 5, () => '/api/groupes/1/membres/');
await time('dashboard counts', 50, () => '/api/statistics/dashboard');
await time('what the day brings', 50, () => '/api/statistics/aujourdhui/');
await time('evolution by day', 20, () => '/api/membres/evolution-membres/?period=daily');
await time('evolution by month', 20, () => '/api/membres/evolution-membres/?period=monthly');
await time('quick search', 50, (run) => `/api/membres/search/?q=${pick(common, run)}`);
await time('all members for pickers', 3, () => '/api/membres/membres_simples/');
for (const measured of listMeasures(stored)) await time(...measured);
for (const measured of registerMeasures(stored)) await time(...measured);
for (const measured of eventMeasures(await countOf('/api/events/'))) await time(...measured);
await listening.close();
await database.close();
