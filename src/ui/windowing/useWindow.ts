import { useCallback, useState } from 'react';

interface RowWindow {
  /** First row to have in the DOM, and the one after the last. */
  from: number;
  to: number;
  /** To be told the first row in view at each scroll. */
  moveTo(firstInView: number): void;
}

/**
 * Which rows of a long list of fixed-height rows have to be in the DOM: those in view and as many on each side, so that
 * a page up or down lands on rows that are there already. Moves in steps of half a view: most scroll events render nothing.
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
