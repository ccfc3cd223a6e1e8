import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Load, loadedModule, loadOnce, onLoaded } from './loadOnce';

/** Code that may still be on its way, or may have failed to load. */
export interface LazyModule<T> {
  value: T | undefined;
  /** Why the code did not load. */
  error?: unknown;
  /** Downloads it again. */
  retry(): void;
}

/**
 * The default export of a module that loads when it is first needed. React.lazy keeps a failed download for ever and
 * shows its fallback even when the code is there; this hook downloads again on retry, and returns at once what was
 * prefetched. Every part that shows the same code gets it together, whichever of them asked for it again.
 *
 * @param isNeeded false while the code should not be asked for yet
 */
export function useLazyModule<T>(load: Load<T>, isNeeded = true): LazyModule<T> {
  const read = () => loadedModule(load);
  const ready = useSyncExternalStore(onLoaded, read, read);
  const [failure, setFailure] = useState<{ load: Load<T>; error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt runs the effect again
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    loadOnce(load).catch((error: unknown) => {
      if (!isGone) setFailure({ load, error });
    });
    return () => {
      isGone = true;
    };
  }, [load, attempt, isNeeded]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);
  if (ready) return { value: ready.value, retry };
  return { value: undefined, error: failure?.load === load ? failure.error : undefined, retry };
}
