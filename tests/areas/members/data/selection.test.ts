import { describe, expect, it } from 'vitest';
import {
  countElsewhere,
  type Selection,
  togglePage,
  toggleRange,
  toggleRow,
} from '../../../../src/areas/members/data/selection';
import { matchingOptions } from '../../../../src/areas/members/list/filters/filterOption';
import { membersTexts } from '../../../../src/areas/members/texts';
import { mailHref, telHref } from '../../../../src/domain/members/contactHref';

interface Row {
  id: number;
}
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }));
const ticked = (...ids: number[]): Selection<Row> => new Map(ids.map((id) => [id, { id }]));
const idsIn = (selection: Selection<Row>) => [...selection.keys()];

describe('the selection of members', () => {
  it('ticks one row and unticks it [M9]', () => {
    const one = toggleRow(ticked(), { id: 3 });
    expect(idsIn(one)).toEqual([3]);
    expect(idsIn(toggleRow(one, { id: 3 }))).toEqual([]);
  });

  it('ticks a range of the page in both directions, and unticks it from a ticked row [W6]', () => {
    const page = rows(11, 12, 13, 14, 15);
    expect(idsIn(toggleRange(ticked(1, 12), page, 12, { id: 14 }))).toEqual([1, 12, 13, 14]);
    expect(idsIn(toggleRange(ticked(14), page, 14, { id: 12 })).sort()).toEqual([12, 13, 14]);
    expect(idsIn(toggleRange(ticked(1, 12, 13, 14), page, 12, { id: 14 }))).toEqual([1]);
  });

  it('ticks one row where the last one is on another page, or there is none [W6]', () => {
    expect(idsIn(toggleRange(ticked(1), rows(11, 12), 1, { id: 12 }))).toEqual([1, 12]);
    expect(idsIn(toggleRange(ticked(), rows(11, 12), undefined, { id: 12 }))).toEqual([12]);
  });

  it('ticks the whole page and keeps what is ticked elsewhere [M8]', () => {
    expect(idsIn(togglePage(ticked(1, 11), rows(11, 12)))).toEqual([1, 11, 12]);
  });

  it('unticks the page when all of it is ticked', () => {
    expect(idsIn(togglePage(ticked(1, 11, 12), rows(11, 12)))).toEqual([1]);
  });

  it('never changes the selection it was given', () => {
    const before = ticked(1);
    toggleRow(before, { id: 1 });
    togglePage(before, rows(2));
    expect(idsIn(before)).toEqual([1]);
  });

  it('states its scope in French, with the numbers of other pages', () => {
    expect(countElsewhere(ticked(1, 2, 3), rows(3, 4))).toBe(2);
    expect(membersTexts.selected(12, 2)).toBe('12 sélectionnés, dont 2 hors de cette page');
    expect(membersTexts.selected(1, 0)).toBe('1 sélectionné');
  });
});

describe('links of a row', () => {
  it.each([
    ['06 12 34 56 78', 'tel:0612345678'],
    ['+33 (0)6-12.34.56.78', 'tel:+330612345678'],
    ['112', undefined],
    ['*#06#', undefined],
    ['06 12 34 56 78;ext=1', undefined],
    ['javascript:alert(1)', undefined],
  ])('dial %s as %s', (value, href) => {
    expect(telHref(value)).toBe(href);
  });

  it.each([
    ["anne-marie.o'neil+parvis@exemple.fr", "mailto:anne-marie.o'neil+parvis@exemple.fr"],
    ['élodie@exemple.fr', undefined],
    ['a@exemple.fr?bcc=b@exemple.fr', undefined],
    ['a@exemple.fr,b@exemple.fr', undefined],
    ['a@exemple.fr%0Abcc:b@exemple.fr', undefined],
    ['javascript:alert(1)@exemple.fr', undefined],
    ['a@b', undefined],
  ])('write to %s as %s', (value, href) => {
    expect(mailHref(value)).toBe(href);
  });
});

describe('the search of a filter', () => {
  const options = ['Équipe Sœurs', 'chorale', 'Éveil'].map((label, id) => ({ id, label, color: '#000000' }));
  const found = (search: string) => matchingOptions(options, search).map((option) => option.label);

  it('is blind to accents, case and ligatures [M22]', () => {
    expect(found('EQUIPE soeurs')).toEqual(['Équipe Sœurs']);
    expect(found('é')).toEqual(['Équipe Sœurs', 'chorale', 'Éveil']);
    expect(found('  eveil ')).toEqual(['Éveil']);
  });

  it('shows everything while nothing is searched', () => {
    expect(matchingOptions(options, '  ')).toBe(options);
  });
});
