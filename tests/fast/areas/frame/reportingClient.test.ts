import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../../src/api/client';
import { tagCalls } from '../../../../src/api/endpoints/tags';
import { provideCache } from '../../../../src/api/queryCache';
import { reportingClient } from '../../../../src/areas/frame/reportingClient';
import { startServer, type TestServer } from '../../api/httpServer';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

/** A client, what it reported to the host page, and a call that may fail. */
function reporting() {
  const told: unknown[][] = [];
  const own = createClient({ api: server.url, random: () => 0 });
  const client = reportingClient(own, (...event) => {
    told.push(event);
    return true;
  });
  return { own, client, told };
}

describe('the client of a widget', () => {
  it('answers as its back end does, and reports nothing', async () => {
    server.reply({ body: [{ id: 1, name: 'Piano' }] });
    const { own, client, told } = reporting();
    expect(await client.call(tagCalls.all, {})).toEqual([{ id: 1, name: 'Piano' }]);
    expect([client.id, client.api, told]).toEqual([own.id, own.api, []]);
  });

  it('reports a failed read to the host, with a retry', async () => {
    server.reply({ status: 500, body: { message: 'Base occupée' } });
    const refresh = vi.fn();
    provideCache({ invalidate: refresh, clear: () => {}, prefetch: () => undefined });
    const { own, client, told } = reporting();
    await expect(client.call(tagCalls.all, {})).rejects.toMatchObject({ failure: { status: 500 } });
    const retry = expect.any(Function);
    expect(told).toEqual([
      ['parvis-failed', { code: 'server', status: 500, message: 'Base occupée', retry }],
    ]);
    (told.flat()[1] as { retry(): void }).retry();
    expect(refresh).toHaveBeenCalledExactlyOnceWith(own, tagCalls.all);
  });

  it('tells what is wrong with an answer where the server said nothing', async () => {
    const { client, told } = reporting();
    for (const [answer, message] of [
      [{ body: '<!doctype html>', type: 'text/html' }, 'a page (HTML) came instead of JSON'],
      [{ status: 204 }, 'an empty answer came instead of JSON'],
      [{ body: '[{"id": 1,' }, 'the answer is cut off'],
      [{ body: [{ id: 'un', name: 'Piano' }] }, '0.id: expected number'],
      [{ drop: true }, 'no answer: offline, or not allowed (CORS)'],
    ] as const) {
      server.reply(answer);
      told.length = 0;
      await expect(client.call(tagCalls.all, {})).rejects.toThrow();
      expect.soft(told).toMatchObject([['parvis-failed', { message }]]);
    }
  });

  it('offers no retry of a write', async () => {
    server.reply({ status: 422 });
    const { client, told } = reporting();
    await expect(client.call(tagCalls.remove, { id: 1 })).rejects.toMatchObject({ failure: { status: 422 } });
    expect(told).toEqual([
      ['parvis-failed', { code: 'invalid', status: 422, message: 'status 422', retry: undefined }],
    ]);
  });

  it('reports neither a 401 nor a call that was given up', async () => {
    server.reply({ status: 401 });
    const { client, told } = reporting();
    await expect(client.call(tagCalls.all, {})).rejects.toMatchObject({ failure: { status: 401 } });
    server.reply({ hang: true });
    const controller = new AbortController();
    const call = client.call(tagCalls.all, {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(told).toEqual([]);
  });
});
