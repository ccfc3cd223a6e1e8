import { beforeEach, describe, expect, it } from 'vitest';
import type { MailKind } from '../../../../../demo/server/letters/MailQueue';
import { VISITOR_MAILS } from '../../../../../demo/server/letters/mailLimits';
import { signedInServer } from '../../signedInServer';
import { TestMails } from './sentMails';

const server = signedInServer(2);
let mails: TestMails;
beforeEach(async () => {
  mails = new TestMails(() => server.db);
  await server.db.deleteFrom('messages').execute();
});

const subjects = () => mails.sent.map(({ subject }) => subject);

/** Stores so many mails of a kind, named by it and a number. */
const store = (kind: MailKind, count: number) =>
  mails.server().addAll(
    server.db,
    Array.from({ length: count }, (_, at) =>
      mails.mail({ kind, subject: `${kind} ${at}`, to: `${at}@exemple.fr` }),
    ),
  );

describe('The order of mails', () => {
  it('sends a new password within ten seconds behind a thousand mails of visitors at 0.5 s a mail [Q4]', async () => {
    await store('inscription', 1000);
    const queue = mails.server();
    let askedAt = 0;
    let waited = Number.POSITIVE_INFINITY;
    mails.answer = async ({ subject }) => {
      mails.at += 500;
      if (mails.sent.length === 5) {
        askedAt = mails.at;
        await queue.post(mails.mail({ kind: 'mot-de-passe', subject: 'Mot de passe' }));
      }
      if (subject === 'Mot de passe') waited = mails.at - askedAt;
    };
    await mails.later(0, queue);
    expect(waited).toBeLessThanOrEqual(10_000);
  });

  it('sends passwords, invitations and new addresses before all others, also when they came last [Q4]', async () => {
    for (const kind of ['inscription', 'rappel', 'adresse', 'invitation', 'mot-de-passe'] as const)
      await store(kind, 2);
    await mails.later(0);
    const kinds = mails.sent.map(({ subject }) => subject.split(' ')[0]);
    expect(kinds.slice(0, 6)).toEqual([
      ...['adresse', 'adresse', 'invitation', 'invitation', 'mot-de-passe', 'mot-de-passe'],
    ]);
  });

  it('gives the mails of visitors every second place while others wait [Q4]', async () => {
    await store('inscription', 5);
    await store('rappel', 3);
    await mails.later(0);
    expect(subjects()).toEqual([
      ...['rappel 0', 'inscription 0', 'rappel 1', 'inscription 1', 'rappel 2'],
      ...['inscription 2', 'inscription 3', 'inscription 4'],
    ]);
  });

  it('sends a limited number of visitors’ mails an hour, and the others later, while the rest leaves [Q4]', async () => {
    const { attempts } = VISITOR_MAILS;
    await store('inscription', attempts + 2);
    await store('avis', 1);
    await mails.later(0);
    expect(mails.sent).toHaveLength(attempts + 1);
    await mails.later(59);
    expect(mails.sent).toHaveLength(attempts + 1);
    await mails.later(2);
    expect(mails.sent).toHaveLength(attempts + 3);
  });
});

describe('A mail that can’t be made', () => {
  it('counts as tried, with its reason, and holds no other mail [Q4]', async () => {
    mails.linkFor = async (_, to) => {
      if (to === 'casse@exemple.fr') throw new Error('the row is broken');
      return 'https://exemple.fr/lien';
    };
    const link = { genre: 'reinitialisation', compte: 1 } as const;
    const queue = mails.server();
    await queue.add(server.db, mails.mail({ to: 'casse@exemple.fr', link }));
    for (const at of [1, 2, 3])
      await queue.add(server.db, mails.mail({ to: `${at}@exemple.fr`, link, subject: `Avis ${at}` }));
    await mails.later(0, queue);
    expect(subjects()).toEqual(['Avis 1', 'Avis 2', 'Avis 3']);
    const states = [];
    for (const minutes of [0, 5, 30]) {
      await mails.later(minutes);
      const [row] = await mails.rows();
      states.push([row?.etat, row?.essais]);
    }
    expect(states).toEqual([
      ['attente', 1],
      ['attente', 2],
      ['echec', 3],
    ]);
    const [row] = await mails.rows();
    expect(row?.raison).toBe('Le message n’a pas pu être préparé\u00a0: voyez le journal du serveur.');
  });

  it('counts as tried when the mail library fails on what it holds [Q4]', async () => {
    mails.answer = ({ to }) => {
      if (to === 'casse@exemple.fr') throw new TypeError('content is not a string');
    };
    const queue = mails.server();
    await queue.add(server.db, mails.mail({ to: 'casse@exemple.fr' }));
    await queue.add(server.db, mails.mail());
    await mails.later(0, queue);
    const [row] = await mails.rows();
    expect([row?.essais, mails.sent.length]).toEqual([1, 1]);
  });
});
