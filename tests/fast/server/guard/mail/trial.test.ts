import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailOptions, mailerOf } from '../../../../../demo/server/letters/mailer';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf, dataOf } from '../../ask';
import { MailServer } from './mailServer';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function withMail(options: MailOptions, more = {}) {
  const clock = { ms: Date.now() };
  const hasMail = Object.keys(options).length > 0;
  const now = () => clock.ms;
  const server = await startTestServer({ members: 2, now, hasMail, mailer: mailerOf(options), ...more });
  open.push(() => server.close());
  const token = await server.login();
  /** Sends a trial mail, once the last one is long past. */
  const trial = async () => {
    clock.ms += 60_000;
    const answer = await ask(server, '/api/serveur/courriel/', { method: 'POST', token });
    return dataOf<{ envoye: boolean; phrase: string }>(answer);
  };
  return { server, token, trial };
}

async function withMailServer(more = {}) {
  const smtp = await MailServer.start();
  open.push(() => smtp.close());
  return { smtp, ...(await withMail({ smtp: `smtp://compte:secret@127.0.0.1:${smtp.port}` }, more)) };
}

const stored = (server: TestServer) => server.db.selectFrom('messages').selectAll().execute();

describe('A trial mail', () => {
  it('goes to the address of the account that asks, at once, and the answer says so [O9]', async () => {
    const { server, smtp, trial } = await withMailServer();
    const { envoye, phrase } = await trial();
    expect(envoye).toBe(true);
    expect(phrase).toContain(`a pris le message d’essai pour ${server.email}`);
    expect(smtp.heard).toContain(`RCPT TO:<${server.email}>`);
    expect(smtp.words.filter((word) => word === 'DATA')).toHaveLength(1);
    expect(await stored(server)).toEqual([]);
  });

  it('says what is wrong and what to do: away, password, sender, this address [O9]', async () => {
    const { smtp, trial } = await withMailServer();
    for (const [answers, phrase] of [
      [{ CONNECT: '421 fermé' }, /ne répond pas.*PARVIS_SMTP/],
      [{ AUTH: '535 bad' }, /mot de passe.*535 bad.*PARVIS_SMTP/],
      [{ MAIL: '553 not yours' }, /l’expéditeur.*553 not yours.*PARVIS_MAIL_FROM/],
      [{ RCPT: '550 unknown' }, /^Refusé par le serveur d’e-mails\u00a0: 550 unknown$/],
    ] as const) {
      smtp.answers = answers;
      const answer = await trial();
      expect(answer).toMatchObject({ envoye: false, phrase: expect.stringMatching(phrase) });
      expect(answer.phrase).not.toContain('reprendra');
    }
  });

  it('waits for a mail server that takes ten minutes less than a client waits for its answer [O9]', async () => {
    const { smtp, trial } = await withMailServer();
    smtp.answers = { END: undefined };
    const before = performance.now();
    const answer = await trial();
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(answer).toMatchObject({
      envoye: false,
      phrase: expect.stringMatching(/n’a pas répondu en 8\u00a0secondes.*PARVIS_SMTP/),
    });
  }, 20_000);

  it('is a file where there is no mail server, and nothing without one, and is told so [O9]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parvis-essai-'));
    open.push(() => rmSync(folder, { recursive: true, force: true }));
    const files = await withMail({ mails: folder });
    const written = await files.trial();
    expect([written.envoye, readdirSync(folder)]).toEqual([false, [expect.stringMatching(/\.eml$/)]]);
    expect(written.phrase).toMatch(/PARVIS_SMTP/);
    expect(written.phrase).toContain(folder);
    const none = await withMail({});
    const answer = await none.trial();
    expect(answer).toMatchObject({
      envoye: false,
      phrase: expect.stringMatching(/n’envoie pas d’e-mails.*PARVIS_SMTP/),
    });
  });

  it('is sent once in ten seconds for an account, and to administrators alone [O9]', async () => {
    const { server, token, smtp, trial } = await withMailServer();
    await trial();
    const again = await ask(server, '/api/serveur/courriel/', { method: 'POST', token });
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '10']);
    expect(bodyOf<{ message: string }>(again).message).toContain('10\u00a0secondes');
    expect(smtp.words.filter((word) => word === 'DATA')).toHaveLength(1);
    for (const role of ['manager', 'utilisateur'] as const) {
      await server.db.updateTable('utilisateurs').set({ role }).execute();
      expect((await ask(server, '/api/serveur/courriel/', { method: 'POST', token })).status).toBe(403);
    }
    expect((await ask(server, '/api/serveur/courriel/', { method: 'POST' })).status).toBe(401);
  });
});
