/**
 * Code that arrives when it is needed. React.lazy remembers a failed download for good and shows its fallback
 * even when the code is already there; this asks again on retry and renders at once what was prefetched.
 */
import { useCallback, useEffect, useState } from 'react';
import { prefersReducedData } from '../../api/http/prefersReducedData';

export type Load<T> = () => Promise<{ default: T }>;
type State<T> = { value: T } | { error: unknown } | undefined;

const arrived = new WeakMap<Load<unknown>, { value: unknown }>();
const underWay = new WeakMap<Load<unknown>, Promise<unknown>>();

/** Starts the download unless it is under way or done. */
export function loadOnce<T>(load: Load<T>): Promise<T> {
  const pending = underWay.get(load);
  if (pending) return pending as Promise<T>;
  const started = load().then(
    (module) => {
      arrived.set(load, { value: module.default });
      return module.default;
    },
    (error: unknown) => {
      underWay.delete(load);
      console.error('Parvis: a part of its code could not be loaded', error);
      throw error;
    },
  );
  underWay.set(load, started);
  return started;
}

/** Fetches what somebody is about to need, unless they spare data; a failure shows when it is really needed. */
export function prefetchCode(load: Load<unknown>): void {
  if (!prefersReducedData()) loadOnce(load).catch(() => {});
}

/** The loaded code, or why it did not come. */
export function useLoaded<T>(load: Load<T>): { loaded: State<T>; retry(): void } {
  const [outcome, setOutcome] = useState<{ load: Load<T>; state: State<T> }>();
  const [attempt, setAttempt] = useState(0);
  const ready = arrived.get(load) as { value: T } | undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt runs the effect again
  useEffect(() => {
    // What this render has seen, not what is there by now: code that came in between has to be rendered.
    if (ready) return;
    let isGone = false;
    const settle = (state: State<T>) => {
      if (!isGone) setOutcome({ load, state });
    };
    loadOnce(load).then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { loaded: ready ?? (outcome?.load === load ? outcome.state : undefined), retry };
}
