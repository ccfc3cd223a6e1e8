// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  FIRST_QUERY,
  isNarrowed,
  nextQuery,
  parseQuery,
} from '../../../../../src/areas/members/data/listQuery';
import {
  FILTER_NAME_MAX,
  isApplied,
  readSaved,
  renamed,
  SAVED_MAX,
  withFilter,
} from '../../../../../src/areas/members/filters/saved/savedFilters';
import { areSingleKeysOn, keepSingleKeys } from '../../../../../src/areas/members/list/shortcuts/singleKeys';
import { keep } from '../../../../../src/data/viewerStorage';

beforeEach(() => localStorage.clear());

/** What is read when storage holds this. */
function readBack(kept: unknown) {
  keep('reader', 'members-saved-filters', kept);
  return readSaved('reader');
}

const filters = { groupes: [1, 2], etapes: [], tags: [7] };
const narrowed = { ...FIRST_QUERY, page: 3, search: 'awa', filters };

describe('the keys of one letter', () => {
  it('are on until a viewer turns them off, for that viewer alone', () => {
    expect(areSingleKeysOn('awa')).toBe(true);
    keepSingleKeys('awa', false);
    expect([areSingleKeysOn('awa'), areSingleKeysOn('paul')]).toEqual([false, true]);
    keepSingleKeys('awa', true);
    expect(areSingleKeysOn('awa')).toBe(true);
  });
});

describe('the query of the list', () => {
  it('takes search and filters of another, from its first page, and keeps its size', () => {
    const start = { ...FIRST_QUERY, page: 2, pageSize: 25 as const };
    expect(nextQuery(start, { type: 'apply', query: narrowed })).toEqual({
      page: 1,
      pageSize: 25,
      search: 'awa',
      filters,
    });
  });

  it('clears one filter and leaves the others', () => {
    expect(nextQuery(narrowed, { type: 'clearFilter', key: 'groupes' })).toEqual({
      ...narrowed,
      page: 1,
      filters: { groupes: [], etapes: [], tags: [7] },
    });
    expect(nextQuery(narrowed, { type: 'clearFilter', key: 'etapes' })).toBe(narrowed);
  });

  it('is narrowed by a search or by a filter', () => {
    const is = (change: object) => isNarrowed({ ...FIRST_QUERY, ...change });
    expect([is({}), is({ search: 'a' }), is({ filters })]).toEqual([false, true, true]);
  });

  it('is read without the spaces around what is sought', () => {
    expect(parseQuery(new URLSearchParams('q=%20awa%20&groupes='), narrowed)).toMatchObject({
      search: 'awa',
      filters: { groupes: [], tags: [7] },
    });
  });
});

describe('saved filters', () => {
  const names = (saved: readonly { name: string }[]) => saved.map(({ name }) => name);

  it('have names without spaces around, of one length at most, each once', () => {
    const [one] = withFilter([], `  ${'n'.repeat(FILTER_NAME_MAX + 5)}`, narrowed);
    expect(one?.name).toBe('n'.repeat(FILTER_NAME_MAX));
    const saved = withFilter([], ' Chorale ', narrowed);
    expect(names(withFilter(saved, 'CHORALE  ', narrowed))).toEqual(['CHORALE']);
    expect(names(renamed(saved, 'Chorale', ` ${'m'.repeat(FILTER_NAME_MAX + 1)}`))).toEqual([
      'm'.repeat(FILTER_NAME_MAX),
    ]);
  });

  it('are no more than anyone looks through, in the order of their names', () => {
    const many = Array.from({ length: SAVED_MAX + 1 }, (_, at) => ({
      ...narrowed,
      name: `n${String(90 - at).padStart(2, '0')}`,
    }));
    expect(readBack(many)).toHaveLength(SAVED_MAX);
    expect(names(readBack(many)).slice(0, 2)).toEqual(['n40', 'n41']);
    expect(withFilter(readBack(many), 'a', narrowed)).toHaveLength(SAVED_MAX);
  });

  it('show as applied only where search and every choice are the same', () => {
    const [saved] = withFilter([], 'Chorale', narrowed);
    const shows = (change: object) => isApplied(saved!, { ...narrowed, ...change });
    expect(shows({ page: 9 })).toBe(true);
    expect(shows({ search: 'paul' })).toBe(false);
    expect(shows({ filters: { ...filters, groupes: [1] } })).toBe(false);
    expect(shows({ filters: { ...filters, groupes: [1, 2, 3] } })).toBe(false);
    expect(shows({ filters: { ...filters, groupes: [1, 3] } })).toBe(false);
  });

  it('are none where storage holds something else, and are tidied up', () => {
    expect(readBack('text')).toEqual([]);
    expect(readBack([7, 'x', null, { name: ' ' }, { name: 4 }])).toEqual([]);
    expect(readBack([{ name: ' Chorale ', filters: { groupes: [1, 'x', 1] } }])).toEqual([
      { name: 'Chorale', search: '', filters: { groupes: [1], etapes: [], tags: [] }, isPart: true },
    ]);
  });
});
