import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idsOf } from '../../../../../src/areas/members/data/idsOf';
import {
  existingPage,
  FIRST_QUERY,
  filterCount,
  formatQuery,
  isNarrowed,
  type ListAction,
  type ListQuery,
  nextQuery,
  parseQuery,
  scopeOf,
} from '../../../../../src/areas/members/data/listQuery';

const onPage3: ListQuery = {
  page: 3,
  pageSize: 10,
  search: 'ana',
  filters: { groupes: [4], etapes: [], tags: [7, 8] },
};
const read = (text: string, base = FIRST_QUERY) => parseQuery(new URLSearchParams(text), base);

describe('the members query', () => {
  it('starts at page 1 with ten rows, nothing searched and nothing filtered [M7]', () => {
    expect(FIRST_QUERY).toMatchObject({ page: 1, pageSize: 10, search: '' });
    expect(isNarrowed(FIRST_QUERY)).toBe(false);
  });

  it('goes back to page 1 after every change but a page [M24, M25]', () => {
    const rows: ListAction[] = [
      { type: 'toggleFilter', key: 'groupes', id: 9 },
      { type: 'toggleFilter', key: 'tags', id: 7 },
      { type: 'clearFilter', key: 'tags' },
      { type: 'clearAll' },
      { type: 'pageSize', pageSize: 25 },
      { type: 'search', search: 'anatole' },
    ];
    for (const action of rows) expect.soft(nextQuery(onPage3, action).page, JSON.stringify(action)).toBe(1);
  });

  it('turns pages and keeps the rest [M26]', () => {
    expect(nextQuery(onPage3, { type: 'page', page: 4 })).toEqual({ ...onPage3, page: 4 });
  });

  it('adds and removes one choice of a filter', () => {
    const added = nextQuery(onPage3, { type: 'toggleFilter', key: 'groupes', id: 9 });
    expect(added.filters.groupes).toEqual([4, 9]);
    expect(nextQuery(added, { type: 'toggleFilter', key: 'groupes', id: 4 }).filters.groupes).toEqual([9]);
    expect(filterCount(added)).toBe(4);
  });

  it('clears filters and search together, and keeps the page size [M2]', () => {
    const cleared = nextQuery({ ...onPage3, pageSize: 50 }, { type: 'clearAll' });
    expect(cleared).toEqual({ ...FIRST_QUERY, pageSize: 50 });
  });

  it('is the very same after an action that changes nothing', () => {
    const rows: ListAction[] = [
      { type: 'page', page: 3 },
      { type: 'pageSize', pageSize: 10 },
      { type: 'pageSize', pageSize: 11 },
      { type: 'search', search: ' ana ' },
      { type: 'clearFilter', key: 'etapes' },
    ];
    for (const action of rows) expect.soft(nextQuery(onPage3, action), JSON.stringify(action)).toBe(onPage3);
  });

  it('keeps the scope of a selection through pages and sizes, not through filters and searches', () => {
    const scope = scopeOf(onPage3);
    expect(scopeOf(nextQuery(onPage3, { type: 'page', page: 4 }))).toBe(scope);
    expect(scopeOf(nextQuery(onPage3, { type: 'pageSize', pageSize: 50 }))).toBe(scope);
    expect(scopeOf(nextQuery(onPage3, { type: 'search', search: 'an' }))).not.toBe(scope);
    expect(scopeOf(nextQuery(onPage3, { type: 'clearFilter', key: 'groupes' }))).not.toBe(scope);
  });
});

describe('a page beyond the end', () => {
  it('leads to the last page that exists', () => {
    expect(existingPage({ ...onPage3, page: 1_000_000_000 }, 0, 42)).toBe(5);
    expect(existingPage(onPage3, 0, 20)).toBe(2);
  });

  it('leads to page 1 when the list is empty or its count lies', () => {
    expect(existingPage(onPage3, 0, 0)).toBe(1);
    expect(existingPage(onPage3, 0, 900)).toBe(1);
  });

  it('stands when it holds rows, or is the first', () => {
    expect(existingPage(onPage3, 1, 21)).toBeUndefined();
    expect(existingPage(FIRST_QUERY, 0, 0)).toBeUndefined();
  });
});

describe('the query in an address', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 5 });
  const query: fc.Arbitrary<ListQuery> = fc.record({
    page: fc.integer({ min: 1, max: 1_000_000 }),
    pageSize: fc.constantFrom(10, 25, 50),
    search: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
    filters: fc.record({ groupes: ids, etapes: ids, tags: ids }),
  });

  it('is read back as it was written, whatever was remembered', () => {
    fc.assert(
      fc.property(query, query, (value, remembered) => {
        const base = { ...remembered, page: 1 };
        expect(read(formatQuery(value, base), base)).toEqual(value);
      }),
    );
  });

  it('is short and readable', () => {
    expect(formatQuery(FIRST_QUERY, FIRST_QUERY)).toBe('');
    expect(formatQuery(onPage3, FIRST_QUERY)).toBe('page=3&q=ana&groupes=4&tags=7,8');
  });

  it('says that a remembered filter was cleared', () => {
    const base = { ...FIRST_QUERY, filters: onPage3.filters };
    expect(read('', base).filters).toEqual(onPage3.filters);
    expect(formatQuery(FIRST_QUERY, base)).toBe('groupes=&tags=');
  });

  it('reads a page that makes no sense as 1', () => {
    for (const page of ['0', '-1', '1.5', 'abc', '', '1e99', 'NaN', '٣'])
      expect.soft(read(`page=${page}`).page, page).toBe(1);
  });

  it('falls back for sizes that are not offered and drops ids that are none', () => {
    expect(read('size=1000').pageSize).toBe(10);
    expect(idsOf('3,3,x,-1,2.5,,9')).toEqual([3, 9]);
  });
});
