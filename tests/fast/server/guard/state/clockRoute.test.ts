import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Operation } from '../../../../../src/domain/journal/operation';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf } from '../../ask';

const DAY = 24 * 3_600_000;

let server: TestServer;
let at = Date.now();
let token = '';
beforeAll(async () => {
  server = await startTestServer({
    ...{ members: 1, now: () => at },
    clock: { steady: () => 0, onJump: () => {} },
  });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('horloge').execute();
  at = Date.now();
  await server.sendDue();
  at += 60 * DAY;
  await server.sendDue();
  token = await server.login();
});

const confirm = (horloge: string) =>
  ask(server, '/api/serveur/horloge/', { method: 'POST', body: { horloge }, token });
const isHeld = async () =>
  (await server.db.selectFrom('horloge').select('saut_le').executeTakeFirstOrThrow()).saut_le !== null;

describe('The confirmation of the server’s date', () => {
  it('by an administrator ends the doubt, is in the journal, and answers with the state [O10]', async () => {
    const { status, body } = await confirm(new Date(at - 60_000).toISOString());
    expect([status, body.data]).toMatchObject([200, { horloge: null }]);
    expect(await isHeld()).toBe(false);
    const journal = await ask(server, '/api/journal/?genre=serveur', { token });
    const [operation] = bodyOf<{ results: Operation[] }>(journal).results;
    expect(operation).toMatchObject({
      action: 'serveur.confirmerHorloge',
      auteur: { nom: expect.any(String) },
    });
  });

  it.each([-2, 2])('is refused where the clock is %s hours from what was shown', async (hours) => {
    const { status, body } = await confirm(new Date(at - hours * 3_600_000).toISOString());
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^L’heure du serveur n’est plus/)]);
    expect(await isHeld()).toBe(true);
  });

  it('is refused for a time that can’t be read, and to others than administrators', async () => {
    expect((await confirm('demain')).status).toBe(422);
    await server.db.updateTable('utilisateurs').set({ role: 'manager' }).execute();
    expect((await confirm(new Date(at).toISOString())).status).toBe(403);
    expect(await isHeld()).toBe(true);
  });
});
