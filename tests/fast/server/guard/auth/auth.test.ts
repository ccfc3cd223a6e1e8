import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { CAPABILITIES, CAPABILITY_GROUPS } from '../../../../../src/domain/capabilities';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, dataOf, jsonOf } from '../../ask';
import { hashes } from './hashes';
import { limits } from './limits';
import { linkIn, tokenIn } from './mailedLink';
import { sessions } from './sessions';
import { tokens } from './tokens';

/** The clock of limits and tokens. */
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
  // A server of an earlier test may have left mails that never went.
  await server.db.deleteFrom('messages').execute();
  server.mails.length = 0;
});

const login = (body: object = { email: server.email, password: server.password }) =>
  ask(server, '/api/login', { body });

describe('Signing in', () => {
  it('answers data.token and data.user for the right password [L11, L12]', async () => {
    const { status, body } = await login();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: {
        token: expect.stringMatching(/^\S{40,}$/),
        user: { name: 'Claire Martin', email: server.email },
      },
    });
    expect(JSON.stringify(body)).not.toContain('scrypt');
  });

  it('accepts the user name in place of the e-mail, in any case', async () => {
    expect((await login({ email: ' ADMIN ', password: server.password })).status).toBe(200);
    expect((await login({ email: 'Admin@Parvis.test', password: server.password })).status).toBe(200);
  });

  it('gives the same answer for a wrong password and for an unknown account [L10]', async () => {
    const wrong = await login({ email: server.email, password: 'perdu' });
    const unknown = await login({ email: 'personne@parvis.test', password: 'perdu' });
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    expect(unknown.status).toBe(401);
    expect(wrong.body.message).toBe('E-mail ou mot de passe incorrect.');
  });

  it('refuses an invalid body, with a reason per field', async () => {
    const { status, body } = await login({ email: 12 });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      success: false,
      errors: { email: expect.any(String), password: expect.any(String) },
    });
  });

  it('survives a broken body', async () => {
    for (const body of ['{"email":', '[]', 'null', '"texte"', '']) {
      const { status, headers } = await ask(server, '/api/login', { method: 'POST', body });
      expect.soft([400, 422], body).toContain(status);
      expect.soft(headers.get('content-type'), body).toContain('application/json');
    }
  });
});

limits(() => server, clock);
tokens(() => server, clock);
// The slow tier tries it 40 times.
sessions(() => server, clock, 8);
hashes(() => server);

describe('A session', () => {
  it('is required by every other call, which answers 401 in French without it [S11, S13]', async () => {
    for (const token of [undefined, '', 'inconnu', 'x'.repeat(5000)]) {
      const { status, body } = await ask(server, '/api/membres/', { token });
      expect([status, body.message]).toEqual([401, "Vous n'êtes pas autorisé à accéder à cette ressource"]);
    }
    const bearer = await ask(server, '/api/membres/', {
      headers: { Authorization: `Bearer ${await server.login()}` },
    });
    expect(bearer.status).toBe(401);
  });

  it('is verified and returns its user [S4, S5]', async () => {
    const { status, body } = await ask(server, '/api/verify-token', { token: await server.login() });
    expect([status, body.data]).toMatchObject([200, { user: { name: 'Claire Martin' } }]);
  });

  it('announces the server’s capabilities at sign-in and when it is verified', async () => {
    const { body } = await login();
    const capacites = expect.arrayContaining([...CAPABILITIES, ...Object.keys(CAPABILITY_GROUPS)]);
    expect(body.data).toMatchObject({ capacites });
    const checked = await ask(server, '/api/verify-token', { token: await server.login() });
    expect(checked.body.data).toMatchObject({ capacites });
  });

  it('announces nothing when the operator allows no capability', async () => {
    const { app } = createApp(server.db, { capabilities: [] });
    const answer = await app.request('/api/verify-token', {
      headers: { Authorization: `Token ${await server.login()}` },
    });
    const { data } = await jsonOf<{ data: object }>(answer);
    expect(Object.keys(data)).toEqual(['user']);
  });

  it('ends with the logout, which also succeeds a second time [S7]', async () => {
    const token = await server.login();
    for (const _ of [1, 2])
      expect((await ask(server, '/api/logout', { method: 'POST', token })).status).toBe(200);
    expect((await ask(server, '/api/verify-token', { token })).status).toBe(401);
  });

  it('is refreshed to another token, and the old one soon ends [A2]', async () => {
    const token = await server.login();
    const { body } = await ask(server, '/api/verify-token', { method: 'POST', token });
    const fresh = dataOf<{ token: string }>({ body }).token;
    expect(fresh).not.toBe(token);
    expect((await ask(server, '/api/verify-token', { token: fresh })).status).toBe(200);
    expect((await ask(server, '/api/verify-token', { token })).status).toBe(200);
    clock.at += 61_000;
    expect((await ask(server, '/api/verify-token', { token })).status).toBe(401);
    expect((await ask(server, '/api/verify-token', { token: fresh })).status).toBe(200);
  });
});

describe('A forgotten password', () => {
  const reset = (email: string, path = '/api/auth/reset-password/') => ask(server, path, { body: { email } });

  it('gets the same answer for any address, but a mail only for an account [L22, A3]', async () => {
    const known = await reset(server.email);
    const unknown = await reset('personne@parvis.test', '/api/reset-password');
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    expect(unknown.status).toBe(200);
    await server.settle();
    expect(server.mails.map(({ to }) => to)).toEqual([server.email]);
  });

  it('is replaced once through the link of the mail, which ends the sessions of that user', async () => {
    const mine = await server.login();
    const signedIn = await login({ email: 'secretariat@parvis.test', password: server.password });
    const theirs = dataOf<{ token: string }>(signedIn).token;
    await reset('secretariat@parvis.test');
    await server.settle();
    const { pathname, search } = linkIn(server.mails[0]);
    const page = await ask(server, pathname + search);
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    const form = (mot_de_passe: string) =>
      ask(server, '/nouveau-mot-de-passe', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          jeton: tokenIn(server.mails[0]),
          mot_de_passe,
        }).toString(),
      });
    expect((await form('court')).status).toBe(422);
    expect((await form('quatre mots bien rares')).status).toBe(200);
    expect((await form('encore-un-autre')).status).toBe(410);
    expect(
      (await login({ email: 'secretariat@parvis.test', password: 'quatre mots bien rares' })).status,
    ).toBe(200);
    expect((await login({ email: 'secretariat@parvis.test', password: server.password })).status).toBe(401);
    expect((await ask(server, '/api/verify-token', { token: mine })).status).toBe(200);
    expect((await ask(server, '/api/verify-token', { token: theirs })).status).toBe(401);
  });

  it('leads to a page that says when its link has expired', async () => {
    const { status, text } = await ask(server, '/nouveau-mot-de-passe?jeton=<script>');
    expect(status).toBe(410);
    expect(text).not.toContain('<script>');
  });
});
