import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PUBLIC_CALLS, publicCallAt } from '../../../../../demo/server/guard/doors/publicCalls';
import { publicCallsTable } from '../../../../../demo/server/guard/doors/publicCallsTable';
import { markedText } from '../../../../support/markedText';
import { signedInServer } from '../../signedInServer';
import { expectToHold, firstCount, servedBy } from './publicDoors';

const server = signedInServer(2);

/** Limits of signed-in people. */
const SIGNED_IN = [
  'contract/accounts/addressRoutes.ts',
  'guard/passwords/confirmPassword.ts',
  'contract/administration/trialRoutes.ts',
];

describe('The table of public calls', () => {
  it('has every route that needs no token, and no other [Q2]', () => {
    const { app, served } = servedBy(server.db);
    const isGuarded = (method: string, path: string) =>
      served.some(
        ({ endpoint, options }) =>
          !options.isPublic &&
          endpoint.method === method &&
          endpoint.path.replace(/\/$/, '').replace(/\{\w+\}/g, '{}') === path.replace(/:\w+\{[^}]+\}/g, '{}'),
      );
    // The others are middleware, or answer 404.
    const routes = app.routes.filter(({ method }) => method !== 'ALL');
    const rows = new Set(
      routes.map(({ method, path }) => {
        const call = publicCallAt(
          method,
          path.replace(/:identifiant\{[^}]+\}/, 'x').replace(/:\w+\{[^}]+\}/g, '1'),
        );
        expect([method, path, call === undefined]).toEqual([method, path, isGuarded(method, path)]);
        return call;
      }),
    );
    const pages = ['/formulaires/*', '/inscriptions/*', '/pointage/*'];
    expect(PUBLIC_CALLS.filter((call) => !rows.has(call)).map(({ path }) => path)).toEqual(pages);
    expect(PUBLIC_CALLS.filter((call) => !firstCount(call))).toEqual([]);
  });

  it('is held: a call more than a row says is refused, and when to come back is told [Q2]', async () => {
    const served = servedBy(server.db);
    for (const call of PUBLIC_CALLS) await expectToHold(served, call);
  }, 60_000);

  it('has the limits of routes for strangers, which name no number themselves [Q2]', () => {
    const files = readdirSync('demo/server', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.ts$/.test(name),
    );
    const own = files.filter((name) =>
      /: Limit = \{|attempts: \d/.test(readFileSync(`demo/server/${name}`, 'utf8')),
    );
    expect(own.sort()).toEqual([...SIGNED_IN, 'guard/doors/limits.ts'].sort());
  });

  it('stands in docs/SECURITY.md; otherwise run npm run docs [Q2]', () => {
    expect(markedText('docs/SECURITY.md', 'public-calls')).toBe(publicCallsTable());
  });
});
