/**
 * `npm run test:load`: the reference server with many users, and with failures around it. `--only=users,kill` runs some
 * parts (of users, attack, kill, two, restarts, full, moves), `--engine=pglite` a single database; `--seconds=60`,
 * `--users=200` and `--members=5000` set the size.
 */
import { parseArgs } from 'node:util';
import { sayCounts, sayNotRun } from '../../tools/all/says.mjs';
import { fullDisks } from './faults/fullDisk.ts';
import { moves } from './faults/moves.ts';
import { restarts } from './faults/restarts.ts';
import { twoServers } from './faults/twoServers.ts';
import { temporaryFolder } from './harness/folders.ts';
import { removeLeftovers } from './harness/leftovers.ts';
import { NO_POSTGRES, Postgres, postgresBinaries } from './harness/postgres.ts';
import { counts } from './harness/report.ts';
import { bundleServer } from './harness/serverProcess.ts';
import { load } from './users/load.ts';
import { kill } from './writers/kill.ts';

process.chdir(new URL('../../..', import.meta.url).pathname);
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'users,attack,kill,two,restarts,full,moves' },
    engine: { type: 'string', default: 'pglite,postgres' },
    seconds: { type: 'string', default: '300' },
    users: { type: 'string', default: '200' },
    kills: { type: 'string', default: '5' },
    members: { type: 'string', default: '5000' },
  },
});
const engines = values.engine.split(',');
const parts = values.only.split(',');
const isOn = (engine: string): boolean => engines.includes(engine);
const options = {
  users: Number(values.users),
  seconds: Number(values.seconds),
  members: Number(values.members),
};

await bundleServer();
const postgres = isOn('postgres') && postgresBinaries() ? await Postgres.create() : undefined;
if (isOn('postgres') && !postgres) sayNotRun(NO_POSTGRES);

if (parts.includes('users')) {
  if (isOn('pglite')) await load('PGlite', { PARVIS_DATA: temporaryFolder('data') }, options);
  if (postgres) await load('PostgreSQL', { DATABASE_URL: postgres.database('users') }, options);
}
if (parts.includes('attack')) {
  const attacked = { ...options, isAttacked: true };
  if (isOn('pglite')) await load('PGlite', { PARVIS_DATA: temporaryFolder('data') }, attacked);
  if (postgres) await load('PostgreSQL', { DATABASE_URL: postgres.database('attack') }, attacked);
}
if (parts.includes('kill')) {
  if (isOn('pglite')) await kill('PGlite', { PARVIS_DATA: temporaryFolder('data') }, Number(values.kills));
  if (postgres) await kill('PostgreSQL', { DATABASE_URL: postgres.database('kill') }, Number(values.kills));
}
if (parts.includes('two') && postgres) await twoServers(postgres.database('two'));
if (parts.includes('restarts') && postgres) await restarts(postgres, postgres.database('restarts'));
if (parts.includes('full')) await fullDisks({ pglite: isOn('pglite'), postgres: Boolean(postgres) });
if (parts.includes('moves') && postgres) await moves(options.members, (name) => postgres.database(name));
removeLeftovers();
sayCounts(counts());
process.exit(counts().failed > 0 ? 1 : 0);
