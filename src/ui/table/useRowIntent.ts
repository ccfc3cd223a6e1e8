import { useEffect, useMemo, useRef } from 'react';
import { useStableCallback } from '../useStableCallback';

/** A pointer that rests on a row for so long shows interest; one that crosses it doesn't. */
const REST_MS = 60;

export interface RowIntent {
  rest(row: unknown): void;
  leave(): void;
  now(row: unknown): void;
}

/** Tells the caller which row the pointer rests on or the focus is in, for prefetching. */
export function useRowIntent<Row>(onRowIntent: ((row: Row) => void) | undefined): RowIntent {
  const tell = useStableCallback((row: Row) => onRowIntent?.(row));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      rest(row: Row) {
        clearTimeout(timer.current);
        timer.current = setTimeout(tell, REST_MS, row);
      },
      leave: () => clearTimeout(timer.current),
      now: tell,
    }),
    [tell],
  );
}
