import { describe, expect, it } from 'vitest';
import { FIRST_QUERY } from '../../../../../src/areas/members/data/listQuery';
import {
  keepSaved,
  readSaved,
  withFilter,
} from '../../../../../src/areas/members/filters/saved/savedFilters';
import { partlyText, readShared } from '../../../../../src/areas/members/filters/saved/sharedFilter';
import { partTexts, savedTexts } from '../../../../../src/areas/members/filters/texts.fr';
import { SHARED_FILTER_VERSION } from '../../../../../src/domain/members/sharedFilter';

const everything = new Set(['filtres', 'tri']);
const shared = (content: Record<string, unknown>, version = SHARED_FILTER_VERSION) => ({
  id: 1,
  nom: 'Jeunes',
  version,
  contenu: content,
  auteur: null,
});
const read = (content: Record<string, unknown>, version?: number, capabilities = everything) =>
  readShared(shared(content, version), { ...FIRST_QUERY, page: 4, pageSize: 25 }, capabilities);
const said = (filter: ReturnType<typeof read>) => partlyText(filter, savedTexts, partTexts);

describe('a shared filter', () => {
  it('shows all that it holds from page 1, and nothing is said [W7]', () => {
    const filter = read({ search: 'ba', groupes: [1], age_min: 18, villes: ['Lyon'], ordering: '-ville' });
    expect(filter.query).toEqual({
      page: 1,
      pageSize: 25,
      search: 'ba',
      filters: { groupes: [1], etapes: [], tags: [] },
      criteria: { age_min: 18, villes: ['Lyon'] },
      ordering: '-ville',
    });
    expect(said(filter)).toBe('');
  });

  it('of another version is applied as far as it is understood, and says so [W7]', () => {
    expect(said(read({ groupes: [1] }, SHARED_FILTER_VERSION + 1))).toBe(
      'Le filtre «\u00a0Jeunes\u00a0» a été enregistré par une autre version de Parvis.\nLa liste peut donc contenir d’autres personnes.',
    );
    const filter = read({ groupes: [1], humeur: 'gaie', age_min: 'dix-huit' }, SHARED_FILTER_VERSION + 1);
    expect(filter.query.filters.groupes).toEqual([1]);
    expect(said(filter)).toContain(
      'ne peut pas être appliquée ici\u00a0: «\u00a0humeur\u00a0», l’âge minimal.',
    );
  });

  it('says which parts a back end without these filters can’t apply [W7]', () => {
    const filter = read({ tags: [2], sans_email: true }, SHARED_FILTER_VERSION, new Set());
    expect(filter.query).toMatchObject({ filters: { tags: [2] }, criteria: undefined });
    expect(said(filter)).toContain('«\u00a0sans e-mail\u00a0».');
  });
});

describe('a filter saved on this device', () => {
  it('keeps the criteria, and reads no others than it knows [W7]', () => {
    const query = { ...FIRST_QUERY, criteria: { sans_email: true, villes: ['Lyon', 'L’Haÿ, Val'] } };
    keepSaved('criteria', withFilter([], 'Sans adresse', query));
    expect(readSaved('criteria')).toEqual([
      { name: 'Sans adresse', search: '', filters: FIRST_QUERY.filters, criteria: query.criteria },
    ]);
  });
});
