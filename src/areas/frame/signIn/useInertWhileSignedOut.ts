import { type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../../routing/useBrowserLayoutEffect';

export interface Interruption {
  /** The focus was inside the screen, so the form may take it without taking it from the host page. */
  wasFocused: boolean;
  /** A modal of the hidden screen still makes the page inert, so only another modal can be used. */
  isUnderModal: boolean;
}

const NONE: Interruption = { wasFocused: false, isUnderModal: false };

/** Makes a hidden screen inert, and restores its focus when it returns. */
export function useInertWhileSignedOut(screen: RefObject<HTMLElement | null>, isOpen: boolean): Interruption {
  const focused = useRef<HTMLElement | null>(null);
  const [interruption, setInterruption] = useState(NONE);

  useBrowserLayoutEffect(() => {
    const element = screen.current;
    if (!element) {
      setInterruption(NONE);
      return;
    }
    if (isOpen) {
      element.inert = false;
      if (focused.current?.isConnected) focused.current.focus();
      focused.current = null;
      return;
    }
    focused.current = focusWithin(element);
    const isUnderModal = element.querySelector('dialog:modal') !== null;
    setInterruption({ wasFocused: focused.current !== null || isUnderModal, isUnderModal });
    element.inert = true;
  }, [screen, isOpen]);

  return interruption;
}

function focusWithin(element: HTMLElement): HTMLElement | null {
  const root = element.getRootNode();
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  return active instanceof HTMLElement && element.contains(active) ? active : null;
}
