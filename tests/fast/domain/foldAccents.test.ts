import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAccents } from '../../../src/domain/search/foldAccents';

describe('fold', () => {
  it('has neither case nor accents [K2]', () => {
    expect(foldAccents('ÉLODIE Çağrı Ñandú')).toBe('elodie cagri nandu');
    expect(foldAccents('E\u0301loi\u0308se')).toBe('eloise');
    expect(foldAccents('Nguyễn Thị Ánh, Hà Nội')).toBe('nguyen thi anh, ha noi');
    expect(foldAccents('مُحَمَّد')).toBe('محمد');
  });

  it('spells special letters and ligatures as they are typed [K2]', () => {
    const letters = 'ß ẞ œ Œ æ Æ ø Ø ł Ł đ Đ ð Ð þ Þ ħ Ħ ı İ';
    expect(foldAccents(letters)).toBe('ss ss oe oe ae ae o o l l d d d d th th h h i i');
    expect(foldAccents('ﬁ ﬀ ŉ ǆ ª №')).toBe('fi ff n dz a no');
    expect(foldAccents('ΟΔΥΣΣΕΎΣ και Μαρία')).toBe('οδυσσευσ και μαρια');
    expect(foldAccents('Մարիամ և ԱՆԻ')).toBe('մարիամ եւ անի');
  });

  it('has one space for every run of apostrophes, hyphens and blanks [K2]', () => {
    for (const sign of [..."'’‘`´ʼʻ′＇‛՚-‐‑‒–—―−֊ \t\u00a0\u202f\u2009\u3000"])
      expect.soft(foldAccents(`l${sign}haÿ`), `U+${sign.codePointAt(0)?.toString(16)}`).toBe('l hay');
    expect(foldAccents(' Saint  -  Étienne ')).toBe('saint etienne');
    expect(foldAccents('Al\u00adi\u200bce')).toBe('alice');
  });

  it('changes nothing when it is done twice, or to text that is composed otherwise [K2]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(foldAccents(foldAccents(text))).toBe(foldAccents(text));
        expect(foldAccents(text.normalize('NFD'))).toBe(foldAccents(text.normalize('NFC')));
      }),
      { numRuns: 2000 },
    );
  });
});
