import { describe, expect, it } from 'vitest';
import { themeCss } from '../../../demo/playground/theme/themeCss';

describe('the theme of the playground', () => {
  it('is written as a single rule, or as nothing without a change', () => {
    expect(themeCss(new Map())).toBe('');
    expect(themeCss(new Map([['--parvis-radius', '2px']]))).toBe(':root {\n  --parvis-radius: 2px;\n}');
  });
});
