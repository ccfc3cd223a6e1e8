import { beforeEach, describe, expect, it } from 'vitest';
import { forgetMails } from '../../../../../demo/server/letters/mailRows';
import { present } from '../../../../support/present';
import { signedInServer } from '../../signedInServer';
import { away, refusal, TestMails } from './sentMails';

const server = signedInServer(2);
let mails: TestMails;
beforeEach(async () => {
  mails = new TestMails(() => server.db);
  await server.db.deleteFrom('messages').execute();
});

const states = async () => (await mails.rows()).map(({ etat, essais }) => [etat, essais]);
const subjects = () => mails.sent.map(({ subject }) => subject);

describe('The queue of mails', () => {
  it('sends each mail once, though two servers look at the same moment', async () => {
    const queues = [mails.server(), mails.server()];
    const names = Array.from({ length: 60 }, (_, at) => `Avis ${at}`);
    for (const subject of names) await queues[0]?.add(server.db, mails.mail({ subject }));
    for (const queue of queues) queue.wake();
    await Promise.all(queues.map((queue) => queue.settle()));
    expect(subjects().toSorted()).toEqual(names.toSorted());
    expect(new Set((await states()).flat())).toEqual(new Set(['envoye', 0]));
  });

  it('stores one of several mails with one key, also after it was sent', async () => {
    const queue = mails.server();
    const mail = mails.mail({ key: 'rappel 7' });
    const added = [await queue.add(server.db, mail), await queue.add(server.db, mail)];
    await mails.later(0, queue);
    expect([...added, await queue.add(server.db, mail)]).toEqual([true, false, false]);
    expect(mails.sent).toHaveLength(1);
  });

  it('stores many mails at once: those that have a key once, and again where one was given up', async () => {
    const queue = mails.server();
    const many = Array.from({ length: 1203 }, (_, at) =>
      mails.mail({ to: `p${at}@exemple.fr`, key: `rappel ${at}` }),
    );
    expect(await queue.addAll(server.db, many.slice(0, 3))).toBe(3);
    await server.db
      .updateTable('messages')
      .set({ etat: 'abandonne', fini_le: new Date().toISOString() })
      .where('cle', '=', 'rappel 2')
      .execute();
    expect(await queue.addAll(server.db, many)).toBe(1201);
    expect(await queue.addAll(server.db, many)).toBe(0);
    const rows = await mails.rows();
    expect(new Set(rows.map(({ destinataire }) => destinataire)).size).toBe(1203);
    expect(new Set(rows.map(({ etat }) => etat))).toEqual(new Set(['attente']));
  });

  it('sends nothing of a transaction that fails, and nothing before its time', async () => {
    const queue = mails.server();
    const failing = server.db.transaction().execute(async (trx) => {
      await queue.add(trx, mails.mail());
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    await queue.add(server.db, mails.mail({ subject: 'Plus tard', due: mails.at + 600_000 }));
    await mails.later(9);
    expect(mails.sent).toEqual([]);
    await mails.later(1);
    expect(subjects()).toEqual(['Plus tard']);
  });

  it('gives a mail up after three refusals, with the reason, while others leave', async () => {
    mails.answer = ({ to }) => {
      if (to === 'perdu@exemple.fr') throw refusal();
    };
    const queue = mails.server();
    await queue.add(server.db, mails.mail({ to: 'perdu@exemple.fr' }));
    await queue.post(mails.mail());
    await queue.settle();
    expect([await states(), mails.sent.length]).toEqual([
      [
        ['attente', 1],
        ['envoye', 0],
      ],
      1,
    ]);
    const counts = [];
    for (const minutes of [4, 1, 29, 1, 600]) {
      await mails.later(minutes);
      counts.push((await states())[0]);
    }
    expect(counts).toEqual([
      ['attente', 1],
      ['attente', 2],
      ['attente', 2],
      ['echec', 3],
      ['echec', 3],
    ]);
    const [row] = await mails.rows();
    expect(row?.raison).toBe('Refusé par le serveur d’e-mails\u00a0: 550 no such mailbox');
  });

  it('lets all mails wait while the mail server is away for a day, and sends them when it is back', async () => {
    let asked = 0;
    mails.answer = () => {
      asked++;
      throw away();
    };
    const queue = mails.server();
    for (let at = 0; at < 5; at++) await queue.add(server.db, mails.mail({ subject: `Avis ${at}` }));
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      const before = asked;
      await mails.later(10, queue);
      // One attempt tells that the server is away; the others wait.
      expect(asked - before).toBe(1);
    }
    expect(await states()).toEqual(Array(5).fill(['attente', 0]));
    mails.answer = () => {};
    await mails.later(10, queue);
    expect(subjects().toSorted()).toEqual(['Avis 0', 'Avis 1', 'Avis 2', 'Avis 3', 'Avis 4']);
  });

  it('leaves the mail of a server that ended while sending to another one, some minutes later', async () => {
    const dead = mails.server();
    let isSending: () => void = () => {};
    const sending = new Promise<void>((done) => {
      isSending = done;
    });
    mails.answer = () => {
      isSending();
      return new Promise(() => {});
    };
    await dead.post(mails.mail());
    await sending;
    mails.answer = () => {};
    await mails.later(4);
    expect(mails.sent).toEqual([]);
    await mails.later(1);
    await mails.later(60);
    expect(mails.sent).toHaveLength(1);
  });

  it('holds no transaction while a mail is being sent', async () => {
    const queue = mails.server();
    let end: () => void = () => {};
    const sending = new Promise<void>((isSending) => {
      mails.answer = () => {
        isSending();
        return new Promise((done) => {
          end = done;
        });
      };
    });
    await queue.post(mails.mail());
    await sending;
    // The embedded database has one connection: it would wait for a transaction that is open.
    expect((await server.call('POST', '/api/tags/', { name: 'Pendant l’envoi' })).status).toBeLessThan(300);
    expect((await mails.rows())[0]?.etat).toBe('attente');
    end();
    await queue.settle();
    expect((await mails.rows())[0]?.etat).toBe('envoye');
  });

  it('gives a mail the same identity each time it is tried', async () => {
    const seen: unknown[] = [];
    mails.answer = ({ id }) => {
      seen.push(id);
      if (seen.length < 3) throw refusal(451);
    };
    await mails.server().add(server.db, mails.mail());
    for (const minutes of [0, 5, 30]) await mails.later(minutes);
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps what a mail says until it is sent, to whom it went for 30 days, and its key for a year', async () => {
    const queue = mails.server();
    await queue.post(mails.mail({ key: 'rappel 8' }));
    await mails.later(0, queue);
    const kept = async () => {
      const [row] = await mails.rows();
      return row && [row.texte, row.destinataire, row.cle];
    };
    expect(await kept()).toEqual([null, 'awa@exemple.fr', 'rappel 8']);
    const days = async (count: number) => forgetMails(server.db, mails.at + count * 86_400_000);
    await days(29);
    expect(await kept()).toEqual([null, 'awa@exemple.fr', 'rappel 8']);
    await days(31);
    expect(await kept()).toEqual([null, null, 'rappel 8']);
    await days(366);
    expect(await kept()).toBeUndefined();
  });

  it('forgets the mails to a person who is erased [N3]', async () => {
    const id = await server.add({ email: 'Zqefface@exemple.fr' });
    const queue = mails.server();
    await queue.post(mails.mail({ to: 'zqefface@exemple.fr' }));
    await mails.later(0, queue);
    const { updated_at, nom, prenom } = await server.member(id);
    const erased = await server.call('POST', `/api/membres/${id}/effacer/`, {
      ...{ updated_at, confirmation: `${prenom} ${nom}`, reponses: [], intervenants: [] },
    });
    expect(present(erased.status, 'status')).toBe(200);
    expect(await mails.rows()).toEqual([]);
  });
});
