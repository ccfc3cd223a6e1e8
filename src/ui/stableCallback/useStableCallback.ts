import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function whose identity never changes and which always runs the latest `fn`: for handlers handed to
 * memoised rows. Not to be called while rendering.
 */
export function useStableCallback<A extends unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  const latest = useRef(fn);
  // Insertion effects run before all others, so those call the latest version too; React 18 doesn't warn of them on a
  // server.
  useInsertionEffect(() => {
    latest.current = fn;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
