import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCell } from '../../../src/domain/csv/cell';
import { writeCsv } from '../../../src/domain/csv/csvLine';
import { startTestServer, type TestServer } from '../../support/server';
import { ask } from '../server/ask';

/** Beginnings of a cell that spreadsheets read as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Rows as csv-parse reads them. It refuses rows of unequal length, stray quotes and other line ends. */
const rowsOf = (file: string): string[][] =>
  parse(file, { bom: true, delimiter: ';', recordDelimiter: '\r\n', skipEmptyLines: false });

describe('a CSV, read by csv-parse', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '',
      '=1+1',
      '-1',
      "'=x",
      'a;b',
      'dit "oui"',
      '"',
      'deux\r\nlignes',
      '\n',
      ' bord ',
      '\t@',
    ),
  );
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));

  it('has the written cells, and none is a formula', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = rowsOf(writeCsv(rows));
        expect(read.map((row) => row.map((text) => readCell(text).text))).toEqual(rows);
        for (const text of read.flat()) expect(text).not.toMatch(FORMULA);
      }),
    );
  });
});

describe('an export of the server, read by csv-parse', () => {
  let server: TestServer;
  let token: string;
  /** Every call that answers with CSV, by the OpenAPI document. */
  let exports: string[];

  beforeAll(async () => {
    server = await startTestServer({ members: 5 });
    token = await server.login();
    const document: {
      paths: Record<string, { get?: { responses: { 200?: { content?: object } } } }>;
    } = JSON.parse((await ask(server, '/api/openapi.json')).text);
    exports = Object.entries(document.paths)
      .filter(([, { get }]) => Object.keys(get?.responses[200]?.content ?? {}).includes('text/csv'))
      .map(([path]) => path.replace(/\{\w+\}/, '1'));
  });
  afterAll(() => server.close());

  const nasty = '=HYPERLINK("http://x";"y")';
  const create = async (path: string, body: object) => {
    const { status, text } = await ask(server, path, { token, body });
    expect([path, status < 300, text]).toEqual([path, true, text]);
  };
  const cellsOf = async (path: string) => rowsOf((await ask(server, path, { token })).text).flat();

  it('is a table with a header for every export', async () => {
    expect(exports).toHaveLength(9);
    for (const path of exports) {
      const { status, text } = await ask(server, path, { token });
      const [header = []] = rowsOf(text);
      const names = new Set(header);
      expect([path, status, names.size > 1, names.size, names.has('')]).toEqual([
        path,
        200,
        true,
        header.length,
        false,
      ]);
    }
  });

  it('has the typed texts, with a guard before those that begin like a formula', async () => {
    await create('/api/tags/', { name: nasty, can_be_inevent: false });
    await create('/api/groupes/', { nom: nasty, description: 'a;"b"\nc', couleur: '#123456' });
    const values = {
      1: nasty,
      2: 'a@b.fr',
      3: '06 12 34 56 78',
      4: '2015-06-30',
      6: 'M',
      7: 'En car depuis l’église',
    };
    await create('/api/formulaires/inscription-camp-ete/reponses/', { valeurs: values });
    for (const path of ['/api/tags/export/', '/api/groups/export/', '/api/formulaires/1/reponses/']) {
      const cells = await cellsOf(path);
      expect([path, cells.includes(`'${nasty}`)]).toEqual([path, true]);
      for (const text of cells) expect(text).not.toMatch(FORMULA);
    }
    expect(await cellsOf('/api/groups/export/')).toContain('a;"b"\nc');
  });
});
