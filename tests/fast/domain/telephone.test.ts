import { describe, expect, it } from 'vitest';
import { isPhoneLike, phoneDigits, phoneKeys, searchedDigits } from '../../../src/domain/contact/phoneSearch';
import { phoneParts, shownPhone } from '../../../src/domain/contact/telephone';

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
