import { describe, expect, it } from 'vitest';
import { narrowed } from '../../../src/domain/search/memberSearch';

const member = (name: string, others: object = {}) => ({
  nom: name,
  prenom: 'Zoé',
  email: null,
  telephone: null,
  ville: null,
  ...others,
});
const rows = [
  member('Dupont'),
  member('Dupré', { ville: 'Évreux' }),
  member('Petit', { email: 'dup.petit@exemple.fr' }),
];
const namesFor = (known: string, typed: string, from = rows) =>
  narrowed(from, known, typed)?.map(({ nom }) => nom);

describe('narrowed', () => {
  it('keeps the rows that match the longer text, whatever the case and the accents', () => {
    expect(namesFor('dup', 'DUPO')).toBeUndefined();
    expect(namesFor('dup', 'dupo')).toEqual(['Dupont']);
    expect(namesFor('dup', 'dupre')).toEqual(['Dupré']);
    expect(namesFor('', 'pet')).toEqual(['Petit']);
  });

  it('asks for every word, in any of the searched fields', () => {
    expect(namesFor('dup', 'dup ev')).toEqual(['Dupré']);
    expect(namesFor('dup', 'dup evr')).toEqual(['Dupré']);
    expect(namesFor('dup', 'dup zoe')).toHaveLength(3);
  });

  it('leaves the rows alone where the longer text may find others', () => {
    const starts = [member('Marin')];
    expect(namesFor('ma', 'mari', starts)).toBeUndefined();
    expect(namesFor('m', 'ma', starts)).toEqual(['Marin']);
    expect(namesFor('zoe ma', 'zoe mar', starts)).toBeUndefined();
  });

  it('leaves them alone for telephone numbers, whose form changes with their length', () => {
    const called = [member('Un', { telephone: '06 12 34 56 78' })];
    expect(namesFor('061', '0612', called)).toBeUndefined();
    expect(namesFor('061', '061 un', called)).toBeUndefined();
  });

  it('leaves them alone where a row lacks a searched field', () => {
    expect(namesFor('dup', 'dupo', [member('Dupont', { ville: undefined })])).toBeUndefined();
  });

  it('leaves them alone where none would be left, as the server may find similar names', () => {
    expect(namesFor('dup', 'dupz')).toBeUndefined();
  });

  it('leaves them alone for another text and too long a one', () => {
    expect(namesFor('dup', 'dap')).toBeUndefined();
    expect(namesFor('dup', 'dup')).toBeUndefined();
    expect(namesFor('dup', `dup${' '.repeat(300)}ont`)).toBeUndefined();
  });
});
