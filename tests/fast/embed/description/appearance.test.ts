import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { customProperties } from '../../../../embed/description/elementList';
import { kinds, propertyOf } from '../../../../src/ui/colours/appearanceNames';

describe('the names of an appearance', () => {
  it('are the documented custom properties', () => {
    const documented = customProperties(readFileSync('src/ui/tokens.css', 'utf8'));
    expect(Object.keys(kinds).map(propertyOf).sort()).toEqual(documented.map(({ name }) => name).sort());
  });

  it('are colours wherever the default is a colour', () => {
    const documented = customProperties(readFileSync('src/ui/tokens.css', 'utf8'));
    const isColour = (value: string) => /^(#[\da-f]+$|light-dark\()/.test(value);
    const colours = documented.filter((property) => isColour(property.default)).map(({ name }) => name);
    const named = Object.entries(kinds).filter(([, kind]) => kind === 'color');
    expect(named.map(([name]) => propertyOf(name)).sort()).toEqual(colours.sort());
  });
});
