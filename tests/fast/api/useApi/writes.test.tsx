// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { appointmentCalls } from '../../../../src/api/endpoints/configuredFamilies';
import { memberWriteCalls } from '../../../../src/api/endpoints/memberWrites';
import { tagCalls } from '../../../../src/api/endpoints/tags';
import { clearCache, invalidate } from '../../../../src/api/queryCache';
import { updateCache, usePrefetch, useSave, write } from '../../../../src/api/useApi';
import {
  accueil,
  all,
  chorale,
  client,
  create,
  gate,
  probe,
  render,
  replaceClient,
  Search,
  server,
  setUpBackEnd,
  until,
} from './screen';

setUpBackEnd();

/** A component that gives the results of its hooks to the test. */
function Hooks({ onReady }: { onReady: (hooks: ReturnType<typeof useHooks>) => void }) {
  onReady(useHooks());
  return null;
}
const useHooks = () => ({ create: useSave(create), prefetch: usePrefetch() });

async function hooks() {
  let latest: ReturnType<typeof useHooks> | undefined;
  const root = await render(
    <Hooks
      onReady={(ready) => {
        latest = ready;
      }}
    />,
  );
  return { latest: () => latest!, root };
}

describe('a save', () => {
  it('loads again what its row makes stale, and only that', async () => {
    let rows = [chorale];
    server.reply(({ method, url }) => {
      if (method === 'POST') rows = [...rows, accueil];
      return { body: method === 'POST' ? accueil : url.includes('search') ? ['x'] : rows };
    });
    const { tree, last } = probe();
    await render(tree());
    await render(<Search text="x" onSeen={() => {}} />);
    await until(() => expect(last().data).toEqual([chorale]));
    const { latest } = await hooks();
    await act(() => latest().create.save({ body: { name: 'Accueil' } }));
    await until(() => expect(last().data).toEqual([chorale, accueil]));
    expect(server.received.filter(({ url }) => url.includes('search'))).toHaveLength(1);
  });

  it('says that it is saving, then rejects with the failure', async () => {
    const { after, release } = gate();
    server.reply({ after, status: 422, body: { errors: { name: ['Déjà pris'] } } });
    const { latest } = await hooks();
    let outcome: Promise<unknown> | undefined;
    await act(async () => {
      outcome = latest()
        .create.save({ body: { name: 'Chorale' } })
        .catch((error: unknown) => error);
    });
    expect(latest().create.isSaving).toBe(true);
    release();
    await act(async () => {
      expect(await outcome).toMatchObject({ failure: { kind: 'invalid', fields: { name: 'Déjà pris' } } });
    });
    expect(latest().create.isSaving).toBe(false);
  });

  it('loads stale answers again too when a failed write may have been done', async () => {
    server.reply(({ method }) => (method === 'POST' ? { drop: true } : { body: [chorale] }));
    const { tree, last } = probe();
    await render(tree());
    await until(() => expect(last().data).toBeDefined());
    const { latest } = await hooks();
    await act(() =>
      latest()
        .create.save({ body: { name: 'x' } })
        .catch(() => {}),
    );
    await until(() => expect(server.received.filter(({ method }) => method === 'GET')).toHaveLength(2));
  });

  it.each([
    [404, 2],
    [409, 2],
    [422, 1],
  ])('refused with %d, loads %d times what it would have changed', async (status, times) => {
    server.reply(({ method }) => (method === 'POST' ? { status, body: {} } : { body: [chorale] }));
    const { tree, last } = probe();
    await render(tree());
    await until(() => expect(last().data).toBeDefined());
    const { latest } = await hooks();
    await act(() =>
      latest()
        .create.save({ body: { name: 'x' } })
        .catch(() => {}),
    );
    // Every earlier request has arrived before this one.
    await act(async () => void (await client.call(appointmentCalls.today, {})));
    const reads = server.received.filter(({ url }) => url === '/api/tags/tous_les_tags/');
    expect(reads).toHaveLength(times);
  });

  it('loads everything again when its row doesn’t say what becomes stale', async () => {
    server.reply(({ method }) => ({ body: method === 'POST' ? accueil : [chorale] }));
    const { tree, last } = probe();
    await render(tree());
    await until(() => expect(last().data).toBeDefined());
    await act(
      async () =>
        void (await write(
          client,
          { ...create, invalidates: undefined } as never,
          { body: { name: 'x' } } as never,
        )),
    );
    await until(() => expect(server.received.filter(({ method }) => method === 'GET')).toHaveLength(2));
  });
});

describe('a prefetch', () => {
  it('shows at once, with no second request', async () => {
    server.reply({ body: [chorale] });
    const { latest } = await hooks();
    await act(async () => latest().prefetch(all, {}));
    const { tree, seen } = probe();
    await until(() => expect(server.received).toHaveLength(1));
    await act(() => vi.waitFor(async () => expect((await client.call(tagCalls.all, {})).length).toBe(1)));
    server.received.length = 0;
    await render(tree());
    expect(seen[0]).toMatchObject({ data: [chorale], isLoading: false });
    await act(async () => latest().prefetch(all, {}));
    // Every earlier request has arrived before this one.
    await act(async () => void (await client.call(appointmentCalls.today, {})));
    expect(server.received.map(({ url }) => url)).toEqual(['/api/appointments/today/']);
  });

  it('is joined while it still loads', async () => {
    const { after, release } = gate();
    server.reply({ after, body: [chorale] });
    const { latest } = await hooks();
    await act(async () => latest().prefetch(all, {}));
    const { tree, last } = probe();
    await render(tree());
    release();
    await until(() => expect(last()).toMatchObject({ data: [chorale], isRefreshing: false }));
    expect(server.received).toHaveLength(1);
  });

  it('is not made again where no answer came in time, and its screen says so', async () => {
    const onError = vi.fn();
    replaceClient({ timeout: 300, random: () => 0, onError });
    server.reply({ hang: true });
    const { latest } = await hooks();
    await act(async () => latest().prefetch(all, {}));
    const { tree, last } = probe();
    await render(tree());
    await until(() => expect(last().failure).toMatchObject({ kind: 'timeout' }));
    expect(server.received).toHaveLength(1);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('asks again once a save may have changed it, or ten seconds later', async () => {
    server.reply({ body: [chorale] });
    const { latest } = await hooks();
    await act(async () => latest().prefetch(memberWriteCalls.all, {}));
    await until(() => expect(server.received).toHaveLength(1));
    await act(async () => invalidate(client));
    await act(async () => latest().prefetch(memberWriteCalls.all, {}));
    await until(() => expect(server.received).toHaveLength(2));
    await act(() =>
      vi.waitFor(async () => expect(await client.call(memberWriteCalls.all, {})).toBeDefined()),
    );
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 10_001);
    await act(async () => latest().prefetch(memberWriteCalls.all, {}));
    await until(() => expect(server.received.length).toBeGreaterThan(3));
  });

  it('does nothing where the browser saves data, and stays silent when it fails', async () => {
    const { latest } = await hooks();
    server.reply({ status: 500 });
    await act(async () => latest().prefetch(all, {}));
    await until(() => expect(server.received).toHaveLength(1));
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await act(async () => latest().prefetch(tagCalls.list, {}));
    Reflect.deleteProperty(navigator, 'connection');
    expect(server.received).toHaveLength(1);
  });
});

describe('the cache', () => {
  it('changes in place without a request [AD6]', async () => {
    server.reply({ body: [chorale] });
    const { tree, last } = probe();
    await render(tree());
    await until(() => expect(last().data).toBeDefined());
    await act(async () => updateCache(client, all, {}, (rows) => [...rows, accueil]));
    expect(last().data).toEqual([chorale, accueil]);
    await act(async () => updateCache(client, all, null, (rows) => rows.slice(1)));
    expect(last().data).toEqual([accueil]);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['the first one', 0],
    ['a newer one', 1],
  ])('asks again for an answer that was on its way during a change in place: %s', async (_, shown) => {
    const late = gate();
    server.reply(() => ({
      body: server.received.length > shown + 1 ? [accueil] : [chorale, accueil],
      ...(server.received.length === shown + 1 && { after: late.after }),
    }));
    const { tree, last } = probe();
    await render(tree());
    if (shown) {
      await until(() => expect(last().data).toBeDefined());
      await act(async () => last().reload());
    }
    await until(() => expect(server.received).toHaveLength(shown + 1));
    await act(async () => updateCache(client, all, null, (rows) => rows.slice(1)));
    late.release();
    await until(() => expect(last()).toMatchObject({ data: [accueil], isRefreshing: false }));
    expect(server.received).toHaveLength(shown + 2);
  });

  it('drops every answer of a back end for another user', async () => {
    server.reply({ body: [chorale] });
    const { tree, last } = probe();
    await render(tree());
    await until(() => expect(last().data).toBeDefined());
    await act(async () => clearCache(client));
    expect(last().data).toBeUndefined();
  });
});
