import { describe, expect, it } from 'vitest';
import { findPairs } from '../../../demo/server/guard/duplicates/findPairs';
import { type SimilarPair, similarPair, traitsOf } from '../../../src/domain/duplicates/similarPair';

interface Fields {
  id?: number;
  nom?: string;
  prenom?: string;
  date_naissance?: string | null;
  email?: string | null;
  telephone?: string | null;
}

let lastId = 0;
const zoe = (fields: Fields = {}) =>
  traitsOf({ id: ++lastId, nom: 'Petit', prenom: 'Zoé', date_naissance: '1990-03-05', ...fields });

/** All steps of the search at once. */
function pairsAmong(people: ReturnType<typeof zoe>[], most = 100): SimilarPair[] {
  const steps = findPairs(people, most);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('Two members', () => {
  it('are alike for several reasons [J8]', () => {
    const rows: [string, Fields, string[]][] = [
      ['with the same name and birth date', { nom: 'PETIT ' }, ['nom', 'naissance']],
      ['whose last and first name were swapped', { nom: 'Zoé', prenom: 'Petit' }, ['nom', 'naissance']],
      ['with one letter off', { prenom: 'Zoée' }, ['nom-proche', 'naissance']],
      ['with a second first name', { prenom: 'Zoé Marie' }, ['nom-proche', 'naissance']],
      ['with a double name', { nom: 'Petit-Durand' }, ['nom-proche', 'naissance']],
    ];
    for (const [what, fields, reasons] of rows)
      expect.soft(similarPair(zoe(), zoe(fields))?.raisons, what).toEqual(reasons);
  });

  it('with another birth date are alike only when it was mistyped and a contact agrees [J8]', () => {
    const email = 'zoe@exemple.fr';
    for (const date_naissance of ['1990-05-03', '1990-03-06'])
      expect(similarPair(zoe({ email }), zoe({ email, date_naissance }))?.raisons).toContain(
        'naissance-proche',
      );
    expect(similarPair(zoe({ email }), zoe({ email, date_naissance: '1962-11-30' }))).toBeUndefined();
    expect(similarPair(zoe(), zoe({ date_naissance: '1990-03-06' }))).toBeUndefined();
  });

  it('compare a stored midnight as its day, and what is no day as none [Q12]', () => {
    const midnight = zoe({ date_naissance: '1990-03-05T00:00:00.000Z' });
    expect(similarPair(zoe(), midnight)?.raisons).toEqual(['nom', 'naissance']);
    const wrong = zoe({ date_naissance: '1990-03-05T23:30:00-05:00' });
    expect([wrong.born, zoe({ date_naissance: '05/03/1990' }).born]).toEqual(['', '']);
    expect(similarPair(zoe(), wrong)).toBeUndefined();
  });

  it('without birth dates are alike by name, and with one date by a contact too [J8]', () => {
    const unknown = { date_naissance: null };
    const telephone = '06 39 98 00 01';
    expect(similarPair(zoe(unknown), zoe(unknown))?.raisons).toEqual(['nom']);
    expect(similarPair(zoe(), zoe(unknown))).toBeUndefined();
    const called = similarPair(zoe({ telephone }), zoe({ ...unknown, telephone: '+33639980001' }));
    expect(called?.raisons).toEqual(['nom', 'telephone']);
  });

  it('who share a household are two people [J8]', () => {
    const home = { email: 'petit@exemple.fr', telephone: '0639980001' };
    expect(
      similarPair(zoe(home), zoe({ ...home, prenom: 'Paul', date_naissance: '1988-01-09' })),
    ).toBeUndefined();
    expect(similarPair(zoe(home), zoe({ ...home, prenom: 'Rose' }))).toBeUndefined();
  });

  it('are the more alike the more they share [J8]', () => {
    const email = 'zoe@exemple.fr';
    const scores = [
      similarPair(zoe({ email }), zoe({ email })),
      similarPair(zoe(), zoe()),
      similarPair(zoe(), zoe({ prenom: 'Zoée' })),
    ].map((pair) => pair?.score);
    expect(scores).toEqual([100, 80, 65]);
  });
});

describe('The pairs among all members', () => {
  it('are each found once, by name, birth date, e-mail or phone, the most alike first [J8]', () => {
    const telephone = '06 39 98 00 02';
    const people = [
      zoe({ id: 1, email: 'zoe@exemple.fr' }),
      zoe({ id: 2, email: 'zoe@exemple.fr' }),
      zoe({ id: 3, prenom: 'Zoée' }),
      zoe({ id: 4, nom: 'Martin', prenom: 'Jean', date_naissance: null, telephone }),
      zoe({ id: 5, nom: 'Martin', prenom: 'Jean-Luc', date_naissance: null, telephone }),
      zoe({ id: 6, nom: 'Roux', prenom: 'Ida' }),
    ];
    const found = pairsAmong(people).map(({ un, autre }) => `${un}-${autre}`);
    expect(found).toEqual(['1-2', '1-3', '2-3', '4-5']);
    expect(pairsAmong(people, 1)).toHaveLength(1);
  });

  it('are found in linear time, whatever many share [J8]', () => {
    const born = { date_naissance: '1970-01-01', email: 'secretariat@exemple.fr' };
    const people = Array.from({ length: 20_000 }, (_, at) => zoe({ id: at + 1, ...born, prenom: `P${at}` }));
    people.push(zoe({ id: 90_001, ...born, prenom: 'P7' }));
    expect(pairsAmong(people).map(({ un, autre }) => [un, autre])).toEqual([[8, 90_001]]);
  });
});
