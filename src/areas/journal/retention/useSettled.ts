import { useEffect } from 'react';

/** A part above others, which wait for it: what stands below it would move under a press. */
export interface Settling {
  /** Called once all of it is shown, or it can't be. */
  onSettled(): void;
}

/** Says that a part has settled. */
export function useSettled(isSettled: boolean, onSettled: () => void): void {
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
}
