// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { useSlots } from '../../../../src/ui/table/useSlots.ts';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

function Rows({ keys, onSlots }: { keys: string[]; onSlots(slots: readonly number[]): void }) {
  onSlots(useSlots(keys));
  return null;
}

/** The slots of the last of these pages, which one table shows one after the other. */
async function slotsOf(...pages: string[][]): Promise<readonly number[]> {
  let slots: readonly number[] = [];
  const onSlots = (now: readonly number[]) => {
    slots = now;
  };
  const root = createRoot(document.createElement('div'));
  for (const keys of pages) await act(async () => root.render(createElement(Rows, { keys, onSlots })));
  await act(async () => root.unmount());
  return slots;
}

describe('the slots of rows', () => {
  const first = ['a', 'b', 'c'];

  it('are all reused by the next page', async () => {
    expect(await slotsOf(first)).toEqual([0, 1, 2]);
    expect(await slotsOf(first, ['d', 'e', 'f'])).toEqual([0, 1, 2]);
  });
  it('stay with rows that stay, wherever they move', async () => {
    expect(await slotsOf(first, ['c', 'x', 'a'])).toEqual([2, 1, 0]);
    expect(await slotsOf(first, ['x', 'a', 'b', 'c'])).toEqual([3, 0, 1, 2]);
    expect(await slotsOf(first, ['b'])).toEqual([1]);
    expect(await slotsOf(first, ['d', 'e', 'f'], ['e'])).toEqual([1]);
  });
  it('are not reused in another place, because the rows between would be moved', async () => {
    expect(await slotsOf(first, ['a', 'x', 'b'])).toEqual([0, 3, 1]);
    expect(await slotsOf(first, ['b', 'c', 'x'])).toEqual([1, 2, 3]);
  });
});
