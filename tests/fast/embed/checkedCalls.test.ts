import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../../embed/check/calls';
import { checkBackEnd, connect } from '../../../embed/check/checkBackEnd';
import type { Endpoint } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** Families and calls of the specification with which no widget reads: a back end may leave them out. */
const UNUSED_FAMILIES = /^(?:rendezVous|membersFamily|groupsFamily|departmentsFamily)\./;
const NO_WIDGET = 'no widget reads with it';
const NOT_MADE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'statistiques: users members events appointments growth geographic activity performance export alerts',
      'membres: statistics search byGroups bySteps byTags all searchMembers',
      'groupes: get',
      'departements: get',
      'tags: get search statistics members categories category popular recent export colors checkName suggestions',
      'etapes: get search ordered statistics members colors checkLibelle export active',
      'evenements: search upcoming past',
      'roles: list search',
      'intervenants: get',
    ].flatMap((line) => {
      const [family = '', names = ''] = line.split(': ');
      return names.split(' ').map((name) => [`${family}.${name}`, NO_WIDGET]);
    }),
  ),
  'auth.verify': 'the sign-in makes it',
  'formulaires.answerFile': 'it needs the file of a visitor',
  'rgpd.registre': 'it answers a file for people, which no screen reads',
  'site.list': 'it needs the key of the site, which making one would give',
  'presences.helperSheet': 'it needs the key of a link, which making one would give',
  'presences.helperChanges': 'it needs the key of a link, which making one would give',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ members: 2 });
});
afterAll(() => server.close());

describe('the calls of parvis-check', () => {
  it('are all with which a widget reads, and a reason stands for every other', () => {
    const made = new Set(AREAS.flatMap(({ checks }) => checks.map(({ endpoint }) => endpoint.id)));
    const isUnused = (id: string) => UNUSED_FAMILIES.test(id) || NOT_MADE[id] !== undefined;
    const reads = Object.values(endpoints)
      .flatMap((family) => Object.values<Endpoint>(family))
      .filter(({ method }) => method === 'GET');
    expect(reads.filter(({ id }) => !made.has(id) && !isUnused(id)).map(({ id }) => id)).toEqual([]);
    expect([...made].filter(isUnused)).toEqual([]);
  });

  it('have no token where visitors make them', async () => {
    const { url: api, email, password } = server;
    const tokens = new Map<string, boolean>();
    const options = {
      api,
      access: { email, password },
      fetch: (async (input, init) => {
        tokens.set(new URL(String(input)).pathname, new Headers(init?.headers).has('authorization'));
        return fetch(input, init);
      }) as typeof fetch,
      onArea: () => {},
      onResult: () => {},
    };
    await checkBackEnd(options, await connect(options));
    expect([tokens.get('/api/agenda/'), tokens.get('/api/flux/')]).toEqual([false, true]);
    expect([...tokens].filter(([path, has]) => /public\/|\/inscriptions\/\w+\/$/.test(path) && has)).toEqual(
      [],
    );
  });
});
