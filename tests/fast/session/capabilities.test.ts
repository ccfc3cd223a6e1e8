// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createClient } from '../../../src/api/client';
import { put } from '../../../src/api/endpoint';
import { createSession, type Session } from '../../../src/session/session';
import { nth } from '../../support/lookups.ts';
import { type Answer, startServer, type TestServer } from '../api/httpServer';

type SessionOptions = Parameters<typeof createSession>[0];

let server: TestServer;
let open: Session[] = [];

beforeEach(async () => {
  server = await startServer();
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  for (const session of open) session.destroy();
  open = [];
  await server.close();
});

const awa = { id: 4, name: 'Awa Diallo' };
const credentials = { email: 'awa@exemple.fr', password: 'secret-1' };
const form = put('/api/formulaires/{id}/', z.unknown(), {
  body: z.unknown(),
  extras: { ouvert_du: 'ouverture' },
});
const body = { nom: 'Camp', ouvert_du: '2026-01-01T08:00' };

const routes = (table: Record<string, Answer>, at = server) =>
  at.reply(({ method, url }) => table[`${method} ${url}`] ?? { status: 404 });

function start(options: Partial<SessionOptions> = {}) {
  const client = options.client ?? createClient({ api: server.url, timeout: 2000, random: () => 0 });
  const session = createSession({ ...options, client });
  open.push(session);
  return { client, session };
}

const answerOf = (capabilities?: unknown): Answer => ({
  body: { data: { token: 'abc', user: awa, capacites: capabilities } },
});

async function signedIn(answer: Answer, options?: Partial<SessionOptions>) {
  routes({
    'POST /api/login': answer,
    'POST /api/logout': {},
    'GET /api/membres/': { status: 401 },
    'PUT /api/formulaires/7/': { body: {} },
  });
  const started = start(options);
  await started.session.login(credentials);
  return started;
}

/** Resolves once the session is no longer loading. */
const settled = (session: Session) =>
  new Promise<void>((resolve) => {
    const check = () => session.get().status !== 'loading' && resolve();
    session.subscribe(check);
    check();
  });

const namesOf = (session: Session) => [...session.get().capabilities];
const lastSent = ({ received } = server) => nth(received, -1).json;

describe('capabilities of a back end', () => {
  it('come with the answer to the sign-in, and allow what needs them', async () => {
    const { client, session } = await signedIn(answerOf(['ouverture', 'télépathie']));
    expect(session.get().capabilities.has('ouverture')).toBe(true);
    await client.call(form, { id: 7, body });
    expect(lastSent()).toEqual(body);
  });

  it('of a group allow what its parts need', async () => {
    const { client } = await signedIn(answerOf(['formulaires']));
    await client.call(form, { id: 7, body });
    expect(lastSent()).toEqual(body);
  });

  it('are read beside a token outside of the data', async () => {
    const { session } = await signedIn({
      body: { token: 'abc', data: { user: awa, capacites: ['ouverture'] } },
    });
    expect(namesOf(session)).toEqual(['ouverture']);
  });

  it('are none when they are no list of names, and nothing that needs one is sent', async () => {
    const rows = [
      ['absent', undefined],
      ['null', null],
      ['a text', 'ouverture'],
      ['an object', { ouverture: true }],
      ['a list of something else', [1, null]],
    ] as const;
    for (const [what, capabilities] of rows) {
      const { client, session } = await signedIn(answerOf(capabilities));
      expect.soft(session.get(), what).toMatchObject({ status: 'signed-in', user: awa });
      expect.soft(namesOf(session), what).toEqual([]);
      await client.call(form, { id: 7, body });
      expect.soft(lastSent(), what).toEqual({ nom: 'Camp' });
    }
  });

  it('come with the check of a stored token, and are empty until then', async () => {
    localStorage.setItem('authToken', 'abc');
    localStorage.setItem('parvis:api', `${server.url}/`);
    routes({ 'GET /api/verify-token': answerOf(['ouverture']) });
    const { session } = start();
    expect(namesOf(session)).toEqual([]);
    await settled(session);
    expect(namesOf(session)).toEqual(['ouverture']);
  });

  it('come the same way when the host provides the token', async () => {
    routes({ 'GET /api/verify-token': answerOf(['ouverture']) });
    const { session } = start({ client: createClient({ api: server.url, getToken: () => 'host' }) });
    await settled(session);
    expect(namesOf(session)).toEqual(['ouverture']);
  });

  it('are empty while the session is kept without an answer', async () => {
    localStorage.setItem('authToken', 'abc');
    localStorage.setItem('parvis:api', `${server.url}/`);
    server.reply({ drop: true });
    const { session } = start({ keepSessionOffline: () => true });
    await settled(session);
    expect(session.get().status).toBe('signed-in');
    expect(namesOf(session)).toEqual([]);
  });

  it('are removed when a later check no longer announces them', async () => {
    const { session } = await signedIn(answerOf(['ouverture']));
    routes({ 'GET /api/verify-token': answerOf() });
    await session.verify();
    expect(namesOf(session)).toEqual([]);
  });

  it('are lost on sign-out', async () => {
    const { client, session } = await signedIn(answerOf(['ouverture']));
    await session.logout();
    expect(namesOf(session)).toEqual([]);
    await client.call(form, { id: 7, body });
    expect(lastSent()).toEqual({ nom: 'Camp' });
  });

  it('stay after an expiry, for what was being typed', async () => {
    const { client, session } = await signedIn(answerOf(['ouverture']));
    routes({ 'PUT /api/formulaires/7/': { status: 401 } });
    await client.call(form, { id: 7, body }).catch(() => {});
    expect(session.get()).toMatchObject({ status: 'signed-out', isExpired: true });
    expect(namesOf(session)).toEqual(['ouverture']);
  });

  it('are requested when another tab signed in', async () => {
    const { session } = start();
    routes({ 'GET /api/verify-token': answerOf(['ouverture']) });
    localStorage.setItem('user', JSON.stringify(awa));
    localStorage.setItem('authToken', 'theirs');
    localStorage.setItem('parvis:api', `${server.url}/`);
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', storageArea: localStorage }));
    expect(session.get()).toMatchObject({ status: 'signed-in', user: awa });
    await vi.waitFor(() => expect(namesOf(session)).toEqual(['ouverture']));
  });

  it('are not those of another back end of the page', async () => {
    const other = await startServer();
    const { session } = await signedIn(answerOf(['ouverture']));
    routes({ 'POST /api/login': answerOf(), 'PUT /api/formulaires/7/': { body: {} } }, other);
    const second = start({ client: createClient({ api: other.url }), storage: null });
    await second.session.login(credentials);
    await second.client.call(form, { id: 7, body });
    expect([namesOf(session), namesOf(second.session)]).toEqual([['ouverture'], []]);
    expect(lastSent(other)).toEqual({ nom: 'Camp' });
    await other.close();
  });
});
