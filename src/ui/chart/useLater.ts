import { useEffect, useState } from 'react';

/** The default export of a module that isn't needed at once; a failed load is tried again by whoever comes next. */
export interface Later<T> {
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

/**
 * The code, or undefined until it is here: it is asked for after the next paint, and not before `isHeld` ends. When it
 * can't be loaded the page does without drawings, the figures being there as text.
 */
export function useLater<T>(code: Later<T>, isHeld = false): T | undefined {
  const [value, setValue] = useState(() => code.value);
  useEffect(() => {
    if (value !== undefined || isHeld) return;
    let isWanted = true;
    const cancel = afterPaint(() => {
      code.load().then(
        (found) => isWanted && setValue(() => found),
        (error: unknown) => console.warn('Parvis: the charts could not be loaded.', error),
      );
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [code, value, isHeld]);
  return value;
}
