import { describe, expect, it } from 'vitest';
import { textStream } from '../../../../demo/server/contract/exports/textStream';
import { readCsvFile } from '../../../../demo/server/contract/members/transfer/csvFile';
import { csvTextOf } from '../../../../demo/server/contract/members/transfer/csvText';
import { readLine } from '../../../../demo/server/contract/members/transfer/importLine';
import { readCell } from '../../../../src/domain/csv/cell';
import { BYTE_ORDER_MARK, csvLine } from '../../../../src/domain/csv/csvLine';
import { matchHeaders } from '../../../../src/domain/import/matchHeaders';
import { planOf } from '../../../../src/domain/import/plan';
import { readRow } from '../../../../src/domain/import/readRow';
import { CsvError, csvRows } from '../../../../src/domain/import/rows';
import { IMPORT_COLUMNS } from '../../../../src/domain/members/fileColumns';
import { refusalOfAsync } from './refused';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const DEVICE = { today: '2026-03-15', zone: 'Europe/Paris' };
const fileOf = (text: string) => readCsvFile(bytes(text), DEVICE);
async function read(text: string) {
  const file = await fileOf(text);
  return file.rows.map((row) => ({ ligne: row.ligne, ...file.read(row) }));
}
const refused = async (text: string) => (await refusalOfAsync(() => fileOf(text))).message;
const HEADER = 'nom;prenom;genre\r\n';

describe('a line of a CSV file that is written', () => {
  it('separates its cells by semicolons, and ends like lines of spreadsheets', () => {
    expect(csvLine(['Diallo', 3, null, 'Awa'])).toBe('Diallo;3;;Awa\r\n');
    expect(BYTE_ORDER_MARK).toBe('\ufeff');
  });

  it('is never blank, because a blank line means none', () => {
    expect(csvLine([''])).toBe('""\r\n');
    expect(csvLine(['', null])).toBe(';\r\n');
  });

  it('puts what could be misread in quotes', () => {
    for (const text of ['a;b', 'a"b', 'a\nb', 'a\rb', 'a\ufeffb', ' a', 'a '])
      expect.soft(csvLine([text]), JSON.stringify(text)).toBe(`"${text.replaceAll('"', '""')}"\r\n`);
  });

  it('uses no quotes where none are needed', () => {
    expect(csvLine(['a b, c'])).toBe('a b, c\r\n');
  });

  it('writes a formula so that it is none, and reads it back', () => {
    for (const text of ['=1+1', '+33', '-3', '@x', '＝1', '＋1', '－1', '＠x', "'=1", "''=1"]) {
      const cell = csvLine([text]).replace('\r\n', '');
      expect.soft(cell, text).toBe(`'${text}`);
      expect.soft(readCell(cell), text).toEqual({ text });
    }
  });

  it('guards text that spreadsheets with commas or tabs take for a cell', () => {
    expect(csvLine(['a,=1'])).toBe("a,'=1\r\n");
    expect(csvLine(['a\t=1'])).toBe("a\t'=1\r\n");
    expect([readCell("a,'=1"), readCell("a\t'=1")]).toEqual([{ text: 'a,=1' }, { text: 'a\t=1' }]);
  });

  it('guards neither the apostrophe of a name nor a sign inside a word', () => {
    expect(csvLine(["L'Haÿ", "'ndrangheta", 'a=b'])).toBe("L'Haÿ;'ndrangheta;a=b\r\n");
    expect(readCell("'ndrangheta")).toEqual({ text: "'ndrangheta" });
  });
});

describe('the bytes of a file', () => {
  const accents = 'Élodie Œuvrard – 3 €';

  it('are read as UTF-8 with or without a mark, as UTF-16, or else as windows-1252', async () => {
    const wide = Buffer.from(`\ufeff${accents}`, 'utf16le');
    expect(await csvTextOf(bytes(accents))).toBe(accents);
    expect(await csvTextOf(bytes(`\ufeff${accents}`))).toBe(accents);
    expect(await csvTextOf(wide)).toBe(accents);
    expect(await csvTextOf(Buffer.from(wide).swap16())).toBe(accents);
    const old = Buffer.from([0xc9, 0x6c, 0x6f, 0x64, 0x69, 0x65, 0x20, 0x8c, 0x75, 0x76, 0x20, 0x80, 0x9f]);
    expect(await csvTextOf(old)).toBe('Élodie Œuv €Ÿ');
  });

  it('are read in the same way beyond the first quarter of a megabyte', async () => {
    const long = `${'a'.repeat(2 ** 18 - 1)}é`;
    expect(await csvTextOf(bytes(long))).toBe(long);
    const old = Buffer.concat([Buffer.alloc(2 ** 18, 0x61), Buffer.from(' Zo\xe9 \x80', 'latin1')]);
    expect(await csvTextOf(old)).toBe(`${'a'.repeat(2 ** 18)} Zoé €`);
  });

  it('are refused when they are a workbook or not text', async () => {
    const message = async (...head: number[]) =>
      (await refusalOfAsync(() => csvTextOf(Uint8Array.from([...head, 0x61])))).errors;
    const workbook = { file: 'C’est un fichier Excel ou LibreOffice\u00a0: enregistrez-le au format CSV.' };
    expect(await message(0x50, 0x4b, 0x03, 0x04)).toEqual(workbook);
    expect(await message(0xd0, 0xcf, 0x11, 0xe0)).toEqual(workbook);
    expect(await message(0x61, 0x00)).toEqual({ file: 'Ce fichier n’est pas un fichier CSV.' });
    expect(await csvTextOf(Uint8Array.from([0x50, 0x4b, 0x03, 0x61]))).toBe('PK\x03a');
  });
});

describe('the rows of a text', () => {
  const rows = async (text: string) => {
    const all: string[][] = [];
    for await (const some of csvRows(text, ';', async () => {})) all.push(...some);
    return all;
  };

  it('end at the line ends of any system, but not inside quotes', async () => {
    expect(await rows('a;b\r\nc;"d\r\ne"\rf\n')).toEqual([['a', 'b'], ['c', 'd\ne'], ['f'], ['']]);
  });

  it('are complete wherever a slice of the text ends', async () => {
    for (const shift of [0, 1, 2, 3]) {
      const line = `${'x'.repeat(97 + shift)};y`;
      const text = Array.from({ length: 2000 }, () => line).join('\r\n');
      expect(await rows(text)).toEqual(Array(2000).fill(['x'.repeat(97 + shift), 'y']));
    }
  });

  it('are refused by number for misplaced or open quotes, also beyond the first slice', async () => {
    const problem = async (text: string) => {
      const error = await rows(text).catch((caught: unknown) => caught);
      return error instanceof CsvError ? error.problem : undefined;
    };
    expect(await problem('a;b\n"c"d;e\n')).toEqual({ kind: 'quotes', line: 2, isOpen: false });
    expect(await problem('a;b\nc;"d\n')).toEqual({ kind: 'quotes', line: 2, isOpen: true });
    const before = 'a;b\n'.repeat(2 ** 15);
    expect(await problem(`${before}"c"d;e\n`)).toEqual({ kind: 'quotes', line: 32769, isOpen: false });
    expect(await problem(`a\n"${'b'.repeat(3 * 2 ** 16)}`)).toEqual({
      kind: 'quotes',
      line: 2,
      isOpen: true,
    });
    expect(await problem(`a\n${'b'.repeat(3 * 2 ** 16)}`)).toEqual({ kind: 'lineTooLong', line: 2 });
  });
});

describe('a file of members', () => {
  const blank = {
    date_naissance: '',
    nationalite: '',
    profession: '',
    situation_matrimoniale: '',
    telephone: '',
    email: '',
    ville: '',
    adresse: '',
    adresse_complement: '',
    code_postal: '',
  };

  it('is read by its column names, in any case, order and language', async () => {
    expect(await read('Prénom;"E-MAIL";Genre;inconnu;NOM\r\nAwa; awa@exemple.fr ;f;?;Diallo\r\n')).toEqual([
      {
        ligne: 2,
        values: { ...blank, nom: 'Diallo', prenom: 'Awa', genre: 'feminin', email: 'awa@exemple.fr' },
        problems: [],
        notes: [],
      },
    ]);
  });

  it('is read with every separator', async () => {
    for (const separator of [';', ',', '\t']) {
      const text = [
        ['nom', 'prenom', 'genre'],
        ['Diallo', 'Awa', 'f'],
      ].map((cells) => cells.join(separator));
      expect.soft((await read(text.join('\n')))[0]?.values, JSON.stringify(separator)).toMatchObject({
        nom: 'Diallo',
        prenom: 'Awa',
        genre: 'feminin',
      });
    }
  });

  it('counts its lines as a spreadsheet does, including blank ones', async () => {
    const lines = await read(`\r\n${HEADER};;\r\nDiallo;Awa;f\r\n\r\nFall;Ali;m;\r\nFall;Ali;m;x\r\n`);
    expect(lines.map(({ ligne, problems }) => [ligne, problems.map(({ kind }) => kind)])).toEqual([
      [4, []],
      [6, []],
      [7, ['tooManyCells']],
    ]);
  });

  it('removes the guards of cells, and reads missing cells as empty', async () => {
    expect((await read(`${HEADER}'=Diallo;Awa`))[0]?.values).toMatchObject({
      nom: '=Diallo',
      prenom: 'Awa',
      genre: '',
    });
  });

  it('is refused with its problem', async () => {
    expect(await refused(' \r\n ')).toBe('Le fichier est vide.');
    expect(await refused('nom\r\nDiallo')).toBe(
      'Séparateur non reconnu\u00a0: séparez les colonnes par des points-virgules.',
    );
    expect(await refused('nom|prenom|genre\r\nDiallo|Awa|f')).toContain('Séparateur non reconnu');
    expect(await refused('nom;prenom\r\nDiallo;Awa')).toBe(
      'La colonne genre est manquante\u00a0: la première ligne du fichier doit la nommer.',
    );
    expect(await refused('a;b\r\nDiallo;Awa')).toContain('Les colonnes nom, prenom, genre sont manquantes');
    expect(await refused(';;\r\n;;')).toContain('Les colonnes nom, prenom, genre sont manquantes');
    expect(await refused('nom;prenom;genre;Nom\r\nDiallo;Awa;f;x')).toBe(
      'La colonne nom figure deux fois dans la première ligne.',
    );
    expect(await refused(HEADER)).toBe('Le fichier n’a pas de ligne sous ses noms de colonnes.');
    expect(await refused(`${HEADER.trim()}${';x'.repeat(498)}\r\nDiallo;Awa;f`)).toBe(
      'Le fichier compte plus de 500 colonnes.',
    );
  });

  it('may have repeated unknown columns, 500 columns, and the maximum number of lines', async () => {
    expect(await read(`${HEADER.trim()};x;x\r\nDiallo;Awa;f`)).toHaveLength(1);
    expect(await read(`${HEADER.trim()}${';x'.repeat(497)}\r\nDiallo;Awa;f`)).toHaveLength(1);
    expect(await read(HEADER + 'a;b;c\n'.repeat(20_000))).toHaveLength(20_000);
    const { status, message } = await refusalOfAsync(() => fileOf(HEADER + 'a;b;c\n'.repeat(20_001)));
    expect([status, message]).toEqual([
      413,
      'Pas plus de 20000 lignes à la fois\u00a0: répartissez-les sur plusieurs fichiers.',
    ]);
  });
});

describe('a line of a file of members', () => {
  const values = {
    nom: 'Diallo',
    prenom: 'Awa',
    genre: 'f',
    date_naissance: '',
    nationalite: '',
    profession: '',
    situation_matrimoniale: '',
    telephone: '',
    email: '',
    ville: '',
    adresse: '',
    adresse_complement: '',
    code_postal: '',
  };
  const plan = planOf(IMPORT_COLUMNS, [], matchHeaders(IMPORT_COLUMNS));
  const line = (change: Partial<typeof values>, ...more: string[]) => {
    const said = { ...values, ...change };
    const cells = [...IMPORT_COLUMNS.map((field) => said[field]), ...more];
    return readLine(3, readRow(cells, plan, { ...DEVICE, dayOrder: 'dayFirst' }), DEVICE.today);
  };

  it('understands the gender in its usual spellings', () => {
    const rows = [
      ['M', 'masculin'],
      ['h', 'masculin'],
      ['Homme', 'masculin'],
      ['masculin', 'masculin'],
      ['F', 'feminin'],
      ['femme', 'feminin'],
      ['Féminin', 'feminin'],
    ] as const;
    for (const [written, gender] of rows)
      expect.soft(line({ genre: written }), written).toMatchObject({ ligne: 3, fields: { genre: gender } });
  });

  it('understands how people write a situation and a day', () => {
    for (const written of ['marié', 'Mariée', 'marié(e)'])
      expect(line({ situation_matrimoniale: written })).toMatchObject({
        fields: { situation_matrimoniale: 'marie' },
      });
    expect(line({ situation_matrimoniale: 'célibataire' })).toMatchObject({
      fields: { situation_matrimoniale: 'celibataire' },
    });
    for (const written of ['1/2/1980', '01.02.1980', '1-02-1980', '1980-02-01'])
      expect(line({ date_naissance: written })).toMatchObject({ fields: { date_naissance: '1980-02-01' } });
    expect(line({})).toMatchObject({ fields: { situation_matrimoniale: null, date_naissance: null } });
  });

  it('is refused with a sentence per column', () => {
    expect(line({}, 'trop')).toEqual({
      ligne: 3,
      problem: 'Cette ligne a plus de cellules que la première\u00a0: un séparateur est en trop.',
    });
    expect(line({ genre: '' })).toEqual({ ligne: 3, problem: 'Genre\u00a0: Ce champ est obligatoire' });
    expect(line({ genre: 'constructor' })).toEqual({
      ligne: 3,
      problem: 'Genre\u00a0: Cette valeur n’est pas acceptée.',
    });
    expect(line({ situation_matrimoniale: 'veuf', nom: '' })).toEqual({
      ligne: 3,
      problem:
        'Nom\u00a0: Ce champ est obligatoire Situation matrimoniale\u00a0: Cette valeur n’est pas acceptée.',
    });
    for (const date_naissance of ['le 1/2/1980', '1/2/80', '1/2/1980 ?', '31/02/1980'])
      expect(line({ date_naissance })).toHaveProperty('problem');
  });
});

describe('text that is sent in chunks', () => {
  it('ends with the last chunk', async () => {
    async function* pieces() {
      yield 'Élo';
      yield 'die';
    }
    expect(await new Response(textStream(pieces())).text()).toBe('Élodie');
  });

  it('is abandoned when its reader leaves', async () => {
    let isOver = false;
    async function* pieces() {
      try {
        for (;;) yield 'encore';
      } finally {
        isOver = true;
      }
    }
    const reader = textStream(pieces()).getReader();
    await reader.read();
    await reader.cancel();
    expect(isOver).toBe(true);
  });
});
