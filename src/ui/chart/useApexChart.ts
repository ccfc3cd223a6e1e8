import { type ComponentType, useEffect, useState } from 'react';
import type { ApexChartProps } from './ApexChart';

type Loaded = ComponentType<ApexChartProps>;

let loaded: Loaded | undefined;
let loading: Promise<Loaded> | undefined;

function load(): Promise<Loaded> {
  loading ??= import('./ApexChart').then(
    (module) => {
      loaded = module.default;
      return loaded;
    },
    (error: unknown) => {
      // The next chart that mounts asks again.
      loading = undefined;
      throw error;
    },
  );
  return loading;
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
 * The chart component, or undefined until its chunk (150 KB) is here: it is asked for after the next paint, and not
 * before `isHeld` ends. When it can't be loaded the page does without drawings, the figures being there as text.
 */
export function useApexChart(isHeld = false): Loaded | undefined {
  const [component, setComponent] = useState<Loaded | undefined>(() => loaded);
  useEffect(() => {
    if (component || isHeld) return;
    let isWanted = true;
    const cancel = afterPaint(() => {
      load().then(
        (found) => isWanted && setComponent(() => found),
        (error: unknown) => console.warn('Parvis: the charts could not be loaded.', error),
      );
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [component, isHeld]);
  return component;
}
