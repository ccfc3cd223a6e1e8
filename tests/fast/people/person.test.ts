import { expect, it } from 'vitest';
import type { Member } from '../../../src/domain/members/member';
import { factOf } from '../../../src/people/person';
import { peopleTexts } from '../../../src/people/texts.fr';

const person = (fields: Partial<Member>): Member => ({ id: 1, ...fields });
const age = (categorie_age: Member['categorie_age']) =>
  factOf(person({ categorie_age }), 'categorie_age', peopleTexts);

it('writes an age category with the years that are known [G16]', () => {
  expect(age({ libelle: 'Adulte', min_age: 30, max_age: 64 })).toBe('Adulte (30–64\u00a0ans)');
  expect(age({ libelle: 'Aîné', min_age: 65, max_age: null })).toBe('Aîné (65\u00a0ans et plus)');
  expect(age({ libelle: 'Enfant', min_age: null, max_age: 11 })).toBe('Enfant (jusqu’à 11\u00a0ans)');
  expect(age({ libelle: 'Bébé', min_age: 0, max_age: 2 })).toBe('Bébé (0–2\u00a0ans)');
  expect(age({ libelle: null, min_age: 18, max_age: 25 })).toBe('18–25\u00a0ans');
  expect(age({ libelle: 'Jeune', min_age: null, max_age: null })).toBe('Jeune');
  expect(age(null)).toBe('');
});

it('leaves unknown facts empty, and reads a spouse in both forms [G15, G17]', () => {
  const fact = (key: Parameters<typeof factOf>[1], fields: Partial<Member>) =>
    factOf(person(fields), key, peopleTexts);
  expect(fact('conjoint', { conjoint: 'Awa Diop' })).toBe('Awa Diop');
  expect(fact('conjoint', { conjoint: { prenom: 'Awa', nom: 'Diop' } })).toBe('Diop Awa');
  expect(fact('date_naissance', {})).toBe('');
  expect(fact('date_inscription', { date_inscription: '2024-03-05' })).toBe('05/03/2024');
  expect(fact('ville', { ville: '  ' })).toBe('');
  expect(fact('situation_matrimoniale', { situation_matrimoniale: 'celibataire' })).toBe('Célibataire');
});
