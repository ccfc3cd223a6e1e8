import { useEffect, useState } from 'react';
import { afterPaint } from '../../../../ui/loading/afterPaint';

/** More rows than the largest screen shows. */
const STEP = 24;

/**
 * The rows to draw now: those that a screen can show at once, then further ones after each paint. A telephone draws a quarter
 * with 150 dates in three quarters of a second, during which it would answer no touch.
 *
 * @param view another one begins at its first rows again; what is read anew of the same view keeps all that is drawn
 */
export function useDrawn<T>(rows: readonly T[], view: string): readonly T[] {
  const [drawn, setDrawn] = useState({ view, count: STEP });
  const count = drawn.view === view ? drawn.count : STEP;
  const isPartial = count < rows.length;
  useEffect(
    () => (isPartial ? afterPaint(() => setDrawn({ view, count: count + STEP })) : undefined),
    [isPartial, count, view],
  );
  return isPartial ? rows.slice(0, count) : rows;
}
