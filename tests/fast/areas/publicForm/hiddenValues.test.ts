import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyOf } from '../../../../src/areas/publicForm/submission';
import { hiddenValues } from '../../../../src/questions/hiddenValues';

describe('what a page adds to an answer', () => {
  const warn = vi.fn();
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warn));
  afterEach(() => {
    vi.restoreAllMocks();
    warn.mockReset();
  });

  it.each([
    ['the text of an attribute', 'source=affiche+A3&campagne=no%C3%ABl'],
    ['an object', { source: 'affiche A3', campagne: 'noël' }],
  ])('is read from %s, by declared names', (_, given) => {
    expect(hiddenValues('parvis-form', given, ['source', 'campagne'])).toEqual({
      source: 'affiche A3',
      campagne: 'noël',
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves out undeclared names with one warning that names widget, attribute, name and fix', () => {
    for (const _ of [1, 2])
      expect(hiddenValues('parvis-form', 'sourse=secret&source=affiche', ['source'])).toEqual({
        source: 'affiche',
      });
    expect(warn.mock.calls).toEqual([
      [
        'Parvis: hidden-fields of <parvis-form> has «sourse», which the back end does not list in champs_caches; it is not sent. Declare it in the console, under «Champs cachés», or write one of source.',
      ],
    ]);
  });

  it('sends nothing to a back end that lists no names', () => {
    expect(hiddenValues('parvis-registration', { source: 'affiche' }, [])).toEqual({});
    expect(warn).toHaveBeenCalledTimes(1);
    expect(bodyOf([], {}, {})).toEqual({ valeurs: '{}' });
  });

  it('leaves out empty values and those above 200 characters, without showing them', () => {
    const long = 'é'.repeat(201);
    const given = { fits: '🎄'.repeat(200), long, blank: ' ', absent: undefined, year: 2026 };
    expect(hiddenValues('parvis-form', given, ['fits', 'long', 'blank', 'absent', 'year'])).toEqual({
      fits: given.fits,
      year: '2026',
    });
    expect(warn.mock.calls.map(([text]) => /«(\w+)»/.exec(text)?.[1])).toEqual(['long', 'blank']);
    expect(warn.mock.calls.join()).not.toContain(long);
  });

  it('is a JSON part of its own', () => {
    expect(bodyOf([], {}, { source: 'affiche' })).toEqual({
      valeurs: '{}',
      champs_caches: '{"source":"affiche"}',
    });
  });
});
