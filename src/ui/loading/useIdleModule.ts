import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';
import type { Load } from './loadOnce';
import { type LazyModule, useLazyModule } from './useLazyModule';

/**
 * A module that is asked for after the next paint.
 *
 * @param isHeld true while something more urgent is loading
 */
export function useIdleModule<T>(load: Load<T>, isHeld = false): LazyModule<T> {
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => (isHeld ? undefined : afterPaint(() => setPainted(true))), [isHeld]);
  return useLazyModule(load, hasPainted);
}
