import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../../embed/check/calls';
import { checkBackEnd, connect, type Result } from '../../../embed/check/checkBackEnd';
import { tryWrites } from '../../../embed/check/tryWrites';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ members: 30 });
});
afterAll(() => server.close());

/** Changes the answers of some calls, told by method and path. */
type Change = (call: string, answer: Response) => Response | Promise<Response>;

const changing =
  (change: Change): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(String(input));
    return change(`${init?.method ?? 'GET'} ${pathname}${search}`, await fetch(input, init));
  };

const json = (body: unknown, status = 200) => Response.json(body, { status });

async function results(change?: Change, origin?: string): Promise<readonly Result[]> {
  const { url: api, email, password } = server;
  const options = {
    api,
    access: { email, password },
    origin,
    ...(change && { fetch: changing(change) }),
    onArea: () => {},
    onResult: () => {},
  };
  return checkBackEnd(options, await connect(options));
}

/** What is said of the first call that begins like this. */
const said = (all: readonly Result[], call: string) => all.find((one) => one.call.startsWith(call));
const bad = (all: readonly Result[]) => all.filter(({ outcome }) => outcome !== 'works');

describe('parvis-check', () => {
  it('finds nothing wrong with the reference server, and asks it for everything that it announces', async () => {
    const all = await results(undefined, 'https://www.example.org');
    expect(bad(all)).toEqual([]);
    const calls = AREAS.flatMap(({ checks }) => checks).length;
    expect(all.length).toBe(calls + 2);
  });

  it('asks a back end that announces nothing only for what the specification names', async () => {
    const asked: string[] = [];
    const all = await results(async (call, answer) => {
      asked.push(call);
      if (!/login|verify-token/.test(call)) return answer;
      const { data, ...body } = (await answer.json()) as { data: object };
      return json({ ...body, data: { ...data, capacites: undefined } });
    });
    expect(bad(all)).toEqual([]);
    expect(asked.filter((call) => /journal|corbeille|comptes|profil|doublons|ordering=-/.test(call))).toEqual(
      [],
    );
  });

  it('names the place of an answer that does not fit, and what widgets lack', async () => {
    const all = await results(async (call, answer) => {
      if (!/^GET \/api\/membres\/\?page=1&page_size=2/.test(call)) return answer;
      return json(JSON.parse((await answer.text()).replace(/"id":(\d+)/g, '"id":"$1"')));
    });
    expect(said(all, 'GET /api/membres/?page=1&page_size=2')).toMatchObject({
      outcome: 'wrong',
      reason: expect.stringMatching(/results\.0\.id: expected number/),
      misses: 'the list',
    });
  });

  it('sees pages that are ignored, a search that finds everything, and another record than was asked for', async () => {
    const all = await results(async (call, answer) => {
      const [, kind] =
        /^GET \/api\/membres\/(\?page=1&page_size=(?:2|10&search)|\d+\/membre_avec)/.exec(call) ?? [];
      if (!kind || answer.status !== 200) return answer;
      if (kind.includes('membre_avec')) {
        const { data } = (await answer.json()) as { data: object };
        return json({ data: { ...data, id: 999 } });
      }
      const headers = { authorization: `Token ${await server.login()}` };
      return fetch(`${server.url}/api/membres/?page=1&page_size=10`, { headers });
    });
    expect(said(all, 'GET /api/membres/?page=1&page_size=2')?.reason).toMatch(/10 rows came/);
    expect(said(all, 'GET /api/membres/?page=1&page_size=10&search')?.reason).toMatch(/matches 30 rows/);
    expect(all.find(({ call }) => call.includes('avec_relations'))?.reason).toMatch(
      /another member came: 999/,
    );
  });

  it('misses what a screen cannot open without, even where a chart has its own call', async () => {
    const all = await results((call, answer) =>
      /^GET \/api\/(groupes|departements)\/$/.test(call) ? json({}, 404) : answer,
    );
    expect(bad(all).map(({ call, outcome, misses }) => [call, outcome, misses])).toEqual([
      ['GET /api/groupes/', 'missing', 'the screen of groups'],
      ['GET /api/departements/', 'missing', 'the screen of departments'],
    ]);
  });

  it('tells a call that is missing from one that is wrong, a page, an error and a refusal', async () => {
    const all = await results((call, answer) => {
      if (call.startsWith('GET /api/tags/tous')) return json({ message: 'Introuvable' }, 404);
      if (call.startsWith('GET /api/etapes/tous'))
        return new Response('<!doctype html><p>Bonjour', { headers: { 'content-type': 'text/html' } });
      if (call.startsWith('GET /api/membres/membres_simples')) return json({ message: 'Panne' }, 500);
      if (call.startsWith('GET /api/statistics/dashboard')) return json({ message: 'Interdit' }, 403);
      return answer;
    });
    expect(bad(all)).toEqual([
      {
        call: 'GET /api/tags/tous_les_tags/',
        outcome: 'missing',
        reason: 'status 404 «Introuvable»',
        misses: expect.any(String),
      },
      {
        call: 'GET /api/etapes/tous_les_etapes/',
        outcome: 'wrong',
        reason: 'a page (HTML) came instead of JSON',
        misses: expect.any(String),
      },
      {
        call: 'GET /api/membres/membres_simples/',
        outcome: 'wrong',
        reason: 'status 500 «Panne»',
        misses: expect.any(String),
      },
      { call: 'GET /api/statistics/dashboard', outcome: 'refused', reason: 'status 403 «Interdit»' },
    ]);
  });

  it('sees members that strangers may read, and pages that may not call', async () => {
    const all = await results((call, answer) => {
      if (call === 'GET /api/membres/?page=1&page_size=1') return json({ count: 0, results: [] });
      if (call.startsWith('OPTIONS'))
        return new Response(null, {
          status: 204,
          headers: {
            'access-control-allow-origin': 'https://autre.example',
            'access-control-allow-methods': 'GET, POST',
            'access-control-allow-headers': 'Content-Type',
          },
        });
      return answer;
    }, 'https://www.example.org');
    expect(said(all, 'GET /api/membres/?page=1&page_size=1 without')?.reason).toMatch(
      /anybody can read the members/,
    );
    expect(said(all, 'OPTIONS')?.reason).toBe(
      'Access-Control-Allow-Origin is https://autre.example; Access-Control-Allow-Methods lacks PUT; Access-Control-Allow-Methods lacks PATCH; Access-Control-Allow-Methods lacks DELETE; Access-Control-Allow-Headers lacks authorization; Access-Control-Allow-Headers lacks idempotency-key',
    );
  });

  it('makes a record of each kind, changes a member, and leaves nothing behind', async () => {
    const { url: api, email, password } = server;
    const { client } = await connect({ api, access: { email, password } });
    const before = await server.db.selectFrom('membres').select('id').execute();
    const written: Result[] = [];
    expect(await tryWrites(client, (result) => written.push(result))).toEqual([]);
    expect(bad(written)).toEqual([]);
    expect(written.length).toBe(8 + 4 + 8);
    expect(await server.db.selectFrom('membres').select('id').execute()).toEqual(before);
  });

  it('names what it could not delete, and a change that was not kept', async () => {
    const { url: api, email, password } = server;
    const fetch = changing(async (call, answer) => {
      if (/^DELETE \/api\/tags/.test(call)) return json({ message: 'Panne' }, 500);
      if (!/avec_relations/.test(call)) return answer;
      const { data } = (await answer.json()) as { data: object };
      return json({ data: { ...data, prenom: 'Essai' } });
    });
    const { client } = await connect({ api, access: { email, password }, fetch });
    const written: Result[] = [];
    expect(await tryWrites(client, (result) => written.push(result))).toEqual([
      expect.stringMatching(/^tag “parvis-check \w+”$/),
    ]);
    expect(said(written, 'PUT /api/membres/')?.reason).toMatch(/the first name that was sent is not stored/);
  });
});
