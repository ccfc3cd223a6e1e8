import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading, isTypingElsewhere } from '../../../ui/display/headingFocus';

/**
 * On arrival at another screen, focus moves to its heading, so that screen readers announce it, and the top of the
 * screen scrolls into view, as on a page load. The first screen is left alone: a widget must not take the focus of the
 * page.
 */
export function useFocusOnNavigate(content: RefObject<HTMLElement | null>, path: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const from = last.current;
    if (path !== undefined) last.current = path;
    const screen = content.current;
    if (!screen || path === undefined || from === undefined || from === path) return;

    // A screen that was kept has its scroll position and focus.
    if (hasFocus(screen) || isTypingElsewhere(screen)) return;
    if (screen.getBoundingClientRect().top < 0) screen.scrollIntoView({ block: 'start' });
    return focusHeading(screen);
  }, [content, path]);
}

function hasFocus(screen: HTMLElement): boolean {
  const { activeElement } = screen.getRootNode() as Document | ShadowRoot;
  return activeElement !== null && screen.contains(activeElement) && activeElement.checkVisibility();
}
