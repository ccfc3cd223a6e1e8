/** A server whose clock the tests of accounts set, with an administrator who is signed in before each test. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestServer, type TestServer } from '../../../../support/server';
import { people } from './people';

export function accountsServer() {
  const clock = { at: Date.now() };
  let server: TestServer;
  const home = people(() => server, clock);
  beforeAll(async () => {
    server = await startTestServer({ members: 3, now: () => clock.at, trustProxy: true });
  }, 60_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    clock.at += 24 * 3600 * 1000;
    await server.db.deleteFrom('tentatives').execute();
    server.mails.length = 0;
    await home.begin();
  });
  return {
    clock,
    home,
    get server() {
      return server;
    },
  };
}
