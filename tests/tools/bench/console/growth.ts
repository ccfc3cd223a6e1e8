/**
 * Measures calls of the list with ten, a hundred and a thousand times as many members, on one database that grows by
 * SQL: `node --import tsx tests/tools/bench/console/growth.ts [largest]`. The database is embedded or, with DATABASE_URL, an
 * empty database of that server. A million members takes minutes and, embedded, some gigabytes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createApp } from '../../../../demo/server/app.ts';
import { DEMO_PASSWORD } from '../../../../demo/server/guard/passwords/publishedPassword.ts';
import { listen } from '../../../../demo/server/ops/process/listen.ts';
import { DEMO_EMAIL, seed } from '../../../../demo/server/seed/seed.ts';
import type { Database } from '../../../../demo/server/store/database/database.ts';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase.ts';
import { raiseVersion } from '../../../../demo/server/store/database/writeQueue.ts';

const FIRST = 1000;
const RUNS = 100;
const largest = Number(process.argv[2] ?? 100_000);

/**
 * Copies every member nine times, with a syllable added to the name, into the same groups. The index of the search is
 * built again afterwards, which is faster than to update it.
 */
function growTenfold(db: Database, before: number): Promise<void> {
  const id = sql`id + ${before}::int * n`;
  const copies = sql`cross join generate_series(1, 9) as n`;
  return db.transaction().execute(async (trx) => {
    if (process.env.DATABASE_URL) await sql`set local statement_timeout = 0`.execute(trx);
    await sql`drop index membres_recherche`.execute(trx);
    await sql`insert into membres (id, nom, prenom, genre, email, telephone, ville, color, statut, date_inscription, recherche, tri)
      select ${id}, nom || ' ' || chr(97 + n), prenom, genre, n || email, telephone, ville, color, statut, date_inscription,
        recherche || ' ' || chr(97 + n), tri || ' ' || chr(97 + n) from membres ${copies}`.execute(trx);
    await sql`insert into groupes_membres (groupe_id, membre_id, date_inscription)
      select groupe_id, membre_id + ${before}::int * n, date_inscription from groupes_membres ${copies}
      where date_sortie is null`.execute(trx);
    await sql`create index membres_recherche on membres using gin (recherche gin_trgm_ops)`.execute(trx);
    await raiseVersion(trx, 'membres');
  });
}

const words = ['mar', 'dup', 'ber', 'ann', 'rou', 'kervella', 'zimmermann ana', 'oeuvrard'];

/** The paths to call, many times each. */
function calls(count: number): [name: string, path: (run: number) => string][] {
  const last = Math.ceil(count / 10);
  return [
    ['first pages', (run) => `membres/?page=${1 + (run % 20)}&page_size=10`],
    ['pages all over', (run) => `membres/?page=${1 + ((run * 997) % last)}&page_size=10`],
    ['searches', (run) => `membres/?search=${encodeURIComponent(words[run % words.length] ?? '')}`],
    ['a group', (run) => `membres/filtres_combines/?groupes[]=${1 + (run % 12)}`],
    ['a member', (run) => `membres/${1 + ((run * 997) % count)}/membre_avec_relations/`],
  ];
}

async function measure(url: string, token: string, path: (run: number) => string) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/${path(run)}`, { headers: { Authorization: `Token ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path(run)}: ${answer.status}`);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  return { median: times[RUNS / 2] ?? 0, p95: times[Math.floor(RUNS * 0.95)] ?? 0 };
}

async function tokenOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD }),
  });
  const { data }: { data: { token: string } } = await answer.json();
  return data.token;
}

const databaseUrl = process.env.DATABASE_URL;
const dataDir = await mkdtemp(join(tmpdir(), 'parvis-growth-'));
const { db, close } = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
await seed(db, { members: FIRST });
const listening = await listen(createApp(db).app, 0, '127.0.0.1');
const token = await tokenOf(listening.url);
const first = new Map<string, { median: number; p95: number }>();
console.log('members    call              median ms   p95 ms   p95 against 1,000');
for (let count = FIRST; count <= largest; count *= 10) {
  if (count > FIRST) await growTenfold(db, count / 10);
  await sql`vacuum analyze`.execute(db);
  for (const [name, path] of calls(count)) {
    // The first call also counts the rows, so it is left out.
    await measure(listening.url, token, path);
    const taken = await measure(listening.url, token, path);
    if (count === FIRST) first.set(name, taken);
    const ratio = taken.p95 / (first.get(name) ?? taken).p95;
    console.log(
      String(count).padEnd(10),
      name.padEnd(16),
      taken.median.toFixed(1).padStart(10),
      taken.p95.toFixed(1).padStart(8),
      ratio.toFixed(1).padStart(8),
    );
  }
}
await listening.close();
await close();
await rm(dataDir, { recursive: true, force: true });
