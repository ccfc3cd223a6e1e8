import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_QUERY, type ListQuery } from '../../../../../src/areas/members/data/listQuery';
import {
  appliedTo,
  FILTER_NAME_MAX,
  isApplied,
  isFilterNameTaken,
  keepSaved,
  readSaved,
  renamed,
  SAVED_MAX,
  type SavedFilter,
  withFilter,
  withoutFilter,
} from '../../../../../src/areas/members/filters/saved/savedFilters';
import { keep } from '../../../../../src/data/viewerStorage';

/** What is read when storage holds this. */
function readBack(kept: unknown): SavedFilter[] {
  keep('reader', 'members-saved-filters', kept);
  return readSaved('reader');
}

const query = (change: Partial<ListQuery> = {}): ListQuery => ({ ...FIRST_QUERY, ...change });
const choir = query({ search: 'dupont', filters: { groupes: [2, 1], etapes: [], tags: [3] } });
const names = (saved: readonly SavedFilter[]) => saved.map(({ name }) => name);

describe('saved filters', () => {
  it('keep search and filters under a name, and give back just that from page 1', () => {
    const saved = withFilter([], ' Chorale ', { ...choir, page: 7, pageSize: 50 });
    expect(names(saved)).toEqual(['Chorale']);
    expect(appliedTo(query({ page: 4, pageSize: 25, search: 'x' }), saved[0]!)).toEqual({
      page: 1,
      pageSize: 25,
      search: 'dupont',
      filters: choir.filters,
    });
  });

  it('of another version are marked as read in part, also once they are kept again', () => {
    const whole = { name: 'A', search: '', filters: { groupes: [1], etapes: [], tags: [] } };
    const others = [
      { ...whole, planete: 'Mars' },
      { ...whole, filters: { ...whole.filters, villes: ['Lyon'] } },
      { ...whole, filters: { groupes: ['x', 2] } },
      { ...whole, criteria: 'humeur=gaie' },
    ];
    expect(readBack([whole])).toEqual([whole]);
    for (const other of others) expect(readBack([other])).toMatchObject([{ name: 'A', isPart: true }]);
    keepSaved('other-version', readBack([others[0]]));
    expect(readSaved('other-version')).toMatchObject([{ isPart: true }]);
  });

  it('stand in the order of the French alphabet', () => {
    const saved = ['Zoé', 'étude', 'Accueil'].reduce<SavedFilter[]>(
      (all, name) => withFilter(all, name, choir),
      [],
    );
    expect(names(saved)).toEqual(['Accueil', 'étude', 'Zoé']);
  });

  it('replace the one of the same name, whatever its case and accents', () => {
    const saved = withFilter(withFilter([], 'Élèves', choir), 'eleves', query({ search: 'b' }));
    expect(saved).toMatchObject([{ name: 'eleves', search: 'b' }]);
  });

  it('have names that differ as the server wants it, and lose none that was kept before', () => {
    const saved = withFilter(withFilter([], 'Chœur-jeunes', choir), 'Choeur jeunes', query({ search: 'b' }));
    expect(saved).toMatchObject([{ name: 'Choeur jeunes', search: 'b' }]);
    expect(isFilterNameTaken(saved, 'chœur‑jeunes')).toBe(true);
    const both = readBack(['Chœur-jeunes', 'Chœur jeunes'].map((name) => ({ ...saved[0], name })));
    expect(names(both)).toEqual(['Chœur jeunes', 'Chœur-jeunes']);
    expect(names(withFilter(both, 'Chœur jeunes', choir))).toEqual(['Chœur jeunes', 'Chœur-jeunes']);
  });

  it('are the one shown whatever the order in which groups were chosen', () => {
    const [filter] = withFilter([], 'Chorale', choir);
    expect(
      isApplied(filter!, query({ search: 'dupont', filters: { groupes: [1, 2], etapes: [], tags: [3] } })),
    ).toBe(true);
    expect(isApplied(filter!, query({ search: 'dupont' }))).toBe(false);
  });

  it('can be renamed, but not to an empty name or to another’s', () => {
    const saved = withFilter(withFilter([], 'A', choir), 'B', choir);
    expect(names(renamed(saved, 'A', 'C'))).toEqual(['B', 'C']);
    expect(renamed(saved, 'A', ' ')).toBe(saved);
    expect(renamed(saved, 'A', 'b')).toBe(saved);
    expect(names(renamed(saved, 'A', 'a'))).toEqual(['a', 'B']);
    expect(names(withoutFilter(saved, 'A'))).toEqual(['B']);
  });

  it('read anything that was in storage, and keep only what makes sense', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (junk) => {
        const found = readBack(junk);
        expect(readBack(found)).toEqual(found);
      }),
    );
    expect(
      readBack([
        { name: 'Bon', search: 'x', filters: { groupes: [1, 'a', 1], etapes: 'x' } },
        { name: ' ' },
        { name: 'bon' },
        { name: 'x'.repeat(200) },
        null,
        7,
      ]),
    ).toEqual([
      { name: 'Bon', search: 'x', filters: { groupes: [1], etapes: [], tags: [] }, isPart: true },
      { name: 'x'.repeat(FILTER_NAME_MAX), search: '', filters: { groupes: [], etapes: [], tags: [] } },
    ]);
    expect(readBack(Array.from({ length: 80 }, (_, at) => ({ name: `n${at}` })))).toHaveLength(SAVED_MAX);
  });
});

describe('keeping them', () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    const localStorage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, text: string) => void store.set(key, text),
    };
    vi.stubGlobal('window', { localStorage });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    store.clear();
  });

  it('is done for each viewer apart', () => {
    keepSaved('1', withFilter([], 'Chorale', choir));
    expect(names(readSaved('1'))).toEqual(['Chorale']);
    expect(readSaved('2')).toEqual([]);
    expect([...store.keys()]).toEqual(['parvis:members-saved-filters:1']);
  });

  it('lasts as long as the page where storage is refused', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse } });
    keepSaved('3', withFilter([], 'Chorale', choir));
    expect(names(readSaved('3'))).toEqual(['Chorale']);
  });

  it('reads torn storage as nothing', () => {
    store.set('parvis:members-saved-filters:4', '[{');
    expect(readSaved('4')).toEqual([]);
  });
});
