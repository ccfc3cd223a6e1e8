import { describe, expect, it } from 'vitest';
import { likenessOf, searchesFor } from '../../../../src/areas/members/edit/duplicates/likeness';
import type { Membre } from '../../../../src/domain/members/membre';

const zoe: Membre = {
  id: 1,
  nom: 'Lefèvre-Petit',
  prenom: 'Zoé',
  date_naissance: '1990-03-05',
  email: 'Zoe@exemple.fr',
  telephone: '+33 6 12 34 56 78',
};

describe('a new member', () => {
  it('is like one of the same name and birth date, whatever the accents [W11]', () => {
    const typed = { nom: ' lefevre petit', prenom: 'ZOE', date_naissance: '1990-03-05' };
    expect(likenessOf(typed, zoe)).toBe('person');
    expect(likenessOf({ ...typed, date_naissance: '1990-03-06' }, zoe)).toBeUndefined();
    expect(likenessOf({ ...typed, date_naissance: '' }, { ...zoe, date_naissance: null })).toBe('person');
    expect(likenessOf({ ...typed, prenom: '' }, zoe)).toBeUndefined();
  });

  it('is like one of the same e-mail or phone, with or without the code of the country [W11]', () => {
    expect(likenessOf({ email: 'zoe@exemple.fr ' }, zoe)).toBe('email');
    expect(likenessOf({ telephone: '06.12.34.56.78' }, zoe)).toBe('telephone');
    expect(likenessOf({ telephone: '78' }, zoe)).toBeUndefined();
    expect(likenessOf({}, { id: 2 })).toBeUndefined();
  });

  it('is searched by what is whole [W11]', () => {
    expect(searchesFor({ nom: 'Petit', prenom: '' })).toEqual([]);
    expect(searchesFor({ nom: 'Petit', prenom: 'Zoé', email: 'zoe@', telephone: '06 12' })).toEqual([
      'Petit Zoé',
      'zoe@',
    ]);
  });
});
