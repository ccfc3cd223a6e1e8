import { type RefObject, useEffect, useRef } from 'react';

/**
 * Arriving on another screen, the focus goes to its heading, which is thereby read out, and the top of it into
 * view, as a page load would do. The first screen is left alone: a widget must not take the focus of the page it is loaded in.
 */
export function useArrival(content: RefObject<HTMLElement | null>, path: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const from = last.current;
    if (path !== undefined) last.current = path;
    const screen = content.current;
    if (!screen || path === undefined || from === undefined || from === path) return;

    // A screen that was kept is as it was left: scrolled, and with the focus where it had it.
    if (hasFocus(screen)) return;
    if (screen.getBoundingClientRect().top < 0) screen.scrollIntoView({ block: 'start' });
    if (focusHeading(screen)) return;
    // The screen's code may still be on its way.
    const observer = new MutationObserver(() => {
      if (focusHeading(screen)) observer.disconnect();
    });
    observer.observe(screen, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [content, path]);
}

function hasFocus(screen: HTMLElement): boolean {
  const { activeElement } = screen.getRootNode() as Document | ShadowRoot;
  return activeElement !== null && screen.contains(activeElement) && activeElement.checkVisibility();
}

function focusHeading(screen: HTMLElement): boolean {
  const heading = [...screen.querySelectorAll('h1')].find((one) => one.checkVisibility());
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
