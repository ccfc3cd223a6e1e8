import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type ClientOptions, createClient } from '../../../src/api/client';
import { get } from '../../../src/api/endpoint';
import { groupCalls } from '../../../src/api/endpoints/groups';
import { memberCalls } from '../../../src/api/endpoints/members';
import { memberWriteCalls } from '../../../src/api/endpoints/memberWrites';
import { tagCalls } from '../../../src/api/endpoints/tags';
import { ApiError, failureOf, failureOfAnswer, isAbort } from '../../../src/api/errors';
import { mayPrefetch } from '../../../src/api/http/mayPrefetch';
import { parseResponse } from '../../../src/api/http/parseResponse';

const BASE = 'http://serveur.test';
/** A client of a back end that answers this, and what it was asked. */
function clientAt(reply: () => Response | Promise<Response>, options: ClientOptions = {}) {
  const asked: { url: string; headers: Headers }[] = [];
  const send: typeof fetch = async (url, init) => {
    asked.push({ url: String(url).replace(BASE, ''), headers: new Headers(init?.headers) });
    return reply();
  };
  return { client: createClient({ api: BASE, fetch: send, random: () => 0, ...options }), asked };
}
const answering = (body: string, status = 200) => clientAt(() => new Response(body, { status }));
const failed = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('the call was expected to fail')),
    (error: unknown) => failureOf(error),
  );

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('asks for JSON, and leaves out what has no value', async () => {
    const { client, asked } = answering('{"count":0,"next":null,"previous":null,"results":[]}');
    await client.call(memberCalls.list, { search: undefined, ordering: null as never });
    expect(asked.map(({ url }) => url)).toEqual(['/api/membres/?page=1&page_size=10']);
    expect(asked[0]?.headers.get('accept')).toBe('application/json');
  });

  it('is not made without a part of its address', async () => {
    const { client, asked } = answering('{}');
    expect(await failed(client.call(tagCalls.get, {} as never))).toMatchObject({
      message: 'tags.get needs «id»',
    });
    expect(asked).toEqual([]);
  });

  it('answers nothing for an empty body, and the text of one that is no JSON', async () => {
    for (const body of ['', ' \n'])
      expect(await answering(body).client.call(tagCalls.remove, { id: 1 })).toBeUndefined();
    expect(await answering('OK').client.call(tagCalls.remove, { id: 1 })).toBe('OK');
  });

  it('is not made when it was aborted before', async () => {
    const { client } = clientAt(() => new Promise(() => {}));
    const error = await client
      .call(tagCalls.all, {}, { signal: AbortSignal.abort() })
      .catch((thrown: unknown) => thrown);
    expect(isAbort(error)).toBe(true);
  });

  it('waits as long as its own option says, whatever the client has', async () => {
    const { client } = clientAt(() => new Promise(() => {}), { timeout: 60_000 });
    expect(await failed(client.call(tagCalls.all, {}, { timeout: 20 }))).toEqual({
      kind: 'timeout',
      status: 0,
      detail: 'no answer within 0.02 s',
    });
  });

  it('leaves before the schema of its answer is there, which doesn’t count as the back end’s time', async () => {
    const { client, asked } = clientAt(() => new Response('{"name":"Awa"}'), { timeout: 20 });
    let giveSchema = (_: typeof schema) => {};
    const schema = z.object({ name: z.string() });
    const loading = new Promise<typeof schema>((resolve) => {
      giveSchema = resolve;
    });
    const call = client.call(
      { ...get('/x', z.never() as never), loadAnswer: () => loading } as never,
      {} as never,
    );
    expect(asked.map(({ url }) => url)).toEqual(['/x']);
    await new Promise((resolve) => setTimeout(resolve, 60));
    giveSchema(schema);
    expect(await call).toEqual({ name: 'Awa' });
  });

  it('with a file differs from a call with a file of another name, size or date', async () => {
    const { client, asked } = answering('{"importes":1}');
    const file = (content: string, name: string, lastModified: number) =>
      client.call(memberWriteCalls.import, { body: { file: new File([content], name, { lastModified }) } });
    await Promise.all([file('a', 'a.csv', 1), file('b', 'a.csv', 1)]);
    expect(asked).toHaveLength(1);
    await Promise.all([
      file('a', 'a.csv', 1),
      file('a', 'b.csv', 1),
      file('ab', 'a.csv', 1),
      file('a', 'a.csv', 2),
    ]);
    expect(asked).toHaveLength(5);
  });

  it('that must create a row names the expected status', async () => {
    const draft = { nom: 'Diallo', prenom: 'Awa', genre: 'feminin' } as const;
    const failure = await failed(answering('{"id":1}').client.call(memberWriteCalls.create, { body: draft }));
    expect(failure).toMatchObject({ kind: 'contract', detail: 'expected status 201' });
  });

  it('that is forbidden does not end the session', async () => {
    const { client } = answering('{}', 403);
    const listener = vi.fn();
    client.onUnauthenticated(listener);
    await failed(client.call(tagCalls.all, {}));
    expect(listener).not.toHaveBeenCalled();
  });

  it('is logged when its contract is broken or code failed, not when the server did', async () => {
    await failed(answering('{}', 500).client.call(tagCalls.all, {}));
    expect(log).not.toHaveBeenCalled();
    const getToken = () => Promise.reject(new Error('jeton absent'));
    await failed(clientAt(() => new Response('[]'), { getToken }).client.call(tagCalls.list, {}));
    expect(String(log.mock.calls.at(-1))).toContain('(jeton absent)');
  });
});

describe('the pauses between retries', () => {
  it.each([
    [0, 150, 300],
    [1, 450, 900],
  ])('double, and are spread by chance (%d): %d and %d ms', async (chance, first, second) => {
    vi.useFakeTimers();
    const { client, asked } = clientAt(() => new Response('', { status: 503 }), { random: () => chance });
    const failure = failed(client.call(tagCalls.all, {}));
    for (const [ms, count] of [
      [first - 1, 1],
      [1, 2],
      [second - 1, 2],
      [1, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(asked).toHaveLength(count);
    }
    expect(await failure).toMatchObject({ status: 503 });
  });

  it('end when the call is aborted', async () => {
    vi.useFakeTimers();
    const { client, asked } = clientAt(() => new Response('', { status: 503 }));
    const controller = new AbortController();
    const call = client.call(tagCalls.all, {}, { signal: controller.signal }).catch(isAbort);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await vi.advanceTimersByTimeAsync(5000);
    expect([await call, asked.length]).toEqual([true, 1]);
  });

  it('come after 502, 503 and 504 only', async () => {
    const { client, asked } = answering('', 505);
    await failed(client.call(tagCalls.all, {}));
    expect(asked).toHaveLength(1);
  });
});

describe('an error of a call', () => {
  it('has a name and the server’s words, or else its kind and status', () => {
    const own = new ApiError({ kind: 'server', status: 500, message: 'Base occupée' });
    expect([own.name, own.message]).toEqual(['ApiError', 'Base occupée']);
    expect(new ApiError({ kind: 'offline', status: 0 }).message).toBe('offline (0)');
  });

  it('from code counts as no answer and has the words of the error, if it is one', () => {
    expect(failureOf(new Error('x'))).toEqual({ kind: 'contract', status: 0, message: 'x' });
    expect(failureOf('x')).toEqual({ kind: 'contract', status: 0, message: undefined });
    expect([isAbort(null), isAbort(undefined), isAbort('AbortError')]).toEqual([false, false, false]);
  });

  it('takes only strings as messages, and leaves out empty reasons', () => {
    expect(failureOfAnswer(422, null)).toEqual({
      kind: 'invalid',
      status: 422,
      message: undefined,
      fields: {},
    });
    expect(failureOfAnswer(422, { message: { texte: 'x' }, error: 'Non' }).message).toBe('Non');
    expect(failureOfAnswer(422, { message: '', error: 7 }).message).toBeUndefined();
    const errors = { nom: ['Court', null, '', 7, 'Requis'], ville: [], email: '', tel: { code: 1 } };
    expect(failureOfAnswer(422, { errors }).fields).toEqual({ nom: 'Court Requis' });
  });
});

describe('parseResponse', () => {
  const detailOf = (schema: z.ZodMiniType, body: unknown) => {
    try {
      parseResponse({ ...get('/x', schema), flat: true }, 200, body);
    } catch (error) {
      return (failureOf(error) as { detail?: string }).detail;
    }
    throw new Error('the answer was expected to be refused');
  };

  it('names the root, and a rule by its code where no type was expected', () => {
    expect(detailOf(z.object({}), 7)).toBe('(root): expected object');
    expect(detailOf(z.object({}), null)).toBe('(root): expected object');
    expect(detailOf(z.array(z.string()).check(z.minLength(2)), ['a'])).toBe('(root): too_small');
  });

  it('says what came instead of JSON', () => {
    expect(
      [undefined, '<!doctype html>', ' {"id": 1,', '[{"id": 1}]', 'Bonjour'].map((body) =>
        detailOf(z.object({}), body),
      ),
    ).toEqual([
      'an empty answer came instead of JSON',
      'a page (HTML) came instead of JSON',
      'the answer is cut off',
      'JSON came inside a JSON string',
      'a text came instead of JSON',
    ]);
  });

  it('needs a schema that validates synchronously', () => {
    const late = { '~standard': { version: 1, vendor: 'x', validate: () => Promise.resolve({ value: 1 }) } };
    expect(() => parseResponse({ ...tagCalls.all, answer: late as never }, 200, [])).toThrow(
      'must be synchronous',
    );
  });

  it('takes the message beside a refusal that has none', () => {
    const refused = (body: unknown) => {
      try {
        parseResponse(tagCalls.all, 200, body);
      } catch (error) {
        return failureOf(error);
      }
    };
    expect(refused({ message: 'Refusé', data: { success: false } })).toMatchObject({
      kind: 'invalid',
      message: 'Refusé',
    });
  });

  it('accepts success or a message as acknowledgement, keeps the members that an action left out, and refuses a body with neither', () => {
    const refus = [{ id: 4, nom: 'Awa', message: 'Déjà là' }];
    const read = (body: unknown) => parseResponse(groupCalls.addMembers, 200, body);
    expect(read({ success: true, data: { refus, autre: 1 } })).toEqual({ success: true, data: { refus } });
    expect(read({ message: 'Ajouté', data: 'x' })).toEqual({ message: 'Ajouté', data: null });
    expect(() => read({ data: { refus } })).toThrow('contract');
    const removed = (body: unknown) => parseResponse(memberWriteCalls.removeTags, 200, body);
    expect([removed({ success: true }), removed({ message: 'Retiré' })]).toEqual([
      { success: true },
      { message: 'Retiré' },
    ]);
    expect(() => removed({ id: 4 })).toThrow('contract');
  });
});

describe('a page without a screen that reads', () => {
  it('has nothing to load again or to clear', async () => {
    vi.resetModules();
    const { clearCache, invalidate } = await import('../../../src/api/queryCache');
    const { client, asked } = answering('{}');
    expect([invalidate(client), clearCache(client)]).toEqual([undefined, undefined]);
    expect(asked).toEqual([]);
  });
});

describe('mayPrefetch', () => {
  it('is false where the browser saves data', () => {
    for (const [navigator, expected] of [
      [{ connection: { saveData: true } }, false],
      [{ connection: { saveData: false } }, true],
      [{}, true],
      [undefined, true],
    ] as const) {
      vi.stubGlobal('navigator', navigator);
      expect(mayPrefetch()).toBe(expected);
    }
  });

  it('is false in a page that the browser renders before it is shown', () => {
    vi.stubGlobal('document', { prerendering: true });
    expect(mayPrefetch()).toBe(false);
    vi.stubGlobal('document', { prerendering: false });
    expect(mayPrefetch()).toBe(true);
  });
});
