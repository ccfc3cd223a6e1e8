import { describe, expect, it } from 'vitest';
import { attributeName, defaultsOf, flag, number, readAttributes, text } from '../../src/areas/attributes';

const attributes = {
  pageSize: number({ default: 10, oneOf: [10, 25, 50], doc: 'Rows of a page.' }),
  height: number({ default: 400, doc: 'Height.' }),
  sort: text({ default: 'nom', oneOf: ['nom', 'date'], doc: 'Order.' }),
  label: text({ doc: 'Label.' }),
  compact: flag({ doc: 'Smaller rows.' }),
};

function read(written: Record<string, string>) {
  const warnings: string[] = [];
  const values = readAttributes(
    attributes,
    (name) => written[name] ?? null,
    (warning) => warnings.push(warning),
  );
  return { values, warnings };
}

describe('attributes', () => {
  it('become typed props under their camel-case names', () => {
    const { values, warnings } = read({
      'page-size': '25',
      height: '320.5',
      sort: 'date',
      label: '',
      compact: '',
    });
    expect(values).toEqual({ pageSize: 25, height: 320.5, sort: 'date', label: '', compact: true });
    expect(warnings).toEqual([]);
  });

  it('fall back to their defaults when nobody wrote them', () => {
    const defaults = { pageSize: 10, height: 400, sort: 'nom', label: undefined, compact: false };
    expect(read({}).values).toEqual(defaults);
    expect(defaultsOf(attributes)).toEqual(defaults);
  });

  it.each([
    ['page-size', '12', 'pageSize', 10, 'one of 10, 25, 50'],
    ['page-size', '', 'pageSize', 10, 'one of 10, 25, 50'],
    ['height', 'tall', 'height', 400, 'a number such as 10'],
    ['height', 'Infinity', 'height', 400, 'a number such as 10'],
    ['sort', 'âge', 'sort', 'nom', 'one of nom, date'],
    ['compact', 'peut-être', 'compact', false, 'true or false'],
  ] as const)('refuse %s="%s", keep the default and say what to write', (name, written, prop, used, fix) => {
    const { values, warnings } = read({ [name]: written });
    expect(values[prop]).toBe(used);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`${name}="${written}"`);
    expect(warnings[0]).toContain(`Write ${fix}`);
  });

  it.each(['', 'true', 'TRUE', 'compact', '1', 'yes', 'on'])('read compact="%s" as true', (written) => {
    expect(read({ compact: written })).toEqual({
      values: expect.objectContaining({ compact: true }),
      warnings: [],
    });
  });

  it.each(['false', '0', 'no', 'off', ' Off '])('read compact="%s" as false', (written) => {
    expect(read({ compact: written })).toEqual({
      values: expect.objectContaining({ compact: false }),
      warnings: [],
    });
  });

  it('are written in kebab case', () => {
    expect(attributeName('pageSize')).toBe('page-size');
    expect(attributeName('api')).toBe('api');
  });
});
