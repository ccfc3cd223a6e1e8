import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkBackEnd, connect } from '../../../embed/check/checkBackEnd';
import { createClient } from '../../../src/api/client';
import { memberCalls } from '../../../src/api/endpoints/members';
import { reportingClient } from '../../../src/areas/frame/reportingClient';
import { listenOnFreePort } from '../../support/processes/ports';

/* Back ends with one fault in the list of members: what parvis-check, the console and `parvis-failed` say of it. */

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
};
const row = { id: 1, nom: 'Diallo', prenom: 'Awa' };
const page = (rows: readonly unknown[], count = rows.length) => ({
  count,
  next: null,
  previous: null,
  results: rows,
});

type Answer = (response: ServerResponse) => void;

const sent =
  (body: string | Buffer | undefined, type = 'application/json', status = 200, more = {}): Answer =>
  (response) =>
    void response.writeHead(status, { ...CORS, 'content-type': type, ...more }).end(body);
const json = (body: unknown): Answer => sent(JSON.stringify(body));

let answer: Answer = json(page([]));
const server = createServer((request, response) => {
  const { method, url = '' } = request;
  if (method === 'OPTIONS') return void response.writeHead(204, CORS).end();
  if (url === '/api/verify-token') return json({ user: { name: 'Awa' } })(response);
  if (url.startsWith('/api/membres/?')) return answer(response);
  sent('{}', 'application/json', 404)(response);
});
let api: string;
beforeAll(async () => {
  api = `http://127.0.0.1:${await listenOnFreePort(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Every line of the console: one that was written before is not written again. */
const lines: string[] = [];
beforeEach(() => {
  const tell = (line: unknown) => void lines.push(String(line));
  vi.spyOn(console, 'error').mockImplementation(tell);
  vi.spyOn(console, 'warn').mockImplementation(tell);
  // A page, as far as the client looks at it; the answers are those of Node's own fetch.
  vi.stubGlobal('document', { baseURI: 'https://www.example.org/' });
  vi.stubGlobal('location', { origin: 'https://www.example.org' });
});
afterEach(() => void vi.unstubAllGlobals());

/** What parvis-check says of the first page of the list. */
async function checked(): Promise<string | undefined> {
  const options = { api, access: { token: 'x' }, onArea: () => {}, onResult: () => {} };
  const results = await checkBackEnd(options, await connect(options));
  return results.find(({ call }) => call === 'GET /api/membres/?page=1&page_size=2')?.reason;
}

/** What a widget tells its page of the same call. */
async function failed(): Promise<unknown> {
  let message: unknown;
  const emit = (_name: string, detail?: unknown) => {
    message = (detail as { message: string }).message;
    return true;
  };
  const client = reportingClient(createClient({ api, random: () => 0 }), emit);
  await client.call(memberCalls.list, { page: 1, page_size: 2 }).catch(() => {});
  return message;
}

const consoleLines = () => lines.join('\n');

const whole = JSON.stringify(page([row]));
const packed = gzipSync(whole);

/** A fault, what is served, and its words. */
const FAULTS: readonly (readonly [fault: string, answer: Answer, words: string])[] = [
  ['an id as text', json(page([{ ...row, id: '1' }])), 'results.0.id: expected number'],
  ['no id', json(page([row, { nom: 'Diop' }])), 'results.1.id: expected number'],
  ['a name as a number', json(page([{ ...row, nom: 7 }])), 'results.0.nom: expected string'],
  ['tags as text', json(page([{ ...row, tags: 'Chorale' }])), 'results.0.tags: expected array'],
  ['a page', sent('<!doctype html><p>Bonjour', 'text/html'), 'a page (HTML) came instead of JSON'],
  ['204', sent(undefined, 'application/json', 204), 'an empty answer came instead of JSON'],
  ['no body', sent(''), 'an empty answer came instead of JSON'],
  ['JSON without its end', sent(whole.slice(0, 40)), 'the answer is cut off'],
  [
    'a body shorter than announced',
    (response) => {
      response.writeHead(200, { ...CORS, 'content-type': 'application/json', 'content-length': 9999 });
      response.write(whole, () => response.destroy());
    },
    'the answer is cut off',
  ],
  [
    'gzip without its end',
    sent(packed.subarray(0, packed.length - 20), 'application/json', 200, { 'content-encoding': 'gzip' }),
    'the answer is cut off',
  ],
  ['JSON inside a string', json(whole), 'JSON came inside a JSON string'],
];

/** Faults that a widget can show, told in the console alone. */
const ODDITIES: typeof FAULTS = [
  ['one id on two rows', json(page([row, row])), 'results.1.id: the id of row 0 again'],
  [
    'a day in another format',
    json(page([{ ...row, date_naissance: '05/03/1990' }])),
    'results.0.date_naissance: expected a day as yyyy-mm-dd',
  ],
];

describe('parvis-check, the console and parvis-failed', () => {
  it.each(FAULTS)('name %s in the same words', async (_fault, broken, words) => {
    answer = broken;
    expect(await checked()).toBe(words);
    expect(await failed()).toBe(words);
    await vi.waitFor(() => expect(consoleLines()).toContain(words));
  });

  it.each(ODDITIES)('name %s at the same place, where the list still shows', async (_fault, odd, words) => {
    answer = odd;
    expect(await checked()).toContain(words);
    expect(await failed()).toBeUndefined();
    await vi.waitFor(() => expect(consoleLines()).toContain(words));
  });

  it('write each place into the console once', async () => {
    answer = json(page([{ ...row, prenom: 7 }]));
    await failed();
    await failed();
    expect(consoleLines().match(/results\.0\.prenom: expected string/g)).toHaveLength(1);
  });

  it('read a list in which a group, a department, a step and a tag have no name', async () => {
    const nameless = { id: 2, nom: null };
    answer = json(
      page([
        {
          ...row,
          nom: null,
          email: null,
          groupe_actuel: nameless,
          departement_actuel: nameless,
          tags: [{ id: 1, name: null }],
          etape_actuelle: [{ id: 1, libelle: null }],
        },
      ]),
    );
    expect([await checked(), await failed()]).toEqual([undefined, undefined]);
  });

  it('leave a wrong count to parvis-check, and tell of no answer what each can know', async () => {
    answer = json(page([row, { ...row, id: 2 }], 1));
    expect(await checked()).toMatch(/count is 1, with 2 rows/);
    expect(await failed()).toBeUndefined();
    answer = (response) => void response.destroy();
    expect(await checked()).toBe('no answer');
    expect(await failed()).toBe('no answer: offline, or not allowed (CORS)');
    await vi.waitFor(() => expect(consoleLines()).toMatch(/names CORS where .*--origin/s));
  });
});
