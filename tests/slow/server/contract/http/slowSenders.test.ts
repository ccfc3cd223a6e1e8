import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, dataOf } from '../../../../fast/server/ask';
import { SlowSender } from '../../../../support/SlowSender';
import { startTestServer, type TestServer } from '../../../../support/server';

const CAMP = '/api/formulaires/inscription-camp-ete/reponses/';
/** Longer than a sender may stay silent, with time for what arrives on a busy machine. */
const SECONDS = 20;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ members: 3, trustProxy: true });
}, 60_000);
afterAll(() => server.close());

describe('Sixteen slow senders from eight addresses', () => {
  it('leave saves and sign-ins under a second, and are closed with 408 or refused [N2]', async () => {
    const token = await server.login();
    const timed = async (call: () => Promise<{ status: number }>) => {
      const begun = performance.now();
      const { status } = await call();
      return { status, ms: performance.now() - begun };
    };
    const { email, password } = server;
    const save = (firstName: string) =>
      timed(() => ask(server, '/api/membres/', { token, body: body(firstName) }));
    const signIn = () => timed(() => ask(server, '/api/login', { body: { email, password } }));
    const body = (firstName: string) => ({ nom: 'Durand', prenom: firstName, genre: 'masculin' });
    // On a machine that is busy with other work the same calls take longer without any sender.
    const before = [await save('Avant'), await signIn(), await save('Encore'), await signIn()];
    const allowed = Math.max(1000, 2 * Math.max(...before.map(({ ms }) => ms)));
    const senders = Array.from(
      { length: 16 },
      (_, index) => new SlowSender(server.url, CAMP, `203.0.113.${index % 8}`),
    );
    const saves: { status: number; ms: number }[] = [];
    const logins: typeof saves = [];
    try {
      await Promise.all(senders.map(({ sent }) => sent));
      for (let second = 0; second < SECONDS; second++) {
        saves.push(await save(`Luc${second}`));
        logins.push(await signIn());
        await pause(1000);
      }
      expect(saves.map(({ status }) => status)).toEqual(Array(SECONDS).fill(201));
      expect(logins.map(({ status }) => status)).toEqual(Array(SECONDS).fill(200));
      expect(Math.max(...[...saves, ...logins].map(({ ms }) => ms))).toBeLessThan(allowed);
      const statuses = senders.map(({ answer }) => answer.slice(9, 12));
      expect(statuses.filter((status) => status !== '408' && status !== '503')).toEqual([]);
      expect(statuses).toContain('408');
      expect(senders.filter(({ answer, isClosed }) => answer.includes(' 408 ') && !isClosed)).toEqual([]);
    } finally {
      for (const sender of senders) sender.end();
    }
    const answer = await ask(server, CAMP, { body: { valeurs: {} } });
    expect(dataOf(answer)).toBeUndefined();
    expect(answer.status).toBe(422);
  }, 60_000);
});
