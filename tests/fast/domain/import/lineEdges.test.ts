import { describe, expect, it } from 'vitest';
import { readDate as readDateBy } from '../../../../src/domain/import/dates';
import { type FieldValues, needsDecision } from '../../../../src/domain/import/fieldValues';
import { normaliseLine } from '../../../../src/domain/import/normaliseLine';
import { readPhone } from '../../../../src/domain/import/phones';
import { planOf } from '../../../../src/domain/import/plan';
import { readRow } from '../../../../src/domain/import/readRow';
import { IMPORT_COLUMNS } from '../../../../src/domain/members/fileColumns';

const TODAY = '2026-11-21';
const RULES = { today: TODAY, dayOrder: 'dayFirst' } as const;
const readDate = (written: string, today: string) => readDateBy(written, { ...RULES, today });
const EMPTY = Object.fromEntries(IMPORT_COLUMNS.map((field) => [field, ''])) as Record<
  string,
  string
> as FieldValues;
const awa = { ...EMPTY, nom: 'Diop', prenom: 'Awa', genre: 'F' };
const read = (values: Partial<FieldValues>) => normaliseLine({ ...awa, ...values }, RULES);

describe('a birth date in a file', () => {
  it('is unreadable with anything beside it', () => {
    const rows = [
      'le 05/03/1990',
      '05/03/1990 ?',
      '105/03/1990',
      '05/03/19905',
      '05/03/199',
      'x1990-03-05',
      '1990-03-05x',
    ];
    for (const written of rows)
      expect.soft(readDate(written, TODAY), written).toEqual({ problem: 'unreadable' });
  });

  it('is read with a time, and with other separators', () => {
    for (const written of ['1990-03-05T00:00:00', '1990-03-05 00:00', '1990/3/5', '5 3 1990'])
      expect.soft(readDate(written, TODAY), written).toEqual({ date: '1990-03-05' });
  });
});

describe('a first name in a file', () => {
  it('that names two people is taken with a remark, and a compound one without [Q11]', () => {
    for (const prenom of [
      'Jean et Marie',
      'Jean ET Marie',
      'Jean & Marie',
      'Jean&Marie',
      'Jürg und Mia',
      'John and Mary',
      'Jean/Marie',
      'Jean + Marie',
    ]) {
      const { values, problems, notes } = read({ prenom });
      expect.soft([values.prenom, problems], prenom).toEqual([prenom, []]);
      expect.soft(notes.filter(needsDecision), prenom).toEqual([{ kind: 'twoFirstNames', value: prenom }]);
    }
    for (const prenom of [
      'Marie-Jo',
      'Etienne',
      'Jean Marie',
      'Alexandre',
      'Jean-Etienne',
      'Marie, Anne',
      'Et',
    ])
      expect.soft(read({ prenom }).notes, prenom).toEqual([]);
  });

  it('out of a whole name that is refused for two people isn’t remarked as well [Q11]', () => {
    const plan = planOf(['Nom complet', 'Sexe'], [], { nom_complet: 0, genre: 1 });
    for (const name of ['Roy Jean et Marie', 'Keller Jürg und Mia', 'Roy Jean + Marie']) {
      const { problems, notes } = readRow([name, 'F'], plan, { ...RULES, nameOrder: 'lastFirst' });
      expect
        .soft(
          problems.map(({ kind }) => kind),
          name,
        )
        .toEqual(['twoPeople']);
      expect
        .soft(
          notes.map(({ kind }) => kind),
          name,
        )
        .not.toContain('twoFirstNames');
    }
  });
});

describe('a phone number in a file', () => {
  it('has lost its digits in a rounded number', () => {
    for (const written of ['6E8', '6e+8', '6.1E08'])
      expect.soft(readPhone(written), written).toEqual({ problem: 'rounded' });
  });

  it('is kept as it stands when it is no rounded or repairable number', () => {
    const rows = [
      '16,1E+08',
      '6,1E+08 bis',
      'poste 6E8',
      '6123456789',
      '5612345678',
      '336123456789',
      '1 0033612345678',
      '0033612345678x',
      '0033612',
    ];
    for (const phone of rows) expect.soft(readPhone(phone), phone).toEqual({ phone, isRepaired: false });
  });

  it('is told where it was repaired, refused where its digits are lost, and may be missing', () => {
    expect(read({ telephone: '612345678' })).toMatchObject({
      values: { telephone: '0612345678' },
      notes: [{ kind: 'phone', field: 'telephone', value: '0612345678' }],
    });
    expect(read({ telephone: '06 12 34 56 78' })).toMatchObject({
      values: { telephone: '06 12 34 56 78' },
      notes: [],
    });
    expect(read({ telephone: '6E8' }).problems).toEqual([
      { kind: 'roundedPhone', field: 'telephone', value: '6E8' },
    ]);
    expect(read({})).toMatchObject({ values: { telephone: '' }, problems: [], notes: [] });
  });
});

describe('a line of a file', () => {
  it('loses the mailto: that a spreadsheet puts before an address, and nothing else', () => {
    expect(read({ email: 'MAILTO:awa@exemple.fr' }).values.email).toBe('awa@exemple.fr');
    expect(read({ email: 'x.mailto:awa@exemple.fr' }).values.email).toContain('mailto:');
  });

  it('has a gender and a situation whatever the punctuation between their words', () => {
    expect(read({ genre: '  m. ' }).values.genre).toBe('masculin');
    expect(read({ situation_matrimoniale: 'Marié  / (e)' }).values.situation_matrimoniale).toBe('marie');
  });
});
