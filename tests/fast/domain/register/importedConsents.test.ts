import { describe, expect, it } from 'vitest';
import {
  consentColumnsOf,
  consentHeader,
  readConsents,
} from '../../../../src/domain/register/importedConsents';

const kind = (id: number, nom: string, genre: string, actif = true) => ({ id, nom, genre, actif });
const KINDS = [
  kind(1, 'Photos', 'image'),
  kind(2, 'Annuaire', 'annuaire'),
  kind(7, 'Numéro aux responsables', 'propre'),
  kind(8, 'Vieux genre', 'propre', false),
];
const RULES = { today: '2026-11-30' };

describe('The columns of consents in a file', () => {
  it.each([
    ['the name of a kind', 'Photos', 1],
    ['what other programs call it', 'Droit à l’image (O/N)', 1],
    ['what it is for', 'Autorisation de photo', 1],
    ['a kind of the organisation', 'CONSENTEMENT : Numéro aux responsables', 7],
    ['a kind that was read already', consentHeader(2), 2],
  ])('are found by %s [R9]', (_, header, id) => {
    expect(consentColumnsOf(['Nom', header], [['Roy', 'oui']], KINDS)).toEqual([{ column: 1, kind: id }]);
  });

  it.each([
    ['most cells are something else', 'Photo', ['roy.jpg', 'abadie.jpg', 'oui']],
    ['no cell is filled', 'Photos', ['', '']],
    ['the kind isn’t used any more', 'Vieux genre', ['oui']],
  ])('are none where %s [R9]', (_, header, cells) => {
    expect(
      consentColumnsOf(
        ['Nom', header],
        cells.map((cell) => ['Roy', cell]),
        KINDS,
      ),
    ).toEqual([]);
  });

  it('are each kind once, and one that was read already needs no answer [R9]', () => {
    const header = ['Photos', 'Droit à l’image', consentHeader(2)];
    expect(consentColumnsOf(header, [['oui', 'oui', 'peut-être']], KINDS)).toEqual([
      { column: 0, kind: 1 },
      { column: 2, kind: 2 },
    ]);
  });
});

describe('A cell', () => {
  it.each([
    ['OUI', { says: 'yes', day: null }],
    ['x', { says: 'yes', day: null }],
    ['Accepté', { says: 'yes', day: null }],
    ['06/09/2025', { says: 'yes', day: '2025-09-06' }],
    ['oui depuis le 06/09/2025', { says: 'yes', day: '2025-09-06' }],
    ['Oui (2025-09-06)', { says: 'yes', day: '2025-09-06' }],
    ['Non', { says: 'no' }],
    ['retiré le 12/03/2026', { says: 'no' }],
    ['peut-être', { says: 'unread', value: 'peut-être' }],
    ['31/02/2025', { says: 'unread', value: '31/02/2025' }],
    ['oui depuis le 01/01/2027', { says: 'toCome', value: 'oui depuis le 01/01/2027' }],
  ])('«%s» is read as it is meant [R9]', (cell, said) => {
    expect(readConsents([cell], [{ column: 0, kind: 1 }], RULES)).toEqual([{ kind: 1, ...said }]);
  });

  it('says nothing where it is empty [R9]', () => {
    expect(readConsents([' '], [{ column: 0, kind: 1 }], RULES)).toEqual([]);
  });
});
