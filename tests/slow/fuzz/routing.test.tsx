import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readQuery } from '../../../demo/server/http/queryParams';
import type { Endpoint } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { urlOf } from '../../../src/api/http/request';
import { areas } from '../../../src/areas/all';
import { FIRST_QUERY, formatQuery, parseQuery } from '../../../src/areas/members/data/listQuery';
import { createHashSource } from '../../../src/routing/hashSource';
import { createMemorySource } from '../../../src/routing/memorySource';
import { matchRoute } from '../../../src/routing/route';
import { useLocation } from '../../../src/routing/useLocation';
import { present } from '../../support/present';
import { RouterProvider } from '../../support/RouterProvider';
import { anyText, runs, wellFormed } from './anything';

const patterns = areas.flatMap(({ routes }): string[] => Object.values(routes));

const seen: ReturnType<typeof useLocation>[] = [];

function Probe() {
  seen.push(useLocation());
  return null;
}

afterEach(() => {
  seen.length = 0;
  vi.unstubAllGlobals();
});

/** Replaces the page's address and history with those of the URL standard. */
function page(address: string) {
  const location = new URL(address);
  const go = (_state: unknown, _title: string, to: string) => {
    location.href = to;
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, pushState: go, replaceState: go });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  return location;
}

describe('the address of a screen', () => {
  it('may be any text, which every pattern matches or not without throwing', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom(...patterns), (text, pattern) => {
        renderToStaticMarkup(
          <RouterProvider mode="memory" initial={text}>
            <Probe />
          </RouterProvider>,
        );
        const { path, query } = present(seen.at(-1), 'location');
        expect(path.startsWith('/')).toBe(true);
        const params = matchRoute(pattern, path);
        for (const [name, value] of Object.entries(params ?? {})) {
          expect(pattern).toContain(`:${name}`);
          expect(value).not.toContain('/');
        }
        expect(parseQuery(query, FIRST_QUERY).page).toBeGreaterThan(0);
      }),
      runs(100),
    );
  });

  it('keeps a search of any text, in the hash of a page and in memory', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 }), { maxLength: 3 });
    const search = wellFormed().map((text) => text.trim());
    fc.assert(
      fc.property(search, ids, fc.constantFrom('', '?theirs=1', '?q=theirs#contact'), (q, tags, theirs) => {
        const location = page(`https://paroisse.example/site/${theirs}`);
        const query = { ...FIRST_QUERY, page: 3, search: q, filters: { ...FIRST_QUERY.filters, tags } };
        const to = `/community?${formatQuery(query, FIRST_QUERY)}`;
        for (const source of [createHashSource(), createMemorySource()]) {
          source.navigate(to);
          const [path, written] = source.read().split('?');
          expect(path).toBe('/community');
          expect(parseQuery(new URLSearchParams(written), FIRST_QUERY)).toEqual(query);
        }
        expect(location.search).toBe(theirs.replace(/#.*/, ''));
      }),
      runs(200),
    );
  });

  it('belongs to the page unless it begins with #/, whatever the target', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (anchor, to) => {
        const location = page('https://paroisse.example/');
        location.hash = anchor.replace(/^[/#\s]+/, '');
        const before = location.href;
        const source = createHashSource('/dashboard');
        expect(source.read()).toBe('/dashboard');
        if (location.hash.length > 1) {
          source.navigate(to, { replace: true });
          expect(location.href).toBe(before);
        }
        source.navigate(to);
        expect(location.hash.startsWith('#/')).toBe(true);
        expect(new URL(source.href(to)).origin).toBe('https://paroisse.example');
      }),
      runs(300),
    );
  });
});

describe('the address of a call', () => {
  const lists = Object.values(endpoints)
    .flatMap((family): Endpoint[] => Object.values(family))
    .flatMap(({ method, params }) => (method === 'GET' && params ? [params] : []));

  it('carries the question of the screen to the server, whatever the text', () => {
    const list: Endpoint = endpoints.membres.combinedFilters;
    const ids = fc.array(fc.integer({ min: 1, max: 2 ** 31 }), { maxLength: 4 });
    fc.assert(
      fc.property(wellFormed(), ids, fc.integer({ min: 1, max: 10_000 }), (search, tags, number) => {
        const address = urlOf(list, { search, tags, page: number });
        const read = readQuery(present(list.params, 'query'), new URL(address, 'http://x').searchParams);
        expect(read).toMatchObject({
          page: number,
          ...(search.trim() && { search }),
          ...(tags.length && { tags }),
        });
        expect(address.startsWith(list.path)).toBe(true);
      }),
      runs(300),
    );
  });

  it('stays in its path, whatever the value of a variable', () => {
    const record: Endpoint = endpoints.membres.get;
    fc.assert(
      fc.property(wellFormed(), (id) => {
        fc.pre(!['', '.', '..'].includes(id));
        const { pathname, search, hash } = new URL(urlOf(record, { id }), 'http://x');
        expect([pathname.split('/').length, search, hash]).toEqual([5, '', '']);
        expect(pathname.startsWith('/api/membres/')).toBe(true);
      }),
      runs(300),
    );
  });

  it('is read by the server without throwing, whatever it holds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lists), anyText(), anyText(), anyText(), (params, name, text, query) => {
        const read = readQuery(
          params,
          new URLSearchParams([
            [name, text],
            ['page', text],
            ['tags[]', text],
          ]),
        );
        expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
        readQuery(params, new URLSearchParams(query));
      }),
      runs(300),
    );
  });
});
