import { describe, expect, it } from 'vitest';
import {
  comparisonsOf,
  type MergeField,
  proposedChoices,
  proposedKept,
  takenFrom,
} from '../../../src/domain/duplicates/mergeFields';
import type { Member } from '../../../src/domain/members/member';

const OLD = '2025-01-01T00:00:00.000Z';
const NEW = '2026-01-01T00:00:00.000Z';

const person = (id: number, fields: Partial<Member> = {}): Member => ({
  id,
  nom: 'Petit',
  prenom: 'Zoé',
  updated_at: OLD,
  ...fields,
});
const fieldOf = (field: MergeField, un: Member, autre: Member) =>
  comparisonsOf(un, autre).find((one) => one.field === field);

describe('comparisonsOf', () => {
  it('asks nothing where both are the same or only one has a value [J8]', () => {
    const [un, autre] = [
      person(1, { ville: ' Brest', email: '' }),
      person(2, { ville: 'Brest', email: 'z@exemple.fr' }),
    ];
    expect(fieldOf('ville', un, autre)).toMatchObject({ state: 'same' });
    expect(fieldOf('email', un, autre)).toEqual({ field: 'email', state: 'one', taken: 2 });
    expect(fieldOf('email', autre, un)).toEqual({ field: 'email', state: 'one', taken: 2 });
    expect(proposedChoices(comparisonsOf(un, autre))).toEqual({});
  });

  it('proposes the better value, on whichever side it is [J8]', () => {
    const rows: [string, MergeField, Partial<Member>, Partial<Member>][] = [
      ['the fuller text', 'adresse', { adresse: '3 rue du Port, Brest' }, { adresse: '3 rue du port' }],
      ['the name with its accents', 'prenom', { prenom: 'Zoé' }, { prenom: 'Zoe' }],
      ['the name that is not all capitals', 'nom', { nom: 'Petit' }, { nom: 'PETIT' }],
      [
        'the value of the record that was changed last',
        'ville',
        { ville: 'Brest', updated_at: '2027' },
        { ville: 'Rennes' },
      ],
      [
        'the earlier registration',
        'date_inscription',
        { date_inscription: '2020-01-01' },
        { date_inscription: '2021-01-01' },
      ],
      ['a member before a registered person', 'statut', { statut: 'membre' }, { statut: 'inscrit' }],
      [
        'the group entered last',
        'groupe',
        { groupe_actuel: { id: 1, nom: 'A', date_inscription: '2025-06-01' } },
        { groupe_actuel: { id: 2, nom: 'B', date_inscription: '2025-05-01' } },
      ],
    ];
    for (const [what, field, better, worse] of rows) {
      const [un, autre] = [person(1, better), person(2, { updated_at: NEW, ...worse })];
      expect.soft(fieldOf(field, un, autre), what).toEqual({ field, state: 'both', taken: 1 });
      expect.soft(fieldOf(field, autre, un), what).toEqual({ field, state: 'both', taken: 1 });
    }
  });

  it('tells spouses apart by who they are, not by their names [J8]', () => {
    const spouse = (id: number) => ({ conjoint: { id, nom: 'Petit', prenom: 'Paul' } });
    expect(fieldOf('conjoint', person(1, spouse(7)), person(2, spouse(7)))?.state).toBe('same');
    expect(fieldOf('conjoint', person(1, spouse(7)), person(2, spouse(8)))?.state).toBe('both');
  });
});

describe('takenFrom', () => {
  it('takes what was chosen, and names what still needs a choice between the two [J8]', () => {
    const [un, autre] = [
      person(1, { ville: 'Brest', adresse: 'A' }),
      person(2, { ville: 'Rennes', adresse: 'B', email: 'z@exemple.fr' }),
    ];
    const { taken, open } = takenFrom(un, autre, { ville: 2, adresse: 3, email: 1 });
    expect(taken).toMatchObject({ ville: 2, email: 2 });
    expect(open).toEqual(['adresse']);
  });
});

describe('proposedKept', () => {
  it('is the record that was registered first [J8]', () => {
    const [un, autre] = [
      person(1, { date_inscription: '2021-01-01' }),
      person(2, { date_inscription: '2020-01-01' }),
    ];
    expect([proposedKept(un, autre), proposedKept(un, person(3)), proposedKept(person(3), un)]).toEqual([
      2, 1, 1,
    ]);
  });
});
