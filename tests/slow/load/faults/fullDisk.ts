/** The disk of the data is full: writes are refused with a reason, reads work, and writes work again with free space. */
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sayNotRun } from '../../../tools/all/says.mjs';
import { Caller } from '../harness/caller.ts';
import { smallDisk } from '../harness/folders.ts';
import { Postgres } from '../harness/postgres.ts';
import { check, heading, say } from '../harness/report.ts';
import { type Home, ServerProcess } from '../harness/serverProcess.ts';
import { checkInvariants } from '../writers/invariants.ts';
import { Ledger } from '../writers/Ledger.ts';
import { createForm, Writer } from '../writers/writer.ts';

const ROOM_BYTES = 300 * 1024;
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Fills the disk until this number of bytes is left. */
function fill(folder: string, room: number): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - room)));
}

async function fullDisk(engine: string, folder: string, home: Home): Promise<void> {
  const server = await ServerProcess.start(home, 200);
  const caller = new Caller(server.url);
  await caller.signIn();
  const form = await createForm(caller);
  const ledger = new Ledger('Plein');
  const writers = Array.from({ length: 3 }, (_, index) => {
    const own = Object.assign(new Caller(server.url), { token: caller.token });
    return new Writer(own, ledger, String(index), form, () => pause(100));
  });
  const works = writers.map((writer) => writer.run());
  while (ledger.count < 20) await pause(20);
  fill(folder, ROOM_BYTES);
  const probe = () => caller.post('/api/membres/', { nom: 'Plein', prenom: 'Essai', genre: 'feminin' });
  let reply = await probe();
  for (let at = 0; at < 400 && reply.status === 201; at++) reply = await probe();
  check(
    'a write is refused in French because the disk is full',
    [507, 503].includes(reply.status) && reply.retryAfter !== null,
    `${reply.status} «${String(reply.body.message)}»`,
  );
  const read = await caller.get('/api/membres/?page=1');
  check('reads still work', read.status === 200, String(read.status));
  say(`${ledger.count} writes acknowledged by then, ${ledger.refused} refused because the disk is full`);
  for (const line of server.lines.slice(-3)) say(line);
  rmSync(join(folder, 'filler'));
  let tries = 0;
  while ((await probe()).status !== 201 && ++tries < 100 && server.isAlive) await pause(100);
  check(
    'with free space writes work again without a restart',
    tries < 100 && server.isAlive,
    `after ${tries} more tries`,
  );
  for (const writer of writers) writer.stop();
  await Promise.all(works);
  check('the server ends cleanly', (await server.kill('SIGTERM')) === 0);
  await checkInvariants(home, ledger);
  say(`${ledger.count} writes on ${engine} in all`);
}

export async function fullDisks(engines: { pglite: boolean; postgres: boolean }): Promise<void> {
  for (const engine of ['PGlite', 'PostgreSQL']) {
    if (!engines[engine === 'PGlite' ? 'pglite' : 'postgres']) continue;
    heading(`The disk of ${engine} is full`);
    const disk = smallDisk(260);
    if ('reason' in disk) {
      sayNotRun(`no small disk could be mounted for ${engine}, which needs root: ${disk.reason}`);
      continue;
    }
    const { folder } = disk;
    if (engine === 'PGlite') await fullDisk(engine, folder, { PARVIS_DATA: join(folder, 'data') });
    else {
      const postgres = await Postgres.create(folder);
      await fullDisk(engine, folder, { DATABASE_URL: postgres.database('full') });
      postgres.stop();
    }
  }
}
