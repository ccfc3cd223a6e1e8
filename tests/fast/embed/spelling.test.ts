import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { warnOfAttributes, warnOfTag } from '../../../embed/markup/spelling';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
const warnings = () => warn.mock.calls.map(String);

describe('a misspelt attribute', () => {
  const known = ['api', 'route', 'routing', 'theme', 'readonly', 'page-size', 'search'];

  it.each([
    ['pagesize', 'page-size'],
    ['read-only', 'readonly'],
    ['them', 'theme'],
  ])('%s is reported with the name that was meant', (name, meant) => {
    warnOfAttributes('parvis-members', [name], known);
    expect(warnings()).toEqual([
      `<parvis-members> has no attribute ${name}; it is ignored. Did you mean ${meant}?`,
    ]);
  });

  it('is one in which a few letters differ; other attributes are the page’s own', () => {
    warnOfAttributes('parvis-members', ['v-bind', 'x', 'role', 'readable'], known);
    expect(warnings()).toEqual([]);
  });
});

describe('a misspelt widget', () => {
  it('is reported as the page writes it, and so is what was meant [K24]', () => {
    warnOfTag('<parvis-membres>', ['members'], (name) => `<parvis-${name}>`);
    warnOfTag('data-parvis="membres"', ['members'], (name) => `data-parvis="${name}"`);
    expect(warnings()).toEqual([
      '<parvis-membres>: Parvis has no such widget. Did you mean <parvis-members>? There are: members.',
      'data-parvis="membres": Parvis has no such widget. Did you mean data-parvis="members"? There are: members.',
    ]);
  });

  it('is reported with the nearest name, if one is near, and with all names', () => {
    for (const what of ['<parvis-membres>', 'data-parvis="agenda"']) warnOfTag(what, ['members', 'events']);
    expect(warnings()).toEqual([
      '<parvis-membres>: Parvis has no such widget. Did you mean members? There are: members, events.',
      'data-parvis="agenda": Parvis has no such widget. There are: members, events.',
    ]);
  });
});
