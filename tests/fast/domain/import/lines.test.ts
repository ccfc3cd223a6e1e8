import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareLines } from '../../../../src/areas/members/reading/prepareLines';
import { readDate as readDateBy } from '../../../../src/domain/import/dates';
import type { FieldValues } from '../../../../src/domain/import/fieldValues';
import { matchHeaders, missingFields } from '../../../../src/domain/import/matchHeaders';
import { normaliseLine } from '../../../../src/domain/import/normaliseLine';
import { readPhone } from '../../../../src/domain/import/phones';
import { planOf } from '../../../../src/domain/import/plan';
import { IMPORT_COLUMNS } from '../../../../src/domain/members/fileColumns';
import type { MemberField } from '../../../../src/domain/members/member';
import { nth } from '../../../support/present';

const TODAY = '2026-11-21';
const RULES = { today: TODAY, dayOrder: 'dayFirst' } as const;
const readDate = (written: string, today: string) => readDateBy(written, { ...RULES, today });
const EMPTY = Object.fromEntries(IMPORT_COLUMNS.map((field) => [field, ''])) as Record<MemberField, string>;
const awa: FieldValues = { ...EMPTY, nom: 'Diop', prenom: 'Awa', genre: 'F' };
const normal = (values: Partial<FieldValues>) => normaliseLine({ ...awa, ...values }, RULES);

describe('matching headers', () => {
  it('knows the names people give their columns, whatever the case and the accents', () => {
    const headers = [
      'NOM',
      'Prénom(s)',
      'Civilité',
      'Né(e) le',
      'N° de téléphone',
      'Courriel',
      'Adresse postale',
    ];
    expect(matchHeaders(headers)).toEqual({
      nom: 0,
      prenom: 1,
      genre: 2,
      date_naissance: 3,
      telephone: 4,
      email: 5,
      adresse: 6,
    });
  });

  it('finds every column of its own header', () => {
    expect(matchHeaders(IMPORT_COLUMNS)).toEqual(
      Object.fromEntries(IMPORT_COLUMNS.map((field, at) => [field, at])),
    );
  });

  it('finds the columns in any order, and never one column for two fields', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...IMPORT_COLUMNS, 'remarques', 'nom du conjoint']), (headers) => {
        const found = matchHeaders(headers);
        for (const [field, column] of Object.entries(found)) expect(headers[column]).toBe(field);
        expect(Object.keys(found)).toHaveLength(
          headers.filter((h) => IMPORT_COLUMNS.includes(h as MemberField)).length,
        );
      }),
    );
  });

  it('takes the first of two columns for the same field, and leaves half-names alone', () => {
    expect(matchHeaders(['Portable', 'Tél.', 'Nom du conjoint'])).toEqual({ telephone: 0 });
  });

  it('says which required columns are missing', () => {
    expect(missingFields(matchHeaders(['nom', 'ville']))).toEqual(['prenom', 'genre']);
  });
});

describe('reading birth dates', () => {
  it('reads a day in every order that is clear', () => {
    const rows = [
      ['05/03/1990', '1990-03-05'],
      ['5/3/1990', '1990-03-05'],
      ['05-03-1990', '1990-03-05'],
      ['05.03.1990', '1990-03-05'],
      ['1990-03-05', '1990-03-05'],
      ['1990-03-05T00:00:00.000Z', '1990-03-05'],
      ['29/02/2024', '2024-02-29'],
      [TODAY, TODAY],
    ] as const;
    for (const [written, date] of rows) expect.soft(readDate(written, TODAY), written).toEqual({ date });
  });

  it('refuses other days and says why', () => {
    const rows = [
      ['05/03/90', 'twoDigitYear'],
      ['31/02/1990', 'impossible'],
      ['29/02/2023', 'impossible'],
      ['03/25/1990', 'impossible'],
      ['22/11/2026', 'future'],
      ['mars 1990', 'unreadable'],
      ['32937', 'unreadable'],
    ] as const;
    for (const [written, problem] of rows)
      expect.soft(readDate(written, TODAY), written).toEqual({ problem });
  });

  it('reads every day of the past in both spellings', () => {
    const days = fc.date({ min: new Date('1905-01-01'), max: new Date(TODAY), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10);
        // Some programs write this day for «unknown».
        fc.pre(date !== '1970-01-01');
        const [year, month, dayOfMonth] = date.split('-');
        expect(readDate(date, TODAY)).toEqual({ date });
        expect(readDate(`${dayOfMonth}/${month}/${year}`, TODAY)).toEqual({ date });
      }),
    );
  });
});

describe('reading phone numbers', () => {
  it('repairs numbers that lost their zero or plus', () => {
    const rows = [
      ['612345678', '0612345678'],
      ['33612345678', '+33612345678'],
      ['0033612345678', '+33612345678'],
    ] as const;
    for (const [written, phone] of rows)
      expect.soft(readPhone(written), written).toEqual({ phone, isRepaired: true });
  });

  it('keeps whole numbers as they are', () => {
    for (const written of ['06 12 34 56 78', '06.12.34.56.78', '+33612345678', '+221 77 123 45 67', '17'])
      expect.soft(readPhone(written), written).toEqual({ phone: written, isRepaired: false });
  });

  it('refuses numbers whose digits are lost', () => {
    for (const written of ['6,12346E+08', '3.36123E+10'])
      expect.soft(readPhone(written), written).toEqual({ problem: 'rounded' });
  });
});

describe('reading a line', () => {
  it('reads the gender in its usual spellings [MM4]', () => {
    const rows = [
      ['H', 'masculin'],
      ['Homme', 'masculin'],
      ['M.', 'masculin'],
      ['Masculin', 'masculin'],
      ['F', 'feminin'],
      ['Mme', 'feminin'],
      ['Féminin', 'feminin'],
      ['Mlle', 'feminin'],
    ] as const;
    for (const [gender, wanted] of rows)
      expect
        .soft(normal({ genre: gender }), gender)
        .toMatchObject({ values: { genre: wanted }, problems: [] });
  });

  it('reads the situation in its usual spellings [MM5]', () => {
    const rows = [
      ['Marié(e)', 'marie'],
      ['mariée', 'marie'],
      ['Célibataire', 'celibataire'],
      ['', ''],
    ] as const;
    for (const [situation_matrimoniale, wanted] of rows)
      expect.soft(normal({ situation_matrimoniale }), situation_matrimoniale).toMatchObject({
        values: { situation_matrimoniale: wanted },
        notes: [],
      });
  });

  it('notes a situation the record has no place for, and imports the member', () => {
    expect(normal({ situation_matrimoniale: 'Veuf' })).toMatchObject({
      values: { situation_matrimoniale: '' },
      problems: [],
      notes: [{ kind: 'situation', value: 'Veuf' }],
    });
  });

  it('asks for last name, first name and gender [MM2]', () => {
    expect(normal({ nom: ' ', prenom: '', genre: '' }).problems).toEqual([
      { kind: 'missing', field: 'nom' },
      { kind: 'missing', field: 'prenom' },
      { kind: 'missing', field: 'genre' },
    ]);
  });

  it('names all that is wrong with a line at once [MM3]', () => {
    const { problems } = normal({
      genre: '?',
      date_naissance: '05/03/90',
      email: 'awa@',
      telephone: '6,1E+08',
    });
    expect(problems.map(({ kind }) => kind)).toEqual(['genre', 'twoDigitYear', 'roundedPhone', 'email']);
  });

  it('tidies spaces, line breaks and mailto:', () => {
    expect(normal({ nom: ' Diop\u00a0 Sarr\n', email: 'mailto:awa@exemple.fr' }).values).toMatchObject({
      nom: 'Diop Sarr',
      email: 'awa@exemple.fr',
    });
  });

  it('leaves out characters without width, but the joiners that scripts need', () => {
    const values = { nom: '\u200bDi\u00adop\ufeff', prenom: 'A\u2060wa', ville: 'می\u200cخواهم' };
    expect(normal(values).values).toMatchObject({ nom: 'Diop', prenom: 'Awa', ville: 'می\u200cخواهم' });
  });

  it('takes what can’t be a telephone number, with a remark [K10]', () => {
    for (const telephone of ['abc', '0612', '12', 'pas de tel']) {
      const { values, problems, notes } = normal({ telephone });
      expect
        .soft([values.telephone, problems, notes], telephone)
        .toEqual([telephone, [], [{ kind: 'oddPhone', field: 'telephone', value: telephone }]]);
    }
    for (const telephone of ['06 12 34 56 78 (maman)', '+41 79 123 45 67', '02 41 00 00 01 / 06 12 34 56 78'])
      expect.soft(normal({ telephone }).notes, telephone).toEqual([]);
  });

  it('changes nothing when it reads what it wrote', () => {
    const line = fc.record({
      nom: fc.string(),
      prenom: fc.string(),
      genre: fc.constantFrom('H', 'Mme', 'x', ''),
      date_naissance: fc.constantFrom('5/3/1990', '1990-03-05', '31/02/1990', ''),
      telephone: fc.constantFrom('612345678', '06 12', ''),
      situation_matrimoniale: fc.constantFrom('Mariée', 'Veuf', ''),
      adresse: fc.string(),
    });
    fc.assert(
      fc.property(line, (values) => {
        const once = normal(values);
        const twice = normaliseLine(once.values, RULES);
        expect(twice.values).toEqual(once.values);
        expect(twice.problems).toEqual(once.problems);
      }),
    );
  });
});

describe('preparing the lines of a file', () => {
  const header = ['Nom', 'Prénom', 'Sexe', 'Naissance', 'Mail'];
  const prepare = (rows: string[][], pause = () => Promise.resolve(), leavesOut?: boolean) =>
    prepareLines(
      { delimiter: ';', header, rows, firstLine: 2 },
      { plan: planOf(header, rows, matchHeaders(header)), rules: RULES, pause, leavesOut },
    );

  it('leaves out blank lines and keeps the numbers of the others', async () => {
    const lines = await prepare([
      ['Diop', 'Awa', 'F'],
      ['', ' '],
      ['Morel', 'Luc', 'H'],
    ]);
    expect(lines.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('marks a line that repeats an earlier one: same name and birth date, or same e-mail', async () => {
    const lines = await prepare([
      ['Diop', 'Awa', 'F', '05/03/1990', 'awa@exemple.fr'],
      ['DIOP', 'awa', 'F', '1990-03-05', ''],
      ['Ndiaye', 'Awa', 'F', '', 'AWA@exemple.fr'],
      ['Diop', 'Awa', 'F', '06/03/1990', ''],
    ]);
    expect(lines.map(({ doubleOf }) => doubleOf)).toEqual([undefined, 2, 2, undefined]);
  });

  it('empties refused values only where asked, and only if the member may do without them', async () => {
    const rows = [
      ['Diop', 'Awa', 'F', '05/03/90', 'awa@'],
      ['Morel', '', 'H', '05/03/90', ''],
      ['Petit', 'Zoé', 'F', '05/03/1990', 'awa@'],
      ['Petit', 'Zoé', 'F', '05/03/1990', ''],
    ];
    const refused = (lines: Awaited<ReturnType<typeof prepare>>) =>
      lines.map(({ problems }) => problems.length);
    expect(refused(await prepare(rows))).toEqual([2, 2, 1, 0]);
    const lines = await prepare(rows, undefined, true);
    expect(refused(lines)).toEqual([0, 2, 0, 0]);
    expect(nth(lines, 0)).toMatchObject({
      values: { nom: 'Diop', prenom: 'Awa', genre: 'feminin', date_naissance: '', email: '' },
      leftOut: [
        { kind: 'twoDigitYear', value: '05/03/90' },
        { kind: 'email', field: 'email', value: 'awa@' },
      ],
      cells: rows[0],
    });
    expect(nth(lines, 1)).toMatchObject({ values: { date_naissance: '05/03/90' } });
    expect(nth(lines, 1).leftOut).toBeUndefined();
    // A line that is imported counts as the first of two.
    expect(nth(lines, 2).values.date_naissance).toBe('1990-03-05');
    expect(nth(lines, 3).doubleOf).toBe(4);
  });

  it('takes names for the same whatever joins their parts', async () => {
    const lines = await prepare([
      ['N’Diaye', 'Jean-Pierre', 'H'],
      ["N'DIAYE", 'Jean Pierre', 'H'],
    ]);
    expect(nth(lines, 1).homonymOf).toBe(2);
  });

  it('counts no line that will be refused as the first of two', async () => {
    const lines = await prepare([
      ['Diop', 'Awa', '?', '', ''],
      ['Diop', 'Awa', 'F', '', ''],
    ]);
    expect(nth(lines, 1)).not.toHaveProperty('homonymOf');
  });

  it('lets the page breathe on long files', async () => {
    let pauses = 0;
    const rows = Array.from({ length: 10_000 }, (_, at) => [`Nom${at}`, 'Awa', 'F']);
    const lines = await prepare(rows, async () => {
      pauses++;
    });
    expect(lines).toHaveLength(10_000);
    expect(pauses).toBe(39);
  });
});
