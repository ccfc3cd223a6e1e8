import { describe, expect, it } from 'vitest';
import { entryTraits, KnownPeople, surest } from '../../../../src/domain/import/knownPeople';
import type { ComparableMember } from '../../../../src/domain/search/similarity';

const awa = { nom: 'Diop', prenom: 'Awa' };

/** What is found of the second entry, once the first one is known. */
function found(first: ComparableMember, second: ComparableMember) {
  const known = new KnownPeople<string>();
  known.add(entryTraits(first), 'first');
  return known.find(entryTraits(second))?.kind;
}

describe('the same person in a file', () => {
  it('has the same name and birth date, whatever hyphens, apostrophes, case and spaces', () => {
    const born = { date_naissance: '1990-03-05' };
    const plain = { nom: 'n diaye', prenom: 'jean pierre', ...born };
    for (const [nom, prenom] of [
      [' N’Diaye', 'Jean-Pierre'],
      ["N'Diaye ", 'Jean-Pierre'],
      ['N  Diaye', 'JEAN‑PIERRE'],
    ])
      expect.soft(found(plain, { nom, prenom, ...born }), nom).toBe('double');
    expect(found(plain, { nom: 'NDiaye', prenom: 'Jean Pierre', ...born })).toBeUndefined();
  });

  it('has the same address, whatever its case', () => {
    expect(
      found({ ...awa, email: 'awa@exemple.fr' }, { nom: 'X', prenom: 'Y', email: 'Awa@Exemple.fr' }),
    ).toBe('double');
  });

  it('has the same name and telephone, however it is written and whichever of two numbers it is [Q11]', () => {
    const first = { ...awa, telephone: '06 71 82 93 04 / 02 99 11 22 33' };
    for (const telephone of ['0033671829304', '(+33) 2 99 11 22 33', '+33 (0)6 71 82 93 04']) {
      expect.soft(found(first, { ...awa, telephone }), telephone).toBe('double');
      expect
        .soft(found(first, { ...awa, telephone, date_naissance: '1990-03-05' }), telephone)
        .toBe('double');
      // A family shares a telephone.
      expect.soft(found(first, { nom: 'Diop', prenom: 'Sara', telephone }), telephone).toBeUndefined();
    }
  });

  it('isn’t a namesake with another birth date, even at the same telephone [Q11]', () => {
    const father = { ...awa, date_naissance: '1960-01-01', telephone: '0299112233' };
    expect(found(father, { ...father, date_naissance: '1990-01-01' })).toBeUndefined();
    const known = new KnownPeople<string>();
    known.add(entryTraits(father), 'father');
    known.add(entryTraits({ ...father, date_naissance: '1990-01-01' }), 'son');
    const son = { ...awa, date_naissance: '1990-01-01' };
    expect(known.find(entryTraits(son))).toEqual({ kind: 'double', ref: 'son' });
    expect(known.find(entryTraits(awa))).toEqual({ kind: 'homonym', ref: 'father' });
  });
});

describe('a homonym', () => {
  it('has the name of another entry, and nothing else that is common or tells them apart [Q11]', () => {
    expect(found(awa, awa)).toBe('homonym');
    expect(found(awa, { ...awa, date_naissance: '1990-03-05' })).toBe('homonym');
    expect(found({ ...awa, date_naissance: '1990-03-05' }, { ...awa, telephone: '0612345678' })).toBe(
      'homonym',
    );
    expect(found({ ...awa, telephone: '0612345678' }, { ...awa, telephone: '0712345678' })).toBe('homonym');
    expect(found(awa, { nom: 'Diop', prenom: 'Sara' })).toBeUndefined();
  });

  it('gives way to what is certain in another list [Q11]', () => {
    const [perhaps, certain] = [{ kind: 'homonym', ref: 1 } as const, { kind: 'double', ref: 2 } as const];
    expect(surest([undefined, perhaps, certain])).toBe(certain);
    expect(surest([perhaps, undefined])).toBe(perhaps);
    expect(surest([undefined])).toBeUndefined();
  });
});
