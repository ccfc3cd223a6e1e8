import { useState } from 'react';
import { keep, readKept } from '../../../data/viewerStorage';
import { LABEL_COUNTS, type LabelCount, SHIFT_MAX } from '../../../domain/labels/sheets';

/** What is typed, as text, because a number that is being typed may be none yet. */
interface TypedLayout {
  count: LabelCount;
  first: string;
  x: string;
  y: string;
}

const START: TypedLayout = { count: 24, first: '1', x: '0', y: '0' };

/** The sheet and the shift belong to the printer of this device; where a sheet begins is asked anew. */
function keptLayout(kept: unknown): TypedLayout {
  const { count, x, y } = (typeof kept === 'object' && kept ? kept : {}) as Partial<
    Record<keyof TypedLayout, unknown>
  >;
  const text = (value: unknown) =>
    typeof value === 'string' && numberIn(value, -SHIFT_MAX, SHIFT_MAX) !== undefined ? value : '0';
  return {
    ...START,
    count: LABEL_COUNTS.find((each) => each === count) ?? START.count,
    x: text(x),
    y: text(y),
  };
}

/** The number that a text is; undefined for none, or one that is out of bounds. */
function numberIn(text: string, least: number, most: number): number | undefined {
  const written = text.trim().replace(',', '.');
  const value = Number(written);
  return written !== '' && value >= least && value <= most ? value : undefined;
}

/** How labels lie on their sheets. `layout` is undefined while something typed is no number. */
export function useLayout(viewer: string) {
  const [typed, setTyped] = useState(() => keptLayout(readKept(viewer, 'members-label-sheet')));
  const change = (next: Partial<TypedLayout>) => {
    const all = { ...typed, ...next };
    setTyped(all);
    keep(viewer, 'members-label-sheet', { count: all.count, x: all.x, y: all.y });
  };
  const first = numberIn(typed.first, 1, typed.count);
  const [x, y] = [numberIn(typed.x, -SHIFT_MAX, SHIFT_MAX), numberIn(typed.y, -SHIFT_MAX, SHIFT_MAX)];
  const isWhole = first !== undefined && Number.isInteger(first);
  const layout =
    isWhole && x !== undefined && y !== undefined
      ? { count: typed.count, first, shift: { x, y } }
      : undefined;
  return { typed, change, layout, wrong: { first: !isWhole, x: x === undefined, y: y === undefined } };
}

export type LayoutState = ReturnType<typeof useLayout>;
