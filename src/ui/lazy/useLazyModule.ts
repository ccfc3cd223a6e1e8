import { useCallback, useEffect, useState } from 'react';
import { type Load, loadedModule, loadOnce } from './loadOnce';

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
 * prefetched.
 *
 * @param isNeeded false while the code should not be asked for yet
 */
export function useLazyModule<T>(load: Load<T>, isNeeded = true): LazyModule<T> {
  const [outcome, setOutcome] = useState<{ load: Load<T>; value?: T; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const ready = loadedModule(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt runs the effect again
  useEffect(() => {
    // `ready` is what this render has seen. Code that came since then still has to be rendered.
    if (ready || !isNeeded) return;
    let isGone = false;
    const settle = (result: { value?: T; error?: unknown }) => {
      if (!isGone) setOutcome({ load, ...result });
    };
    loadOnce(load).then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt, isNeeded]);

  const retry = useCallback(() => {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const own = outcome?.load === load ? outcome : undefined;
  return ready ? { value: ready.value, retry } : { value: own?.value, error: own?.error, retry };
}
