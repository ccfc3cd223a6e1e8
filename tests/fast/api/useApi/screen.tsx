import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { mutate } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Client, type ClientOptions, createClient } from '../../../../src/api/client';
import { ClientProvider } from '../../../../src/api/clientContext';
import { appointmentCalls } from '../../../../src/api/endpoints/configuredFamilies';
import { tagCalls } from '../../../../src/api/endpoints/tags';
import { type Query, useQuery } from '../../../../src/api/useApi';
import type { Tag } from '../../../../src/domain/members/tag';
import { nth } from '../../../support/present';
import { startServer, type TestServer } from '../httpServer';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** The back end of the running test, and a client of it. */
export let server: TestServer;
export let client: Client;
let roots: Root[] = [];

/** Gives each test of a file a back end and roots of its own. Every file calls it, because files can share this module. */
export function setUpBackEnd(): void {
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
}

/** Renders below the client, in the same root when one is given. */
export async function render(
  node: ReactNode,
  root: Root = createRoot(document.createElement('div')),
): Promise<Root> {
  if (!roots.includes(root)) roots.push(root);
  await act(async () => root.render(<ClientProvider client={client}>{node}</ClientProvider>));
  return root;
}

/** A read and a write that makes it stale. */
export const all = { ...tagCalls.all, tags: ['roles'] } as typeof tagCalls.all;
export const create = { ...tagCalls.create, invalidates: ['roles'] } as typeof tagCalls.create;

export const until = (check: () => void) => act(() => vi.waitFor(check));
/** A promise that the test settles. */
export const gate = () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { after, release };
};
export const chorale = { id: 1, name: 'Chorale' };
export const accueil = { id: 2, name: 'Accueil' };

type QueryOptions = NonNullable<Parameters<typeof useQuery>[2]>;
type Seen = (query: Query<Tag[]>) => void;

function Tags({ onSeen, waits, ...options }: QueryOptions & { onSeen: Seen; waits?: boolean }) {
  onSeen(useQuery(all, waits ? null : {}, options));
  return null;
}

/** A component with a query, and the states that its renders had. */
export function probe() {
  const seen: Query<Tag[]>[] = [];
  const tree = (options: QueryOptions & { waits?: boolean } = {}) => (
    <Tags onSeen={(query) => seen.push(query)} {...options} />
  );
  return { tree, seen, last: () => nth(seen, -1) };
}

/** A screen that searches as its text says. */
export function Search({
  text,
  keep,
  onSeen,
}: {
  text: string;
  keep?: boolean;
  onSeen: (query: Query<unknown>) => void;
}) {
  onSeen(useQuery(appointmentCalls.search, { q: text }, { keepPrevious: keep }));
  return null;
}

/** Renders from now on below another client of the same back end. */
export function replaceClient(options: ClientOptions): void {
  client = createClient({ api: server.url, ...options });
}
