/**
 * Attackers in their own process: `attack.ts {url} {token}`. 16 slow senders from eight addresses, wrong passwords from
 * 450 networks, and beside them five files of 20,000 lines that are imported one after the other. They go on until the
 * parent sends a message; the process then sends what they met.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SlowSender } from '../../../support/SlowSender.ts';
import { ACCOUNT, Caller, dataOf } from '../harness/caller.ts';
import { type Crowd, Measures } from './measures.ts';

const SENDERS = 16;
const ADDRESSES = 8;
const NETWORKS = 450;
const FILES = 5;
const LINES = 20_000;
/** Attackers wait this long after an answer, and longer after a refusal that costs the server little. */
const PAUSE_MS = 2000;
const REFUSED_PAUSE_MS = 20_000;

function fileOf(number: number): FormData {
  const lines = Array.from(
    { length: LINES },
    (_, at) => `d’Almeida-${number};Zoé ${at};feminin;${at}-${number}@charge.test`,
  );
  const form = new FormData();
  form.append('file', new File([['nom;prenom;genre;email', ...lines].join('\n')], 'membres.csv'));
  return form;
}

/** What the attackers met. */
export interface Met {
  crowd: Crowd;
  /** How the connections of slow senders ended: the status, and how often. */
  slow: [string, number][];
  imported: number;
}

const [url = '', token = ''] = process.argv.slice(2);
const measures = new Measures();
const slow = new Map<string, number>();
const begun = performance.now();
let imported = 0;
let isOver = false;

async function sendSlowly(index: number): Promise<void> {
  while (!isOver) {
    const path = '/api/formulaires/premiere-visite/reponses/';
    const sender = new SlowSender(url, path, `203.0.113.${index % ADDRESSES}`);
    while (!sender.isClosed && !isOver) await pause(500);
    sender.end();
    const status = sender.answer.slice(9, 12) || 'closed';
    if (sender.isClosed) slow.set(status, (slow.get(status) ?? 0) + 1);
    await pause(status === '503' ? REFUSED_PAUSE_MS : PAUSE_MS);
  }
}

async function guess(index: number): Promise<void> {
  const caller = new Caller(url);
  caller.address = `2001:db8:${index.toString(16)}::1`;
  const body = { email: ACCOUNT.email, password: 'azerty123' };
  while (!isOver) {
    const { status } = await measures.time('wrong password', () => caller.post('/api/login', body), [401]);
    await pause(status === 401 ? PAUSE_MS : REFUSED_PAUSE_MS);
  }
}

async function importAll(): Promise<void> {
  const caller = new Caller(url);
  caller.token = token;
  caller.patienceMs = 600_000;
  for (let number = 1; number <= FILES && !isOver; number++) {
    const file = fileOf(number);
    const send = () => measures.time('import of 20,000', () => caller.post('/api/membres/import/', file));
    let reply = await send();
    // A person who is told to come back does so.
    for (; reply.status === 503 && !isOver; reply = await send())
      await pause(Number(reply.retryAfter) * 1000);
    imported += dataOf<{ importes?: number } | undefined>(reply)?.importes ?? 0;
  }
}

const many = (count: number, one: (index: number) => Promise<void>) =>
  Array.from({ length: count }, (_, at) => one(at));
const ended = once(process, 'message').then(() => {
  isOver = true;
  return pause(REFUSED_PAUSE_MS + 1000);
});
await Promise.race([
  ended,
  Promise.all([...many(SENDERS, sendSlowly), ...many(NETWORKS, guess), importAll()]),
]);
const crowd = measures.result((performance.now() - begun) / 1000);
const met: Met = { crowd, slow: [...slow], imported };
process.send?.(met, undefined, undefined, () => process.exit(0));
