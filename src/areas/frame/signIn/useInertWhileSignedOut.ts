import { type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../../routing/useBrowserLayoutEffect';
import { useSession } from '../../../session/useSession';
import { useWidgetRoot } from '../../../ui/widgetRoot/useWidgetRoot';

export interface Interruption {
  /** The focus was inside the screen, so the form may take it without taking it from the host page. */
  wasFocused: boolean;
  /** A modal of the hidden screen still makes the page inert, so only another modal can be used. */
  isUnderModal: boolean;
  /** Whose unsaved work the screen holds: an e-mail address, or '' where it is not known. Undefined without any. */
  keptFor: string | undefined;
}

const NONE: Interruption = { wasFocused: false, isUnderModal: false, keptFor: undefined };

/** Makes a hidden screen inert, and restores its focus when it returns. */
export function useInertWhileSignedOut(screen: RefObject<HTMLElement | null>, isOpen: boolean): Interruption {
  const focused = useRef<HTMLElement | null>(null);
  const [interruption, setInterruption] = useState(NONE);
  const { unsaved } = useWidgetRoot();
  const { state } = useSession();
  const email = useRef('');
  if (state.user) email.current = state.user.email ?? '';

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
    const wasFocused = focused.current !== null || isUnderModal;
    setInterruption({ wasFocused, isUnderModal, keptFor: unsaved.size > 0 ? email.current : undefined });
    element.inert = true;
    if (isUnderModal) return;
    // A dialog whose code or data was under way opens in the hidden screen.
    const watcher = new MutationObserver(() => {
      if (!element.querySelector('dialog:modal')) return;
      watcher.disconnect();
      setInterruption((before) => ({ ...before, wasFocused: true, isUnderModal: true }));
    });
    watcher.observe(element, { attributeFilter: ['open'], subtree: true });
    return () => watcher.disconnect();
  }, [screen, isOpen, unsaved]);

  return interruption;
}

function focusWithin(element: HTMLElement): HTMLElement | null {
  const root = element.getRootNode();
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  return active instanceof HTMLElement && element.contains(active) ? active : null;
}
