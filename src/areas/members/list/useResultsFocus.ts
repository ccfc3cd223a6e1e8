import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface ResultsFocus {
  results: RefObject<HTMLElement | null>;
  thenFocusResults(act: () => void): void;
}

/** What was pressed goes away: the focus stays with what it changed. So it does when a row with the focus goes. */
export function useResultsFocus(): ResultsFocus {
  const results = useRef<HTMLElement>(null);
  const place = results.current;
  const focus = () => results.current?.focus({ preventScroll: true });
  // Looked up while the row is still there.
  const isHeld = place?.contains((place.getRootNode() as ShadowRoot).activeElement);
  useLayoutEffect(() => {
    if (isHeld && document.activeElement === document.body) focus();
  });
  const thenFocusResults = (act: () => void) => {
    act();
    focus();
  };
  return { results, thenFocusResults };
}
