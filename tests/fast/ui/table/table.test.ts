import { describe, expect, it } from 'vitest';
import { assign } from '../../../../src/ui/table/rows/useSlots.ts';

describe('the slots of rows', () => {
  const first = assign(['a', 'b', 'c'], { keys: [], slots: [] });

  it('are all reused by the next page', () => {
    expect(first.slots).toEqual([0, 1, 2]);
    expect(assign(['d', 'e', 'f'], first).slots).toEqual([0, 1, 2]);
  });
  it('stay with rows that stay, wherever they move', () => {
    expect(assign(['c', 'x', 'a'], first).slots).toEqual([2, 1, 0]);
    expect(assign(['x', 'a', 'b', 'c'], first).slots).toEqual([3, 0, 1, 2]);
    expect(assign(['b'], first).slots).toEqual([1]);
  });
  it('are not reused in another place, because the rows between would be moved', () => {
    expect(assign(['a', 'x', 'b'], first).slots).toEqual([0, 3, 1]);
    expect(assign(['b', 'c', 'x'], first).slots).toEqual([1, 2, 3]);
  });
});
