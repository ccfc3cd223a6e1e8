import { describe, expect, it } from 'vitest';
import { labelNameTexts } from '../../../../src/areas/members/labels/texts.fr';
import { addresseeOf, letterWordsOf } from '../../../../src/domain/labels/addressee';
import { householdsOf } from '../../../../src/domain/labels/households';
import { composedLabel } from '../../../../src/domain/labels/labelLines';
import { filledIn, unknownFields } from '../../../../src/domain/labels/letter';
import { LABEL_COUNTS, LABEL_SHEETS, labelPlaces, sheetsOf } from '../../../../src/domain/labels/sheets';
import { family, person } from './people';

const words = labelNameTexts;
const OPTIONS = { withChildren: false, hasPostcodes: true, words };
const ids = (households: ReturnType<typeof householdsOf>) => households.map((one) => one.map(({ id }) => id));

describe('A household', () => {
  it('is one address and a family link [R7]', () => {
    const { luc, zoe, lea } = family();
    const neighbour = person({ nom: 'Roy' });
    expect(ids(householdsOf([luc, neighbour, lea, zoe], true))).toEqual([
      [luc.id, lea.id, zoe.id],
      [neighbour.id],
    ]);
    expect(householdsOf([luc, zoe], false)).toHaveLength(2);
  });

  it('compares the whole address, the postcode and the second line with it [R7]', () => {
    const { luc, zoe } = family();
    const same = { ...zoe, adresse: ' 4 ALLÉE des pins ', ville: 'nantes' };
    expect(householdsOf([luc, same], true)).toHaveLength(1);
    for (const other of [{ code_postal: '44100' }, { adresse_complement: 'Bât. B' }, { adresse: null }])
      expect.soft(householdsOf([luc, { ...zoe, ...other }], true), JSON.stringify(other)).toHaveLength(2);
  });

  it('joins brothers and sisters whose parents are not among the people [R7]', () => {
    const parents = [900];
    const [lea, tom] = [person({ prenom: 'Léa', parents }), person({ prenom: 'Tom', parents })];
    expect(householdsOf([lea, tom], true)).toHaveLength(1);
    expect(
      householdsOf(
        [
          { ...lea, adresse: '' },
          { ...tom, adresse: '' },
        ],
        true,
      ),
    ).toHaveLength(2);
  });
});

describe('The names of an envelope', () => {
  it('are those of a couple together, with the children only where they are wanted [R7]', () => {
    const { luc, zoe, lea } = family();
    expect(addresseeOf([lea, zoe, luc], false, words)).toEqual({ names: 'M. et Mme Roy', children: '' });
    const tom = person({ prenom: 'Tom', parents: [luc.id] });
    expect(addresseeOf([luc, zoe, lea, tom], true, words).children).toBe('Léa et Tom');
  });

  it('keep two names, unknown genders and people under 18 as they are [R7]', () => {
    const { luc, zoe, lea } = family();
    expect(addresseeOf([{ ...luc, nom: 'O’Neill' }, zoe], false, words).names).toBe(
      'M. Luc O’Neill et Mme Zoë Roy',
    );
    expect(addresseeOf([{ ...luc, genre: null }, zoe], false, words).names).toBe('Luc Roy et Mme Zoë Roy');
    expect(addresseeOf([lea], false, words).names).toBe('Léa Roy');
    expect(
      addresseeOf([person({ nom: 'Иванова', prenom: 'Нина', genre: 'feminin' })], false, words).names,
    ).toBe('Mme Нина Иванова');
    const [one, two] = [person({ prenom: 'Léa' }), person({ prenom: 'Tom' })];
    expect(addresseeOf([one, two], false, words).names).toBe('Léa et Tom Roy');
  });

  it('greet in a letter by gender and number [R7]', () => {
    const { luc, zoe, lea } = family();
    expect(letterWordsOf([luc, zoe, lea], words)).toEqual({
      firstName: 'Luc et Zoë',
      lastName: 'Roy',
      salutation: 'Chers Luc et Zoë',
    });
    expect(letterWordsOf([zoe], words).salutation).toBe('Chère Zoë');
    expect(letterWordsOf([{ ...luc, genre: '' }], words).salutation).toBe('Bonjour Luc');
  });
});

describe('A label', () => {
  it('closes up empty lines, and ends with postcode and town in capitals [R7]', () => {
    const label = composedLabel([person({ ville: 'Évreux', code_postal: '27000' })], OPTIONS);
    expect(label).toMatchObject({
      lines: ['M. Luc Roy', '4 allée des Pins', '27000 ÉVREUX'],
      cut: [],
      lacking: [],
    });
    const whole = composedLabel([person({ adresse_complement: 'Bâtiment B' })], OPTIONS);
    expect(whole.lines).toEqual(['M. Luc Roy', 'Bâtiment B', '4 allée des Pins', '44000 NANTES']);
  });

  it('breaks long names between words, in at most six lines of 38 signs [R7]', () => {
    const long = person({
      nom: 'de La Rochefoucauld-Montmorency de Saint-Germain',
      prenom: 'Marie-Antoinette',
      adresse: '180 boulevard du Maréchal de Lattre de Tassigny prolongé',
      adresse_complement: 'Résidence des Tilleuls, escalier C, appartement 12, troisième étage',
      ville: 'Saint-Germain-en-Laye',
    });
    const { lines, cut } = composedLabel([long], OPTIONS);
    expect(lines).toHaveLength(6);
    for (const line of lines) expect.soft(Array.from(line).length, line).toBeLessThanOrEqual(38);
    expect(lines.at(-1)).toBe('44000 SAINT-GERMAIN-EN-LAYE');
    expect(lines.slice(0, 2)).toEqual(['M. Marie-Antoinette de La', 'Rochefoucauld-Montmorency de']);
    expect(cut).toEqual([long.adresse_complement, long.adresse]);
  });

  it('says what does not fit, also of a town or of one long word [R7]', () => {
    const town = 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson';
    const { lines, cut } = composedLabel([person({ ville: town, adresse: `1 ${'é'.repeat(80)}` })], OPTIONS);
    expect(cut).toContain(`44000 ${town.toUpperCase()}`);
    for (const line of lines) expect.soft(Array.from(line).length).toBeLessThanOrEqual(38);
  });

  it('says which part of the address is lacking [R7]', () => {
    expect(composedLabel([person({ adresse: ' ', code_postal: null, ville: '' })], OPTIONS)).toMatchObject({
      lines: ['M. Luc Roy'],
      lacking: ['street', 'postcode', 'town'],
    });
    const second = person({ adresse: null, adresse_complement: 'Chez O’Neill', code_postal: null });
    expect(composedLabel([second], OPTIONS).lacking).toEqual(['postcode']);
    expect(composedLabel([second], { ...OPTIONS, hasPostcodes: false }).lacking).toEqual([]);
  });
});

describe('A sheet of labels', () => {
  it('has the measures of its kind, the same room at both sides [R7]', () => {
    for (const count of LABEL_COUNTS) {
      const { columns, rows, width, height } = LABEL_SHEETS[count];
      expect(columns * rows).toBe(count);
      const places = labelPlaces(count, { x: 0, y: 0 });
      const [first, last] = [places[0]!, places.at(-1)!];
      expect.soft(last.left + width).toBeCloseTo(210 - first.left, 6);
      expect.soft(last.top + height).toBeCloseTo(297 - first.top, 6);
    }
    const [, second, , fourth] = labelPlaces(21, { x: 1.5, y: -2 });
    expect(second).toMatchObject({ left: 7.25 + 66 + 1.5, width: 63.5, height: 38.1 });
    expect(second?.top).toBeCloseTo(13.15, 6);
    expect(fourth?.top).toBeCloseTo(13.15 + 38.1, 6);
  });

  it('begins at the nth label, and goes on with full sheets [R7]', () => {
    const sheets = sheetsOf(['a', 'b', 'c'], 14, 13);
    expect(sheets).toEqual([
      [
        { at: 12, label: 'a' },
        { at: 13, label: 'b' },
      ],
      [{ at: 0, label: 'c' }],
    ]);
    expect(sheetsOf([], 24, 6)).toEqual([]);
    expect(sheetsOf(Array.from({ length: 48 }), 24, 1).map(({ length }) => length)).toEqual([24, 24]);
  });
});

describe('A field of a letter', () => {
  const names = { firstName: 'Prénom', lastName: 'Nom', salutation: 'Formule d’appel' };

  it('is replaced however it is written, and an unknown one is told [R7]', () => {
    const words = { firstName: 'Zoë', lastName: 'O’Neill', salutation: 'Chère Zoë' };
    expect(filledIn('{Formule d’appel}, {prenom} {NOM} {x}', names, words)).toBe(
      'Chère Zoë, Zoë O’Neill {x}',
    );
    expect(filledIn("{formule d'appel}", names, words)).toBe('Chère Zoë');
    expect(unknownFields('{Prenon} {Nom} {Prenon} { }', names)).toEqual(['Prenon', ' ']);
  });
});
