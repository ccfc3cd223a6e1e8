import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Criteria,
  criteriaCount,
  readCriteria,
  tidyCriteria,
  writeCriteria,
} from '../../../../../src/areas/members/data/criteria';
import {
  FIRST_QUERY,
  filterCount,
  formatQuery,
  isNarrowed,
  type ListQuery,
  nextQuery,
  parseQuery,
  scopeOf,
} from '../../../../../src/areas/members/data/listQuery';
import { memberPageRequest } from '../../../../../src/areas/members/data/useMemberPage';
import { filterSentence } from '../../../../../src/areas/members/filters/filterWords';
import { criteriaTexts } from '../../../../../src/areas/members/filters/texts.fr';

const read = (text: string) => readCriteria(new URLSearchParams(text));
const written = (criteria: Criteria) => {
  const params = new URLSearchParams();
  writeCriteria(params, criteria);
  return params;
};
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const criteria = fc
  .record(
    {
      departements: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 4 }),
      villes: fc.uniqueArray(fc.constantFrom('Lyon', 'Saint-Étienne, Loire', 'L’Haÿ & Co'), { minLength: 1 }),
      sans_groupe: fc.constant(true),
      sans_departement: fc.constant(true),
      sans_email: fc.constant(true),
      age_min: fc.integer({ min: 0, max: 150 }),
      age_max: fc.integer({ min: 0, max: 150 }),
      inscrit_du: day,
      inscrit_au: day,
      genre: fc.constantFrom('masculin', 'feminin', 'sans'),
      situation_matrimoniale: fc.constantFrom('celibataire', 'marie', 'veuf', 'sans'),
      nationalites: fc.uniqueArray(fc.constantFrom('Française', 'Bosnienne, herzégovinienne'), {
        minLength: 1,
      }),
      sans_nationalite: fc.constant(true),
      code_postal: fc.stringMatching(/^\d{1,5}$/),
      sans_code_postal: fc.constant(true),
    },
    { requiredKeys: [] },
  )
  .map(tidyCriteria);

describe('the criteria of the members list', () => {
  it('are the same after an address has held them [W7]', () => {
    fc.assert(
      fc.property(criteria, (some) => {
        expect(readCriteria(written(some ?? {}))).toEqual(some);
      }),
      { numRuns: 50 },
    );
  });

  it('ignore what makes no sense [W7]', () => {
    const rows = [
      'age_min=-1',
      'age_min=deux',
      'age_max=151',
      'inscrit_du=2024-02-31',
      'inscrit_au=hier',
      'inscrit_du=0000-01-01',
      'sans_email=oui',
      'departements=x,-1',
      'villes=|',
      'genre=autre',
      'situation_matrimoniale=divorce',
      'sans_nationalite=0',
      'code_postal=69a',
      'code_postal=690010',
    ];
    for (const text of rows) expect.soft(read(text), text).toBeUndefined();
  });

  it('go back to page 1, count as filters and belong to the selection’s scope [W7]', () => {
    const before: ListQuery = { ...FIRST_QUERY, page: 3 };
    const after = nextQuery(before, {
      type: 'criteria',
      criteria: { sans_email: true, villes: ['Lyon', 'Nice'] },
    });
    expect([after.page, filterCount(after), criteriaCount(after.criteria), isNarrowed(after)]).toEqual([
      1,
      3,
      3,
      true,
    ]);
    expect(scopeOf(after)).not.toBe(scopeOf(before));
    const back = nextQuery(after, { type: 'criteria', criteria: { sans_email: false, villes: [] } });
    expect([back.criteria, scopeOf(back)]).toEqual([undefined, scopeOf(before)]);
    expect(nextQuery(after, { type: 'clearAll' }).criteria).toBeUndefined();
  });

  it('ask the combined filters under the names of the address [W7]', () => {
    const query = parseQuery(new URLSearchParams('sans_email=1&age_min=18&villes=Lyon'), FIRST_QUERY);
    expect(formatQuery(query, FIRST_QUERY)).toBe('sans_email=1&age_min=18&villes=Lyon');
    const [endpoint, args] = memberPageRequest(query, 1);
    expect(endpoint.path).toBe('/api/membres/filtres_combines/');
    expect(args).toMatchObject({ sans_email: true, age_min: 18, villes: ['Lyon'] });
    expect(memberPageRequest(FIRST_QUERY, 1)[0].path).toBe('/api/membres/');
  });
});

describe('the sentence of the filters', () => {
  const names: Readonly<Record<string, string>> = {
    'groupes 1': 'Béthel',
    'groupes 2': 'Ados',
    'tags 1': 'Chorale',
  };
  const say = (query: Partial<ListQuery>) =>
    filterSentence(
      { ...FIRST_QUERY, ...query },
      criteriaTexts,
      (filter, id) => names[`${filter} ${id}`] ?? '?',
      (kind) => (kind === 1 ? 'Photos' : undefined),
    );

  it('says «ou» within a kind and «et» between kinds [W7]', () => {
    const filters = { groupes: [1, 2], etapes: [], tags: [1] };
    expect(say({ filters })).toBe('Groupe Béthel ou Ados, et tag Chorale');
    expect(say({ filters, criteria: { sans_groupe: true, age_min: 18 } })).toBe(
      'Groupe Béthel ou Ados ou sans groupe, et tag Chorale, et 18\u00a0ans ou plus',
    );
  });

  it('is absent with a single choice [W7]', () => {
    expect(say({ filters: { groupes: [1], etapes: [], tags: [] } })).toBe('');
    expect(say({ criteria: { sans_email: true } })).toBe('');
  });
});
