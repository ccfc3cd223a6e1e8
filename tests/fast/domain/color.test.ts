import { describe, expect, it, vi } from 'vitest';
import {
  avatarColor,
  contrast,
  itemColor,
  PALETTE_8,
  PALETTE_30,
  tagColor,
  textOn,
} from '../../../src/domain/color';
import { anyColor, PALETTE_15 } from '../../../src/domain/palettes';

describe('the colour of an item', () => {
  it('is a hex value as it is [H6]', () => {
    expect(itemColor('#3B82F6')).toBe('#3B82F6');
    expect(itemColor('#c00')).toBe('#c00');
  });

  it('is a palette colour for a number from 1 to 30, written or not [H7, C5]', () => {
    expect([itemColor(1), itemColor('30')]).toEqual([PALETTE_30[0], PALETTE_30[29]]);
    expect(PALETTE_30).toHaveLength(30);
    expect(new Set(PALETTE_30).size).toBe(30);
  });

  it('is hashed from any other text, the same each time [H8]', () => {
    expect(itemColor('bleu ciel', 'Chorale')).toBe(itemColor(' bleu ciel', 'Accueil'));
    expect(PALETTE_30).toContain(itemColor('bleu ciel'));
    expect(itemColor('bleu nuit')).not.toBe(itemColor('bleu ciel'));
    for (const odd of ['31', '0', '#12', '#zzzzzz']) expect(PALETTE_30).toContain(itemColor(odd));
  });

  it('is 40 % darker when its lightness is above 0.7 [H9, C5]', () => {
    expect(itemColor('#ffffff')).toBe('#999999');
    expect(itemColor('#ffccaa')).toBe('#997a66');
    expect(itemColor('#b3b3b3')).toBe('#6b6b6b');
    expect(itemColor('#b2b2b2')).toBe('#b2b2b2');
  });

  it('is that of initials, by the letters of the name, when it is missing [DP15, I13]', () => {
    for (const missing of [null, undefined, '', '  ']) {
      expect(itemColor(missing, 'ab')).toBe(PALETTE_8[(97 + 98) % 8]);
      expect(itemColor(missing, 'ac')).toBe(PALETTE_8[(97 + 99) % 8]);
    }
    expect(itemColor(null, null)).toBe(PALETTE_8[0]);
  });

  it('derives from the name for a tag, as in the list of tags [H10]', () => {
    expect(tagColor('ab')).toBe(PALETTE_8[(97 + 98) % 8]);
    expect(tagColor('ac')).toBe(PALETTE_8[(97 + 99) % 8]);
  });
});

describe('palettes', () => {
  it('pick one of eight by the sum of the character codes [AD12]', () => {
    expect(avatarColor('ab')).toBe(PALETTE_8[(97 + 98) % 8]);
    expect(avatarColor('ba')).toBe(avatarColor('ab'));
    expect(avatarColor('')).toBe(PALETTE_8[0]);
  });

  it('hold the fifteen of the specification [C6]', () => {
    expect(PALETTE_15.join(', ')).toBe(
      '#76C12C, #3B82F6, #EF4444, #F59E0B, #8B5CF6, #EC4899, #06B6D4, #10B981, #F97316, #6366F1, #84CC16, #14B8A6, #F43F5E, #A855F7, #0EA5E9',
    );
  });

  it('give one of the fifteen at random [G8]', () => {
    const random = vi.spyOn(Math, 'random');
    const drawn = PALETTE_15.map((_, at) => {
      random.mockReturnValueOnce((at + 0.999) / 15);
      return anyColor();
    });
    expect(drawn).toEqual(PALETTE_15);
  });

  it('give white initials a contrast of 4.5:1 or more where we choose them', () => {
    for (const color of [...PALETTE_30, ...PALETTE_8]) {
      expect(textOn(color)).toBe('#ffffff');
      expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('have a readable text colour for any colour', () => {
    for (let grey = 0; grey < 256; grey++) {
      const color = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrast(color, textOn(color))).toBeGreaterThanOrEqual(4.5);
    }
    for (const color of PALETTE_15) expect(contrast(color, textOn(color))).toBeGreaterThanOrEqual(4.5);
  });
});
