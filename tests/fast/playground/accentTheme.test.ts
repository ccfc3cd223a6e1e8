import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentTheme, themeCss } from '../../../demo/playground/theme/accentTheme';
import { customProperties } from '../../../embed/description/elementList';
import { contrast } from '../../../src/domain/color';

const accents = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const pairOf = (value = '') => /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)?.slice(1) ?? [];

describe('a theme from one colour', () => {
  it('has a contrast of 4.5:1 for any colour, in light and in dark', () => {
    fc.assert(
      fc.property(accents, (accent) => {
        const theme = accentTheme(accent);
        const on = theme.get('--parvis-on-accent') ?? '';
        for (const state of ['accent', 'accent-hover', 'accent-active'])
          expect(contrast(on, theme.get(`--parvis-${state}`) ?? '')).toBeGreaterThanOrEqual(4.5);
        const words = pairOf(theme.get('--parvis-accent-text'));
        const soft = pairOf(theme.get('--parvis-accent-soft'));
        const plain = ['#ffffff', '#1c2119'];
        words.forEach((word, scheme) => {
          for (const ground of [soft[scheme] ?? '', plain[scheme] ?? ''])
            expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5);
        });
        expect(words).toHaveLength(2);
      }),
    );
  });

  it('sets only properties that the widgets read', () => {
    const known = customProperties(readFileSync('src/ui/tokens.css', 'utf8')).map(({ name }) => name);
    for (const name of accentTheme('#0b7285').keys()) expect(known).toContain(name);
  });

  it('is written as a single rule, or as nothing without a change', () => {
    expect(themeCss(new Map())).toBe('');
    expect(themeCss(new Map([['--parvis-radius', '2px']]))).toBe(':root {\n  --parvis-radius: 2px;\n}');
  });
});
