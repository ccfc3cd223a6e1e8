import { describe, expect, it } from 'vitest';
import { FIRST_QUERY } from '../../../../../src/areas/members/data/listQuery';
import { rangeOf, type SelectedRows, withTicks } from '../../../../../src/areas/members/data/selection';
import { wholeSelection } from '../../../../../src/areas/members/data/wholeSelection';
import { membersTexts } from '../../../../../src/areas/members/texts.fr';
import { mailHref } from '../../../../../src/domain/contact/mailHref';
import { phoneParts } from '../../../../../src/domain/contact/telephone';

interface Row {
  id: number;
}
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }));
const ticked = (...ids: number[]): SelectedRows<Row> => new Map(ids.map((id) => [id, { id }]));
const idsIn = (selection: SelectedRows<Row>) => [...selection.keys()];

describe('the selection of members', () => {
  it('ticks rows and unticks them, and keeps what is ticked elsewhere [M8, M9]', () => {
    const some = withTicks(ticked(1, 11), rows(11, 12), true);
    expect(idsIn(some)).toEqual([1, 11, 12]);
    expect(idsIn(withTicks(some, rows(11, 12), false))).toEqual([1]);
  });

  it('reaches a range of the page in both directions [W6]', () => {
    const page = rows(11, 12, 13, 14, 15);
    expect(rangeOf(page, 12, { id: 14 })).toEqual(rows(12, 13, 14));
    expect(rangeOf(page, 14, { id: 12 })).toEqual(rows(12, 13, 14));
  });

  it('reaches one row where the last one is on another page, or there is none [W6]', () => {
    expect(rangeOf(rows(11, 12), 1, { id: 12 })).toEqual(rows(12));
    expect(rangeOf(rows(11, 12), undefined, { id: 12 })).toEqual(rows(12));
  });

  it('never changes the selection it was given', () => {
    const before = ticked(1);
    withTicks(before, rows(2), true);
    withTicks(before, rows(1), false);
    expect(idsIn(before)).toEqual([1]);
  });

  it('states its scope in French, with the numbers of other pages', () => {
    expect(membersTexts.selected(12, 2)).toBe('12 sélectionnés, dont 2 hors de cette page');
    expect(membersTexts.selected(1, 0)).toBe('1 sélectionné');
  });
});

describe('a whole result that is selected', () => {
  it('knows its members in the order of the list, less those unticked, with those ticked besides [W6]', async () => {
    const whole = await wholeSelection(FIRST_QUERY, [5, 3, 9]);
    const changed = whole.with(rows(3), false).with(rows(77), true);
    expect([whole.size, whole.ids()]).toEqual([3, [5, 3, 9]]);
    expect([changed.size, changed.ids()]).toEqual([3, [5, 9, 77]]);
    expect([3, 9, 77, 78].map(changed.has)).toEqual([false, true, true, false]);
    const back = changed.with(rows(3), true).with(rows(77), false);
    expect([back.size, back.ids()]).toEqual([3, [5, 3, 9]]);
  });

  it('hands out a hundred thousand ids without a copy, and lets frames be drawn while it reads them [W6]', async () => {
    const ids = Array.from({ length: 100_000 }, (_, at) => at + 1);
    let breaks = 0;
    const beat = setInterval(() => (breaks += 1));
    const whole = await wholeSelection(FIRST_QUERY, ids);
    clearInterval(beat);
    expect(whole.ids()).toBe(ids);
    expect(breaks).toBeGreaterThan(1);
  });
});

describe('links of a row', () => {
  it('dial the number in a text of at least five digits, and nothing else', () => {
    const rows = [
      ['06 12 34 56 78', 'tel:0612345678'],
      ['+33 (0)6-12.34.56.78', 'tel:+33612345678'],
      ['112', undefined],
      ['*#06#', undefined],
      ['06 12 34 56 78;ext=1', 'tel:0612345678'],
      ['javascript:alert(1)', undefined],
    ] as const;
    for (const [value, href] of rows)
      expect.soft(phoneParts(value).find((part) => part.href)?.href, value).toBe(href);
  });

  it('write to one plain address, and to nothing else', () => {
    const rows = [
      ["anne-marie.o'neil+parvis@exemple.fr", "mailto:anne-marie.o'neil+parvis@exemple.fr"],
      ['élodie@exemple.fr', undefined],
      ['a@exemple.fr?bcc=b@exemple.fr', undefined],
      ['a@exemple.fr,b@exemple.fr', undefined],
      ['a@exemple.fr%0Abcc:b@exemple.fr', undefined],
      ['javascript:alert(1)@exemple.fr', undefined],
      ['a@b', undefined],
    ] as const;
    for (const [value, href] of rows) expect.soft(mailHref(value), value).toBe(href);
  });
});
