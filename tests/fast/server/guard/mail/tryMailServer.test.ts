import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { tryMailServer } from '../../../../../demo/server/letters/tryMailServer';
import { MailServer } from './mailServer';

const servers: MailServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function started(options?: Parameters<typeof MailServer.start>[0]): Promise<MailServer> {
  const server = await MailServer.start(options);
  servers.push(server);
  return server;
}

const WITHIN_MS = 5000;
/** An address of this machine that isn't one of its loopback names, so TLS is required. */
const ELSEWHERE = '0.0.0.0';
const smtp = (port: number, host = '127.0.0.1') => `smtp://compte:secret@${host}:${port}`;
const tried = (address: string, more = {}) =>
  tryMailServer({ smtp: address, mailFrom: 'Paroisse <paroisse@exemple.fr>', ...more }, WITHIN_MS);

/** A port where nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('tryMailServer', () => {
  it('signs in and names the sender, and sends nothing', async () => {
    const server = await started();
    expect(await tried(smtp(server.port))).toEqual({ ok: true });
    expect(server.heard).toContain('MAIL FROM:<paroisse@exemple.fr>');
    expect(server.words.filter((word) => word === 'RCPT' || word === 'DATA')).toEqual([]);
  });

  it('tells a server that refuses the connection, is unknown or closes it from the others [O9]', async () => {
    const closing = await started({ answers: { CONNECT: '421 fermé' } });
    for (const address of [smtp(await closedPort()), smtp(587, 'courrier.invalid'), smtp(closing.port)])
      expect(await tried(address), address).toMatchObject({
        ok: false,
        cause: 'away',
        phrase: expect.stringContaining('ne répond pas, ou refuse la connexion'),
        remedy: expect.stringContaining('PARVIS_SMTP'),
      });
  });

  it('waits for a silent server no longer than it may, at whichever step it falls silent [O9]', async () => {
    const limit = 400;
    for (const step of ['CONNECT', 'EHLO', 'AUTH', 'MAIL']) {
      const server = await started({ answers: { [step]: undefined } });
      const before = performance.now();
      expect(await tryMailServer({ smtp: smtp(server.port) }, limit), step).toMatchObject({ cause: 'away' });
      expect(performance.now() - before, step).toBeLessThan(limit + 2000);
    }
  });

  it('tells a wrong password, with the words of the server, from a server that has trouble [O9]', async () => {
    const server = await started({ answers: { AUTH: '535 5.7.8 bad credentials' } });
    const answer = await tried(smtp(server.port));
    expect(answer).toMatchObject({
      cause: 'password',
      phrase: expect.stringContaining('mot de passe («\u00a0535 5.7.8 bad credentials\u00a0»).'),
    });
    expect(JSON.stringify(answer)).not.toContain('secret');
    server.answers = { AUTH: '454 4.7.0 later' };
    expect(await tried(smtp(server.port))).toMatchObject({ cause: 'away' });
    server.answers = { MAIL: '530 5.7.0 Authentication required' };
    expect(await tried(smtp(server.port).replace('compte:secret@', ''))).toMatchObject({ cause: 'password' });
  });

  it('tells a certificate that nothing vouches for, and TLS that isn’t there where it must be [O9]', async () => {
    const [implicit, asked, plain] = [
      await started({ tls: 'at once' }),
      await started({ tls: 'asked for' }),
      await started({ answers: { STARTTLS: '502 inconnu' } }),
    ];
    const addresses = [
      smtp(implicit.port).replace('smtp:', 'smtps:'),
      smtp(asked.port),
      smtp(plain.port, ELSEWHERE),
      smtp(plain.port).replace('smtp:', 'smtps:'),
    ];
    for (const address of addresses) expect(await tried(address), address).toMatchObject({ cause: 'tls' });
    for (const { words } of [implicit, asked, plain]) expect(words).not.toContain('AUTH');
    expect(await tried(smtp(plain.port, ELSEWHERE), { smtpInClear: true })).toEqual({ ok: true });
  });

  it('tells a sender that the server refuses, and waits where it is only refused for now [O9]', async () => {
    const server = await started({ answers: { MAIL: '553 5.7.1 not yours' } });
    expect(await tried(smtp(server.port))).toMatchObject({
      cause: 'address',
      phrase: expect.stringContaining('l’expéditeur («\u00a0553 5.7.1 not yours\u00a0»).'),
      remedy: expect.stringContaining('PARVIS_MAIL_FROM'),
    });
    server.answers = { MAIL: '451 4.3.0 later' };
    expect(await tried(smtp(server.port))).toMatchObject({ cause: 'away' });
  });
});
