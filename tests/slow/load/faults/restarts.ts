/** PostgreSQL stops during use and starts again. */
import { Caller } from '../harness/caller.ts';
import type { Postgres } from '../harness/postgres.ts';
import { check, heading, say } from '../harness/report.ts';
import { ServerProcess } from '../harness/serverProcess.ts';
import { checkInvariants } from '../writers/invariants.ts';
import { Ledger } from '../writers/Ledger.ts';
import { createForm, Writer } from '../writers/writer.ts';

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export async function restarts(postgres: Postgres, url: string): Promise<void> {
  heading('PostgreSQL stopped and started during use');
  const home = { DATABASE_URL: url };
  const server = await ServerProcess.start(home, 200);
  const caller = new Caller(server.url);
  await caller.signIn();
  const form = await createForm(caller);
  const ledger = new Ledger('Arrêt');
  const writers = Array.from({ length: 4 }, (_, index) => {
    const own = Object.assign(new Caller(server.url), { token: caller.token });
    return new Writer(own, ledger, String(index), form, () => pause(100));
  });
  const works = writers.map((writer) => writer.run());
  for (const mode of ['fast', 'immediate', 'fast'] as const) {
    const before = ledger.count;
    while (ledger.count < before + 20 && server.isAlive) await pause(20);
    postgres.stop(mode);
    const away = await caller.get('/api/membres/?page=1');
    const write = await caller.post('/api/membres/', { nom: 'A', prenom: 'B', genre: 'feminin' });
    const health = await caller.get('/healthz');
    const sentence = String(away.body.message ?? '');
    const isClear = [away, write].every(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0);
    check(
      `stopped (${mode}): 503, Retry-After, in French`,
      isClear && /indisponible/.test(sentence),
      `${away.status}, ${write.status}, «${sentence}»`,
    );
    check('the health check reports it', health.status === 503);
    postgres.start();
    let tries = 0;
    while ((await caller.get('/api/membres/?page=1')).status !== 200 && ++tries < 50 && server.isAlive)
      await pause(100);
    check('the server recovers by itself', tries < 50 && server.isAlive, `after ${tries} more tries`);
  }
  for (const writer of writers) writer.stop();
  await Promise.all(works);
  say(`${ledger.count} writes acknowledged, ${ledger.unanswered} told to try again`);
  say(`${server.lines.filter((line) => line.startsWith('La base')).length} lines in the log about it`);
  check(
    'nothing unexpected in the log',
    !server.lines.some((line) => line.startsWith('Erreur')),
    server.lines.find((line) => line.startsWith('Erreur')),
  );
  check('the server ends cleanly', (await server.kill('SIGTERM')) === 0);
  await checkInvariants(home, ledger);
}
