/** A queue of a thousand mails, and the writes of others meanwhile. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { type Caller, dataOf } from '../../../slow/load/harness/caller.ts';
import { counts, type OpenEvent, openEvent, register } from './registrations.ts';

export const MAILS = 1000;
const WRITES = 200;

export interface MailSink {
  port: number;
  /** How many mails came. */
  count(): number;
  close(): void;
}

/** A mail server that takes everything. */
export async function mailSink(): Promise<MailSink> {
  let mails = 0;
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isMail = false;
    say('220 courrier.test');
    socket.on('error', () => {});
    createInterface({ input: socket }).on('line', (line) => {
      if (isMail && line !== '.') return;
      if (isMail) mails++;
      isMail = line === 'DATA';
      say(isMail ? '354 parlez' : '250 bien');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, count: () => mails, close: () => server.close() };
}

/** Waits until so many mails came. */
async function arrived({ count }: MailSink, mails: number): Promise<void> {
  const limit = performance.now() + 300_000;
  while (count() < mails) {
    if (performance.now() > limit) throw new Error(`${count()} of ${mails} mails came.`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Milliseconds of each write, one after the other, until `isOver`. */
async function writes(staff: Caller, isOver: (done: number) => boolean): Promise<number[]> {
  const spent: number[] = [];
  while (!isOver(spent.length)) {
    const begun = performance.now();
    const { status, body } = await staff.post('/api/tags/', { name: `Étiquette ${Math.random()}` });
    spent.push(performance.now() - begun);
    if (status !== 201) throw new Error(`A write got ${status}: ${JSON.stringify(body)}`);
  }
  return spent;
}

function summary(spent: readonly number[]): string {
  const sorted = [...spent].sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `${sorted.length} writes, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, longest ${at(1)} ms`;
}

/** Cancels an event of a thousand registered people, who are told. @param staff signed in */
export async function measureMails(staff: Caller, sink: MailSink): Promise<void> {
  const event: OpenEvent = await openEvent(staff, 'Fête annulée', MAILS);
  const before = sink.count();
  await register(staff.url, event, MAILS);
  await arrived(sink, before + MAILS);
  console.log(`  ${JSON.stringify(await counts(staff, event))}`);
  console.log(`  nothing to send:  ${summary(await writes(staff, (done) => done === WRITES))}`);
  const begun = performance.now();
  const cancelled = await staff.post(`/api/events/${event.id}/cancel/`, { motif: 'Neige', prevenir: true });
  const { prevenus } = dataOf<{ prevenus: number }>(cancelled);
  console.log(`  the write that tells ${prevenus} people took ${(performance.now() - begun).toFixed(0)} ms`);
  const from = sink.count();
  const sending = performance.now();
  const meanwhile = await writes(staff, () => sink.count() >= before + MAILS + prevenus);
  const seconds = (performance.now() - sending) / 1000;
  console.log(`  while mails go:   ${summary(meanwhile)}`);
  console.log(`  ${sink.count() - from} mails in ${seconds.toFixed(1)} s`);
}
