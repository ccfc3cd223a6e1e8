import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readCsvFile } from '../../../demo/server/contract/members/transfer/csvFile';
import { HttpError } from '../../../demo/server/http/httpError';
import { prepareLines } from '../../../src/areas/members/reading/prepareLines';
import { readCell } from '../../../src/domain/csv/cell';
import { csvLine, writeCsv } from '../../../src/domain/csv/csvLine';
import { calendarFile, calendarFileName } from '../../../src/domain/events/calendarFile';
import { decodeFile } from '../../../src/domain/import/bytes/reading';
import { readingsOf } from '../../../src/domain/import/bytes/readings';
import { decisionsOf, rulesOf } from '../../../src/domain/import/decisions';
import { matchHeaders } from '../../../src/domain/import/matchHeaders';
import { normaliseLine } from '../../../src/domain/import/normaliseLine';
import { readPhone } from '../../../src/domain/import/phones';
import { planOf } from '../../../src/domain/import/plan';
import { readSheet, tableOf } from '../../../src/domain/import/readTable';
import { IMPORT_COLUMNS } from '../../../src/domain/members/fileColumns';
import { present } from '../../support/present';
import { anyDay, anyText, HOSTILE, runs, wellFormed } from './anything';

const TODAY = '2026-03-05';
const now = async () => {};
const RULES = { today: TODAY, zone: 'Europe/Paris', dayOrder: 'dayFirst' } as const;

async function tableIn(text: string) {
  const sheet = await readSheet(text, now);
  return 'kind' in sheet ? sheet : tableOf(sheet);
}
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The bytes of a file: any bytes, text in some encoding, or CSV with mistakes. */
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  anyText(60).map(bytesOf),
  fc
    .tuple(
      fc.constantFrom(';', ',', '\t'),
      fc.array(fc.array(anyText(6), { maxLength: 4 }), { maxLength: 4 }),
    )
    .map(([mark, rows]) =>
      bytesOf(['nom', 'prénom', 'genre'].join(mark) + rows.map((row) => `\n${row.join(mark)}`).join('')),
    ),
);

describe('a file of members', () => {
  it('is read or refused with a sentence, by the page and by the server, for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        const own = new Uint8Array(bytes);
        const found = await readingsOf(own, now);
        for (const reading of 'readings' in found ? found.readings : []) {
          const table = await tableIn(await decodeFile(own, reading, now));
          if ('rows' in table) {
            const plan = planOf(table.header, table.rows, matchHeaders(table.header));
            const rules = rulesOf(decisionsOf(table.header, table.rows, plan), {}, RULES);
            const lines = await prepareLines(table, { plan, rules, pause: now });
            expect(lines.length).toBeLessThanOrEqual(table.rows.length);
          } else expect(table.kind).toBeTruthy();
        }
        try {
          await readCsvFile(bytes, RULES);
        } catch (error) {
          expect(error).toBeInstanceOf(HttpError);
          expect(error).toHaveProperty('message', expect.stringMatching(/\S/));
        }
      }),
      runs(400),
    );
  });

  it('has the same cells when it is read as when it was written', async () => {
    // The server trims texts and removes halves of characters, as documented.
    const cell = wellFormed(12).map((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').trim());
    const cells: Record<string, fc.Arbitrary<string>> = Object.fromEntries(
      IMPORT_COLUMNS.map((field) => [field, cell]),
    );
    const row: fc.Arbitrary<Record<string, string>> = fc.record({
      ...cells,
      nom: cell.map((text) => `N${text}`),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
        const text = writeCsv([
          IMPORT_COLUMNS,
          ...rows.map((values) => IMPORT_COLUMNS.map((field) => present(values[field], field))),
        ]);
        const table = await tableIn(text.slice(1));
        if (!('rows' in table)) throw new Error(table.kind);
        const read = table.rows.map((each) => each.map((written) => readCell(written).text));
        expect(read).toEqual(rows.map((values) => IMPORT_COLUMNS.map((field) => values[field])));
      }),
      runs(200),
    );
  });

  it('never has a cell that begins like a formula, and reads back unchanged', async () => {
    const cell = fc.oneof(
      fc.constantFrom(...HOSTILE, '\t=1', "'=1", "''+1", '"', ';', 'x,=1', "x,''\t@a", '＝1', 'a\t－1'),
      anyText(8),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 2, maxLength: 5 }), async (cells) => {
        // A header without known names would be passed over for a row that has one: «name».
        const header = IMPORT_COLUMNS.slice(0, cells.length);
        for (const text of [writeCsv([header, cells]), `\ufeff${csvLine(header)}${csvLine(cells)}`]) {
          const { data } = Papa.parse<string[]>(text, { delimiter: ';', newline: '\r\n' });
          for (const written of data.flat()) expect(written).not.toMatch(/(^|[,\t])[=+\-@\t\r\n＝＋－＠]/);
        }
        fc.pre(cells.some((text) => text.trim()));
        const table = await tableIn(writeCsv([header, cells]).slice(1));
        if (!('rows' in table)) throw new Error(table.kind);
        const read = (table.rows[0] ?? []).map((written) => readCell(written).text);
        expect(read).toEqual(cells.map((text) => text.replaceAll(/\r\n?/g, '\n')));
      }),
      runs(300),
    );
  });

  it('is corrected the same way twice', () => {
    const written = fc.oneof(
      anyText(12),
      fc.stringMatching(/^\+?[\d .]{3,16}$/),
      fc.constantFrom('Mme', 'H', 'marié(e)', 'mailto:a@b.fr', '5/3/1990', '6,12E+08', '0033612345678'),
    );
    const line = fc.record(
      Object.fromEntries(IMPORT_COLUMNS.map((field) => [field, written])),
    ) as fc.Arbitrary<Record<(typeof IMPORT_COLUMNS)[number], string>>;
    fc.assert(
      fc.property(line, (values) => {
        const once = normaliseLine(values, RULES);
        expect(normaliseLine(once.values, RULES).values).toEqual(once.values);
        const phone = readPhone(once.values.telephone);
        if ('phone' in phone)
          expect(readPhone(phone.phone)).toEqual({ phone: phone.phone, isRepaired: false });
      }),
      runs(400),
    );
  });
});

describe('a calendar file', () => {
  const unfolded = (file: string) => file.replaceAll('\r\n ', '');
  const unescaped = (text: string) =>
    text.replaceAll(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));

  it('holds any words in lines of at most 75 octets, and no injected line', () => {
    const time = fc.oneof(fc.constantFrom('10:00', '9:05', '23:59:59', '24:00', '', null), anyText(5));
    const event = fc.record({
      id: fc.nat(),
      nom_evenement: wellFormed(120),
      lieu: fc.oneof(wellFormed(), fc.constant(null)),
      date: fc.oneof(
        anyDay(),
        anyDay().map((day) => `${day}T10:00:00`),
        anyText(),
      ),
      heure_debut: time,
      heure_fin: time,
      is_recurrent: fc.boolean(),
      recurence_data: fc.oneof(fc.record({ frequency: anyText(8) }), fc.constant({ frequency: 'weekly' })),
    });
    fc.assert(
      fc.property(event, anyText(30), wellFormed(60), (event, host, description) => {
        expect(calendarFileName(event)).toMatch(/^[a-z0-9-]{1,80}\.ics$/);
        const file = calendarFile(event, { now: new Date('2026-03-05'), host, description });
        if (file === undefined) return;
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
        for (const line of file.split('\r\n')) expect(bytesOf(line).length).toBeLessThanOrEqual(75);
        const lines = unfolded(file).split('\r\n');
        expect(lines.filter((line) => /^(BEGIN|END|UID|DTSTAMP|SUMMARY)[:;]/.test(line))).toHaveLength(7);
        const summary = present(
          lines.find((line) => line.startsWith('SUMMARY:')),
          'summary',
        ).slice('SUMMARY:'.length);
        const plain = event.nom_evenement.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
        expect(unescaped(summary)).toBe(plain);
      }),
      runs(250),
    );
  });
});
