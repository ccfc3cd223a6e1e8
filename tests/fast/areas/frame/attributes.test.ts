import { describe, expect, it } from 'vitest';
import { hideable } from '../../../../src/areas/actionAttributes';
import {
  type Attributes,
  attributeName,
  commonAttributes,
  defaultsOf,
  flag,
  number,
  text,
} from '../../../../src/areas/attributes';

const attributes = {
  pageSize: number({ default: 10, oneOf: [10, 25, 50] }),
  height: number({ default: 400 }),
  sort: text({ default: 'nom', oneOf: ['nom', 'date'] }),
  label: text(),
  compact: flag(),
};

/** The props of these declarations, and the warnings, for attributes that are written like this. */
function readAs(declared: Attributes, written: Record<string, string>) {
  const warnings: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [prop, attribute] of Object.entries(declared)) {
    const name = attributeName(prop);
    const { value, warning } = attribute.parse(written[name] ?? null, name);
    values[prop] = value;
    if (warning) warnings.push(warning);
  }
  return { values, warnings };
}
const read = (written: Record<string, string>) => readAs(attributes, written);

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

  it('that are lists become one text of known names, however they are written, and name what is unknown', () => {
    const hide = hideable('export', 'import', 'delete');
    const rows = [
      ['delete,export', 'export,delete'],
      [' import  delete ,import', 'import,delete'],
      ['', ''],
      [null, ''],
    ] as const;
    for (const [written, value] of rows) expect(hide.parse(written, 'hide')).toEqual({ value });
    expect(hide.parse('export,Delete,today', 'hide')).toEqual({
      value: 'export',
      warning:
        'hide="export,Delete,today": nothing here is called Delete, today; that is ignored. Write names out of export, import, delete.',
      odd: ['Delete', 'today'],
    });
  });

  it('have their defaults when they are absent', () => {
    const defaults = { pageSize: 10, height: 400, sort: 'nom', label: undefined, compact: false };
    expect(read({}).values).toEqual(defaults);
    expect(defaultsOf(attributes)).toEqual(defaults);
  });

  it('refuse a wrong value, keep the default and say what to write', () => {
    const rows = [
      ['page-size', '12', 'pageSize', 10, 'one of 10, 25, 50'],
      ['page-size', '', 'pageSize', 10, 'one of 10, 25, 50'],
      ['height', ' ', 'height', 400, 'a number such as 10'],
      ['height', 'tall', 'height', 400, 'a number such as 10'],
      ['height', 'Infinity', 'height', 400, 'a number such as 10'],
      ['sort', 'âge', 'sort', 'nom', 'one of nom, date'],
      ['compact', 'peut-être', 'compact', false, 'true or false'],
    ] as const;
    for (const [name, written, prop, used, fix] of rows) {
      const { values, warnings } = read({ [name]: written });
      expect.soft(values[prop], `${name}="${written}"`).toBe(used);
      expect.soft(warnings, `${name}="${written}"`).toHaveLength(1);
      expect.soft(warnings[0], `${name}="${written}"`).toContain(`${name}="${written}"`);
      expect.soft(warnings[0], `${name}="${written}"`).toContain(`Write ${fix}`);
    }
  });

  it('read several words as true', () => {
    for (const written of ['', 'true', 'TRUE', 'compact', '1', 'yes', 'on'])
      expect.soft(read({ compact: written }), written).toEqual({
        values: expect.objectContaining({ compact: true }),
        warnings: [],
      });
  });

  it('read several words as false', () => {
    for (const written of ['false', '0', 'no', 'off', ' Off '])
      expect.soft(read({ compact: written }), written).toEqual({
        values: expect.objectContaining({ compact: false }),
        warnings: [],
      });
  });

  it('are written in kebab case', () => {
    expect(attributeName('pageSize')).toBe('page-size');
    expect(attributeName('api')).toBe('api');
  });

  it('warn what is used instead of a refused value, or that it is ignored', () => {
    const { warnings } = read({ sort: 'âge', compact: 'peut-être' });
    expect(warnings).toEqual([
      'sort="âge" is not one of nom, date; nom is used instead. Write one of nom, date, or remove the attribute.',
      'compact="peut-être" is not true or false; false is used instead. Write true or false, or remove the attribute.',
    ]);
    const tone = text({ oneOf: ['warm', 'cold'] });
    expect(tone.parse('hot', 'tone')).toEqual({
      value: undefined,
      warning:
        'tone="hot" is not one of warm, cold; it is ignored. Write one of warm, cold, or remove the attribute.',
    });
  });

  it('give manifests their kind, default and values', () => {
    const { pageSize, sort, label, compact } = attributes;
    expect(pageSize).toMatchObject({ kind: 'number', default: 10, oneOf: [10, 25, 50] });
    expect(sort).toMatchObject({ kind: 'text', default: 'nom', oneOf: ['nom', 'date'] });
    expect(label).toMatchObject({ kind: 'text', default: undefined });
    expect(compact).toMatchObject({ kind: 'flag', default: false });
  });
});

describe('the attributes of every widget', () => {
  const of = (written: Record<string, string>) => {
    const { values, warnings } = readAs(commonAttributes, written);
    return { ...values, warnings: warnings.length };
  };

  it('only follow the colours of the page by default', () => {
    expect(of({})).toEqual({
      api: undefined,
      routing: undefined,
      route: undefined,
      theme: 'auto',
      readonly: false,
      warnings: 0,
    });
  });

  it('accept every theme', () => {
    for (const theme of ['light', 'dark', 'auto'])
      expect.soft(of({ theme }), theme).toMatchObject({ theme, warnings: 0 });
  });

  it('accept both kinds of routing', () => {
    for (const routing of ['hash', 'memory'])
      expect.soft(of({ routing }), routing).toMatchObject({ routing, warnings: 0 });
  });

  it('refuse other values for both', () => {
    expect(of({ theme: '', routing: '' })).toMatchObject({ theme: 'auto', routing: undefined, warnings: 2 });
  });
});
