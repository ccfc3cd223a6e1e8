import type { MouseEvent, PointerEvent } from 'react';

/** A pointer that moved further selects text. */
const DRAG_PX = 4;

/** A click with a key held means something else, as on a link. */
export const isHeld = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Tells clicks from drags that select text. `press` has to hear of each pointer that goes down. */
export function plainClicks() {
  let [x, y] = [0, 0];
  return {
    press({ clientX, clientY }: PointerEvent): void {
      [x, y] = [clientX, clientY];
    },
    isPlain: (event: MouseEvent): boolean =>
      !isHeld(event) && Math.hypot(event.clientX - x, event.clientY - y) <= DRAG_PX,
  };
}
