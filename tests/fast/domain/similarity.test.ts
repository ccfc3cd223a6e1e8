import { describe, expect, it } from 'vitest';
import { entryTraits, KnownPeople } from '../../../src/domain/import/knownPeople';
import type { Member } from '../../../src/domain/members/member';
import { searchesFor, similarityOf } from '../../../src/domain/search/similarity';

const zoe: Member = {
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
    expect(similarityOf(typed, zoe)).toBe('person');
    expect(similarityOf({ ...typed, prenom: '' }, zoe)).toBeUndefined();
  });

  it('is like one of the same e-mail or phone, with or without the code of the country [W11]', () => {
    expect(similarityOf({ email: 'zoe@exemple.fr ' }, zoe)).toBe('email');
    expect(similarityOf({ telephone: '06.12.34.56.78' }, zoe)).toBe('telephone');
    expect(similarityOf({ telephone: '78' }, zoe)).toBeUndefined();
    // A number of another town that ends alike.
    expect(similarityOf({ telephone: '04 12 34 56 78' }, zoe)).toBeUndefined();
    expect(similarityOf({}, {})).toBeUndefined();
  });

  it('has only the name of one with another birth date, or without one [K23]', () => {
    const typed = { nom: 'Lefèvre-Petit', prenom: 'Zoé' };
    expect(similarityOf({ ...typed, date_naissance: '1990-03-06' }, zoe)).toBe('name');
    expect(similarityOf({ ...typed, date_naissance: '' }, { ...zoe, date_naissance: null })).toBe('name');
    expect(similarityOf(typed, zoe)).toBe('name');
    expect(similarityOf({ ...typed, prenom: 'Zoé Marie' }, zoe)).toBeUndefined();
  });

  it('is like one who has one of two numbers in common, however they are written [K10]', () => {
    const known = { ...zoe, telephone: '05 55 01 02 03 / +33 (0)6 12 34 56 78' };
    expect(similarityOf({ telephone: '0612345678' }, known)).toBe('telephone');
    expect(similarityOf({ telephone: '0555010203 (maman)' }, known)).toBe('telephone');
    expect(searchesFor({ telephone: '0555010203 / 0612345678' })).toEqual(['0555010203', '0612345678']);
  });

  it('is like members that an import would leave out, and by phone also like others [W11]', () => {
    const known = new KnownPeople<number>();
    known.add(entryTraits(zoe), zoe.id);
    const share = (typed: Partial<Member>) => known.find(entryTraits(typed))?.kind === 'double';
    const born = { date_naissance: '1990-03-05' };
    for (const typed of [
      { nom: 'LEFEVRE PETIT', prenom: 'Zoe', ...born },
      { nom: 'Autre', prenom: 'Nom', email: 'ZOE@exemple.fr' },
      { nom: 'Lefèvre', prenom: 'Zoé', ...born },
      { nom: 'Lefèvre-Petit', prenom: 'Zoé' },
    ])
      expect(['person', 'email'].includes(similarityOf(typed, zoe) ?? '')).toBe(share(typed));
    const phone = { nom: 'Autre', prenom: 'Nom', telephone: '0612345678' };
    expect([similarityOf(phone, zoe), share(phone)]).toEqual(['telephone', false]);
  });

  it('is searched by what is whole [W11]', () => {
    expect(searchesFor({ nom: 'Petit', prenom: '' })).toEqual([]);
    expect(searchesFor({ nom: 'Petit', prenom: 'Zoé', email: 'zoe@', telephone: '06 12' })).toEqual([
      'Petit Zoé',
      'zoe@',
    ]);
  });
});
