import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SentMail } from '../../../../../src/domain/journal/sentMail';
import type { Page } from '../../../../../src/domain/wire';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf, dataOf } from '../../ask';
import { linkIn } from '../auth/mailedLink';
import { away, refusal, TestMails } from './sentMails';

let server: TestServer;
let token: string;
let mails: TestMails;
beforeAll(async () => {
  server = await startTestServer({ members: 2 });
  token = await server.login();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.settle();
  await server.db.deleteFrom('messages').execute();
  await server.db.deleteFrom('tentatives').execute();
  await server.db.deleteFrom('liens').execute();
  server.mails.length = 0;
  mails = new TestMails(() => server.db);
});

const page = async (query = '') =>
  bodyOf<Page<SentMail>>(await ask(server, `/api/messages/${query}`, { token }));
const act = (id: number | undefined, action: 'renvoyer' | 'abandonner') =>
  ask(server, `/api/messages/${id}/${action}/`, { method: 'POST', token });

/** A mail that was refused three times. */
async function failed(): Promise<SentMail | undefined> {
  mails.answer = () => {
    throw refusal();
  };
  await mails.server().add(server.db, mails.mail());
  for (const minutes of [0, 5, 30]) await mails.later(minutes);
  return (await page('?etat=echec')).results[0];
}

describe('The list of mails', () => {
  it('tells to whom a mail went and what became of it, and nothing of what it says', async () => {
    await ask(server, '/api/reset-password', { body: { email: server.email } });
    await server.settle();
    const { count, results } = await page();
    expect([count, results[0]]).toEqual([
      1,
      expect.objectContaining({
        ...{ genre: 'mot-de-passe', destinataire: server.email, etat: 'envoye', essais: 0 },
        ...{ raison: null, prochain_le: null, renvoyable: false },
      }),
    ]);
    expect(JSON.stringify(results)).not.toContain('http');
  });

  it('has a list for each state', async () => {
    await failed();
    mails.answer = () => {
      throw away();
    };
    const queue = mails.server();
    await queue.post(mails.mail({ subject: 'Attend' }));
    await queue.settle();
    const listed = await Promise.all(
      ['envoye', 'attente', 'echec'].map(async (etat) =>
        (await page(`?etat=${etat}`)).results.map(({ objet, raison }) => [objet, raison]),
      ),
    );
    expect(listed).toEqual([
      [],
      [['Attend', expect.stringMatching(/^Le serveur d’e-mails ne répond pas/)]],
      [['Un avis', expect.stringMatching(/^Refusé par le serveur d’e-mails/)]],
    ]);
    expect((await ask(server, '/api/messages/?etat=perdu', { token })).status).toBe(422);
  });

  it('is for administrators', async () => {
    for (const role of ['manager', 'utilisateur']) {
      await server.db
        .updateTable('utilisateurs')
        .set({ role: role as 'manager' })
        .execute();
      expect((await ask(server, '/api/messages/', { token })).status).toBe(403);
      expect((await act(1, 'renvoyer')).status).toBe(403);
    }
    await server.db.updateTable('utilisateurs').set({ role: 'administrateur' }).execute();
    expect((await ask(server, '/api/messages/', {})).status).toBe(401);
  });
});

describe('A mail that failed', () => {
  it('is sent again by an administrator, and the journal says who did', async () => {
    const mail = await failed();
    const again = await act(mail?.id, 'renvoyer');
    expect(dataOf<SentMail>(again)).toMatchObject({ etat: 'attente', essais: 0, raison: null });
    await server.settle();
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Un avis']);
    expect((await act(mail?.id, 'renvoyer')).status).toBe(409);
    const journal = bodyOf<Page<{ action: string; auteur: { nom: string } }>>(
      await ask(server, '/api/journal/?genre=messages', { token }),
    );
    expect(journal.results[0]).toMatchObject({
      action: 'messages.retry',
      auteur: { nom: expect.any(String) },
    });
    const kept = await server.db
      .selectFrom('changements')
      .selectAll()
      .where('nom_table', '=', 'messages')
      .execute();
    expect(JSON.stringify(kept)).not.toMatch(/awa@exemple\.fr|Un avis|Bonjour/);
  });

  it('is given up for good, as one that waits is', async () => {
    const mail = await failed();
    expect(dataOf<SentMail>(await act(mail?.id, 'abandonner'))).toMatchObject({
      ...{ etat: 'abandonne', renvoyable: false },
    });
    for (const action of ['renvoyer', 'abandonner'] as const)
      expect((await act(mail?.id, action)).status).toBe(409);
    await mails.server().add(server.db, mails.mail({ due: Date.now() + 3_600_000 }));
    const [waiting] = (await page('?etat=attente')).results;
    expect((await act(waiting?.id, 'abandonner')).status).toBe(200);
    await mails.later(120);
    expect(mails.sent).toEqual([]);
    expect((await act(999_999, 'abandonner')).status).toBe(404);
  });

  it('can’t be given up while it is being sent', async () => {
    let isSending: () => void = () => {};
    const sending = new Promise<void>((done) => {
      isSending = done;
    });
    mails.answer = () => {
      isSending();
      return new Promise(() => {});
    };
    await mails.server().post(mails.mail());
    await sending;
    const [waiting] = (await page('?etat=attente')).results;
    expect((await act(waiting?.id, 'abandonner')).status).toBe(409);
  });
});

describe('The link of a mail', () => {
  it('is made when the mail is sent, so no token stands in the queue, and its hour begins then', async () => {
    const account = await server.db
      .selectFrom('utilisateurs')
      .select('id')
      .where('email', '=', server.email)
      .executeTakeFirstOrThrow();
    const link = { genre: 'reinitialisation', compte: account.id } as const;
    const stored = async () => JSON.stringify(await mails.rows());
    await mails.server().add(server.db, mails.mail({ link, text: 'Ouvrez {lien}' }));
    expect(await stored()).toContain('Ouvrez {lien}');
    const tokens = server.db.selectFrom('liens').selectAll().where('usage', '=', 'reinitialisation');
    expect(await tokens.execute()).toEqual([]);
    // A call that sends mails wakes the queue of the server.
    await ask(server, '/api/reset-password', { body: { email: 'accueil@parvis.test' } });
    await server.settle();
    const { pathname, search } = linkIn(server.mails.find(({ text }) => text.startsWith('Ouvrez')));
    expect((await ask(server, pathname + search)).status).toBe(200);
    expect(await stored()).not.toContain(search.slice(-20));
  });

  it('of an invitation that failed is not stored, so the mail can’t be sent from the list', async () => {
    const answer = await ask(server, '/api/comptes/', {
      method: 'POST',
      token,
      body: { email: 'invite@exemple.fr', nom: 'Durand', prenom: 'Marie', role: 'utilisateur' },
    });
    expect(dataOf<{ envoye: boolean }>(answer).envoye).toBe(true);
    await server.db.updateTable('messages').set({ etat: 'echec', texte: 'Ouvrez {lien}' }).execute();
    const [mail] = (await page('?etat=echec')).results;
    expect(mail?.renvoyable).toBe(false);
    const again = await act(mail?.id, 'renvoyer');
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('son lien')]);
  });
});
