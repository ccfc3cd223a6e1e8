import { useEffect } from 'react';
import { useStableCallback } from '../stableCallback/useStableCallback';

/** Chromium's; TypeScript doesn't know it. */
declare const CloseWatcher: undefined | (new () => EventTarget & { destroy(): void });

/**
 * While the browser must not close a dialog itself, the back gesture of Android would leave the page. It calls `onClose`
 * instead. Other dialogs are closed by the browser.
 */
export function useCloseRequest(isOn: boolean, onClose: () => void): void {
  const close = useStableCallback(onClose);
  useEffect(() => {
    if (!isOn || typeof CloseWatcher === 'undefined') return;
    let watcher: { destroy(): void } | undefined;
    const watch = () => {
      const next = new CloseWatcher();
      watcher = next;
      // A watcher closes once.
      next.addEventListener('close', () => {
        watch();
        close();
      });
    };
    watch();
    return () => watcher?.destroy();
  }, [isOn, close]);
}
