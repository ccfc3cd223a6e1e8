// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { mutate } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Client, createClient } from '../../../../../src/api/client';
import { ClientProvider } from '../../../../../src/api/clientContext';
import { useEventPages } from '../../../../../src/areas/events/query/useEventPages';
import { useWholePeriod } from '../../../../../src/areas/events/query/useWholePeriod';
import { createSession } from '../../../../../src/session/session';
import { SessionProvider } from '../../../../../src/session/useSession';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const MONTH = { from: '2026-10-26', to: '2026-12-06', recurrence: 'all' } as const;

let unmount = async () => {};
afterEach(async () => {
  await unmount();
  await mutate(() => true, undefined, { revalidate: false });
});

/** A back end of the first specification with pages of one event each, and the queries it received. */
function pagesOf(events: readonly number[]) {
  const received: string[] = [];
  const left = [...events];
  const client = createClient({
    fetch: async (input) => {
      const { search, searchParams } = new URL(String(input), 'http://back.end');
      received.push(search);
      const page = Number(searchParams.get('page') ?? 1);
      const id = left[page - 1];
      if (id === undefined) return Response.json({ message: 'Page introuvable' }, { status: 404 });
      const next = page < left.length ? `/api/events/?page=${page + 1}` : null;
      const results = [{ id, nom_evenement: `Culte ${id}`, date: '2026-11-21' }];
      return Response.json({ count: left.length, next, previous: null, results });
    },
  });
  return { client, received, left };
}

async function render(client: Client, node: ReactNode) {
  const root = createRoot(document.createElement('div'));
  unmount = () => act(async () => root.unmount());
  const session = createSession({ client, storage: null });
  await act(async () =>
    root.render(
      <ClientProvider client={client}>
        <SessionProvider session={session}>{node}</SessionProvider>
      </ClientProvider>,
    ),
  );
}

interface Ids {
  listed: number[];
  whole: number[];
}

/** The first page of a list and the whole period, both of the same days. */
function ListAndMonth({ onIds }: { onIds(ids: Ids): void }) {
  const { list } = useEventPages({ ...MONTH, tab: undefined });
  const { data } = useWholePeriod(MONTH);
  onIds({
    listed: list.shown.map(({ evenement: event }) => event.id),
    whole: data?.results.map(({ id }) => id) ?? [],
  });
  return null;
}

describe('useWholePeriod', () => {
  it('has the events of every page, and leaves its first page to the list of the same days', async () => {
    const { client, received } = pagesOf([1, 2, 3]);
    let seen: Ids = { listed: [], whole: [] };
    const see = (ids: Ids) => {
      seen = ids;
    };
    await render(client, <ListAndMonth onIds={see} />);
    await act(() => vi.waitFor(() => expect(seen.whole).toHaveLength(3)));
    expect(seen).toEqual({ listed: [1], whole: [1, 2, 3] });
    expect(received.every((query) => !query.includes('page_size'))).toBe(true);
  });
});

/** The list, with a function that asks for more of it. */
function List({ onList }: { onList(ids: number[], more: () => void): void }) {
  const { list, further } = useEventPages({ ...MONTH, tab: undefined });
  onList(
    list.shown.map(({ evenement: event }) => event.id),
    further.more,
  );
  return null;
}

describe('useEventPages', () => {
  it('leaves out no event and repeats none on a back end with page numbers only [K13]', async () => {
    const { client, left } = pagesOf([1, 2, 3, 4, 5]);
    let ids: number[] = [];
    let more = () => {};
    await render(
      client,
      <List
        onList={(shown, ask) => {
          ids = shown;
          more = ask;
        }}
      />,
    );
    const shows = (...expected: number[]) => act(() => vi.waitFor(() => expect(ids).toEqual(expected)));
    const press = () => act(async () => more());
    await shows(1);
    await press();
    await shows(1, 2);
    // Another user deletes an event that shows, and adds one before it.
    left.splice(0, 2, 7, 8, 2);
    await press();
    await shows(7, 8, 2);
    left.shift();
    await press();
    await shows(8, 2, 3, 4);
  });
});
