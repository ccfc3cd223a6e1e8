import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { MailQueue } from '../../../../../demo/server/letters/MailQueue';
import { mailerOf } from '../../../../../demo/server/letters/mailer';
import { signedInServer } from '../../../../fast/server/signedInServer';

const server = signedInServer(2);
const VISITORS = 1000;
const MAIL_MS = 500;

/** A mail server that takes half a second for a mail, and the recipients of those it has taken. */
async function slowServer(taken: (to: string) => void) {
  const listening = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isMail = false;
    let to = '';
    say('220 courrier.test');
    socket.on('error', () => {});
    createInterface({ input: socket }).on('line', (line) => {
      if (isMail && line !== '.') return;
      const isEnd = isMail;
      isMail = line === 'DATA';
      if (line.startsWith('RCPT')) to = line;
      if (isEnd) {
        void after(MAIL_MS).then(() => {
          taken(to);
          say('250 pris');
        });
      } else say(isMail ? '354 parlez' : '250 bien');
    });
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return { port: (listening.address() as AddressInfo).port, close: () => listening.close() };
}

it('A new password leaves within ten seconds behind a thousand mails of visitors at a slow mail server [Q4]', async () => {
  let taken: (to: string) => void = () => {};
  const smtp = await slowServer((to) => taken(to));
  let isStopping = false;
  const queue = new MailQueue(server.db, mailerOf({ smtp: `smtp://127.0.0.1:${smtp.port}` }), {
    now: Date.now,
    linkFor: async () => undefined,
    isStopping: () => isStopping,
  });
  const mail = { subject: 'Parvis', text: 'Bonjour' } as const;
  await queue.addAll(
    server.db,
    Array.from({ length: VISITORS }, (_, at) => ({
      ...mail,
      kind: 'inscription' as const,
      to: `visiteur${at}@exemple.fr`,
    })),
  );
  const firstTaken = new Promise((done) => {
    taken = done;
  });
  queue.wake();
  await firstTaken;
  const asked = performance.now();
  const passwordTaken = new Promise<number>((done) => {
    taken = (to) => {
      if (to.includes('oubli@exemple.fr')) done(performance.now() - asked);
    };
  });
  await queue.post({ ...mail, kind: 'mot-de-passe', to: 'oubli@exemple.fr' });
  expect(await passwordTaken).toBeLessThan(10_000);
  isStopping = true;
  await queue.settle();
  smtp.close();
}, 60_000);
