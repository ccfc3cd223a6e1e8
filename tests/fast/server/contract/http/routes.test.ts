import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../../../demo/server/links/secret';
import { ACCOUNT_ROLES, type Role, rightsOf } from '../../../../../src/domain/rights';
import { bodyOf, fill, routeWalk } from './routeWalk';
import { UNKNOWN_ID } from './sampleBody';

/** The public operations; all others require a token. */
const PUBLIC = [
  'POST /api/login',
  'POST /api/logout',
  'POST /api/auth/reset-password/',
  'POST /api/reset-password',
  'GET /api/formulaires/public/{identifiant}/',
  'POST /api/formulaires/{identifiant}/reponses/',
  'GET /api/inscriptions/{identifiant}/',
  'POST /api/inscriptions/{identifiant}/',
  'GET /api/agenda/',
  // The key of a helper’s link stands in place of a token; without a valid one they answer 403.
  'GET /api/pointage/',
  'GET /api/pointage/changements/',
  'GET /api/site/liste/',
  'POST /api/pointage/',
];

/** The sample account of each role. */
const ACCOUNTS: Readonly<Record<Role, string>> = {
  administrateur: 'admin@parvis.test',
  manager: 'secretariat@parvis.test',
  utilisateur: 'accueil@parvis.test',
};

/** The addresses that the document leaves out: itself, the pages behind the links of mails and their style sheet, health and metrics. */
const UNDOCUMENTED = [
  'GET /api/openapi.json',
  'GET /flux/agenda.ics',
  'GET /flux/public.ics',
  'GET /flux/evenement.ics',
  'GET /healthz',
  'GET /livez',
  'GET /metrics',
  'GET /readyz',
  'GET /nouveau-mot-de-passe',
  'POST /nouveau-mot-de-passe',
  'GET /pages.css',
  'GET /lien',
  'POST /lien',
  'GET /nouvelle-adresse',
  'POST /nouvelle-adresse',
];

/** The calls that change no data but the session of their caller. */
const SESSION_CALLS = [
  'auth.login',
  'auth.logout',
  'auth.refresh',
  'auth.requestReset',
  'auth.resetPassword',
  'profil.confirm',
];

/** These tests make hundreds of calls, so they may take longer than others. */
const WALK_MS = 60_000;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The names of variables may differ between the document and the server. */
const unnamed = (path: string) => path.replace(/\{\w+\}/g, '{}');

const walk = routeWalk();

describe('Every route', () => {
  it('is in the OpenAPI document with a summary, except for those that are no API calls', async () => {
    const documented = await walk.documented();
    const unsaid = documented.filter(({ operation }) => !operation.summary);
    expect(unsaid.map(({ operation }) => operation.operationId)).toEqual([]);
    const listed = documented.map(({ method, path }) => `${method} ${unnamed(path.replace(/\/$/, ''))}`);
    const served = walk.app.routes
      // The others are middleware, or answer 404.
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:\w+\{[^}]+\}/g, '{}')}`);
    expect(served.sort()).toEqual([...listed, ...UNDOCUMENTED].sort());
  });

  it(
    'answers 401 without a valid token and does nothing, unless it is public',
    async () => {
      const all = await walk.documented();
      const open = all.filter(({ operation }) => operation.security !== undefined);
      expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...PUBLIC].sort());
      const [ended, signedOut] = [await walk.signIn(), await walk.signIn()];
      await walk.db
        .updateTable('jetons')
        .set({ expire_le: new Date(Date.now() - 1000).toISOString() })
        .where('empreinte', '=', fingerprint(ended))
        .execute();
      await walk.call('POST', '/api/logout', signedOut);
      const before = await walk.stored();
      for (const each of all.filter((one) => !open.includes(one))) {
        for (const token of [undefined, 'x'.repeat(43), ended, signedOut]) {
          const { status, text } = await walk.call(each.method, fill(each, 1), token, bodyOf(each));
          expect([each.method, each.path, status, JSON.parse(text)]).toEqual([
            each.method,
            each.path,
            401,
            { success: false, message: "Vous n'êtes pas autorisé à accéder à cette ressource" },
          ]);
        }
      }
      expect(await walk.stored()).toEqual(before);
    },
    WALK_MS,
  );

  it('that changes data goes through the one place for writes', () => {
    const writes = walk.served.filter(({ endpoint }) => endpoint.method !== 'GET');
    const others = writes.filter(({ options }) => !options.isWrite).map(({ endpoint }) => endpoint.id);
    expect(others.sort()).toEqual(SESSION_CALLS);
    expect(
      walk.served.filter(({ endpoint, options }) => endpoint.method === 'GET' && options.isWrite),
    ).toEqual([]);
  });

  it(
    'answers 403 with a sentence and does nothing without the right that it needs, whatever the role [U1]',
    async () => {
      const all = (await walk.documented()).filter(({ operation }) => operation.security === undefined);
      const tokens = await Promise.all(ACCOUNT_ROLES.map((role) => walk.signIn(ACCOUNTS[role])));
      const before = await walk.stored();
      let refused = 0;
      for (const [index, role] of ACCOUNT_ROLES.entries()) {
        const rights = rightsOf(role);
        // Every role may end its other sessions, which would sign out the tests beside this one.
        for (const each of all.filter(({ path }) => path !== '/api/profil/sessions/')) {
          const { method, path, operation } = each;
          const right = operation['x-droit'];
          // A session is enough to check it, to exchange its token and to end it.
          const isOpen = right === undefined && path === '/api/verify-token';
          const isAllowed = isOpen || (right !== undefined && rights.includes(right));
          // With neither id nor body, an allowed write is done.
          if (isAllowed && method !== 'GET' && !path.includes('{') && !bodyOf(each)) continue;
          const id = isAllowed ? UNKNOWN_ID : 1;
          const body = isAllowed ? null : bodyOf(each);
          const { status, text } = await walk.call(method, fill(each, id), tokens[index], body);
          expect([role, method, path, status === 403]).toEqual([role, method, path, !isAllowed]);
          if (isAllowed) continue;
          refused++;
          expect(JSON.parse(text)).toEqual({
            success: false,
            message: expect.stringMatching(/^Votre rôle \((Manager|Utilisateur)\) ne permet pas .+\./),
          });
        }
      }
      expect(refused).toBeGreaterThan(30);
      expect(await walk.stored()).toEqual(before);
    },
    WALK_MS,
  );

  it('accepts only its own methods', async () => {
    const all = await walk.documented();
    const token = await walk.signIn();
    for (const each of all) {
      const own = all.filter(({ path }) => path === each.path).map(({ method }) => method);
      for (const method of METHODS.filter((one) => !own.includes(one))) {
        const { status } = await walk.call(method, fill(each, UNKNOWN_ID), token);
        expect([method, each.path, status]).toEqual([method, each.path, 404]);
      }
    }
  });

  it('answers 404 for an id that no table contains, or names another problem', () =>
    walk.expectNotFound(UNKNOWN_ID));

  it('sorts only by the orders that it lists', async () => {
    const token = await walk.signIn();
    const all = (await walk.documented()).filter(
      ({ method, path }) => method === 'GET' && !path.includes('{'),
    );
    const takes = (name: string) =>
      all.filter(({ operation }) => operation.parameters.some((parameter) => parameter.name === name));
    const sorted = takes('ordering');
    expect(sorted.length).toBeGreaterThan(4);
    for (const { path } of sorted)
      for (const order of ['constructor', '__proto__', '-toString', 'nom;drop table membres', 'id desc--']) {
        const { status } = await walk.call('GET', `${path}?ordering=${encodeURIComponent(order)}`, token);
        expect([path, order, status]).toEqual([path, order, 422]);
      }
  });
});
