import { type MouseEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useLayer } from '../../routing/leaving';
import { useStableCallback } from '../useStableCallback';
import { place } from './place';

interface PopoverOptions {
  anchor: RefObject<HTMLElement | null>;
  /** Called once Escape, a press elsewhere or `close()` has hidden it. Unmount it then. */
  onClosed(): void;
  /** Called once it is shown. Move the focus into it. */
  onShown?(popover: HTMLElement): void;
}

const hasFocus = (popover: HTMLElement) =>
  popover.contains((popover.getRootNode() as Document | ShadowRoot).activeElement);

/**
 * Shows an element with `popover="auto"` beside its anchor while it is mounted; mount it only while open. `close()`
 * hides it, and `onClosed` then unmounts it. The focus of a closing popover goes to the anchor, because Chromium loses
 * it to the page inside a shadow root. Browsers without anchor positioning get coordinates.
 */
export function usePopover(popover: RefObject<HTMLElement | null>, options: PopoverOptions) {
  const { anchor } = options;
  const handleClosed = useStableCallback(() => options.onClosed());
  const handleShown = useStableCallback((element: HTMLElement) => options.onShown?.(element));
  useLayoutEffect(() => {
    const element = popover.current;
    const source = anchor.current;
    if (!element || !source) return;
    // Both listeners are added by hand, because React 18 doesn't support these events on popovers.
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
      // Removed while it is open, which causes no event.
      const isLeft = hasFocus(element);
      queueMicrotask(() => isLeft && !element.isConnected && source.focus({ preventScroll: true }));
    };
  }, [popover, anchor, handleClosed, handleShown]);
  const close = useCallback(() => popover.current?.hidePopover(), [popover]);
  useLayer(true, close);
  return close;
}

/**
 * The state of a button that toggles a popover. The browser dismisses an open popover before the click, so the state at
 * the press is remembered: otherwise a click on the button of an open popover would close it and open it again.
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
