import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface ResultsFocus {
  results: RefObject<HTMLElement | null>;
  thenFocusResults(act: () => void): void;
}

/** Moves the focus to the results when the pressed button disappears. */
export function useResultsFocus(): ResultsFocus {
  const results = useRef<HTMLElement>(null);
  const thenFocusResults = (act: () => void) => {
    act();
    focusOn(results);
  };
  return { results, thenFocusResults };
}

/** Moves the focus to the results when the row or button in them that has the focus disappears. */
export function useHeldFocus(results: RefObject<HTMLElement | null>): void {
  const place = results.current;
  // Read during the render, while the row is still there.
  const isHeld = place?.contains((place.getRootNode() as ShadowRoot).activeElement);
  useLayoutEffect(() => {
    if (isHeld && document.activeElement === document.body) focusOn(results);
  });
}

const focusOn = (results: RefObject<HTMLElement | null>) => results.current?.focus({ preventScroll: true });
