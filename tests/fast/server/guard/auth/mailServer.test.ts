import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { mailerOf } from '../../../../../demo/server/letters/mailer';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A mail server without TLS, and what it was told. */
async function plainServer() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isMail = false;
    say('220 courrier.test');
    socket.on('error', () => {});
    createInterface({ input: socket }).on('line', (line) => {
      heard.push(line);
      if (isMail && line !== '.') return;
      const isEnd = isMail;
      isMail = line === 'DATA';
      if (isEnd) say('250 pris');
      else if (line.startsWith('EHLO')) say('250-courrier.test\r\n250 AUTH PLAIN');
      else if (line.startsWith('AUTH')) say('235 bienvenue');
      else if (line === 'STARTTLS') say('502 inconnu');
      else if (line === 'DATA') say('354 parlez');
      else say('250 bien');
    });
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  closing.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, heard };
}

const mail = { to: 'awa@exemple.fr', subject: 'Votre mot de passe', text: 'Le lien' };
const words = (heard: readonly string[]) => heard.map((line) => line.split(' ')[0]);

describe('a mail server without TLS', () => {
  it('on another machine gets neither the password nor the mail, unless the operator says so', async () => {
    const { port, heard } = await plainServer();
    // An address of this machine that isn't one of its loopback names.
    const smtp = `smtp://compte:secret@0.0.0.0:${port}`;
    await expect(mailerOf({ smtp })?.(mail)).rejects.toThrow('STARTTLS');
    expect(words(heard)).not.toContain('AUTH');
    expect(words(heard)).not.toContain('MAIL');
    await mailerOf({ smtp, smtpInClear: true })?.(mail);
    expect(words(heard)).toEqual(expect.arrayContaining(['AUTH', 'MAIL', 'DATA']));
  });

  it('on the same machine gets both', async () => {
    const { port, heard } = await plainServer();
    for (const host of ['127.0.0.1', 'localhost'])
      await mailerOf({ smtp: `smtp://compte:secret@${host}:${port}` })?.(mail);
    expect(words(heard).filter((word) => word === 'DATA')).toHaveLength(2);
  });
});
