import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { steadyPages } from '../../../src/data/steadyPages';

/** Answers pages of two rows each from a list that `change` replaces before some call, as other users do. */
function listOf(ids: number[], change: (calls: number, ids: number[]) => number[] = (_, same) => same) {
  let rows = ids;
  const asked: number[] = [];
  const ask = async (page: number) => {
    asked.push(page);
    rows = change(asked.length, rows);
    const found = rows.slice(page * 2 - 2, page * 2);
    if (found.length === 0 && page > 1) throw new ApiError({ kind: 'notFound', status: 404 });
    const next = rows.length > page * 2 ? `?page=${page + 1}` : null;
    return { count: rows.length, next, previous: null, results: found.map((id) => ({ id })) };
  };
  const read = async () => {
    const { count, results } = await steadyPages({ ask, isLast: (_, { next }) => !next });
    return { count, ids: results.map(({ id }) => id) };
  };
  return { asked, read };
}

describe('steadyPages', () => {
  it('reads each page once where nothing moves [K13]', async () => {
    const { asked, read } = listOf([1, 2, 3, 4, 5]);
    expect(await read()).toEqual({ count: 5, ids: [1, 2, 3, 4, 5] });
    expect(asked).toEqual([1, 2, 3]);
  });

  it('reads the pages again after a row was deleted between two of them [K13]', async () => {
    const { asked, read } = listOf([1, 2, 3, 4, 5], (calls, ids) => (calls === 2 ? [2, 3, 4, 5] : ids));
    expect(await read()).toEqual({ count: 4, ids: [2, 3, 4, 5] });
    expect(asked).toEqual([1, 2, 1, 2]);
  });

  it('reads the pages again after a row was added, and after as many were added as deleted [K13]', async () => {
    const added = listOf([1, 2, 3, 4], (calls, ids) => (calls === 2 ? [9, ...ids] : ids));
    expect(await added.read()).toEqual({ count: 5, ids: [9, 1, 2, 3, 4] });
    const swapped = listOf([1, 2, 3, 4], (calls, ids) => (calls === 2 ? [9, 1, 2, 3] : ids));
    expect(await swapped.read()).toEqual({ count: 4, ids: [9, 1, 2, 3] });
  });

  it('reads the pages again when one of them is gone [K13]', async () => {
    const { read } = listOf([1, 2, 3], (calls, ids) => (calls === 2 ? [1, 2] : ids));
    expect(await read()).toEqual({ count: 2, ids: [1, 2] });
  });

  it('ends with each row once where the list changes at every call [K13]', async () => {
    const { asked, read } = listOf([1, 2, 3, 4], (calls, ids) => [100 + calls, ...ids]);
    const { ids } = await read();
    expect(new Set(ids).size).toBe(ids.length);
    expect(asked.length).toBeLessThan(40);
  });

  it('ends where a back end answers every page number with the same page [K13]', async () => {
    let calls = 0;
    const ask = async () => {
      calls++;
      return { count: 2, next: '?page=2', previous: null, results: [{ id: 1 }, { id: 2 }] };
    };
    const { results } = await steadyPages({ ask, isLast: () => false });
    expect([results.map(({ id }) => id), calls]).toEqual([[1, 2], 6]);
  });
});
