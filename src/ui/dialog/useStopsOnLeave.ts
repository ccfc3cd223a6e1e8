import { useEffect } from 'react';
import { useBlocker } from '../../routing/leaving';

/** While `isOn`, the browser asks before it closes or reloads the page. */
export function useUnloadQuestion(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isOn]);
}

/**
 * While something is sent in parts, going to another path stops it instead, so that the screen says what was done and
 * what was not. Afterwards the path is free.
 */
export function useStopsOnLeave(isRunning: boolean, stop: () => void): void {
  useUnloadQuestion(isRunning);
  useBlocker(isRunning, stop);
}
