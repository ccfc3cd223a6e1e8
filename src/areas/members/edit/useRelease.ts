import { useEffect, useRef } from 'react';

/**
 * Gives what runs work at once, or after a pressed button is released: a line that appears meanwhile would move the button
 * from under the pointer, and nothing would be clicked.
 */
export function useRelease(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      const work = waiting.current;
      waiting.current = undefined;
      // The click follows in the same task.
      if (work) setTimeout(work);
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return (work) => {
    if (isPressed.current) waiting.current = work;
    else work();
  };
}
