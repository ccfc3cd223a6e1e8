import { describe, expect, it } from 'vitest';
import { createClient } from '../../../../../src/api/client';
import { FIRST_QUERY } from '../../../../../src/areas/members/data/listQuery';
import { wholeSelection } from '../../../../../src/areas/members/data/wholeSelection';
import { readTicked } from '../../../../../src/areas/members/ticked/readTicked';
import type { Member } from '../../../../../src/domain/members/member';

/** A back end with members 1 to `count`, and 200 who match no longer; it names what was asked. */
function memberServer(count: number, fields: Partial<Member> = {}) {
  const all = Array.from({ length: count }, (_, at) => ({ id: at + 1, nom: `Nom${at + 1}`, ...fields }));
  const asked: string[] = [];
  const send: typeof fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    asked.push(pathname.replace('/api/membres/', '').replace('/membre_avec_relations/', ''));
    const id = Number(/(\d+)\/membre_avec_relations/.exec(pathname)?.[1]);
    if (id) {
      const row = all.find((each) => each.id === id) ?? (id === 200 ? { id, nom: 'Ailleurs' } : undefined);
      return row
        ? Response.json({ data: { ...row, tags: [] } })
        : Response.json({ message: 'Absent' }, { status: 404 });
    }
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('page_size'))];
    const results = all.slice((page - 1) * size, page * size);
    return Response.json({ count, next: page * size < count ? 'next' : null, previous: null, results });
  };
  return { all, asked, client: createClient({ api: 'http://localhost', fetch: send }) };
}

const rowsOf = (all: readonly Member[], ...ids: number[]) =>
  new Map(ids.map((id) => [id, all.find((row) => row.id === id) ?? { id }]));

async function read(
  server: ReturnType<typeof memberServer>,
  ticked: Partial<Parameters<typeof readTicked>[1]>,
  needs: readonly (keyof Member)[] = ['nom'],
) {
  const { all, client, asked } = server;
  const progress: number[] = [];
  const { rows, gone } = await readTicked(
    client,
    {
      selection: { rows: new Map(), size: 0 },
      query: FIRST_QUERY,
      page: all.slice(0, 10),
      total: all.length,
      ...ticked,
    },
    { needs, signal: new AbortController().signal, onProgress: (done) => progress.push(done) },
  );
  return { ids: rows.map(({ id }) => id), names: rows.map(({ nom }) => nom), gone, asked, progress };
}

describe('readTicked', () => {
  it('asks nothing where the page shows them all, in its order', async () => {
    const server = memberServer(60);
    const { ids, asked } = await read(server, { selection: { rows: rowsOf(server.all, 5, 2), size: 2 } });
    expect([ids, asked]).toEqual([[2, 5], []]);
  });

  it('reads the records of a few elsewhere, and counts those who are gone', async () => {
    const server = memberServer(60);
    const { ids, gone, asked } = await read(server, {
      selection: { rows: rowsOf(server.all, 2, 40, 777), size: 3 },
    });
    expect([ids, gone, asked]).toEqual([[2, 40], 1, ['40', '777']]);
  });

  it('reads the list where that takes fewer calls, then those whom the list has no longer', async () => {
    const server = memberServer(60);
    const { ids, gone, asked } = await read(server, {
      selection: { rows: rowsOf(server.all, 40, 41, 42, 43, 200), size: 5 },
    });
    expect([ids, gone, asked]).toEqual([[40, 41, 42, 43, 200], 0, ['', '', '200']]);
  });

  it('reads a whole result in the order of the list, less those unticked, with those ticked besides', async () => {
    const server = memberServer(60);
    const all = await wholeSelection(
      FIRST_QUERY,
      server.all.map(({ id }) => id),
    );
    const whole = all.with([{ id: 3 }], false).with([{ id: 200 }], true);
    const { ids, asked } = await read(server, { selection: { rows: new Map(), whole, size: whole.size } });
    expect([ids.length, ids.includes(3), ids.at(-1)]).toEqual([60, false, 200]);
    expect(asked).toEqual(['', '', '200']);
  });

  it('reads every record where the list says of no member what is needed', async () => {
    const server = memberServer(60);
    const ticked = { selection: { rows: rowsOf(server.all, 1, 2), size: 2 } };
    expect((await read(server, ticked, ['nom', 'tags'])).asked).toEqual(['1', '1', '2']);
    // What records don't say either is asked once.
    const other = memberServer(60);
    expect((await read(other, { ...ticked }, ['nom', 'profession'])).asked).toEqual(['1']);
    const telling = memberServer(60, { tags: [] });
    expect((await read(telling, ticked, ['nom', 'tags'])).asked).toEqual([]);
  });

  it('has them as they are now, not as they were when they were ticked', async () => {
    const server = memberServer(60);
    const { names } = await read(server, {
      selection: { rows: new Map([[40, { id: 40, nom: 'Autrefois' }]]), size: 1 },
    });
    expect(names).toEqual(['Nom40']);
  });

  it('fails as a whole where a member can’t be read, so that none is left out in silence', async () => {
    const server = memberServer(60);
    const failing = createClient({
      api: 'http://localhost',
      fetch: async () => Response.json({ message: 'Panne' }, { status: 400 }),
    });
    await expect(
      read({ ...server, client: failing }, { selection: { rows: rowsOf(server.all, 40), size: 1 } }),
    ).rejects.toThrow('Panne');
  });
});
