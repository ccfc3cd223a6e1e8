import { describe, expect, it } from 'vitest';
import { membersPath } from '../../../../src/areas/frame/navigation/membersPath';
import { FIRST_QUERY, formatQuery, parseQuery } from '../../../../src/areas/members/data/listQuery';

describe('membersPath', () => {
  const base = {
    ...FIRST_QUERY,
    search: 'awa',
    filters: { ...FIRST_QUERY.filters, groupes: [4], tags: [9] },
  };
  const read = (path: string) => parseQuery(new URLSearchParams(path.split('?')[1]), base);

  it('shows exactly the members of one row, whatever the viewer filtered by last [W9]', () => {
    expect(read(membersPath('tags', 7))).toMatchObject({
      search: '',
      filters: { groupes: [], etapes: [], tags: [7] },
    });
    expect(formatQuery(read(membersPath()), FIRST_QUERY)).toBe('');
    const ofDepartment = membersPath('departements', 3);
    expect(new URLSearchParams(ofDepartment.split('?')[1]).get('departements')).toBe('3');
    expect(read(ofDepartment)).toMatchObject({ search: '', filters: { groupes: [], etapes: [], tags: [] } });
  });
});
