import { useCallback, useState } from 'react';

interface RowWindow {
  /** The first row in the DOM, and the one after the last. */
  from: number;
  to: number;
  /** Call it at each scroll with the first row in view. */
  moveTo(firstInView: number): void;
}

/**
 * Which rows of a long list must be in the DOM, when all have the same height: those in view and as many on each side,
 * so that Page Up and Page Down reach rows that are already there. It moves in steps of half a view, so most scroll
 * events render nothing.
 */
export function useWindow(count: number, inView: number): RowWindow {
  const [first, setFirst] = useState(0);
  const step = Math.max(1, Math.floor(inView / 2));
  const moveTo = useCallback((row: number) => setFirst(Math.floor(row / step) * step), [step]);
  const start = Math.max(0, Math.min(first, count - inView));
  return {
    from: Math.max(0, start - inView),
    to: Math.min(count, start + step + inView * 2),
    moveTo,
  };
}
