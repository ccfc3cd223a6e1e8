import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import type { Sight } from '../../../../../demo/server/guard/state/sight';
import { CAPABILITIES } from '../../../../../src/domain/capabilities';
import { startTestServer, type TestServer } from '../../../../support/server';
import { fakeSight } from './fakeSight';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let now = Date.parse('2026-11-28T10:00:00Z');
const sight: Sight = fakeSight();
beforeAll(async () => {
  server = await startTestServer({ members: 1, sight, now: () => now, clock: { onJump: () => {} } });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('passages').execute();
  await server.db.deleteFrom('horloge').execute();
  await server.db.deleteFrom('messages').execute();
  server.mails.length = 0;
});

/** Lets an hour pass, and the server do what is due. */
async function later(hours = 1): Promise<string[]> {
  server.mails.length = 0;
  now += hours * HOUR;
  await server.upkeep.round('hour');
  await server.settle();
  return server.mails.map(({ to }) => to);
}

/** Lets half days pass, each less than a clock may jump. */
async function halfDays(count: number, between: () => Promise<void> = async () => {}): Promise<string[]> {
  const told: string[] = [];
  for (let half = 0; half < count; half++) {
    told.push(...(await later(12)));
    await between();
  }
  return told;
}

const savedAt = (at: number | undefined) => {
  sight.lastBackup = () => (at === undefined ? undefined : new Date(at).toISOString());
};

describe('A late backup', () => {
  it('is written once to those who administer, and again only after it was mended [O7]', async () => {
    savedAt(now - 2 * DAY);
    expect(await later()).toEqual([]);
    expect(await halfDays(2)).toEqual(['admin@parvis.test']);
    expect(await later()).toEqual([]);
    expect(await later(12)).toEqual([]);
    savedAt(now);
    expect(await later()).toEqual([]);
    expect(await halfDays(8)).toEqual(['admin@parvis.test']);
  });

  it('has a letter that says what to do, for a person who doesn’t keep the server [O7]', async () => {
    savedAt(Date.parse('2026-11-24T03:30:00Z'));
    await later();
    const [mail] = server.mails;
    expect(mail?.subject).toBe('Parvis\u00a0: la sauvegarde est en retard');
    expect(mail?.text).toBe(
      [
        'Bonjour Claire,',
        'La dernière sauvegarde de Parvis date du 24 novembre 2026 à 03:30. Si la machine tombait en panne, ce qui a été saisi depuis serait perdu.',
        'Transmettez cet e-mail à la personne qui gère Parvis\u00a0: il faut lancer une sauvegarde, puis vérifier celle de chaque nuit.',
        'L’état du serveur\u00a0:',
        `${server.url}/#/apps/serveur`,
        'Vous ne recevrez plus cet e-mail avant la prochaine sauvegarde.\n',
      ].join('\n\n'),
    );
    savedAt(undefined);
    await server.db.deleteFrom('passages').execute();
    await server.db.updateTable('membres').set({ created_at: '2026-11-01T10:00:00Z' }).execute();
    await later();
    expect(server.mails[0]?.text).toContain('\n\nAucune sauvegarde de Parvis n’a encore été faite. Si');
  });

  it('is written by one of several servers of a database [O7]', async () => {
    savedAt(now - 4 * DAY);
    const sent: string[] = [];
    const other = createApp(server.db, {
      ...{ sight, now: () => now },
      mailer: async ({ to }) => void sent.push(to),
    });
    now += HOUR;
    await Promise.all([server.upkeep.round('hour'), other.upkeep.round('hour')]);
    await Promise.all([server.settle(), other.settle()]);
    expect([...server.mails.map(({ to }) => to), ...sent]).toEqual(['admin@parvis.test']);
    expect(await server.db.selectFrom('messages').select('genre').execute()).toEqual([{ genre: 'serveur' }]);
  });

  it('isn’t late for a server whose own folder has no backup, where another one of the database made it [O7]', async () => {
    await server.db.updateTable('membres').set({ created_at: '2026-11-01T10:00:00Z' }).execute();
    const sent: string[] = [];
    const other = createApp(server.db, {
      ...{ sight: fakeSight(), now: () => now, clock: { onJump: () => {} } },
      mailer: async ({ to }) => void sent.push(to),
    });
    const others = async () => {
      await other.upkeep.round('hour');
      await other.settle();
    };
    savedAt(now);
    expect([...(await halfDays(4, others)), ...sent]).toEqual([]);
    // Once no server makes any, both are late, and it is told once.
    expect([...(await halfDays(4, others)), ...sent]).toEqual(['admin@parvis.test']);
  });

  it('isn’t written to those who may not sign in, nor while the clock has to be confirmed [O7, O10]', async () => {
    savedAt(now - 4 * DAY);
    await server.db
      .insertInto('horloge')
      .values({ passage_le: new Date(now - 60 * DAY).toISOString(), saut_le: null, confirme_le: null })
      .execute();
    expect(await later()).toEqual([]);
    await server.db.deleteFrom('horloge').execute();
    const off = (at: string | null) =>
      server.db
        .updateTable('utilisateurs')
        .set({ desactive_le: at })
        .where('email', '=', server.email)
        .execute();
    await off(new Date(now).toISOString());
    expect(await later()).toEqual([]);
    // As soon as an administrator may sign in, it is told.
    await off(null);
    expect(await later()).toEqual(['admin@parvis.test']);
  });

  it('isn’t written where the state of the server isn’t announced [O7]', async () => {
    savedAt(now - 4 * DAY);
    const capabilities = CAPABILITIES.filter((name) => name !== 'etat-serveur');
    const quiet = await startTestServer({ members: 1, sight, now: () => now, capabilities });
    await quiet.upkeep.round('hour');
    await quiet.settle();
    expect(quiet.mails).toEqual([]);
    await quiet.close();
  });
});
