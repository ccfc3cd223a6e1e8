import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { hashPassword } from '../../../../../demo/server/guard/passwords/passwordHash';
import type { App } from '../../../../../demo/server/http/routeBase';
import { startTestServer, type TestServer } from '../../../../support/server';

const HOME = '198.51.100.7';
/** Another address of the same network. */
const NEXT_DOOR = '198.51.100.99';

let server: TestServer;
let app: App;

beforeAll(async () => {
  server = await startTestServer({ members: 3 });
  // At the cost of a real server, so that checks wait for each other.
  const mot_de_passe = await hashPassword(server.password);
  await server.db
    .updateTable('utilisateurs')
    .set({ mot_de_passe })
    .where('email', '=', server.email)
    .execute();
  app = createApp(server.db).app;
  expect((await login(HOME)).status).toBe(200);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('tentatives').execute();
});

/** Signs in from an address, or tries to with another name. */
async function login(address: string, email = server.email) {
  const env = { incoming: { socket: { remoteAddress: address, destroy() {} } } };
  const begun = performance.now();
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: server.password }),
  };
  const { status } = await app.request('/api/login', init, env);
  return { status, ms: performance.now() - begun };
}

/** One call each from many networks, for an account that doesn't exist. */
const strangers = (count: number) =>
  Array.from({ length: count }, (_, index) => login(`2001:db8:${index}::1`, `personne${index}@parvis.test`));

describe('Sign-ins from many networks at once', () => {
  it('of 450 strangers leave those from a known network their place [N6]', async () => {
    const attack = strangers(450);
    // All of them have been counted, and wait for their check, before the owner comes.
    await Promise.race(attack);
    const owners = await Promise.all([HOME, NEXT_DOOR, HOME].map((address) => login(address)));
    expect(owners.map(({ status }) => status)).toEqual([200, 200, 200]);
    const answers = await Promise.all(attack);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  }, 120_000);

  it('of 60 strangers are answered within 10 s, and that from a known network within 3 s [N6]', async () => {
    const alone = (await login(HOME)).ms;
    const attack = strangers(60);
    await Promise.race(attack);
    const owner = await login(NEXT_DOOR);
    expect(owner.status).toBe(200);
    // A machine that is busy with other work takes longer for a single check too.
    expect(owner.ms).toBeLessThan(Math.max(3000, 5 * alone));
    const answers = await Promise.all(attack);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(10_000 + 3 * alone);
  }, 120_000);
});
