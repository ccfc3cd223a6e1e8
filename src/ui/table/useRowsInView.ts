import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useStableCallback } from '../useStableCallback';

/**
 * Which rows of a scroller must be in the DOM, when all have the same height: those in view and one more on each side. Rows
 * that are slow to draw, as cards are, so cost no frame more than it must. `useWindow` keeps more of them ready.
 */
export function useRowsInView(scroller: RefObject<HTMLElement | null>, count: number) {
  const [seen, setSeen] = useState({ first: 0, last: 1 });
  const look = useStableCallback(() => {
    // The observer may report once more after the list is gone.
    if (!scroller.current) return;
    const { scrollTop, clientHeight, scrollHeight } = scroller.current;
    const row = scrollHeight / count;
    const first = Math.floor(scrollTop / row);
    const last = Math.floor((scrollTop + clientHeight) / row);
    if (first === seen.first && last === seen.last) return;
    const isNear = first <= seen.last && last >= seen.first;
    // Far away all rows are new. They are drawn in slices, so that the list can scroll in between.
    if (isNear) setSeen({ first, last });
    else startTransition(() => setSeen({ first, last }));
  });
  useEffect(() => {
    // It reports the size at once and after each change.
    const observer = new ResizeObserver(look);
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller, look]);
  const last = Math.min(seen.last, count - 1);
  return { from: Math.max(0, Math.min(seen.first, last) - 1), to: Math.min(count, last + 2), look };
}
