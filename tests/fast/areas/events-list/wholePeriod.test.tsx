// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { mutate } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Client, createClient } from '../../../../src/api/client';
import { ClientProvider } from '../../../../src/api/clientContext';
import { useEventPages } from '../../../../src/areas/events/query/useEventPages';
import { useWholePeriod } from '../../../../src/areas/events/query/useWholePeriod';
import { createSession } from '../../../../src/session/session';
import { SessionProvider } from '../../../../src/session/useSession';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const MONTH = { from: '2026-10-26', to: '2026-12-06', recurrence: 'all' } as const;

let unmount = async () => {};
afterEach(async () => {
  await unmount();
  await mutate(() => true, undefined, { revalidate: false });
});

/** A back end of the first specification with three pages of one event each, and the queries it received. */
function threePages() {
  const received: string[] = [];
  const client = createClient({
    fetch: async (input) => {
      const { search, searchParams } = new URL(String(input), 'http://back.end');
      received.push(search);
      const page = Number(searchParams.get('page') ?? 1);
      const next = page < 3 ? `/api/events/?page=${page + 1}` : null;
      const results = [{ id: page, nom_evenement: `Culte ${page}`, date: '2026-11-21' }];
      return Response.json({ count: 3, next, previous: null, results });
    },
  });
  return { client, received };
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
    listed: list.shown.map(({ evenement }) => evenement.id),
    whole: data?.results.map(({ id }) => id) ?? [],
  });
  return null;
}

describe('useWholePeriod', () => {
  it('has the events of every page, and leaves its first page to the list of the same days', async () => {
    const { client, received } = threePages();
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
