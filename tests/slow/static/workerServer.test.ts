import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../../../demo/static/messages.ts';
import { WorkerServer, type WorkerState } from '../../../demo/static/WorkerServer.ts';
import { present } from '../../support/present.ts';

/* The part in the page of the server in a worker, with a worker that only records its messages. */

const heard: ToWorker[] = [];
const states: WorkerState['kind'][] = [];
const workers: { ended: boolean; onmessage?: (event: { data: FromWorker }) => void }[] = [];
let server: WorkerServer;

const begin = () => {
  const worker = {
    ended: false,
    postMessage: (message: ToWorker) => heard.push(message),
    terminate() {
      worker.ended = true;
    },
  };
  workers.push(worker);
  return worker as unknown as Worker;
};
const say = (data: FromWorker) => present(workers.at(-1), 'worker').onmessage?.({ data });
const ask = (path: string, init?: RequestInit) => server.fetch(`http://host.test/sub${path}`, init);
const callAt = (at: number) => {
  const message = heard[at];
  return present(message && 'call' in message ? message.call : undefined, `call ${at}`);
};
const sent = async (count: number) => expect.poll(() => heard.length).toBe(count);
const answer = (id: number, status: number, text = '') =>
  say({
    answer: { id, status, headers: [['x-of', String(id)]], body: new TextEncoder().encode(text).buffer },
  });

beforeEach(() => {
  for (const list of [heard, states, workers]) list.splice(0);
  server = new WorkerServer(begin, '/sub', ({ kind }) => states.push(kind));
  server.start();
});

describe('the server in a worker', () => {
  it('gets calls without the path of the page, and each call gets its own answer', async () => {
    const answers = [ask('/api/a?x=1'), ask('/api/b', { method: 'POST', body: '{"é":1}' })];
    await sent(2);
    const [get, post] = [callAt(0), callAt(1)];
    expect([get, post].map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/a?x=1',
      'POST /api/b',
    ]);
    expect(new TextDecoder().decode(post.body ?? undefined)).toBe('{"é":1}');
    answer(post.id, 204);
    answer(get.id, 422, 'no');
    const replies = await Promise.all(answers);
    expect(replies.map(({ status }) => status)).toEqual([422, 204]);
    const [refused] = replies;
    expect(await refused?.text()).toBe('no');
    expect(refused?.headers.get('x-of')).toBe(String(get.id));
  });

  it('cancels a call that the page aborts', async () => {
    const controller = new AbortController();
    const call = ask('/api/a', { signal: controller.signal });
    await sent(1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(heard[1]).toEqual({ abort: callAt(0).id });
  });

  it('fails open calls like a network, refuses more, and starts again on demand', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const call = ask('/api/a');
    await sent(1);
    say({ failed: 'no WebAssembly' });
    await expect(call).rejects.toBeInstanceOf(TypeError);
    await expect(ask('/api/a')).rejects.toBeInstanceOf(TypeError);
    expect(workers[0]?.ended).toBe(true);
    server.start();
    say({ loaded: 0.5 });
    say({ ready: true });
    expect(states).toEqual(['loading', 'failed', 'loading', 'loading', 'ready']);
    const next = ask('/api/a');
    await sent(2);
    answer(callAt(1).id, 200, 'ok');
    expect(await (await next).text()).toBe('ok');
  });
});
