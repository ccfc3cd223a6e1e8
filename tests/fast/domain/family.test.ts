import { describe, expect, it } from 'vitest';
import {
  addressWith,
  type Family,
  type FamilyPerson,
  familyDraftOf,
  inherited,
  newAddressOf,
  problemsOf,
  refusalsByLine,
} from '../../../src/domain/members/family';
import type { Member } from '../../../src/domain/members/member';
import type { MemberDraft } from '../../../src/domain/members/memberDraft';

const head = { nom: 'Roy', adresse: '9 quai Neuf', ville: 'Brest' };
const draft = (prenom: string, fields: Partial<MemberDraft> = {}): MemberDraft => ({
  nom: 'Roy',
  prenom,
  genre: 'feminin',
  ...fields,
});
const typed = (key: string, prenom: string, fields: Partial<MemberDraft> = {}) => ({
  key,
  draft: draft(prenom, fields),
});
const onFile = (key: string, known: Member, takesAddress = false) => ({ key, known, takesAddress });
const family = (adults: readonly FamilyPerson[], others: Partial<Family> = {}): Family => ({
  head,
  isCouple: true,
  adults,
  children: [],
  ...others,
});

describe('A line of a family', () => {
  it('has the name, address and town of the family unless it has its own', () => {
    expect(inherited(draft('Anne', { nom: '' }), head)).toMatchObject({ ...head, prenom: 'Anne' });
    const own = { nom: 'Morel', adresse: '1 rue Haute', ville: 'Lyon' };
    expect(inherited(draft('Anne', own), head)).toMatchObject(own);
    expect(inherited(draft('Anne'), { nom: 'Roy', adresse: null, ville: null }).adresse).toBe(null);
  });

  it('keeps the address of somebody on file without a tick, and never empties a part of it with one', () => {
    const paul = { id: 4, adresse: '3 rue du Port', ville: 'Lille' };
    expect(newAddressOf(onFile('a', paul), head)).toBe(undefined);
    expect(newAddressOf(onFile('a', paul, true), head)).toEqual({
      adresse: '9 quai Neuf',
      adresse_complement: null,
      code_postal: null,
      ville: 'Brest',
    });
    const known = { ...paul, code_postal: '59000' };
    expect(addressWith(known, { adresse: '9 quai Neuf', adresse_complement: 'Bât. B', ville: '' })).toEqual({
      adresse: '9 quai Neuf',
      adresse_complement: 'Bât. B',
      code_postal: '59000',
      ville: 'Lille',
    });
    const same = { id: 4, adresse: ' 9 quai Neuf', ville: 'Brest' };
    expect(newAddressOf(onFile('a', same, true), head)).toBe(undefined);
    expect(newAddressOf(typed('a', 'Anne'), head)).toBe(undefined);
  });
});

describe('A family', () => {
  it('sends new records, ids, parents by place, and an address with the version that was seen', () => {
    const paul = { id: 4, adresse: '3 rue du Port', updated_at: '2026-01-01T00:00:00Z' };
    const lea = { ...typed('c1', 'Léa'), parents: ['a2', 'a1'] };
    const hugo = { ...onFile('c2', { id: 9 }), parents: ['a2'] };
    const sent = familyDraftOf(
      family([onFile('a1', paul, true), typed('a2', 'Anne')], { children: [lea, hugo] }),
    );
    expect(sent).toEqual({
      adultes: [
        {
          ...{ id: 4, updated_at: '2026-01-01T00:00:00Z' },
          ...{ adresse: '9 quai Neuf', adresse_complement: null, code_postal: null, ville: 'Brest' },
        },
        { fiche: draft('Anne') },
      ],
      enfants: [
        { fiche: draft('Léa'), parents: [1, 0] },
        { id: 9, parents: [1] },
      ],
      conjoints: true,
    });
    expect(familyDraftOf(family([typed('a1', 'Anne')])).conjoints).toBe(false);
  });

  it('reads the refusals of that call at their lines', () => {
    const lea = { ...typed('c1', 'Léa'), parents: ['a2'] };
    const lines = family([typed('a1', 'Paul'), typed('a2', 'Anne')], { children: [lea] });
    const fields = { 'adultes.1.email': 'x', 'enfants.0.nom': 'y', adultes: 'z', 'enfants.4.nom': 'q' };
    expect(refusalsByLine(lines, fields)).toEqual({
      'a2.email': 'x',
      'c1.nom': 'y',
      adultes: 'z',
      'enfants.4.nom': 'q',
    });
  });

  it('finds an adult who is married to somebody else, whether the spouse is an id or a name', () => {
    const paul = (spouse: Member['conjoint']): Member => ({
      id: 4,
      nom: 'Roy',
      prenom: 'Paul',
      conjoint: spouse,
    });
    const kinds = (adults: readonly FamilyPerson[], isCouple = true) =>
      problemsOf(family(adults, { isCouple })).map(({ key, kind, name }) => [key, kind, name]);
    const anne = onFile('a2', { id: 7, nom: 'Roy', prenom: 'Anne' });
    const married = ['a1', 'married', 'Roy Jeanne'];
    expect(kinds([onFile('a1', paul({ id: 8, nom: 'Roy', prenom: 'Jeanne' })), anne])).toEqual([married]);
    expect(kinds([onFile('a1', paul('Roy Jeanne')), typed('a2', 'Anne')])).toEqual([married]);
    expect(kinds([onFile('a1', paul({ id: 7, nom: 'Roy', prenom: 'Anne' })), anne])).toEqual([]);
    expect(kinds([onFile('a1', paul('anne ROY')), anne])).toEqual([]);
    expect(kinds([onFile('a1', paul(null)), anne])).toEqual([]);
    expect(kinds([onFile('a1', paul('Roy Jeanne')), anne], false)).toEqual([]);
    expect(kinds([onFile('a1', paul('Roy Jeanne'))])).toEqual([]);
  });

  it('finds a person in two lines: the same one on file, or the same name and birth date', () => {
    const children = [
      { ...onFile('c1', { id: 4, nom: 'Roy', prenom: 'Paul' }), parents: ['a1'] },
      { ...typed('c2', 'Léa', { date_naissance: '2015-02-03' }), parents: ['a1'] },
      { ...typed('c3', 'LÉA ', { date_naissance: '2015-02-03' }), parents: ['a1'] },
      { ...typed('c4', 'Léa', { date_naissance: '2018-02-03' }), parents: ['a1'] },
      { ...typed('c5', 'Paul'), parents: ['a1'] },
    ];
    const found = problemsOf(family([onFile('a1', { id: 4, nom: 'Roy', prenom: 'Paul' })], { children }));
    expect(found.map(({ key, kind }) => [key, kind])).toEqual([
      ['c1', 'twice'],
      ['c3', 'repeated'],
    ]);
  });
});
