import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tagCalls } from '../../../../src/api/endpoints/tags';
import { joinTree, treeRuntime } from '../../../../src/areas/treeRuntime';
import { configure, runtimeFor } from '../../../../src/runtime';
import { startServer, type TestServer } from '../../api/httpServer';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  configure({ onError: undefined });
  await server.close();
});

describe('treeRuntime', () => {
  it('has its own client for a timeout, with the session and cache of the back end [Z17]', () => {
    const shared = runtimeFor({ api: server.url });
    const patient = treeRuntime({ api: server.url, timeout: 60_000 });
    expect(patient.client).not.toBe(shared.client);
    expect(patient.client.id).toBe(shared.client.id);
    expect(patient.session).toBe(shared.session);
    expect(treeRuntime({ api: server.url, timeout: 60_000 })).toBe(patient);
    expect(treeRuntime({ api: server.url, onError: () => {} })).toBe(shared);
  });

  it('uses the timeout of the tree, unless a call has its own [Z17]', async () => {
    server.reply({ hang: true });
    const failureAfter = async (timeout: number, own?: number) => {
      const { client } = treeRuntime({ api: server.url, timeout });
      const start = performance.now();
      await expect(
        client.call(tagCalls.remove, { id: 1 }, own ? { timeout: own } : undefined),
      ).rejects.toMatchObject({ failure: { kind: 'timeout' } });
      return performance.now() - start;
    };
    expect(await failureAfter(30)).toBeLessThan(1000);
    expect(await failureAfter(60_000, 30)).toBeLessThan(1000);
    expect(await failureAfter(1200)).toBeGreaterThan(1000);
  });

  it('reads settings from the tree mounted last, then from the one before, then from the page [Z17]', async () => {
    const [page, first, second] = [vi.fn(), vi.fn(), vi.fn()];
    configure({ onError: page });
    server.reply({ status: 404 });
    const shared = treeRuntime({ api: server.url });
    const fail = () => shared.client.call(tagCalls.all, {}).catch(() => {});
    const counts = () => [page, first, second].map(({ mock }) => mock.calls.length);
    const leaveFirst = joinTree(shared, { current: { onError: first } });
    const leaveSecond = joinTree(shared, { current: { onError: second } });
    await fail();
    expect(counts()).toEqual([0, 0, 1]);
    leaveSecond();
    await fail();
    expect(counts()).toEqual([0, 1, 1]);
    joinTree(shared, { current: {} });
    leaveFirst();
    await fail();
    expect(counts()).toEqual([1, 1, 1]);
  });

  it('keeps the settings of the last tree while none is mounted [Z17]', async () => {
    server.reply({ body: [] });
    const shared = treeRuntime({ api: server.url, getToken: () => 'before' });
    joinTree(shared, { current: { getToken: () => 'left' } })();
    await shared.client.call(tagCalls.all, {});
    joinTree(shared, { current: { getToken: () => 'shown' } });
    await shared.client.call(tagCalls.all, {});
    const sent = server.received.filter(({ url }) => url.includes('tags'));
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Token left', 'Token shown']);
  });
});
