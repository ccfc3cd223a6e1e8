import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailerOf } from '../../../../../demo/server/letters/mailer';
import type { SentMail } from '../../../../../src/domain/journal/sentMail';
import type { Page } from '../../../../../src/domain/wire';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf } from '../../ask';
import { MailServer } from './mailServer';
import { away, refusal, TestMails, wrongPassword } from './sentMails';

let smtp: MailServer;
let server: TestServer;
let token: string;
let mails: TestMails;
beforeAll(async () => {
  smtp = await MailServer.start();
  const mailer = mailerOf({ smtp: `smtp://compte:secret@127.0.0.1:${smtp.port}` });
  server = await startTestServer({ members: 2, mailer });
  token = await server.login();
}, 60_000);
afterAll(async () => {
  await server.close();
  smtp.close();
});
beforeEach(async () => {
  await server.settle();
  await server.db.deleteFrom('messages').execute();
  smtp.answers = {};
  mails = new TestMails(() => server.db);
});

const listed = async (query = '', of = server, by = token) =>
  bodyOf<Page<SentMail>>(await ask(of, `/api/messages/${query}`, { token: by })).results;
const PROMISE = /reprendra|repartira/;

/** Stores and tries a mail of the server under test. */
async function reasonFor(answers: MailServer['answers']): Promise<string> {
  smtp.answers = answers;
  await server.db.deleteFrom('messages').execute();
  await ask(server, '/api/reset-password', { body: { email: server.email } });
  await server.settle();
  await server.db.deleteFrom('tentatives').execute();
  const [mail] = await listed();
  return mail?.raison ?? '';
}

describe('The reason of a mail that was not sent', () => {
  it('is the server that is away, the password, the sender or this address, each with what to do [O9]', async () => {
    expect(await reasonFor({ CONNECT: '421 fermé' })).toMatch(/ne répond pas.*PARVIS_SMTP.*reprendra/);
    expect(await reasonFor({ AUTH: '535 5.7.8 bad credentials' })).toMatch(
      /mot de passe \(«\u00a0535 5\.7\.8 bad credentials\u00a0»\)\. Corrigez-les dans PARVIS_SMTP.*reprendra/,
    );
    expect(await reasonFor({ MAIL: '553 5.7.1 not yours' })).toMatch(
      /l’expéditeur.*PARVIS_MAIL_FROM.*reprendra/,
    );
    expect(await reasonFor({ RCPT: '553 5.7.1 Sender address rejected: not owned' })).toMatch(
      /l’expéditeur.*PARVIS_MAIL_FROM/,
    );
    const refused = await reasonFor({ RCPT: '550 no such mailbox' });
    expect(refused).toBe('Refusé par le serveur d’e-mails\u00a0: 550 no such mailbox');
  });

  it('promises nothing for a mail that is not sent again, as an invitation [O9]', async () => {
    for (const answers of [{ CONNECT: '421 fermé' }, { AUTH: '535 non' }, { RCPT: '550 inconnu' }]) {
      smtp.answers = answers;
      await ask(server, '/api/comptes/', {
        token,
        body: { email: 'invite@exemple.fr', nom: 'Durand', prenom: 'Marie', role: 'utilisateur' },
      });
      const [mail] = await listed('?etat=echec');
      expect(mail).toMatchObject({ genre: 'invitation', prochain_le: null, renvoyable: false });
      expect(mail?.raison).not.toMatch(PROMISE);
      expect(mail?.raison).toContain('ne sera pas renvoyé');
      await server.db.deleteFrom('messages').execute();
      await server.db.deleteFrom('utilisateurs').where('email', '=', 'invite@exemple.fr').execute();
    }
  });

  it('promises that sending goes on only to mails that wait for it, of each kind and in each state [O9]', async () => {
    const kinds = [
      'mot-de-passe',
      'securite',
      'avis',
      'inscription',
      'evenement',
      'rappel',
      'service',
      'remplacement',
    ] as const;
    for (const raised of [away, wrongPassword, refusal, () => new Error('broken')]) {
      await server.db.deleteFrom('messages').execute();
      mails.answer = () => {
        throw raised();
      };
      const queue = mails.server();
      for (const kind of kinds) await queue.add(server.db, mails.mail({ kind }));
      for (let tries = 0; tries < 8; tries++) await mails.later(31);
      const rows = await listed();
      expect(rows.map(({ genre }) => genre).toSorted()).toEqual(kinds.toSorted());
      for (const { genre, etat, raison, prochain_le } of rows) {
        const isPromised = PROMISE.test(raison ?? '');
        expect(isPromised && (etat !== 'attente' || prochain_le === null), `${genre} ${etat}`).toBe(false);
      }
    }
  });

  it('is that no mail server is there any more, where the settings lost it [O9]', async () => {
    mails.answer = () => {
      throw away();
    };
    await mails.server().post(mails.mail());
    const without = await startTestServer({ members: 2, hasMail: false });
    await mails.later(0);
    try {
      const [row] = await mails.rows();
      const { id: _id, ...values } = row ?? {};
      await without.db
        .insertInto('messages')
        .values(values as never)
        .execute();
      const [mail] = await listed('', without, await without.login());
      expect(mail).toMatchObject({ etat: 'attente', prochain_le: null });
      expect(mail?.raison).toMatch(/n’a plus de serveur d’e-mails \(PARVIS_SMTP\)/);
    } finally {
      await without.close();
    }
  });
});

describe('The log', () => {
  it('has one line while the mail server is away, with kind and reason, one more each hour, and one when it is back [O9]', async () => {
    mails.answer = () => {
      throw away();
    };
    const queue = mails.server();
    for (let each = 0; each < 5; each++) await queue.add(server.db, mails.mail({ kind: 'rappel' }));
    for (let tries = 0; tries < 20; tries++) await mails.later(2, queue);
    expect(mails.log).toEqual([
      { mail: 'rappel', reason: expect.stringMatching(/^Le serveur d’e-mails ne répond pas.*PARVIS_SMTP/) },
    ]);
    await mails.later(30, queue);
    expect(mails.log).toHaveLength(2);
    mails.answer = () => {
      throw wrongPassword();
    };
    await mails.later(5, queue);
    expect(mails.log.at(-1)?.reason).toContain('mot de passe («\u00a0535');
    mails.answer = () => {};
    await mails.later(5, queue);
    await mails.later(5, queue);
    expect(mails.log).toHaveLength(4);
    expect(mails.log.at(-1)?.reason).toContain('prend de nouveau les messages');
  });

  it('has a line for each mail that is refused, without its address [O9]', async () => {
    mails.answer = ({ to }) => {
      throw Object.assign(refusal(), { response: `550 5.1.1 <${to}>: unknown` });
    };
    const queue = mails.server();
    for (const to of ['awa@exemple.fr', 'jean@exemple.fr']) await queue.add(server.db, mails.mail({ to }));
    await mails.later(0, queue);
    expect(mails.log).toHaveLength(2);
    expect(mails.log[0]?.reason).toBe('Refusé par le serveur d’e-mails\u00a0: 550 5.1.1 <…@…>: unknown');
  });
});
