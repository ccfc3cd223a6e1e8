/** The commands for operators: backup, restore, and the move from PGlite to PostgreSQL. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../demo/server/store/database/database.ts';
import { openDatabase } from '../../../../demo/server/store/database/openDatabase.ts';
import { tablesOf } from '../../../../demo/server/store/tables/tablesOf.ts';
import { present } from '../../../support/present.ts';
import { Caller } from '../harness/caller.ts';
import { temporaryFolder } from '../harness/folders.ts';
import { check, heading, say } from '../harness/report.ts';
import { type Home, ServerProcess } from '../harness/serverProcess.ts';

function command(home: Home, ...args: string[]): boolean {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'demo/server/ops/commands/main.ts', ...args],
    {
      env: { ...process.env, DATABASE_URL: '', ...home },
      encoding: 'utf8',
    },
  );
  say(`${((performance.now() - begun) / 1000).toFixed(1)} s  ${(stdout || stderr).trim().split('\n')[0]}`);
  return status === 0;
}

/** Count and checksum of the rows of each table. */
async function sumOf(home: Home): Promise<string> {
  const opened: OpenDatabase = await openDatabase(
    'DATABASE_URL' in home ? { databaseUrl: home.DATABASE_URL } : { dataDir: home.PARVIS_DATA },
  );
  const sums: string[] = [];
  for (const { name, key } of await tablesOf(opened.db)) {
    const order = sql.join(key.map((column) => sql.ref(`t.${column}`)));
    const { rows } = await sql<{ sum: string; n: number }>`
      select coalesce(md5(string_agg(row_to_json(t)::text, '' order by ${order})), '-') as sum, count(*) as n
      from ${sql.table(name)} as t`.execute(opened.db);
    const { n, sum } = present(rows[0], `sum of ${name}`);
    sums.push(`${name} ${n} ${sum}`);
  }
  await opened.close();
  return sums.join('\n');
}

export async function moves(members: number, database: (name: string) => string): Promise<void> {
  heading(`Backup, restore and move, ${members} members`);
  const from = { PARVIS_DATA: temporaryFolder('data') };
  const server = await ServerProcess.start(from, members);
  check('a folder in use is refused', !command(from, 'backup', join(from.PARVIS_DATA, 'x')));
  await server.kill('SIGTERM');
  const file = join(temporaryFolder('backup'), 'parvis.backup');
  check('backup of PGlite', command(from, 'backup', file));
  const copy = { DATABASE_URL: database('copy') };
  check('restore in PostgreSQL', command(copy, 'restore', file));
  check('a second restore is refused', !command(copy, 'restore', file));
  check('a forced second restore works', command(copy, 'restore', file, '--force'));
  const back = { PARVIS_DATA: temporaryFolder('data') };
  const again = `${file}.2`;
  check('backup of PostgreSQL', command(copy, 'backup', again));
  check('restore in PGlite', command(back, 'restore', again));
  const moved = { DATABASE_URL: database('moved') };
  check('move from PGlite to PostgreSQL', command(from, 'move', `--to=${moved.DATABASE_URL}`));
  const sum = await sumOf(from);
  for (const home of [copy, back, moved]) check('every row is the same', (await sumOf(home)) === sum);
  const after = await ServerProcess.start(moved);
  const caller = new Caller(after.url);
  const signedIn = await caller.signIn();
  const created = await caller.post('/api/membres/', { nom: 'Après', prenom: 'Essai', genre: 'feminin' });
  check(
    'sign-in and writes work after the move',
    signedIn.status === 200 && created.status === 201,
    `${signedIn.status}, ${created.status}`,
  );
  await after.kill('SIGTERM');
}
