import { type RefObject, useRef } from 'react';

export interface ResultsFocus {
  results: RefObject<HTMLElement | null>;
  thenFocusResults(act: () => void): void;
}

/** What was pressed goes away: the focus stays with what it changed. */
export function useResultsFocus(): ResultsFocus {
  const results = useRef<HTMLElement>(null);
  const thenFocusResults = (act: () => void) => {
    act();
    results.current?.focus({ preventScroll: true });
  };
  return { results, thenFocusResults };
}
