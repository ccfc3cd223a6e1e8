import { useContext, useEffect, useRef } from 'react';
import { SourceContext } from './memorySource';
import type { Blocker } from './source';

/**
 * While `isOn`, asks before the widget goes to another path, by a link, by code or by the browser's own buttons:
 * `onLeave(leave)` calls `leave` when the screen may go. Corrections of the address (`replace`) aren't blocked.
 */
export function useBlocker(isOn: boolean, onLeave: Blocker): void {
  const source = useContext(SourceContext);
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!isOn) return;
    const blocker: Blocker = (leave) => latest.current(leave);
    source.blockers.add(blocker);
    return () => void source.blockers.delete(blocker);
  }, [isOn, source]);
}

/**
 * While `isOpen`, the browser's back and forward buttons call `onBack` instead of leaving the screen under a dialog. No
 * entry is added to the history, which is the host's: from the first place of the widget, «back» leaves the page.
 */
export function useLayer(isOpen: boolean, onBack: () => void): void {
  const source = useContext(SourceContext);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => latest.current();
    source.layers.add(layer);
    return () => void source.layers.delete(layer);
  }, [isOpen, source]);
}

/** Chromium's; TypeScript doesn't know it. */
declare const CloseWatcher: undefined | (new () => EventTarget & { destroy(): void });

/** While `isOn`, Escape and the back gesture of Android call `onClose`, where the browser can tell of them. */
export function useCloseRequest(isOn: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOn || typeof CloseWatcher === 'undefined') return;
    let watcher: { destroy(): void } | undefined;
    const watch = () => {
      const next = new CloseWatcher();
      watcher = next;
      // A watcher closes once.
      next.addEventListener('close', () => {
        watch();
        latest.current();
      });
    };
    watch();
    return () => watcher?.destroy();
  }, [isOn]);
}

/** For what lies above the screen and is no dialog: while it is open, «back» in all its forms closes it, and nothing more. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  useLayer(isOpen, onClose);
  useCloseRequest(isOpen, onClose);
}
