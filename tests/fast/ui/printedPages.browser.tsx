import { printSheet } from '../../../src/ui/output/printSheet.ts';
import { expect } from '../../support/expect.ts';
import { textOf } from '../../support/onScreen.ts';

/** What the printed document has. */
function printed(rows: number): Document {
  const place = document.createElement('div');
  document.body.append(place);
  let shown: Document | undefined;
  const pages = { size: 30, foot: (page: number, all: number) => `${page} / ${all}` };
  const names = Array.from({ length: rows }, (_, at) => [`Nom ${at + 1}`, '', '']);
  const sheet = {
    title: 'Feuille',
    lines: ['une ligne'],
    headers: ['Nom', 'Pouvoir', 'Signature'],
    rows: names,
  };
  printSheet({ ...sheet, pages }, place, (view) => {
    shown = view.document;
  });
  place.remove();
  if (!shown) throw new Error('Nothing was printed.');
  return shown;
}

describe('a printed sheet in pages', () => {
  it('has thirty names a page, each page with title, headers and its number', () => {
    const sections = [...printed(61).querySelectorAll('section')];
    expect(sections.map((page) => page.querySelectorAll('tbody tr').length)).toEqual([30, 30, 1]);
    expect(sections.map((page) => textOf(page.querySelector('p:last-child')))).toEqual([
      '1 / 3',
      '2 / 3',
      '3 / 3',
    ]);
    for (const page of sections) expect(page.querySelectorAll('h1, thead th').length).toBe(4);
  });

  it('is one page without names', () => {
    const sections = [...printed(0).querySelectorAll('section')];
    expect(sections.map((page) => textOf(page.querySelector('p:last-child')))).toEqual(['1 / 1']);
  });
});
