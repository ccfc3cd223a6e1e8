import { useCallback, useEffect, useState } from 'react';

/** The default export of a module that isn't needed at once; a failed load is tried again by whoever comes next. */
interface Later<T> {
  value: T | undefined;
  load(): Promise<T>;
}

export function later<T>(fetchModule: () => Promise<{ default: T }>): Later<T> {
  let loading: Promise<T> | undefined;
  const self: Later<T> = {
    value: undefined,
    load() {
      loading ??= fetchModule().then(
        (module) => {
          self.value = module.default;
          return module.default;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
  return self;
}

/** Calls back once the browser has painted what is on the page now. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Code that may not be here yet, or not at all. */
interface Late<T> {
  value: T | undefined;
  failed: boolean;
  retry(): void;
}

/**
 * The code is asked for after the next paint, and not before `isHeld` ends. Drawings that fail may just be left out,
 * their figures being there as text.
 */
export function useLater<T>(code: Later<T>, isHeld = false): Late<T> {
  const [value, setValue] = useState(() => code.value);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (value !== undefined || failed || isHeld) return;
    let isWanted = true;
    const cancel = afterPaint(() => {
      code.load().then(
        (found) => isWanted && setValue(() => found),
        (error: unknown) => {
          console.warn('Parvis: a part of the page could not be loaded.', error);
          if (isWanted) setFailed(true);
        },
      );
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [code, value, failed, isHeld]);
  const retry = useCallback(() => setFailed(false), []);
  return { value, failed, retry };
}
