import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../../demo/static/messages.ts';
import { type ServerState, WorkerServer } from '../../demo/static/WorkerServer.ts';

/* The page's end of the server in its worker, with a worker that only notes what it is told. */

const heard: ToWorker[] = [];
const states: ServerState['kind'][] = [];
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
const say = (data: FromWorker) => workers.at(-1)!.onmessage?.({ data });
const ask = (path: string, init?: RequestInit) => server.fetch(`http://host.test/sub${path}`, init);
const callOf = (message: ToWorker | undefined) => (message && 'call' in message ? message.call : undefined);
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
  it('gets calls without the path of the page, and answers each its own', async () => {
    const [one, two] = [ask('/api/a?x=1'), ask('/api/b', { method: 'POST', body: '{"é":1}' })];
    await sent(2);
    const calls = heard.map(callOf);
    expect(calls.map((call) => `${call?.method} ${call?.path}`)).toEqual(['GET /api/a?x=1', 'POST /api/b']);
    expect(new TextDecoder().decode(calls[1]!.body!)).toBe('{"é":1}');
    answer(calls[1]!.id, 204);
    answer(calls[0]!.id, 422, 'no');
    const replies = await Promise.all([one, two]);
    expect(replies.map(({ status }) => status)).toEqual([422, 204]);
    expect(await replies[0]!.text()).toBe('no');
    expect(replies[0]!.headers.get('x-of')).toBe(String(calls[0]!.id));
  });

  it('gives up a call that nobody waits for any more', async () => {
    const controller = new AbortController();
    const call = ask('/api/a', { signal: controller.signal });
    await sent(1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(heard[1]).toEqual({ abort: callOf(heard[0])?.id });
  });

  it('fails what waits as a network does, refuses more, and begins again when asked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const call = ask('/api/a');
    await sent(1);
    say({ failed: 'no WebAssembly' });
    await expect(call).rejects.toBeInstanceOf(TypeError);
    await expect(ask('/api/a')).rejects.toBeInstanceOf(TypeError);
    expect(workers[0]!.ended).toBe(true);
    server.start();
    say({ loaded: 0.5 });
    say({ ready: true });
    expect(states).toEqual(['loading', 'failed', 'loading', 'loading', 'ready']);
    const next = ask('/api/a');
    await sent(2);
    answer(callOf(heard[1])!.id, 200, 'ok');
    expect(await (await next).text()).toBe('ok');
  });
});
