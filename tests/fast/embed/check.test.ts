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
const bad = (all: readonly Result[]) =>
  all.filter(({ outcome }) => outcome !== 'works' && outcome !== 'skipped');

describe('parvis-check', () => {
  it('finds nothing wrong with the reference server, and asks it for everything that it announces', async () => {
    const all = await results(undefined, 'https://www.example.org');
    expect(bad(all)).toEqual([]);
    const skipped = all.filter(({ outcome }) => outcome === 'skipped').map(({ call }) => call);
    expect(skipped).toEqual([
      'GET /api/doublons/{un}/{autre}/',
      'GET /api/formulaires/{id}/reponses/{reponse}/',
      'GET /api/inscriptions/{identifiant}/',
    ]);
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

  /** The rows of every page of members, changed one by one. */
  const changedRows =
    (change: (row: Record<string, unknown>, at: number) => object): Change =>
    async (call, answer) => {
      if (!/^GET \/api\/membres\/\?/.test(call) || answer.status !== 200) return answer;
      const page = (await answer.json()) as { results: Record<string, unknown>[] };
      return json({ ...page, results: page.results.map(change) });
    };

  it('names the place of a day and of a moment in another format, and of an id on two rows [Q12]', async () => {
    const list = 'GET /api/membres/?page=1&page_size=2';
    for (const day of ['05/03/1990', '1990-03-04T23:00:00.000Z', '1990-03-05T23:30:00-05:00'])
      expect
        .soft(
          said(await results(changedRows((row, at) => (at ? { ...row, date_naissance: day } : row))), list),
        )
        .toMatchObject({
          outcome: 'wrong',
          reason: expect.stringContaining('results.1.date_naissance: expected a day as yyyy-mm-dd'),
          misses: 'the list',
        });
    const midnight = changedRows((row) => ({ ...row, date_naissance: '1990-03-05T00:00:00Z' }));
    expect(said(await results(midnight), list)?.outcome).toBe('works');
    for (const moment of ['28/11/2026', '2026-11-28 10:00:00'])
      expect
        .soft(said(await results(changedRows((row) => ({ ...row, updated_at: moment }))), list)?.reason)
        .toContain('results.0.updated_at: expected a moment as ISO 8601');
    const twice = said(await results(changedRows((row) => ({ ...row, id: 7 }))), list);
    expect(twice).toMatchObject({ outcome: 'wrong', reason: expect.stringContaining('results.1.id: ') });
  });

  it('sees that the page is not read, and tells a wrong count from a search that is not read [Q12]', async () => {
    const list = (query: string) => `GET /api/membres/?${query}`;
    let asked = 0;
    const firstPage = await results(async (call, answer) => {
      if (!/^GET \/api\/membres\/\?page=\d+&page_size=2$/.test(call)) return answer;
      if (call.includes('page=2&')) asked++;
      const headers = { authorization: `Token ${await server.login()}` };
      return fetch(`${server.url}/api/membres/?page=1&page_size=2`, { headers });
    });
    expect(said(firstPage, list('page=2&page_size=2'))).toMatchObject({
      outcome: 'wrong',
      reason: expect.stringMatching(/page=2 brings the rows of page 1: the page isn't read/),
    });
    expect(asked).toBe(1);
    expect(bad(firstPage).map(({ call }) => call)).toEqual([list('page=2&page_size=2')]);
    const counting = (count: number) =>
      results(async (call, answer) => {
        if (!/^GET \/api\/membres\/\?/.test(call) || answer.status !== 200) return answer;
        return json({ ...((await answer.json()) as object), count });
      });
    const search = list('page=1&page_size=10&search');
    for (const [count, last] of [
      [5, 3],
      [9999, 5000],
    ] as const) {
      const all = await counting(count);
      expect
        .soft(said(all, search)?.reason)
        .toMatch(new RegExp(`count is ${count} for a search without a row`));
      expect.soft(said(all, search)?.reason).not.toMatch(/isn't read/);
      const page = said(all, list(`page=${last}&page_size=2`));
      expect.soft(page?.outcome).toBe('wrong');
      expect.soft(page?.reason).toMatch(new RegExp(`count is ${count}`));
    }
  });

  it('sees a last page that is refused because the count is too high [Q12]', async () => {
    const all = await results(async (call, answer) => {
      if (!/^GET \/api\/membres\/\?/.test(call)) return answer;
      if (/page=50&/.test(call)) return json({ detail: 'Invalid page.' }, 404);
      return answer.status === 200 ? json({ ...((await answer.json()) as object), count: 99 }) : answer;
    });
    expect(said(all, 'GET /api/membres/?page=50')).toMatchObject({
      outcome: 'wrong',
      reason: expect.stringMatching(/count is 99, but page 50 doesn't exist/),
    });
  });

  it('takes no JSON for an export, whatever it is called [Q12]', async () => {
    const called = (type: string, body: string) =>
      results((call, answer) =>
        /^GET \/api\/membres\/export/.test(call)
          ? new Response(body, { headers: { 'content-type': type } })
          : answer,
      );
    const csv = 'nom;prenom\r\nDiop;Awa\r\n';
    for (const [type, body] of [
      ['application/json', JSON.stringify(csv)],
      ['text/csv', JSON.stringify(csv)],
      ['text/csv', '[{"nom":"Diop"}]'],
      ['text/html', '<!doctype html><p>Bonjour'],
      ['text/csv', ''],
    ] as const)
      expect.soft(said(await called(type, body), 'GET /api/membres/export'), type + body).toMatchObject({
        outcome: 'wrong',
        reason: expect.stringMatching(/^the file is .*, a CSV file is expected/),
      });
    expect(said(await called('text/csv', `\ufeff${csv}`), 'GET /api/membres/export')?.outcome).toBe('works');
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

  it('makes a record of each kind, changes a member and an event, and leaves nothing behind', async () => {
    const { url: api, email, password } = server;
    const { client } = await connect({ api, access: { email, password } });
    const before = await server.db.selectFrom('membres').select('id').execute();
    const written: Result[] = [];
    expect(await tryWrites(client, (result) => written.push(result))).toEqual([]);
    expect(bad(written)).toEqual([]);
    expect(written.length).toBe(8 + 4 + 1 + 8);
    expect(await server.db.selectFrom('membres').select('id').execute()).toEqual(before);
  });

  it('names what it could not delete, and a change that was not kept', async () => {
    const { url: api, email, password } = server;
    const fetch = changing(async (call, answer) => {
      if (/^DELETE \/api\/tags/.test(call)) return json({ message: 'Panne' }, 500);
      const kept = /avec_relations/.test(call)
        ? { prenom: 'Essai' }
        : /^GET \/api\/events\/\d+\/$/.test(call) && { lieu: 'Temple' };
      if (!kept) return answer;
      const { data } = (await answer.json()) as { data: object };
      return json({ data: { ...data, ...kept } });
    });
    const { client } = await connect({ api, access: { email, password }, fetch });
    const written: Result[] = [];
    expect(await tryWrites(client, (result) => written.push(result))).toEqual([
      expect.stringMatching(/^tag “parvis-check \w+”$/),
    ]);
    expect(said(written, 'PUT /api/membres/')?.reason).toMatch(/the first name that was sent is not stored/);
    expect(said(written, 'PUT /api/events/')?.reason).toMatch(/lieu stayed although the body was without it/);
  });
});
