import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guard, readCell } from '../../../../src/domain/csv/cell';
import { csvLine } from '../../../../src/domain/csv/csvLine';

/** Text with all that cells and spreadsheets trip over. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...';,"\t\n\r\'=+-@ 019.,E#é＝', "'", '="', '.0', 'E+08', '#REF!', 'mars', '/'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 7 },
  )
  .map((parts) => parts.join(''));

const excel = (value: string) => csvLine([value], 'excel').slice(0, -2);
/** The text between the quotes of CSV. */
const plain = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

describe('the cell of a file', () => {
  it('is read as it was written, exactly and for Excel [K9]', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(readCell(guard(value))).toEqual({ text: value });
        expect(readCell(plain(excel(value)))).toEqual({ text: value });
      }),
      { numRuns: 2000 },
    );
  });

  it('begins no formula, neither at its beginning nor after a comma, a tab or a line break [K9]', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(guard(value)).not.toMatch(/(?:^|[,\t])[=+\-@\t\r\n＝]|[\r\n][=+\-@\t＝]/);
      }),
      { numRuns: 2000 },
    );
    expect(guard("Bonjour\n=cmd|' /C calc'!A0")).toBe("Bonjour\n'=cmd|' /C calc'!A0");
    expect(guard('a\r\n-1')).toBe("a\r\n'-1");
    expect(guard('deux lignes\n\nsans formule')).toBe('deux lignes\n\nsans formule');
  });
});

describe('what a spreadsheet put around a value', () => {
  it('is undone in every writing [K8]', () => {
    const rows = [
      ['="0612345678"', '0612345678'],
      ['="dit ""oui"""', 'dit "oui"'],
      ["'0612345678", '0612345678'],
      ['612345678.0', '612345678'],
      ['612345678,0', '612345678'],
      ['6,12345678E+08', '612345678'],
      ['3.3612345678E+10', '33612345678'],
      ["'tHooft", "'tHooft"],
      ['12.50', '12.50'],
      ['4E12', '4E12'],
    ] as const;
    for (const [cell, value] of rows) expect.soft(readCell(cell), cell).toEqual({ text: value });
  });

  it('is told where no value is left [K8]', () => {
    const rows = [
      ['6,12346E+08', 'rounded'],
      ['1.23E+17', 'rounded'],
      ['=A1&B1', 'formula'],
      ['#N/A', 'error'],
      ['#VALEUR!', 'error'],
      ['########', 'error'],
    ] as const;
    for (const [cell, problem] of rows) expect.soft(readCell(cell), cell).toEqual({ text: cell, problem });
  });
});

describe('a cell for Excel', () => {
  it('keeps every zero and digit of what a spreadsheet would change [K9]', () => {
    const changed = [
      '01000',
      '123456789012345678',
      '0041791234567',
      '1-2',
      '1/2',
      'MARS1',
      '8 mai',
      'Sept 2',
      '12/05/80',
      '2026-03-15',
      '1 234',
      '12,50',
      '1E5',
      '06 12 34 56 78',
      '+33 6 12 34 56 78',
      '(06)',
      '8 pm',
      'VRAI',
      '50 %',
      '#12',
    ];
    for (const value of changed) expect.soft(plain(excel(value)), value).toBe(`="${value}"`);
  });

  it('stays bare where a French spreadsheet shows it as it is', () => {
    const kept = [
      'Martin',
      '12 rue Haute',
      'Mars',
      '12',
      '-3',
      '1,5',
      '15/03/2026',
      '08:30',
      '15/03/2026 08:30',
    ];
    for (const value of kept) expect.soft(excel(value), value).toBe(value);
  });

  it('is never a formula of somebody else [K9]', () => {
    expect(plain(excel('=HYPERLINK("http://x")'))).toBe('\'=HYPERLINK("http://x")');
    expect(plain(excel('@SUM(A1)'))).toBe("'@SUM(A1)");
  });

  it('of too many digits for a formula is marked as text', () => {
    const long = '1'.repeat(300);
    expect(excel(long)).toBe(`'${long}`);
    expect(readCell(excel(long))).toEqual({ text: long });
  });
});
