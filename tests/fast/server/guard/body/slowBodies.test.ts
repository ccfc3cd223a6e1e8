import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { BodyBudget } from '../../../../../demo/server/http/body/BodyBudget';
import { bodyChunks } from '../../../../../demo/server/http/body/bodyChunks';
import { tooLarge } from '../../../../../demo/server/http/body/bodyLimits';
import type { BodyKind } from '../../../../../demo/server/http/body/bodyParts';
import type { HttpError } from '../../../../../demo/server/http/httpError';
import type { App } from '../../../../../demo/server/http/routeBase';
import { startTestServer, type TestServer } from '../../../../support/server';
import { BOUNDARY, multipart } from './bodies';

const CAMP = '/api/formulaires/inscription-camp-ete/reponses/';
const NOWHERE = '/api/formulaires/nulle-part/reponses/';
const JSON_TYPE = 'application/json';

const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const KILOBYTE = 1024;
let server: TestServer;
let app: App;

beforeAll(async () => {
  server = await startTestServer({ members: 3 });
  app = createApp(server.db, { passwordCost: 8 }).app;
}, 60_000);

afterAll(() => server.close());

beforeEach(async () => {
  await server.db.deleteFrom('tentatives').execute();
});

const text = (letters: string): Uint8Array => new TextEncoder().encode(letters);

describe('A caller whose body is refused midway', () => {
  const MEGABYTES = 60;

  /** Keeps sending whatever is answered, as clients do that read the answer only at the end. */
  const sendAll = (path: string, type: string, first: Uint8Array) =>
    new Promise<{ status?: number; text: string }>((done, fail) => {
      const { port } = new URL(server.url);
      const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
      const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers }, async (answer) => {
        let text = '';
        for await (const piece of answer.setEncoding('utf8')) text += piece;
        done({ status: answer.statusCode, text });
        call.destroy();
      });
      call.on('error', fail);
      call.write(first);
      for (let sent = 0; sent < MEGABYTES; sent++) call.write(Buffer.alloc(KILOBYTE ** 2, 'x'));
      call.end();
    });

  it('gets the answer anyway, however much it keeps sending [Z1]', async () => {
    const file = multipart([{ name: '10', filename: 'a.txt', content: '' }], '').subarray(0, -2);
    const calls = [
      sendAll(CAMP, FORM_TYPE, file),
      sendAll(CAMP, JSON_TYPE, text('{"valeurs": {"9": "')),
      sendAll(NOWHERE, FORM_TYPE, file),
      sendAll('/api/login', JSON_TYPE, text('{"email": "')),
    ];
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([422, 413, 404, 413]);
    for (const { text } of answers) expect(JSON.parse(text)).toMatchObject({ success: false });
  });
});

describe('A body that arrives slowly', () => {
  const PIECE = 10 * KILOBYTE;
  /**
   * Sends a piece after each of these pauses in milliseconds, and then nothing.
   * @returns when it was refused, in seconds, and as what
   */
  async function refusedAfter(kind: BodyKind, pauses: readonly number[], size = PIECE) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const begun = performance.now();
      const start = async (controller: ReadableStreamDefaultController) => {
        for (const pause of pauses) {
          await new Promise((done) => setTimeout(done, pause));
          controller.enqueue(new Uint8Array(size));
        }
      };
      const init = { method: 'POST', body: new ReadableStream({ start }), duplex: 'half' as const };
      const reservation = new BodyBudget().reserve(kind, 'a');
      const bounds = { max: 30 * KILOBYTE ** 2, refusal: tooLarge, reservation };
      const read = async () => {
        for await (const _ of bodyChunks(new Request(server.url, init), bounds));
      };
      const refused = read().catch(({ status }: HttpError) => [
        status,
        Math.round((performance.now() - begun) / 1000),
      ]);
      await vi.advanceTimersByTimeAsync(400_000);
      return await refused;
    } finally {
      vi.useRealTimers();
    }
  }

  it('of a stranger gets 408 after 5 s of silence at its beginning, and after 10 s later [N2]', async () => {
    expect(await refusedAfter('answers', [])).toEqual([408, 5]);
    expect(await refusedAfter('signIn', [4000], 10)).toEqual([408, 5]);
    expect(await refusedAfter('answers', [0], 20 * KILOBYTE ** 2)).toEqual([408, 10]);
  });

  it('of a stranger gets 408 below 16 KB a second, and after a minute at any speed [N2]', async () => {
    // A byte now and then, which keeps a connection from being silent.
    const drops = Array<number>(60).fill(4000);
    expect(await refusedAfter('answers', drops, 1)).toEqual([408, 5]);
    const halfAsFast = Array<number>(400).fill(1000);
    expect(await refusedAfter('answers', halfAsFast, 8 * KILOBYTE)).toEqual([408, 10]);
    expect(await refusedAfter('answers', halfAsFast, 16 * KILOBYTE)).toEqual([408, 60]);
  });

  it('of a signed-in user is refused after 30 s of silence only [Z1]', async () => {
    for (const kind of ['saves', 'files'] as const) {
      expect(await refusedAfter(kind, [])).toEqual([408, 30]);
      expect(await refusedAfter(kind, [29_000, 29_000, 29_000], 1)).toEqual([408, 117]);
    }
  });
});

describe('Bodies in memory', () => {
  /** A form of 23 MB that ends when it is released; its chunks share their memory. */
  function upload(address: string) {
    const content = new Uint8Array(KILOBYTE ** 2).fill(120);
    const head = (name: string) => multipart([{ name, filename: 'a.txt', content: '' }], '').subarray(0, -2);
    const lines = [1, 2, 3].flatMap((name) => [head(String(name)), ...Array(7).fill(content), text('\r\n')]);
    const pieces = [...lines, head('4'), content, content];
    let [isTaken, goOn] = [() => {}, () => {}];
    const taken = new Promise<void>((done) => {
      isTaken = done;
    });
    const end = new Promise<void>((done) => {
      goOn = done;
    });
    const pull = async (controller: ReadableStreamDefaultController) => {
      const piece = pieces.shift();
      if (piece) return controller.enqueue(piece);
      isTaken();
      await end;
      controller.enqueue(text(`\r\n--${BOUNDARY}--\r\n`));
      controller.close();
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const init = { method: 'POST', headers: { 'content-type': FORM_TYPE }, body, duplex: 'half' };
    const env = { incoming: { socket: { remoteAddress: address, destroy() {} } } };
    const answer = Promise.resolve(app.request(CAMP, init, env));
    return { taken, goOn, answer };
  }

  it('are counted from the first byte to the answer, over all calls [Z1, N2]', async () => {
    const waiting = [upload('203.0.113.1')];
    const others = [upload('203.0.113.2')];
    await Promise.all([...waiting, ...others].map(({ taken }) => taken));
    // Each caller holds 23 MB: another form of one exceeds its share, and that of a third exceeds the total.
    for (const address of ['203.0.113.1', '203.0.113.3']) {
      const next = upload(address);
      next.goOn();
      const refused = await next.answer;
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    }
    for (const { goOn } of [...waiting, ...others]) goOn();
    const answers = await Promise.all([...waiting, ...others].map(({ answer }) => answer));
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    const next = upload('203.0.113.1');
    next.goOn();
    expect((await next.answer).status).toBe(422);
  });
});
