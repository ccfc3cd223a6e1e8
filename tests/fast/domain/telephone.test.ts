import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhoneLike, phoneDigits, phoneKeys, searchedDigits } from '../../../src/domain/contact/phoneSearch';
import { phoneParts, shownPhone } from '../../../src/domain/contact/telephone';
import { foundMembers } from '../../../src/domain/search/memberSearch';

const linksOf = (text: string) => phoneParts(text).flatMap(({ href }) => href ?? []);

describe('a telephone number', () => {
  it('of France is shown in one way, at home and overseas [K10]', () => {
    const shown = {
      '0612345678': '06 12 34 56 78',
      '06.12.34.56.78': '06 12 34 56 78',
      '(06) 12-34-56-78': '06 12 34 56 78',
      '+33612345678': '06 12 34 56 78',
      '+33 (0)6 12 34 56 78': '06 12 34 56 78',
      '0033 6 12 34 56 78': '06 12 34 56 78',
      '33612345678': '06 12 34 56 78',
      '+262692123456': '+262 692 12 34 56',
      '+262 (0)692-12-34-56': '+262 692 12 34 56',
      '00590690123456': '+590 690 12 34 56',
      '+594694123456': '+594 694 12 34 56',
      '+596.696.12.34.56': '+596 696 12 34 56',
      '+508412345': '+508 41 23 45',
      '+687123456': '+687 12 34 56',
      '+68940123456': '+689 40 12 34 56',
    };
    for (const [typed, expected] of Object.entries(shown))
      expect.soft(shownPhone(typed), typed).toBe(expected);
  });

  it('of another country, or that is no number, is shown as it is typed [K10]', () => {
    for (const text of [
      '+32 475 12 34 56',
      '+1 (555) 123-4567',
      '0612',
      'abc',
      'sur liste rouge',
      '3949',
      '',
    ])
      expect.soft(shownPhone(text), text).toBe(text);
    expect(shownPhone(shownPhone('0612345678'))).toBe('06 12 34 56 78');
  });

  it('is dialled without the 0 in brackets, and with its country where it is typed [K10]', () => {
    expect(linksOf('+33 (0)6 12 34 56 78')).toEqual(['tel:+33612345678']);
    expect(linksOf('06 12 34 56 78')).toEqual(['tel:0612345678']);
    expect(linksOf('+32 475 12 34 56')).toEqual(['tel:+32475123456']);
    expect(linksOf('+262692123456')).toEqual(['tel:+262692123456']);
  });

  it('has a link of its own in a text with two, or with words beside it [K10]', () => {
    const two = ['tel:0612345678', 'tel:0299112233'];
    for (const text of [
      '0612345678/0299112233',
      '06 12 34 56 78 / 02 99 11 22 33',
      '06 12 34 56 78 - 02 99 11 22 33',
      '06 12 34 56 78, 02 99 11 22 33',
      '06 12 34 56 78 ou 02 99 11 22 33',
      '06 12 34 56 78 02 99 11 22 33',
      'maman 06.12.34.56.78 ; papa 02.99.11.22.33',
    ])
      expect.soft(linksOf(text), text).toEqual(two);
    const parts = phoneParts('0612345678 (maman)').map(({ shown, href }) => [shown, href]);
    expect(parts).toEqual([
      ['06 12 34 56 78', 'tel:0612345678'],
      [' (maman)', undefined],
    ]);
  });

  it('stays one number where slashes stand between its pairs [K10]', () => {
    expect(linksOf('04/75/12/34/56')).toEqual(['tel:0475123456']);
    expect(linksOf('0475/12.34.56')).toEqual(['tel:0475123456']);
  });

  it('is no link where it is too short, too long, or beside a letter or a dialling code', () => {
    for (const text of [
      '1234',
      '+12(0)34',
      '1'.repeat(16),
      'x12345',
      '12345x',
      '12345#',
      '*12345',
      '*#06#',
      'a12345@b.fr',
    ])
      expect.soft(linksOf(text), text).toEqual([]);
    expect(linksOf('1'.repeat(15))).toEqual([`tel:${'1'.repeat(15)}`]);
    expect(linksOf(`${' '.repeat(200)}0612345678`)).toEqual([]);
  });

  it('is compared by its digits, however it is written [K10]', () => {
    for (const text of ['0612345678', '+33 (0)6 12 34 56 78', '0033612345678', '06 12 34 56 78 (maman)'])
      expect.soft(phoneKeys(text), text).toEqual(['612345678']);
    expect(phoneKeys('+262692123456')).toEqual(phoneKeys('0692123456'));
    expect(phoneKeys('0612345678/0299112233')).toEqual(['612345678', '299112233']);
    expect(phoneKeys('0612')).toEqual([]);
  });

  it('is found by what is typed so far, with or without its country [K10]', () => {
    const stored = phoneDigits('+33 (0)6 12 34 56 78');
    for (const typed of ['06 12', '+33 6 12', '+33 (0)6 12 34', '00336', '0612345678', '+33612345678'])
      expect
        .soft(
          stored.some((digits) => digits.startsWith(searchedDigits(typed))),
          typed,
        )
        .toBe(true);
    expect(phoneDigits('0612')).toEqual(['0612']);
  });
});

describe('a text that may be a telephone number', () => {
  it('has enough digits for one [K10]', () => {
    for (const text of ['', ' ', '06 12 34 56 78', '+32 475 12 34 56', '27 12 34', '06… / 02 99 11 22 33'])
      expect.soft(isPhoneLike(text), text).toBe(true);
    for (const text of ['abc', '0612', 'pas de tel', '06 12 34 56', '+33 6 12', '12345', '06… / 02…'])
      expect.soft(isPhoneLike(text), text).toBe(false);
  });
});

/** Groups of digits as people put signs between them. */
const GAPS = ['', ' ', '.', '-'];
const grouped = (groups: readonly string[], gap: string): string => groups.join(gap);

interface Number {
  code: string;
  /** Digits after the code, in the groups in which they are written. */
  local: readonly string[];
  /** How it is written in France, if it has a form of its own there. */
  home: readonly string[];
}

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const inPairs = (text: string): string[] => text.match(/\d\d/g) ?? [];

const ofFrance = fc.tuple(fc.constantFrom(...'12345679'), digits(8)).map(([first, rest]): Number => {
  const pairs = inPairs(rest);
  return { code: '33', local: [first, ...pairs], home: [`0${first}`, ...pairs] };
});

/** The codes overseas, and with what their numbers begin. */
const OVERSEAS = [
  ['262', '692'],
  ['262', '639'],
  ['590', '690'],
  ['594', '694'],
  ['596', '696'],
] as const;

const overseas = fc.tuple(fc.constantFrom(...OVERSEAS), digits(6)).map(([[code, begin], rest]): Number => {
  const pairs = inPairs(rest);
  return {
    code,
    local: [begin, ...pairs],
    home: [`0${begin.slice(0, 1)}`, begin.slice(1) + rest.slice(0, 1), rest.slice(1)],
  };
});

/** Every way in which the number is written, with the same sign between its groups. */
function writings({ code, local, home }: Number): string[] {
  return GAPS.flatMap((gap) => {
    const rest = grouped(local, gap);
    const space = gap === '' ? '' : ' ';
    return [
      grouped(home, gap),
      `+${code}${space}${rest}`,
      `+ ${code} ${rest}`,
      `00${code}${space}${rest}`,
      `00 ${code} ${rest}`,
      `${code}${space}${rest}`,
      `(+${code})${space}${rest}`,
      `(00${code})${space}${rest}`,
      `+${code} (0)${rest}`,
      `00${code} (0) ${rest}`,
      `(+${code}) (0)${rest}`,
      `+${code} 0${rest}`,
    ];
  });
}

const person = (telephone: string) => ({ nom: 'Renard', prenom: 'Paul', ville: '', email: '', telephone });

describe('a search by telephone', () => {
  const anyNumber = fc.oneof(ofFrance, overseas);

  it('finds every way to store a number by every way to write it, and the likely duplicates agree [Q11] [K10]', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const ways = writings(number);
        const rows = ways.map(person);
        const missed = ways.flatMap((typed) => {
          const found = new Set(foundMembers(rows, typed).map(({ telephone }) => telephone));
          return ways.filter((stored) => !found.has(stored)).map((stored) => `${typed} → ${stored}`);
        });
        expect(missed.slice(0, 10)).toEqual([]);
        const [key] = phoneKeys(grouped(number.home, ''));
        expect(ways.filter((typed) => phoneKeys(typed).join() !== key)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('finds it among names and notes, and by two numbers only who has both [Q11]', () => {
    const [one, other] = ['06 71 82 93 04', '02 99 11 22 33'];
    const rows = [person(one), person(`${one} / ${other}`), person(other)];
    const found = (typed: string) => foundMembers(rows, typed).map(({ telephone }) => telephone);
    for (const typed of ['0033 6 71 82 93 04', '33671829304', '(+33) 6 71 82 93 04', '00 33 6 71 82 93 04'])
      for (const way of [typed, `Renard ${typed}`, `${typed} Paul`, `tel. ${typed}`.slice(5)])
        expect.soft(found(way), way).toEqual([one, `${one} / ${other}`]);
    for (const typed of [`${one} / ${other}`, `0033671829304 / +33 2 99 11 22 33`, `+33671829304, ${other}`])
      expect.soft(found(typed), typed).toEqual([`${one} / ${other}`]);
  });

  it('begins the same numbers while it is typed, however the country is written [Q11]', () => {
    const rows = ['06 71 82 93 04', '+33 6 71 82 93 04', '0033671829304', '(+33) 6 71 82 93 04'].map(person);
    for (const typed of [
      '0671',
      '+33 671',
      '0033 671',
      '(+33) 6 71',
      '(0033) 6 71',
      '+33 (0)6 71',
      '00 33 6 71',
    ])
      expect.soft(foundMembers(rows, typed).length, typed).toBe(rows.length);
    const island = ['0692 12 34 56', '+262 692 12 34 56', '00262692123456'].map(person);
    for (const typed of ['0692 12', '+262 692 12', '00262 692 12', '(+262) 692 12'])
      expect.soft(foundMembers(island, typed).length, typed).toBe(island.length);
  });
});
