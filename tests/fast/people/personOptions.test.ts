import { describe, expect, it } from 'vitest';
import { personOptions } from '../../../src/people/personOptions';

const rows = [
  { id: 1, name: 'Le Goff Anne Marie', nom: 'Le Goff', email: 'anne@exemple.fr', ville: 'Brest' },
  { id: 2, name: 'Thomas Maurice', email: null, ville: null },
  { id: 3, name: 'Bernard', nom: 'Bernard', email: null, ville: null },
  { id: 4, name: ' ', nom: ' ', email: null, ville: null },
];

describe('personOptions', () => {
  it('set the last name apart where the back end sends it, and show names alone as they are', () => {
    const options = personOptions(rows);
    expect(options.map(({ label, strong }) => [label, strong])).toEqual([
      ['Le Goff Anne Marie', 7],
      ['Thomas Maurice', undefined],
      ['Bernard', undefined],
      ['Nom non spécifié', undefined],
    ]);
    expect(options[0]?.detail).toBe('anne@exemple.fr · Brest');
  });

  it('leave out the excluded people', () => {
    expect(personOptions(rows, new Set([1, 3])).map(({ id }) => id)).toEqual([2, 4]);
  });
});
