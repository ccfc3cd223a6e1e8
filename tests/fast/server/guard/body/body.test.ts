import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import type { App } from '../../../../../demo/server/http/routeBase';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask } from '../../ask';
import { BOUNDARY, inPieces, manyKeys, multipart } from './bodies';
import { cost } from './cost';
import { jsonShapes } from './jsonShape';

const CAMP = '/api/formulaires/inscription-camp-ete/reponses/';
const NOWHERE = '/api/formulaires/nulle-part/reponses/';
const JSON_TYPE = 'application/json';

const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const KILOBYTE = 1024;
let server: TestServer;
let token: string;
let app: App;

beforeAll(async () => {
  server = await startTestServer({ members: 3 });
  token = await server.login();
  app = createApp(server.db, { passwordCost: 8 }).app;
}, 60_000);

afterAll(() => server.close());

beforeEach(async () => {
  await server.db.deleteFrom('tentatives').execute();
});

interface Sent {
  type?: string;
  path?: string;
  method?: string;
  token?: string;
}

/** Sends a body of undeclared length to the app itself, so that only the server is measured. */
async function send(
  body: Uint8Array,
  { type = JSON_TYPE, path = CAMP, method = 'POST', ...sent }: Sent = {},
) {
  let read = 0;
  const counted = inPieces(body).pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        read += piece.length;
        controller.enqueue(piece);
      },
    }),
  );
  const headers = { 'content-type': type, ...(sent.token && { authorization: `Token ${sent.token}` }) };
  const init = { method, headers, body: counted, duplex: 'half' };
  const answer = await app.request(path, init);
  const atAnswer = read;
  const text = await answer.text();
  const parsed = JSON.parse(text) as { message: string; errors?: Record<string, string> };
  return { status: answer.status, text, read: atAnswer, ...parsed };
}

const text = (letters: string): Uint8Array => new TextEncoder().encode(letters);

const login = (length: number) => text(JSON.stringify({ email: 'a'.repeat(length), password: 'x' }));

jsonShapes();

describe('A body without a token', () => {
  it('is read up to 16 KB for an address or a password [Z1]', async () => {
    for (const path of ['/api/login', '/api/auth/reset-password/', '/api/reset-password']) {
      expect((await send(login(15 * KILOBYTE), { path })).status).not.toBe(413);
      const { status, read } = await send(login(800 * KILOBYTE), { path });
      expect([path, status, read < 256 * KILOBYTE]).toEqual([path, 413, true]);
    }
    const page = await ask(server, '/nouveau-mot-de-passe', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `jeton=x&mot_de_passe=${'x'.repeat(20 * KILOBYTE)}`,
    });
    expect([page.status, page.text]).toEqual([413, expect.stringContaining('trop volumineuse')]);
  });

  it('is read up to 256 KB for an answer to a form in JSON [Z1]', async () => {
    const answer = (length: number) => text(JSON.stringify({ valeurs: { 9: 'x'.repeat(length) } }));
    expect((await send(answer(200 * KILOBYTE))).status).toBe(422);
    const { status, read } = await send(answer(20 * KILOBYTE ** 2));
    expect([status, read < 512 * KILOBYTE]).toEqual([413, true]);
  });

  it('is refused while it is being read for a form with files [Z1]', async () => {
    const content = 'x'.repeat(9 * KILOBYTE ** 2);
    const parts = [1, 2, 3, 4].map((name) => ({ name: String(name), filename: 'a.txt', content }));
    const { status, message, read } = await send(multipart(parts), { type: FORM_TYPE });
    expect([status, message]).toEqual([413, 'Les fichiers dépassent 25\u00a0Mo à eux tous.']);
    expect(read).toBeLessThan(27 * KILOBYTE ** 2);
  });

  it('is refused at the first file that is too large, under the name of its field [Z1]', async () => {
    const content = 'x'.repeat(14 * KILOBYTE ** 2);
    const body = multipart([{ name: '10', filename: 'a.txt', content }]);
    const { status, errors, read } = await send(body, { type: FORM_TYPE });
    expect([status, errors]).toEqual([422, { 10: 'Le fichier dépasse 10\u00a0Mo.' }]);
    expect(read).toBeLessThan(11 * KILOBYTE ** 2);
  });

  it('is not read at all when the form does not exist [Z2]', async () => {
    const { status, message, read } = await send(manyKeys(10_000), { path: NOWHERE });
    expect([status, message]).toEqual([404, 'Formulaire non trouvé']);
    expect(read).toBeLessThan(200);
  });
});

describe('A body of countless keys', () => {
  it('costs under 50 ms of processor time and 20 MB for every caller and route [Z2]', async () => {
    const body = manyKeys(2_400_000);
    // The first call also compiles the code.
    await send(manyKeys(2000));
    const calls: Sent[] = [
      {},
      { path: NOWHERE },
      { path: '/api/login' },
      { token, path: '/api/formulaires/' },
    ];
    for (const call of calls) {
      const before = process.memoryUsage();
      const { status, text } = await send(body, call);
      const { heapUsed, external } = process.memoryUsage();
      expect([413, 404]).toContain(status);
      expect(text.length).toBeLessThan(200);
      expect(heapUsed + external - before.heapUsed - before.external).toBeLessThan(20 * KILOBYTE ** 2);
      // The required limit in processor time, which other programs don't affect.
      expect(await cost(() => send(body, call))).toBeLessThan(50);
    }
  });

  it('is refused beyond 1,000 keys, nested ones included [Z2]', async () => {
    const body = (keys: number) => text(JSON.stringify({ valeurs: Object.fromEntries(numbered(keys - 1)) }));
    expect((await send(body(1001))).status).toBe(413);
    expect((await send(body(1000))).status).toBe(422);
    const inner = multipart([{ name: 'valeurs', content: new TextDecoder().decode(body(1001)) }]);
    expect((await send(inner, { type: FORM_TYPE })).status).toBe(413);
    const quoted = JSON.stringify({ valeurs: { 9: '{"a":"b",'.repeat(5000) } });
    expect((await send(text(quoted))).errors).toHaveProperty('9', expect.stringContaining('trop longue'));
  });

  it('is answered with at most 20 errors [Z2]', async () => {
    const { status, errors = {} } = await send(
      text(JSON.stringify({ valeurs: Object.fromEntries(numbered(900)) })),
    );
    expect([status, Object.keys(errors).length]).toEqual([422, 20]);
  });

  it('is accepted from a signed-in user when it has 500 lines or 10,000 numbers', async () => {
    const field = { nom_du_champ: 'Nom', type_de_champ: 'text', option: '', is_required: false };
    const fields = Array.from({ length: 501 }, () => ({ ...field, placeholder: '' }));
    const form = {
      nom_du_formulaire: 'Long',
      description: '',
      form_extend: false,
      form_static: false,
      champs: fields,
    };
    const saved = await send(text(JSON.stringify(form)), { token, path: '/api/formulaires/' });
    expect(saved.errors).toEqual({ champs: expect.stringContaining('500') });
    const ids = (count: number) => ({ membre_ids: Array.from({ length: count }, (_, at) => at + 1) });
    const path = '/api/groupes/1/insert_membre/';
    expect((await send(text(JSON.stringify(ids(10_000))), { token, path })).status).toBe(200);
    expect((await send(text(JSON.stringify(ids(10_001))), { token, path })).status).toBe(422);
    expect((await send(text(JSON.stringify(ids(100_000))), { token, path })).status).toBe(413);
  });
});

describe('A text of a megabyte', () => {
  it('is refused as an e-mail address after less than 50 ms of processor time [Z4]', async () => {
    const email = `a@${'.'.repeat(KILOBYTE ** 2 - 200)}@`;
    const member = text(JSON.stringify({ nom: 'Dupont', prenom: 'Zoé', genre: 'feminin', email }));
    const path = '/api/membres/';
    const { status, errors } = await send(member, { token, path });
    expect([status, errors]).toEqual([422, { email: 'L’adresse e-mail n’est pas valide.' }]);
    // The required limit in processor time.
    expect(await cost(() => send(member, { token, path }))).toBeLessThan(50);
  });

  it('is answered with the maximum length when it is too long and no address [Z4]', async () => {
    const name = 'x'.repeat(300);
    const member = text(JSON.stringify({ nom: name, prenom: 'Zoé', genre: 'feminin', email: `${name}@b` }));
    const { errors } = await send(member, { token, path: '/api/membres/' });
    expect(errors?.email).toBe('L’adresse e-mail n’est pas valide.');
  });

  it('never takes seconds to sort its accents [Z4]', async () => {
    const heap = '\u0315\u0300'.repeat(30 * KILOBYTE);
    const answer = text(JSON.stringify({ valeurs: { 1: heap, 9: heap } }));
    expect((await send(answer)).status).toBe(422);
    expect(await cost(() => send(answer))).toBeLessThan(200);
  });
});

const numbered = (count: number) => Array.from({ length: count }, (_, at) => [`k${at}`, 'x'] as const);

describe('A form with files', () => {
  const part = { name: '1', content: 'x' };

  it('is refused when it is broken or too large', async () => {
    const rows = [
      ['without an end', multipart([part], ''), 400],
      ['cut off in a part', multipart([part]).subarray(0, 60), 400],
      ['of bytes that mean nothing', text('----\r\n\r\n'.repeat(1000)), 400],
      ['of more than 1,000 parts', multipart(Array.from({ length: 1001 }, () => part)), 413],
      ['of 25 MB of small parts', multipart(Array.from({ length: 250_000 }, () => part)), 413],
      ['with a text of a megabyte', multipart([{ name: '1', content: 'x'.repeat(KILOBYTE ** 2) }]), 413],
      ['with a part without a name', multipart([{ name: '', content: 'x' }]), 400],
      ['with a name of 20 KB', multipart([{ name: 'x'.repeat(20 * KILOBYTE), content: 'x' }]), 400],
    ] as const;
    for (const [what, body, status] of rows)
      expect.soft((await send(body, { type: FORM_TYPE })).status, what).toBe(status);
  });

  it('is refused for a part named __proto__, as a file or value, in a form or JSON', async () => {
    const parts = [
      { name: '__proto__', content: 'x' },
      { name: '__proto__', filename: 'a.txt', content: 'x' },
      { name: 'valeurs', content: '{"__proto__": "x"}' },
    ];
    for (const one of parts) expect((await send(multipart([one]), { type: FORM_TYPE })).status).toBe(422);
    expect((await send(text('{"valeurs": {"__proto__": "x"}}'))).status).toBe(422);
    expect((await send(text('{"__proto__": {}}'))).status).toBe(422);
  });

  it('needs a boundary', async () => {
    expect((await send(multipart([part]), { type: 'multipart/form-data' })).status).toBe(400);
  });
});
