/** Two servers on the same PostgreSQL behind a proxy behave like a single server. */
import { present } from '../../../support/present.ts';
import { Caller, dataOf, newAddress } from '../harness/caller.ts';
import { check, heading, say } from '../harness/report.ts';
import { ServerProcess } from '../harness/serverProcess.ts';
import { checkInvariants } from '../writers/invariants.ts';
import { Ledger } from '../writers/Ledger.ts';
import { createForm, Writer } from '../writers/writer.ts';
import { RoundRobin } from './RoundRobin.ts';

const WRITERS = 6;
/** The number of writes of each writer. */
const WRITES = 40;
const TRIES = 40;

/** Lets several writers write through the proxy and gives what was acknowledged. */
async function write(proxy: RoundRobin, servers: readonly ServerProcess[], token: string): Promise<Ledger> {
  const ledger = new Ledger('Deux');
  const caller = new Caller(proxy.url);
  caller.token = token;
  const form = await createForm(caller);
  const writers = Array.from({ length: WRITERS }, (_, index) => {
    const own = new Caller(proxy.url);
    own.token = token;
    return new Writer(own, ledger, String(index), form);
  });
  const works = writers.map((writer) => writer.run());
  while (ledger.count < WRITERS * WRITES && servers.every(({ isAlive }) => isAlive))
    await new Promise((done) => setTimeout(done, 50));
  for (const writer of writers) writer.stop();
  await Promise.all(works);
  return ledger;
}

async function countsAgree(servers: readonly ServerProcess[], token: string): Promise<void> {
  let wrong = 0;
  const callers = servers.map(({ url }) => Object.assign(new Caller(url), { token }));
  const count = async (caller: Caller) => (await caller.get('/api/membres/?page=1&search=compte')).body.count;
  for (let at = 1; at <= 10; at++) {
    const writer = present(callers[at % callers.length], 'server');
    await writer.post('/api/membres/', { nom: `Compte ${at}`, prenom: 'Essai', genre: 'feminin' });
    for (const reader of callers) if ((await count(reader)) !== at) wrong++;
  }
  check('both servers count a new member at once', wrong === 0, `${wrong} of 20 counts were old`);
}

/** Tries a wrong password at both servers in turn. */
async function limitsShared(proxy: RoundRobin): Promise<void> {
  const guesser = new Caller(proxy.url);
  guesser.address = newAddress();
  const statuses: number[] = [];
  for (let at = 0; at < TRIES && statuses.at(-1) !== 429; at++)
    statuses.push((await guesser.signIn({ email: 'tresorier@parvis.test', password: 'faux' })).status);
  check(
    'both servers share the count of failed sign-ins',
    statuses.at(-1) === 429,
    `refused at attempt ${statuses.length}`,
  );
}

async function sessions(proxy: RoundRobin, servers: readonly ServerProcess[]): Promise<string> {
  const [first, second] = [present(servers[0], 'first server'), present(servers[1], 'second server')];
  const caller = new Caller(first.url);
  await caller.signIn();
  caller.url = second.url;
  check(
    'a session of the first server is valid at the second',
    (await caller.get('/api/verify-token')).status === 200,
  );
  const fresh = await caller.post('/api/verify-token', {});
  caller.token = dataOf<{ token: string }>(fresh).token;
  await caller.post('/api/logout', {});
  caller.url = first.url;
  const after = (await caller.get('/api/verify-token')).status;
  check('a sign-out at the second server ends the session at the first', after === 401, String(after));
  const kept = new Caller(proxy.url);
  await kept.signIn();
  return kept.token;
}

/** Replaces the servers one after the other while several readers read. */
async function rolling(
  proxy: RoundRobin,
  servers: ServerProcess[],
  token: string,
  url: string,
): Promise<void> {
  let isOver = false;
  let failed = 0;
  let read = 0;
  const readers = Array.from({ length: 8 }, async () => {
    const caller = Object.assign(new Caller(proxy.url), { token });
    while (!isOver) {
      const { status } = await caller.get('/api/membres/?page=1&page_size=10');
      read++;
      if (status !== 200) failed++;
    }
  });
  for (const [at, old] of servers.entries()) {
    const fresh = await ServerProcess.start({ DATABASE_URL: url });
    servers[at] = fresh;
    proxy.use(servers.map((server) => server.url));
    if ((await old.kill('SIGTERM')) !== 0) failed++;
  }
  isOver = true;
  await Promise.all(readers);
  check('servers are replaced without a failed call', failed === 0, `${failed} of ${read} failed`);
}

export async function twoServers(url: string): Promise<void> {
  heading('Two servers on one PostgreSQL, behind a proxy');
  const home = { DATABASE_URL: url };
  const servers = await Promise.all([ServerProcess.start(home, 200), ServerProcess.start(home, 200)]);
  check(
    'both start at once on an empty database',
    servers.every(({ isAlive }) => isAlive),
  );
  const proxy = await new RoundRobin(servers.map((server) => server.url)).listen();
  const token = await sessions(proxy, servers);
  const ledger = await write(proxy, servers, token);
  say(
    `${ledger.count} writes acknowledged, ${ledger.refused} refused as taken; ${[...proxy.served.values()].join(' and ')} calls each`,
  );
  await countsAgree(servers, token);
  await limitsShared(proxy);
  await rolling(proxy, servers, token, url);
  proxy.close();
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  await checkInvariants(home, ledger);
}
