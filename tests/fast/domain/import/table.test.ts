import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guard, readCell } from '../../../../src/domain/csv/cell';
import { writeCsv } from '../../../../src/domain/csv/csvLine';
import { type CsvTable, readSheet, tableOf } from '../../../../src/domain/import/readTable';
import { nth } from '../../../support/present';

async function read(text: string, pause = () => Promise.resolve(), at?: number) {
  const sheet = await readSheet(text, pause);
  return 'kind' in sheet ? sheet : tableOf(sheet, at);
}
async function table(text: string): Promise<CsvTable> {
  const found = await read(text);
  if ('kind' in found) throw new Error(`Refused: ${found.kind}`);
  return found;
}

const bytesOf = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
/** Text with all that CSV trips over; line ends as the reader unifies them. */
const cell = fc
  .array(fc.oneof(fc.constantFrom(...';,"\t\n\'=+-@ \u00a0\ufeffé🙂'), fc.string({ maxLength: 3 })), {
    maxLength: 6,
  })
  .map((parts) => parts.join('').replaceAll('\r', ''));

describe('writing CSV and reading it back', () => {
  it('gives every cell back: separators, quotes, line breaks, formulas and apostrophes before them', async () => {
    const rows = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
      );
    await fc.assert(
      fc.asyncProperty(rows, async (data) => {
        const header = nth(data, 0).map((_, column) => `colonne ${column}`);
        fc.pre(data.some((row) => row.some((value) => value.trim())));
        const text = new TextDecoder().decode(bytesOf(writeCsv([header, ...data])));
        const found = await table(text);
        expect(found.header).toEqual(header);
        expect(found.rows.map((row) => row.map((written) => readCell(written).text))).toEqual(data);
      }),
      { numRuns: 300 },
    );
  });

  it('writes what a French Excel opens: mark, semicolons, CRLF, and no live formula', () => {
    expect(
      writeCsv([
        ['nom', 'téléphone'],
        ['=1+1', '+33 6 12'],
      ]),
    ).toBe("\ufeffnom;téléphone\r\n'=1+1;'+33 6 12\r\n");
  });

  it('leaves no cell that a spreadsheet could run', () => {
    fc.assert(
      fc.property(cell, (value) => {
        expect(guard(value)).not.toMatch(/^[=+\-@\t\r]|[\r\n][=+\-@\t]/);
        expect(readCell(guard(value))).toEqual({ text: value });
      }),
    );
  });
});

describe('reading a CSV file', () => {
  it('finds the separator in the header', async () => {
    const rows = [
      [';', 'nom;prenom;genre\nDiop;Awa;F\n'],
      [',', 'nom,prenom,genre\nDiop,Awa,F\n'],
      ['\t', 'nom\tprenom\tgenre\nDiop\tAwa\tF\n'],
    ] as const;
    for (const [delimiter, text] of rows)
      expect
        .soft(await table(text), JSON.stringify(delimiter))
        .toMatchObject({ delimiter, rows: [['Diop', 'Awa', 'F']], firstLine: 2 });
  });

  it('is not misled by addresses full of commas', async () => {
    const text = 'nom;prenom;adresse, complément, étage\nDiop;Awa;"1, rue A, bât. B, Lyon"\n';
    expect((await table(text)).delimiter).toBe(';');
  });

  it('obeys the line by which Excel names the separator, and still counts lines as it does', async () => {
    const found = await table('sep=,\nnom,prenom,"a;b;c;d"\nDiop,Awa,x\n');
    expect(found).toMatchObject({ delimiter: ',', firstLine: 3, rows: [['Diop', 'Awa', 'x']] });
  });

  it('reads mixed line ends and a last line without one', async () => {
    const found = await table('nom;prenom\r\nDiop;Awa\nMorel;Luc\rNdiaye;Fatou');
    expect(found.rows.map(([name]) => name)).toEqual(['Diop', 'Morel', 'Ndiaye']);
  });

  it('keeps blank lines in their place, so that lines keep their numbers', async () => {
    const found = await table('\nnom;prenom\n\nDiop;Awa\n');
    expect(found).toMatchObject({ header: ['nom', 'prenom'], firstLine: 3 });
    expect(found.rows).toEqual([[''], ['Diop', 'Awa']]);
  });

  it('says at which line a quote is never closed', async () => {
    const problem = { kind: 'quotes', line: 3, isOpen: true };
    expect(await read('nom;prenom\nDiop;Awa\nMorel;"Luc\nNdiaye;Fatou\n')).toEqual(problem);
    const behindHint = 'sep=;\nnom;prenom\nMorel;"Luc\nNdiaye;Fatou\n';
    expect(await read(behindHint)).toEqual(problem);
  });

  it('says at which line a quote is out of place', async () => {
    expect(await read('nom;prenom\nDiop;Awa\nMorel;"Luc"x;y\n')).toEqual({
      kind: 'quotes',
      line: 3,
      isOpen: false,
    });
  });

  it('says so far down a long file too', async () => {
    const good = 'Diop;Awa;"1, rue du Parvis"\n'.repeat(30_000);
    expect(await read(`nom;prenom;adresse\n${good}Morel;"Luc;x\n`)).toEqual({
      kind: 'quotes',
      line: 30_002,
      isOpen: true,
    });
  });

  it('names a file without columns and one without lines', async () => {
    expect(await read('nom\nDiop\nMorel\n')).toEqual({ kind: 'noDelimiter' });
    expect(await read('nom|prenom\nDiop|Awa\n')).toEqual({ kind: 'noDelimiter' });
    expect(await read('nom;prenom\n\n;\n')).toEqual({ kind: 'noRow' });
    expect(await read(' \n')).toEqual({ kind: 'noRow' });
    expect(await read(';')).toEqual({ kind: 'noRow' });
  });

  it('reads a long file in slices, without losing or cutting a line', async () => {
    const line = (at: number) => `Nom${at};"Prénom\n${at}";"dit ""le grand"""\n`;
    let pauses = 0;
    const text = `nom;prenom;surnom\n${Array.from({ length: 20_000 }, (_, at) => line(at)).join('')}`;
    const found = await read(text, async () => {
      pauses++;
    });
    if ('kind' in found) throw new Error(found.kind);
    expect(found.rows).toHaveLength(20_000);
    expect(
      found.rows.every(([name, firstName], at) => name === `Nom${at}` && firstName === `Prénom\n${at}`),
    ).toBe(true);
    expect(pauses).toBeGreaterThan(2);
  });
});
