import { type MouseEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '../stableCallback/useStableCallback';
import { place } from './place';

interface PopoverOptions {
  anchor: RefObject<HTMLElement | null>;
  /** Hidden by Escape, by a press elsewhere or by `close()`: unmount it. */
  onClosed(): void;
  /** Once shown: move the focus in. */
  onShown?(popover: HTMLElement): void;
}

const hasFocus = (popover: HTMLElement) =>
  popover.contains((popover.getRootNode() as Document | ShadowRoot).activeElement);

/**
 * Shows an element with `popover="auto"` beside its anchor while it is mounted; mount it only while open.
 * Hides: inside a shadow root Chromium drops the focus of a closing popover to the page, so it goes to the anchor;
 * browsers without anchor positioning get coordinates. `close()` hides it, and `onClosed` then unmounts it.
 */
export function usePopover(popover: RefObject<HTMLElement | null>, options: PopoverOptions) {
  const { anchor } = options;
  const handleClosed = useStableCallback(() => options.onClosed());
  const handleShown = useStableCallback((element: HTMLElement) => options.onShown?.(element));
  useLayoutEffect(() => {
    const element = popover.current;
    const source = anchor.current;
    if (!element || !source) return;
    // Both events are listened to by hand: React 18 does not know them on popovers.
    const handleBefore = (event: ToggleEvent) => {
      if (event.newState === 'closed' && hasFocus(element)) source.focus({ preventScroll: true });
    };
    const handleToggle = (event: ToggleEvent) => event.newState === 'closed' && handleClosed();
    element.addEventListener('beforetoggle', handleBefore);
    element.addEventListener('toggle', handleToggle);
    if (!element.matches(':popover-open')) {
      element.showPopover({ source });
      place(element, source);
      handleShown(element);
    }
    return () => {
      element.removeEventListener('beforetoggle', handleBefore);
      element.removeEventListener('toggle', handleToggle);
      // Taken away while it is open: no event tells of that.
      const isLeft = hasFocus(element);
      queueMicrotask(() => isLeft && !element.isConnected && source.focus({ preventScroll: true }));
    };
  }, [popover, anchor, handleClosed, handleShown]);
  return useCallback(() => popover.current?.hidePopover(), [popover]);
}

/**
 * Open or closed, for a button that toggles a popover. Light dismiss runs before the click: without remembering
 * the state at the press, pressing the button of an open popover would close it and open it again.
 */
export function usePopoverButton(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const wasOpen = useRef(false);
  return {
    onPointerDown: () => {
      wasOpen.current = isOpen;
    },
    onClick: (event: MouseEvent) => {
      const isByKeyboard = event.detail === 0;
      if (isByKeyboard || !wasOpen.current) setOpen(!isOpen);
    },
  };
}
