import { useContext, useEffect, useRef } from 'react';
import { SourceContext } from './source/memorySource';
import { pathOf } from './source/source';

/**
 * Calls `onVisit` when the user navigates to the current path, with the same query or another one. A screen that shows
 * something else at this path, by its own state, then returns to its first view. Other paths replace the screen anyway.
 */
export function useSamePathNavigation(onVisit: () => void): void {
  const source = useContext(SourceContext);
  const latest = useRef(onVisit);
  useEffect(() => {
    latest.current = onVisit;
  });
  useEffect(() => {
    let path = pathOf(source.read());
    return source.subscribe((isVisit) => {
      const before = path;
      path = pathOf(source.read());
      if (isVisit && path === before) latest.current();
    });
  }, [source]);
}
