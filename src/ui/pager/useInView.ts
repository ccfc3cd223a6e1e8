import { type RefObject, useEffect } from 'react';
import { useStableCallback } from '../stableCallback/useStableCallback';

/** Calls `onInView` when the element scrolls into view, and again for each new `subject` while it is in view. */
export function useInView(
  ref: RefObject<Element | null>,
  subject: string | undefined,
  onInView: () => void,
): void {
  const tell = useStableCallback(onInView);
  useEffect(() => {
    const element = ref.current;
    if (subject === undefined || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) tell();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, subject, tell]);
}
