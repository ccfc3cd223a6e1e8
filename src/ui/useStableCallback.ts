import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function whose identity never changes and that always runs the latest `fn`, for handlers of memoised rows. Don't
 * call it while rendering.
 */
export function useStableCallback<A extends unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  const latest = useRef(fn);
  // Insertion effects run before all others, so other effects also call the latest version. On a server, React 18 gives
  // no warning for them.
  useInsertionEffect(() => {
    latest.current = fn;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
