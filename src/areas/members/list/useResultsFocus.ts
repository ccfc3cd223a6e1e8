import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface ResultsFocus {
  results: RefObject<HTMLElement | null>;
  thenFocusResults(act: () => void): void;
}

/** Moves the focus to the results when the pressed button, or the row that has the focus, disappears. */
export function useResultsFocus(): ResultsFocus {
  const results = useRef<HTMLElement>(null);
  const place = results.current;
  const focus = () => results.current?.focus({ preventScroll: true });
  // Read during the render, while the row is still there.
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
