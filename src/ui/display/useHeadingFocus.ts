import { useEffect, useRef } from 'react';
import { isTypingElsewhere } from './headingFocus';

/** The heading of a screen, which gets the focus on arrival where `takesFocus` is true. */
export function useHeadingFocus(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const target = heading.current;
    if (!takesFocus || !target || isTypingElsewhere(target)) return;
    // The heading is above the visible part when the previous screen was longer.
    if (target.getBoundingClientRect().top < 0) target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [takesFocus]);
  return heading;
}
