import { useContext, useEffect, useRef } from 'react';
import { SourceContext } from './source/memorySource';
import { pathOf } from './source/source';

/**
 * Calls back when somebody goes to the path the widget is at, with the same query or another one: a screen that shows
 * something else there by local state knows that it is asked to give way. Other paths take the screen away anyway.
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
