import { type RefObject, useLayoutEffect, useState } from 'react';

/** The current width of an element in px: 0 until it is known, and the last known one while it is hidden. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    // The observer would tell it a frame later.
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
