// @vitest-environment happy-dom
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { mutate } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, createClient } from '../../src/api/client';
import { ClientProvider } from '../../src/api/clientContext';
import { rendezVous } from '../../src/api/endpoints/contractOnly/rendezVous';
import { membresWrites } from '../../src/api/endpoints/membresWrites';
import { tags } from '../../src/api/endpoints/tags';
import { clearCache, invalidate } from '../../src/api/queryCache';
import {
  type Query,
  type QueryOptions,
  updateCache,
  usePrefetch,
  useQuery,
  useSave,
  write,
} from '../../src/api/useApi';
import type { Tag } from '../../src/domain/members/tag';
import { nth } from '../support/present';
import { startServer, type TestServer } from './httpServer';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let server: TestServer;
let client: Client;
let roots: Root[] = [];

beforeEach(async () => {
  server = await startServer();
  client = createClient({ api: server.url, timeout: 3000, random: () => 0 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await act(async () => {
    for (const root of roots) root.unmount();
  });
  roots = [];
  await mutate(() => true, undefined, { revalidate: false });
  await server.close();
});

async function render(
  node: ReactNode,
  root: Root = createRoot(document.createElement('div')),
): Promise<Root> {
  if (!roots.includes(root)) roots.push(root);
  await act(async () => root.render(<ClientProvider client={client}>{node}</ClientProvider>));
  return root;
}

/** A read and a write that makes it stale. */
const all = { ...tags.all, tags: ['roles'] } as typeof tags.all;
const create = { ...tags.create, invalidates: ['roles'] } as typeof tags.create;

const until = (check: () => void) => act(() => vi.waitFor(check));
const gate = () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { after, release };
};
const chorale = { id: 1, name: 'Chorale' };
const accueil = { id: 2, name: 'Accueil' };

type Seen = (query: Query<Tag[]>) => void;

function Tags({ onSeen, waits, ...options }: QueryOptions & { onSeen: Seen; waits?: boolean }) {
  onSeen(useQuery(all, waits ? null : {}, options));
  return null;
}

/** A component with a query, and the states that its renders had. */
function probe() {
  const seen: Query<Tag[]>[] = [];
  const tree = (options: QueryOptions & { waits?: boolean } = {}) => (
    <Tags onSeen={(query) => seen.push(query)} {...options} />
  );
  return { tree, seen, last: () => nth(seen, -1) };
}

describe('a query', () => {
  it('loads first, then has its data', async () => {
    server.reply({ body: { data: [chorale] } });
    const { tree, seen, last } = probe();
    await render(tree());
    await until(() => expect(last().data).toEqual([chorale]));
    expect(seen[0]).toMatchObject({ data: undefined, isLoading: true, isRefreshing: false });
    expect(last()).toMatchObject({ isLoading: false, isRefreshing: false, failure: undefined });
  });

  it('is one request for two widgets in separate roots', async () => {
    server.reply({ body: [chorale] });
    const [one, two] = [probe(), probe()];
    await render(one.tree());
    await render(two.tree());
    await until(() => expect([one.last().data, two.last().data]).toEqual([[chorale], [chorale]]));
    expect(server.received).toHaveLength(1);
  });

  it('makes one request per back end, even at the same address', async () => {
    server.reply({ body: [chorale] });
    const [one, two] = [probe(), probe()];
    await render(one.tree());
    await until(() => expect(one.last().data).toBeDefined());
    client = createClient({ api: server.url });
    await render(two.tree());
    await until(() => expect(two.last().data).toBeDefined());
    expect(server.received).toHaveLength(2);
  });

  it('keeps its data through a reload, and through one that fails', async () => {
    server.reply({ body: [chorale] });
    const { tree, seen, last } = probe();
    await render(tree());
    await until(() => expect(last().data).toBeDefined());
    server.reply({ status: 500, body: { message: 'Base occupée' } });
    await act(async () => last().reload());
    await until(() => expect(last().failure).toMatchObject({ kind: 'server', message: 'Base occupée' }));
    expect(last()).toMatchObject({ data: [chorale], isLoading: false });
    expect(seen.some(({ isRefreshing, data }) => isRefreshing && data)).toBe(true);
  });

  it('fails without data, and loads again on demand', async () => {
    server.reply({ status: 500 });
    const { tree, last } = probe();
    await render(tree());
    await until(() => expect(last().failure?.kind).toBe('server'));
    expect(last()).toMatchObject({ data: undefined, isLoading: false });
    server.reply({ body: [chorale] });
    await act(async () => last().reload());
    await until(() => expect(last()).toMatchObject({ data: [chorale], failure: undefined }));
  });

  it('waits while it has no arguments', async () => {
    const { tree, last } = probe();
    await render(tree({ waits: true }));
    expect(last()).toMatchObject({ data: undefined, isLoading: false });
    expect(server.received).toHaveLength(0);
  });

  it('asks again at each mount when told to [MM15]', async () => {
    server.reply({ body: [chorale] });
    const { tree, last } = probe();
    const root = await render(tree({ alwaysReload: true }));
    await until(() => expect(last().data).toBeDefined());
    await render(null, root);
    await act(() => vi.waitFor(() => expect(server.received).toHaveLength(1)));
    await render(tree({ alwaysReload: true }), root);
    await until(() => expect(server.received).toHaveLength(2));
  });
});

function Search({
  text,
  keep,
  onSeen,
}: {
  text: string;
  keep?: boolean;
  onSeen: (query: Query<unknown>) => void;
}) {
  onSeen(useQuery(rendezVous.search, { q: text }, { keepPrevious: keep }));
  return null;
}

describe('a newer search', () => {
  it('wins, and aborts the older request', async () => {
    const aborted = vi.fn();
    const slow = gate();
    client = createClient({
      api: server.url,
      fetch: (url, init) => {
        init?.signal?.addEventListener('abort', () => aborted(String(url)));
        return fetch(url, init);
      },
    });
    server.reply(({ url }) =>
      url.endsWith('=a') ? { after: slow.after, body: ['old'] } : { body: ['new'] },
    );
    let last: Query<unknown> | undefined;
    const onSeen = (query: Query<unknown>) => {
      last = query;
    };
    const root = await render(<Search text="a" onSeen={onSeen} />);
    await until(() => expect(server.received).toHaveLength(1));
    await render(<Search text="ab" onSeen={onSeen} />, root);
    await until(() => expect(last?.data).toEqual(['new']));
    expect(aborted).toHaveBeenCalledWith(`${server.url}/api/appointments/search/?q=a`);
    slow.release();
    await render(<Search text="a" onSeen={onSeen} />, root);
    expect(last?.failure).toBeUndefined();
    await until(() => expect(last?.data).toEqual(['old']));
  });

  it('keeps the previous answer while it loads, when told to', async () => {
    server.reply(({ url }) => ({ body: [url.slice(-1)] }));
    const seen: unknown[] = [];
    const onSeen = ({ data }: Query<unknown>) => seen.push(data);
    const root = await render(<Search text="a" keep onSeen={onSeen} />);
    await until(() => expect(seen.at(-1)).toEqual(['a']));
    await render(<Search text="b" keep onSeen={onSeen} />, root);
    await until(() => expect(seen.at(-1)).toEqual(['b']));
    expect(seen.slice(seen.findIndex(Boolean))).not.toContain(undefined);
  });
});

describe('unmounting', () => {
  const spied = () => {
    const aborted = vi.fn();
    client = createClient({
      api: server.url,
      fetch: (url, init) => {
        init?.signal?.addEventListener('abort', aborted);
        return fetch(url, init);
      },
    });
    return aborted;
  };

  it('aborts a request that no other query needs', async () => {
    const aborted = spied();
    const { after, release } = gate();
    server.reply({ after, body: [chorale] });
    const [one, two] = [probe(), probe()];
    const first = await render(one.tree());
    const second = await render(two.tree());
    await until(() => expect(server.received).toHaveLength(1));
    await render(null, first);
    expect(aborted).not.toHaveBeenCalled();
    await render(null, second);
    expect(aborted).toHaveBeenCalledOnce();
    release();
  });

  it('is told from the second mount of Strict Mode', async () => {
    const aborted = spied();
    server.reply({ body: [chorale] });
    const { tree, last } = probe();
    await render(<StrictMode>{tree()}</StrictMode>);
    await until(() => expect(last().data).toEqual([chorale]));
    expect(aborted).not.toHaveBeenCalled();
    expect(server.received).toHaveLength(1);
  });
});

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
    await act(async () => void (await client.call(rendezVous.today, {})));
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
    await act(() => vi.waitFor(async () => expect((await client.call(tags.all, {})).length).toBe(1)));
    server.received.length = 0;
    await render(tree());
    expect(seen[0]).toMatchObject({ data: [chorale], isLoading: false });
    await act(async () => latest().prefetch(all, {}));
    // Every earlier request has arrived before this one.
    await act(async () => void (await client.call(rendezVous.today, {})));
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

  it('asks again once a save may have changed it, or ten seconds later', async () => {
    server.reply({ body: [chorale] });
    const { latest } = await hooks();
    await act(async () => latest().prefetch(membresWrites.all, {}));
    await until(() => expect(server.received).toHaveLength(1));
    await act(async () => invalidate(client));
    await act(async () => latest().prefetch(membresWrites.all, {}));
    await until(() => expect(server.received).toHaveLength(2));
    await act(() => vi.waitFor(async () => expect(await client.call(membresWrites.all, {})).toBeDefined()));
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 10_001);
    await act(async () => latest().prefetch(membresWrites.all, {}));
    await until(() => expect(server.received.length).toBeGreaterThan(3));
  });

  it('does nothing where the browser saves data, and stays silent when it fails', async () => {
    const { latest } = await hooks();
    server.reply({ status: 500 });
    await act(async () => latest().prefetch(all, {}));
    await until(() => expect(server.received).toHaveLength(1));
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await act(async () => latest().prefetch(tags.list, {}));
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
