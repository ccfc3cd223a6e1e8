import { describe, expect, it } from 'vitest';
import { sortKey } from '../../../src/domain/search/foldAccents';
import { passes } from '../../../src/domain/search/like';
import { foundIn, lineOf } from '../../../src/domain/search/listSearch';
import { markedDigits, markedIn } from '../../../src/domain/search/marks';
import {
  foundTest,
  memberSearchOf,
  narrowed,
  rankTests,
  searchText,
} from '../../../src/domain/search/memberSearch';
import { searchOf } from '../../../src/domain/search/words';

const member = (name: string, firstName: string, others: object = {}) => ({
  nom: name,
  prenom: firstName,
  email: null,
  telephone: null,
  ville: null,
  ...others,
});
const people = [
  member('La Fontaine', 'Jean', { ville: 'Château-Thierry', email: 'j.lafontaine@exemple.fr' }),
  member('de La Fontaine', 'Jean', { ville: 'La Rochelle' }),
  member('M’Ba', 'Léon', { ville: 'Aix-en-Provence' }),
  member('Dupont', 'Marie-Jo', { telephone: '+33 (0)6 12 34 56 78', ville: 'Brive-la-Gaillarde' }),
  member('Renard (Ugo)', 'Paul'),
  member('Renard', 'Ugo', { email: 'ugo-renard@ex-emple.fr', telephone: '0555123456 (maman)' }),
  member('Rivet', 'Alice', { email: 'alice.rivet@exemple.fr', ville: 'Brest' }),
  member('Privat', 'Zoé', { ville: 'Rivesaltes' }),
];

/** The last names that a search finds, best matches first, as the server orders them. */
function found(typed: string): string[] {
  const search = memberSearchOf(typed);
  const tests = rankTests(search);
  const ranked = people.flatMap((person) => {
    const row = { recherche: searchText(person), tri: sortKey(person) };
    if (!passes(row, foundTest(search))) return [];
    const rank = tests.findIndex((test) => passes(row, test));
    return [{ nom: person.nom, tri: row.tri, rank: rank < 0 ? tests.length : rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank || (a.tri < b.tri ? -1 : 1)).map(({ nom }) => nom);
}

describe('a search of members', () => {
  it('finds a name by all its words, however short they are [K1]', () => {
    expect(found('La Fontaine')).toEqual(['La Fontaine', 'de La Fontaine']);
    expect(found('de La Fontaine')).toEqual(['de La Fontaine']);
    expect(found('Jean de La Fontaine')).toEqual(['de La Fontaine']);
    expect(found('Marie-Jo')).toEqual(['Dupont']);
    expect(found('marie jo')).toEqual(['Dupont']);
    for (const name of ["M'Ba", 'M’Ba', 'm ba', 'M BA']) expect.soft(found(name)).toEqual(['M’Ba']);
  });

  it('finds a town and an address by the beginning of each word [K1]', () => {
    expect(found('La Rochelle')).toEqual(['de La Fontaine']);
    expect(found('Aix-en-Provence')).toEqual(['M’Ba']);
    expect(found('aix pro')).toEqual(['M’Ba']);
    expect(found('j.lafontaine@exemple.fr')).toEqual(['La Fontaine']);
    expect(found('ugo-renard@ex-emple.fr')).toEqual(['Renard']);
    expect(found('la')).toEqual(['La Fontaine', 'de La Fontaine', 'Dupont']);
  });

  it('is not hindered by titles, brackets and dots around a word [K1]', () => {
    for (const typed of [
      'M. Renard',
      'M.Renard',
      'Mme Renard',
      'Renard (Mme)',
      'Renard M.',
      '« Renard »',
      'M. et Mme Renard',
      'Dr Renard,',
    ])
      expect.soft(found(typed), typed).toEqual(['Renard', 'Renard (Ugo)']);
    expect(found('Renard (Ugo)')).toEqual(['Renard', 'Renard (Ugo)']);
    expect(found('Renard, Ugo')).toEqual(['Renard', 'Renard (Ugo)']);
    expect(found('R. Alice')).toEqual(['Rivet']);
    expect(found('Renard P')).toEqual(['Renard (Ugo)']);
  });

  it('takes a title alone, or one that begins a name, for what it says [K1]', () => {
    expect(memberSearchOf('M.').words).toEqual(['m']);
    expect(memberSearchOf('Monsieur').words).toEqual(['monsieur']);
    expect(memberSearchOf("M'Ba").words).toEqual(['m', 'ba']);
    expect(memberSearchOf('Père-Lachaise').words).toEqual(['pere', 'lachaise']);
  });

  it('finds what a card shows, pasted as it stands [K1, K10]', () => {
    expect(found('Dupont Marie-Jo 06 12 34 56 78 Brive-la-Gaillarde')).toEqual(['Dupont']);
    expect(found('05 55 12 34 56 (maman)')).toEqual(['Renard']);
    expect(found('Rivet Alice · alice.rivet@exemple.fr · Brest')).toEqual(['Rivet']);
    expect(found('+33 (0)6 12 34 56 78')).toEqual(['Dupont']);
    expect(found('06 12')).toEqual(['Dupont']);
    expect(found('dupont 06 12 34')).toEqual(['Dupont']);
  });

  it('still finds what stands inside of words, from three letters on, and lists it last [K1]', () => {
    expect(found('riv')).toEqual(['Rivet', 'Privat', 'Dupont']);
    expect(found('onta')).toEqual(['de La Fontaine', 'La Fontaine']);
    expect(found('on')).toEqual([]);
  });

  it('orders by whole name, beginning, other word, town, address and number [K3]', () => {
    const rows = [
      member('Zed', 'Ana', { telephone: '06 12 34 56 78' }),
      member('Aubert', 'Luc', { ville: 'Martigues' }),
      member('Abel', 'Luc', { email: 'luc.mart@exemple.fr' }),
      member('Martin', 'Zoé'),
      member('Mart', 'Zoé'),
      member('Saint-Mart', 'Zoé'),
      member('Demarty', 'Zoé'),
      member('Zola', 'Martine'),
    ];
    const order = (typed: string) => narrowed(rows, '', typed)?.map(({ nom }) => nom);
    expect(order('mart')).toEqual(['Mart', 'Martin', 'Zola', 'Saint-Mart', 'Aubert', 'Abel', 'Demarty']);
    expect(order('zoe mart')?.slice(0, 3)).toEqual(['Mart', 'Martin', 'Saint-Mart']);
    const chosen = narrowed(rows, '', 'mart', true)?.map(({ nom }) => nom);
    expect(chosen).toEqual(['Aubert', 'Abel', 'Martin', 'Mart', 'Saint-Mart', 'Demarty', 'Zola']);
  });
});

describe('a search in a list', () => {
  const names = ['Groupe de Brest', 'Brest', 'Les Bresson', 'Chorale', 'Zèbre'];
  const inList = (typed: string) =>
    foundIn(
      names,
      names.map((name) => lineOf([name, name === 'Chorale' ? 'répète à Brest' : ''])),
      searchOf(typed),
    );

  it('puts the whole name first, then its beginning, other words, the rest and what is inside [K1, K3]', () => {
    expect(inList('bre')).toEqual(['Brest', 'Groupe de Brest', 'Les Bresson', 'Chorale', 'Zèbre']);
    expect(inList('brest')).toEqual(['Brest', 'Groupe de Brest', 'Chorale']);
    expect(inList('d')).toEqual(['Groupe de Brest']);
    expect(inList('ZEB')).toEqual(['Zèbre']);
    expect(inList('')).toBe(names);
  });

  it('is blind to accents, case, ligatures and spaces around [M22, AD8]', () => {
    const labels = ['Équipe Sœurs', 'chorale', 'Éveil'];
    const found = (typed: string) =>
      foundIn(
        labels,
        labels.map((label) => lineOf([label])),
        searchOf(typed),
      );
    expect(found('EQUIPE soeurs')).toEqual(['Équipe Sœurs']);
    expect(found('é')).toEqual(['Équipe Sœurs', 'Éveil', 'chorale']);
    expect(found('  eveil ')).toEqual(['Éveil']);
    expect(found('x')).toEqual([]);
  });
});

describe('what is marked', () => {
  const marked = (shown: string, typed: string) =>
    markedIn(shown, memberSearchOf(typed), 3).map(([from, to]) => shown.slice(from, to));

  it('is the beginning of words, letters with their accents [K3]', () => {
    expect(marked('Rivet Alice', 'riv')).toEqual(['Riv']);
    expect(marked('Élodie', 'elo')).toEqual(['Élo']);
    expect(marked('E\u0301lodie', 'elo')).toEqual(['E\u0301lo']);
    expect(marked('Œuvrard', 'oeu')).toEqual(['Œu']);
    expect(marked('Marie-Jo', 'marie jo')).toEqual(['Marie', 'Jo']);
    expect(marked('de La Fontaine', 'la fon')).toEqual(['La', 'Fon']);
    expect(marked('Martin Marie', 'mar')).toEqual(['Mar', 'Mar']);
  });

  it('is inside of a word only where no word begins so, from three letters on [K3]', () => {
    expect(marked('Privat Rivet', 'riv')).toEqual(['Riv']);
    expect(marked('Privat', 'riv')).toEqual(['riv']);
    expect(marked('Alain', 'la')).toEqual([]);
  });

  it('is the digits of a number, whatever stands between them [K3, K10]', () => {
    const digits = (shown: string, typed: string) =>
      markedDigits(shown, memberSearchOf(typed)).map(([from, to]) => shown.slice(from, to));
    expect(digits('06 12 34 56 78', '0612')).toEqual(['06 12']);
    expect(digits('06 12 34 56 78', '+33 6 12 3')).toEqual(['06 12 3']);
    expect(digits('+262 692 12 34 56', '0692123456')).toEqual(['692 12 34 56']);
    expect(digits('06 12 34 56 78', 'dupont')).toEqual([]);
  });
});
