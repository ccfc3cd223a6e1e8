/** Repeated `kill -9` at random moments during writes, on the same data. */
import { Caller } from '../harness/caller.ts';
import { check, heading, say } from '../harness/report.ts';
import { type Home, ServerProcess } from '../harness/serverProcess.ts';
import { checkInvariants } from './invariants.ts';
import { Ledger } from './Ledger.ts';
import { createForm, Writer, type WrittenForm } from './writer.ts';

const WRITERS = 6;

interface Round {
  server: ServerProcess;
  token: string;
  form: WrittenForm;
}

/** Writes until the server is killed. */
async function round({ server, token, form }: Round, ledger: Ledger, name: string): Promise<void> {
  const writers = Array.from({ length: WRITERS }, (_, index) => {
    const caller = new Caller(server.url);
    caller.token = token;
    const writer: Writer = new Writer(caller, ledger, `${name}.${index}`, form, async () => writer.stop());
    return writer;
  });
  const works = writers.map((writer) => writer.run());
  const before = ledger.count;
  const moment = 20 + Math.random() * 150;
  while (ledger.count - before < moment && server.isAlive)
    await new Promise((done) => setTimeout(done, Math.random() * 20));
  await server.kill('SIGKILL');
  await Promise.all(works);
}

export async function kill(engine: string, home: Home, rounds: number): Promise<void> {
  heading(`kill -9 during writes, ${rounds} times, on ${engine}`);
  const ledger = new Ledger('Kill');
  let server = await ServerProcess.start(home, 200);
  const caller = new Caller(server.url);
  await caller.signIn();
  const { token } = caller;
  const form = await createForm(caller);
  for (let at = 1; at <= rounds; at++) {
    await round({ server, token, form }, ledger, String(at));
    server = await ServerProcess.start(home);
  }
  caller.url = server.url;
  const page = await caller.get('/api/membres/?page=1&page_size=100&search=kill');
  check('the session survives the restart', page.status === 200);
  const count = Number(page.body.count);
  const all = (await caller.get('/api/membres/par_tags/?tags[]=3')).status;
  say(
    `${ledger.count} writes acknowledged, ${ledger.unanswered} cut off, ${ledger.refused} refused as taken`,
  );
  check(
    'lists are complete',
    all === 200 && count >= ledger.members.size,
    `${count} members, ${ledger.members.size} acknowledged`,
  );
  check('the server ends cleanly', (await server.kill('SIGTERM')) === 0);
  await checkInvariants(home, ledger);
}
