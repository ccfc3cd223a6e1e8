import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../../demo/server/app';
import { fingerprint } from '../../../../demo/server/auth/tokens';
import type { App, Served } from '../../../../demo/server/http/api';
import { endpoints } from '../../../../src/api/endpoints';
import { type Right, ROLES, type Role, rightsOf } from '../../../../src/domain/droits';
import type { TestServer } from '../../../support/server';
import { jsonOf } from '../ask';
import { sampleBody, UNKNOWN_ID } from './sampleBody';

/** The public operations; all others require a token. */
const PUBLIC = [
  'POST /api/login',
  'POST /api/logout',
  'POST /api/auth/reset-password/',
  'POST /api/reset-password',
  'GET /api/formulaires/public/{identifiant}/',
  'POST /api/formulaires/{identifiant}/reponses/',
];

/** The sample account of each role. */
const ACCOUNTS: Readonly<Record<Role, string>> = {
  administrateur: 'admin@parvis.test',
  manager: 'secretariat@parvis.test',
  utilisateur: 'accueil@parvis.test',
};

/** The addresses that the document leaves out: itself, the page behind the links of mails, health and metrics. */
const UNDOCUMENTED = [
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /livez',
  'GET /metrics',
  'GET /readyz',
  'GET /nouveau-mot-de-passe',
  'POST /nouveau-mot-de-passe',
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
];

/** These tests make hundreds of calls, so they may take longer than others. */
const WALK_MS = 60_000;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Operation {
  operationId: string;
  'x-droit'?: Right;
  security?: unknown[];
  parameters: { name: string; in: string; schema: { type?: string } }[];
}

interface Documented {
  method: string;
  path: string;
  operation: Operation;
}

const contracts = Object.values(endpoints).flatMap((family) => Object.values(family)) as Served['endpoint'][];
/** An address of the operation, with `nulle-part` for a word and the given id otherwise. */
const fill = ({ path, operation }: Documented, id: number | string) =>
  path.replace(/\{(\w+)\}/g, (_, variable) => {
    const { schema } = operation.parameters.find(({ name }) => name === variable)!;
    return schema.type === 'string' ? 'nulle-part' : String(id);
  });
/** The names of variables may differ between the document and the server. */
const unnamed = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** Tests of every operation in the OpenAPI document, including those that will be added. */
export function routes(given: () => TestServer): void {
  let app: App;
  let served: readonly Served[] = [];
  /** Calls the app without a socket, because there are thousands of calls. */
  beforeAll(() => {
    ({ app, served } = createApp(given().db));
  });
  const documented = async (): Promise<Documented[]> => {
    const answer = await app.request('/api/openapi.json');
    const { paths } = await jsonOf<{ paths: Record<string, Record<string, Operation>> }>(answer);
    return Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    );
  };
  const call = async (method: string, path: string, token?: string, body?: unknown) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token) headers.Authorization = `Token ${token}`;
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const answer = await app.request(path, {
      method,
      headers,
      body: hasBody ? JSON.stringify(body === undefined ? {} : body) : undefined,
    });
    const text = await answer.text();
    return { status: answer.status, text };
  };
  const signIn = async (email = given().email) => {
    const { password } = given();
    const { text } = await call('POST', '/api/login', undefined, { email, password });
    return (JSON.parse(text) as { data: { token: string } }).data.token;
  };
  const bodyOf = ({ operation }: Documented) => {
    const { body } = contracts.find(({ id }) => id === operation.operationId)!;
    return body && sampleBody(body);
  };
  /** All stored data, except for tokens and counted attempts. */
  const stored = async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name not in ('jetons', 'tentatives')`.execute(
      given().db,
    );
    const sums = rows.map(
      ({ name }) => sql`select ${name} as name, md5(string_agg(t::text, ',' order by t::text)) as sum
        from ${sql.table(name)} as t`,
    );
    return (await sql`${sql.join(sums, sql` union all `)}`.execute(given().db)).rows;
  };

  describe('Every route', () => {
    it('is in the OpenAPI document, except for those that are no API calls', async () => {
      const listed = (await documented()).map(
        ({ method, path }) => `${method} ${unnamed(path.replace(/\/$/, ''))}`,
      );
      const served = app.routes
        // The others are middleware, or answer 404.
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => `${method} ${path.replace(/:\w+\{[^}]+\}/g, '{}')}`);
      expect(served.sort()).toEqual([...listed, ...UNDOCUMENTED].sort());
    });

    it(
      'answers 401 without a valid token and does nothing, unless it is public',
      async () => {
        const all = await documented();
        const open = all.filter(({ operation }) => operation.security?.length === 0);
        expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...PUBLIC].sort());
        const [ended, signedOut] = [await signIn(), await signIn()];
        await given()
          .db.updateTable('jetons')
          .set({ expire_le: new Date(Date.now() - 1000).toISOString() })
          .where('empreinte', '=', fingerprint(ended))
          .execute();
        await call('POST', '/api/logout', signedOut);
        const before = await stored();
        for (const each of all.filter((one) => !open.includes(one))) {
          for (const token of [undefined, 'x'.repeat(43), ended, signedOut]) {
            const { status, text } = await call(each.method, fill(each, 1), token, bodyOf(each));
            expect([each.method, each.path, status, JSON.parse(text)]).toEqual([
              each.method,
              each.path,
              401,
              { success: false, message: "Vous n'êtes pas autorisé à accéder à cette ressource" },
            ]);
          }
        }
        expect(await stored()).toEqual(before);
      },
      WALK_MS,
    );

    it('that changes data goes through the one place for writes', () => {
      const writes = served.filter(({ endpoint }) => endpoint.method !== 'GET');
      const others = writes.filter(({ options }) => !options.isWrite).map(({ endpoint }) => endpoint.id);
      expect(others.sort()).toEqual(SESSION_CALLS);
      expect(served.filter(({ endpoint, options }) => endpoint.method === 'GET' && options.isWrite)).toEqual(
        [],
      );
    });

    it(
      'answers 403 with a sentence and does nothing without the right that it needs, whatever the role [U1]',
      async () => {
        const all = (await documented()).filter(({ operation }) => operation.security?.length !== 0);
        const tokens = await Promise.all(ROLES.map((role) => signIn(ACCOUNTS[role])));
        const before = await stored();
        let refused = 0;
        for (const [index, role] of ROLES.entries()) {
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
            const { status, text } = await call(method, fill(each, id), tokens[index], body);
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
        expect(await stored()).toEqual(before);
      },
      WALK_MS,
    );

    it('accepts only its own methods', async () => {
      const all = await documented();
      const token = await signIn();
      for (const each of all) {
        const own = all.filter(({ path }) => path === each.path).map(({ method }) => method);
        for (const method of METHODS.filter((one) => !own.includes(one))) {
          const { status } = await call(method, fill(each, UNKNOWN_ID), token);
          expect([method, each.path, status]).toEqual([method, each.path, 404]);
        }
      }
    });

    it.each([UNKNOWN_ID, 0, '9'.repeat(30)])(
      'answers 404 for the id %s, or names another problem',
      async (id) => {
        const token = await signIn();
        for (const each of (await documented()).filter(({ path }) => path.includes('{'))) {
          const { method, path } = each;
          const { status } = await call(method, fill(each, id), token, bodyOf(each));
          const accepted = method === 'GET' || method === 'DELETE' ? [404] : [404, 415, 422];
          expect([method, path, accepted.includes(status) ? 'refused' : status]).toEqual([
            method,
            path,
            'refused',
          ]);
        }
      },
    );

    it('sorts only by the orders that it lists', async () => {
      const token = await signIn();
      const all = (await documented()).filter(({ method, path }) => method === 'GET' && !path.includes('{'));
      const takes = (name: string) =>
        all.filter(({ operation }) => operation.parameters.some((parameter) => parameter.name === name));
      const sorted = takes('ordering');
      expect(sorted.length).toBeGreaterThan(4);
      for (const { path } of sorted)
        for (const order of [
          'constructor',
          '__proto__',
          '-toString',
          'nom;drop table membres',
          'id desc--',
        ]) {
          const { status } = await call('GET', `${path}?ordering=${encodeURIComponent(order)}`, token);
          expect([path, order, status]).toEqual([path, order, 422]);
        }
    });
  });
}
