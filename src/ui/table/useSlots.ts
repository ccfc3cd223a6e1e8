import { useState } from 'react';
import type { RowKey } from './column';

interface Slots {
  keys: readonly RowKey[];
  /** The slot of the row at the same position. */
  slots: readonly number[];
}

/**
 * React keys for rows. A row that stays keeps its key, with its focus and open menu. A new row takes the key of the row
 * that left its place, so that the next page reuses the existing elements, in half the time of new ones. It never takes
 * the key of a row that left another place: React would move that element and those between, and the browser would
 * close their menus and lose the focus.
 */
export function useSlots(keys: readonly RowKey[]): readonly number[] {
  const [held, setHeld] = useState(() => assign(keys, { keys: [], slots: [] }));
  if (sameKeys(keys, held.keys)) return held.slots;
  const next = assign(keys, held);
  setHeld(next);
  return next.slots;
}

function assign(keys: readonly RowKey[], before: Slots): Slots {
  const own = new Map(before.keys.map((key, i) => [key, before.slots[i]]));
  const taken = new Set(keys.map((key) => own.get(key)));
  let fresh = Math.max(-1, ...before.slots);
  const slots = keys.map((key, i) => {
    const here = before.slots[i];
    const slot = own.get(key) ?? (taken.has(here) ? undefined : here);
    if (slot !== undefined) return slot;
    fresh += 1;
    return fresh;
  });
  return { keys, slots };
}

const sameKeys = (a: readonly RowKey[], b: readonly RowKey[]) =>
  a.length === b.length && a.every((key, i) => key === b[i]);
