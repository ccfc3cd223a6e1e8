// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Query } from '../../../../src/api/useApi';
import { chorale, gate, probe, render, replaceClient, Search, server, setUpBackEnd, until } from './screen';

setUpBackEnd();

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
    replaceClient({});
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

describe('a newer search', () => {
  it('wins, and aborts the older request', async () => {
    const aborted = vi.fn();
    const slow = gate();
    replaceClient({
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
    replaceClient({
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
