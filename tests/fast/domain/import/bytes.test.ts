import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bytesByCharacter,
  decodeSingle,
  SINGLES,
  type Single,
} from '../../../../src/domain/import/bytes/codings';
import { decodeFile } from '../../../../src/domain/import/bytes/reading';
import { readingsOf } from '../../../../src/domain/import/bytes/readings';

const now = async () => {};
type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = (text: string) => new TextEncoder().encode(text) as Bytes;
function encoded(text: string, single: Single): Bytes {
  const table = bytesByCharacter(single);
  return Uint8Array.from(text, (letter) => {
    const byte = letter <= '\x7f' ? letter.charCodeAt(0) : table.get(letter);
    if (byte === undefined) throw new Error(`${single} has no ${letter}`);
    return byte;
  });
}
const joined = (...parts: Bytes[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

async function found(bytes: Bytes) {
  const result = await readingsOf(bytes, now);
  if ('problem' in result) throw new Error(result.problem);
  return result;
}
/** The text that is taken without a question. */
async function read(bytes: Bytes): Promise<string> {
  const { readings, isCertain } = await found(bytes);
  if (!isCertain) throw new Error(`Asked: ${readings.map(({ examples }) => examples.join(' ')).join(' | ')}`);
  return decodeFile(bytes, readings[0], now);
}

const NAMES = 'Nom;Prénom;Ville\nLefèvre;Hélène;Besançon\nN’Diaye;Noël;Nîmes\n';

describe('the coding of a file', () => {
  it('is recognised by its words: Windows, Mac, ISO 8859-15 and DOS [K6]', async () => {
    for (const single of ['windows-1252', 'macintosh'] as const)
      expect.soft(await read(encoded(NAMES, single)), single).toBe(NAMES);
    const typed = NAMES.replace('’', "'");
    for (const single of SINGLES) expect.soft(await read(encoded(typed, single)), single).toBe(typed);
    const capitals = typed.toUpperCase();
    for (const single of SINGLES) expect.soft(await read(encoded(capitals, single)), single).toBe(capitals);
  });

  it('is UTF-16 with a mark or without one [K6]', async () => {
    for (const mark of ['\ufeff', '']) {
      const little = new Uint8Array(Buffer.from(mark + NAMES, 'utf16le'));
      expect(await read(little)).toBe(NAMES);
      expect(await read(new Uint8Array(Buffer.from(little).swap16()))).toBe(NAMES);
    }
  });

  it('is UTF-8 with some lines of another coding [K6]', async () => {
    const [first, second] = ['Nom;Prénom;Ville\nLefèvre;Hélène;Besançon\n', 'Gérard;François;Nîmes\n'];
    for (const single of SINGLES) {
      const bytes = joined(utf8(first), encoded(second, single), utf8('Évrard;Zoé;Évry\n'));
      expect.soft(await read(bytes), single).toBe(`${first}${second}Évrard;Zoé;Évry\n`);
    }
  });

  it('is undone where text was encoded twice or more often, in the whole file or in some cells [K6]', async () => {
    const garbled = (text: string, single: Single) => decodeSingle(utf8(text), single);
    for (const single of ['windows-1252', 'macintosh', 'ibm850'] as const)
      expect.soft(await read(utf8(garbled(NAMES, single))), single).toBe(NAMES);
    expect(await read(utf8(garbled(garbled(NAMES, 'windows-1252'), 'windows-1252')))).toBe(NAMES);
    expect(await read(utf8('Nom;Prénom\nLefÃ¨vre;Hélène\nZoé;RenÃ©\n'))).toBe(
      'Nom;Prénom\nLefèvre;Hélène\nZoé;René\n',
    );
  });

  it('is UTF-8 whatever the script, and keeps letters that only look like a mistake', async () => {
    for (const text of ['Nom;Imię\nWałęsa;Łukasz\n', 'Nom\nمحمد\n', 'Nom;Ville\nJOÃO;SÃO PAULO\nCAFÉ»;É\n'])
      expect.soft(await read(utf8(text)), text).toBe(text);
  });

  it('is asked for where the words don’t show it, with these words in each reading [K6]', async () => {
    const { isCertain, readings } = await found(encoded('Nom;Prenom\nSchäfer;Anna\n', 'macintosh'));
    expect(isCertain).toBe(false);
    expect(readings.map(({ examples }) => examples)).toContainEqual(['Schäfer']);
    expect(readings.map(({ examples }) => examples)).toContainEqual(['Schèfer']);
  });

  it('is never taken wrongly, for any three names [K6]', async () => {
    const name = fc.constantFrom(
      ...'André Gaël Cécile Anaïs Benoît Noémie Côté Maïté Loïc Zoé Lemaître Prévost Héloïse Jérôme'.split(
        ' ',
      ),
      ...'Nîmes Évreux Sète Châteauroux Mâcon Besançon Compiègne Vénissieux Angoulême Alençon'.split(' '),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { minLength: 3, maxLength: 3 }),
        fc.constantFrom(...SINGLES),
        fc.boolean(),
        async (names, single, isLoud) => {
          const text = `Nom;Ville\n${names.join(';x\n')}\n`;
          const written = isLoud ? text.toUpperCase() : text;
          const bytes = encoded(written, single);
          const { readings, isCertain } = await found(bytes);
          const texts = await Promise.all(readings.map((reading) => decodeFile(bytes, reading, now)));
          expect(isCertain ? texts[0] : texts).toEqual(
            isCertain ? written : expect.arrayContaining([written]),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('loses nothing of any text in UTF-8', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        fc.pre(!/\0|^PK|^[ï´Ô]|\ufeff/.test(text));
        const bytes = utf8(`\ufeff${text}`);
        const { readings } = await found(bytes);
        const plain = readings.find(({ twice }) => !twice);
        expect(await decodeFile(bytes, plain ?? readings[0], now)).toBe(text);
      }),
    );
  });
});

describe('a file without text', () => {
  it('is recognised as a workbook or as something else', async () => {
    expect(await readingsOf(Uint8Array.of(0x50, 0x4b, 3, 4, 0), now)).toEqual({ problem: 'workbook' });
    expect(await readingsOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), now)).toEqual({ problem: 'workbook' });
    expect(await readingsOf(Uint8Array.of(0x89, 0, 1), now)).toEqual({ problem: 'binary' });
    expect(await readingsOf(new Uint8Array(64), now)).toEqual({ problem: 'binary' });
  });
});
