import { describe, expect, it } from 'vitest';
import { activeAfter, NONE } from '../../../../src/ui/picker/activeKeys.ts';
import { countOf, indexAt, OptionIndex } from '../../../../src/ui/picker/OptionIndex.ts';
import { nth } from '../../../support/lookups.ts';

describe('the option index', () => {
  const people = ['Dupont Élodie', 'Martin Paul', 'Lefèvre Martine', 'Œuvrard Anne'];
  const index = new OptionIndex(
    people.map((label, id) => ({ id, label, keywords: id === 1 ? ['chorale'] : undefined })),
  );
  const found = (query: string) => {
    const results = index.search(query);
    return Array.from({ length: countOf(results) }, (_, i) => results.options[indexAt(results, i)]?.label);
  };

  it('finds any part of the label, ignoring accents and case', () => {
    expect(found('ELO')).toEqual(['Dupont Élodie']);
    expect(found('oeuv')).toEqual(['Œuvrard Anne']);
  });
  it('puts labels that begin with the query first', () => {
    expect(found('martin')).toEqual(['Martin Paul', 'Lefèvre Martine']);
  });
  it('finds words in any order', () => {
    expect(found('élodie dup')).toEqual(['Dupont Élodie']);
  });
  it('finds keywords, but nothing that runs across two options', () => {
    expect(found('CHORALE')).toEqual(['Martin Paul']);
    expect(found('elodiemartin')).toEqual([]);
  });
  it('keeps all options for a blank query', () => {
    expect(found('  ')).toEqual(people);
  });
  it('searches across pages exactly like a plain filter', () => {
    const many = Array.from({ length: 5000 }, (_, id) => ({ id, label: `n${id}` }));
    const results = new OptionIndex(many).search('99');
    const ids = Array.from({ length: countOf(results) }, (_, i) => nth(many, indexAt(results, i)).id);
    expect(ids).toEqual(many.filter(({ label }) => label.includes('99')).map(({ id }) => id));
  });
  it('is built in slices', () => {
    const sliced = new OptionIndex(Array.from({ length: 5000 }, (_, id) => ({ id, label: `n${id}` })));
    expect(sliced.isReady).toBe(false);
    expect(sliced.build(0)).toBe(false);
    while (!sliced.build(0));
    expect(countOf(sliced.search('n4999'))).toBe(1);
  });
});

describe('the active option', () => {
  it('stays within the list and leaves Home and End to the text while none is active', () => {
    expect(activeAfter('ArrowDown', NONE, 3, 7)).toBe(0);
    expect(activeAfter('ArrowUp', NONE, 3, 7)).toBe(2);
    expect(activeAfter('PageDown', 0, 3, 7)).toBe(2);
    expect(activeAfter('PageUp', 9, 20, 7)).toBe(2);
    expect(activeAfter('Home', NONE, 3, 7)).toBeUndefined();
    expect(activeAfter('End', 0, 3, 7)).toBe(2);
    expect(activeAfter('ArrowDown', NONE, 0, 7)).toBeUndefined();
  });
});
