import { describe, expect, it } from 'vitest';
import { OddPages } from '../../../src/api/http/oddPages';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('the pages of a list', () => {
  it('are odd where another one brings the same rows, but not for another search or the same page again [Q12]', () => {
    const pages = new OddPages();
    const find = (page: number, ids: number[], search = '') =>
      pages.find('GET /api/membres/', { page, page_size: 2, search }, { count: 9, results: rows(...ids) })
        ?.warning;
    expect(find(1, [1, 2])).toBeUndefined();
    expect(find(1, [1, 2])).toBeUndefined();
    expect(find(2, [1, 2], 'a')).toBeUndefined();
    expect(find(2, [3, 4])).toBeUndefined();
    expect(find(3, [3, 4])).toBe("page=3 brings the rows of page 2: the page isn't read");
    for (let at = 0; at < 40; at++) find(1, [1, 2], `x${at}`);
    expect(find(2, [1, 2], 'x39')).toMatch(/isn't read/);
    expect(find(2, [1, 2], 'x1')).toBeUndefined();
  });

  it('are odd where the count can’t be that of their rows, or page_size isn’t read [Q12]', () => {
    const find = (page: number, count: number, ids: number[]) =>
      new OddPages().find('GET /api/membres/', { page, page_size: 2 }, { count, results: rows(...ids) })
        ?.warning;
    expect(find(3, 5, [5, 6])).toBe('count: expected at least the 6 rows up to page 3');
    expect(find(9, 9999, [])).toBe('count: expected the rows that match, but page 9 has none');
    expect(find(1, 9, [1, 2, 3])).toBe('results: expected at most page_size=2 rows, 3 came');
    for (const [page, count, ids] of [
      [1, 0, []],
      [1, 9, []],
      [2, 2, []],
      [3, 5, [5]],
      [1, 9, [1, 2]],
    ] as const)
      expect.soft(find(page, count, [...ids]), `${page} of ${count}`).toBeUndefined();
  });

  it('are none where no page was asked for, or something else came [Q12]', () => {
    const pages = new OddPages();
    for (const [asked, answer] of [
      [{}, { count: 1, results: rows(1, 2) }],
      [{ page: 2 }, { count: 1, results: rows(1, 2) }],
      [{ page: 1, page_size: 1 }, { count: 1 }],
      [{ page: 1, page_size: 1 }, null],
      [{ page: 1, page_size: 1 }, 'text'],
    ] as const)
      expect.soft(pages.find('GET /api/x/', asked, answer)).toBeUndefined();
  });
});
