import { describe, expect, it } from 'vitest';
import { isFrenchPostcode, splitPostcode } from '../../../src/domain/contact/postcode';
import { decisionsOf, rulesOf } from '../../../src/domain/import/decisions';
import { matchHeaders } from '../../../src/domain/import/matchHeaders';
import { planOf } from '../../../src/domain/import/plan';
import { readRow } from '../../../src/domain/import/readRow';
import { IMPORT_COLUMNS } from '../../../src/domain/members/fileColumns';
import { knownFields } from '../../../src/domain/members/memberFieldRules';

describe('A postcode', () => {
  it('is French with five digits, or where there is none', () => {
    for (const code of ['69001', ' 01000 ', '', '97460'])
      expect.soft(isFrenchPostcode(code), code).toBe(true);
    for (const code of ['1000', 'ABCD', '690010', 'SW1A 1AA', '6900A'])
      expect.soft(isFrenchPostcode(code), code).toBe(false);
  });

  it('is found before the name of a town, and nowhere else', () => {
    expect(splitPostcode('69001 Lyon')).toEqual({ code_postal: '69001', ville: 'Lyon' });
    expect(splitPostcode('F-44000 Nantes Cedex 3')).toEqual({
      code_postal: '44000',
      ville: 'Nantes Cedex 3',
    });
    expect(splitPostcode('1000 Bruxelles')).toEqual({ code_postal: '1000', ville: 'Bruxelles' });
    for (const town of ['Lyon', '69001', 'Lyon 69001', 'Paris 11', '8 Mai', ''])
      expect.soft(splitPostcode(town), town).toBe(undefined);
  });
});

describe('A file with addresses', () => {
  const header = ['Nom', 'Prénom', 'Genre', 'Adresse', 'Adresse 2', 'CP', 'Ville'];
  const rows = [
    ['O’Neill', 'Zoë', 'f', '1 rue Haute', 'Bât. B', '', '69001 Lyon'],
    ['Roy', 'Luc', 'm', '2 rue Basse', '', '1000', 'Bruxelles'],
    ['Roy', 'Нина', 'f', '', '', '44000', '44100 Nantes'],
  ];
  const read = (answers: Parameters<typeof rulesOf>[1], known = IMPORT_COLUMNS) => {
    const plan = planOf(header, rows, matchHeaders(header, known));
    const decisions = decisionsOf(header, rows, plan);
    const rules = rulesOf(decisions, answers, { today: '2026-12-01' });
    return { decisions, lines: rows.map((row) => readRow(row, plan, rules)) };
  };

  it('has its second line and its postcode by their names', () => {
    const [first, second] = read({}).lines;
    expect(first?.values).toMatchObject({ adresse: '1 rue Haute', adresse_complement: 'Bât. B' });
    expect(second).toMatchObject({
      values: { code_postal: '1000', ville: 'Bruxelles' },
      notes: [{ kind: 'foreignPostcode', value: '1000' }],
    });
  });

  it('proposes to take the postcode out of the town, and does so only when that is answered', () => {
    const asked = read({});
    expect(asked.decisions.townPostcodes).toEqual({ count: 1, examples: ['69001 Lyon'] });
    expect(asked.lines[0]?.values).toMatchObject({ code_postal: '', ville: '69001 Lyon' });
    const [first, , third] = read({ postcodes: 'split' }).lines;
    expect(first).toMatchObject({
      values: { code_postal: '69001', ville: 'Lyon' },
      notes: [{ kind: 'splitPostcode', value: '69001 Lyon' }],
    });
    // A line with a postcode of its own stays as it is written.
    expect(third?.values).toMatchObject({ code_postal: '44000', ville: '44100 Nantes' });
  });

  it('has neither for a back end that does not know them', () => {
    const known = knownFields(IMPORT_COLUMNS, () => false);
    expect(known).toEqual(IMPORT_COLUMNS.filter((field) => !/code_postal|complement/.test(field)));
    expect(matchHeaders(header, known)).not.toHaveProperty('code_postal');
    expect(read({}, known).lines[1]?.values).toMatchObject({ code_postal: '', adresse_complement: '' });
  });
});
