import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sessions } from '../../../../fast/server/guard/auth/sessions';
import { startTestServer, type TestServer } from '../../../../support/server';

const clock = { at: Date.now() + 24 * 3600 * 1000 };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ members: 10, now: () => clock.at, trustProxy: true });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  // Each test runs on another day, because the server remembers which addresses it refuses.
  clock.at += 24 * 3600 * 1000 + 1;
  await server.db.deleteFrom('tentatives').execute();
  server.mails.length = 0;
});

sessions(() => server, clock, 40);
