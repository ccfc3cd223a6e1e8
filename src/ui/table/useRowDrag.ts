/*
 * Dragging a row by its handle with a mouse, a pen or a finger. It hides the capture of the pointer, the place where the
 * row would be dropped, the scrolling near the edges of the list, and every end of a drag: a drop, Escape, a touch that
 * the system takes away, an unmounted list. With the keyboard, rows move by other keys.
 */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../useStableCallback';

export interface RowDrag {
  key: number;
  /** The row is dropped before the one at this index; the number of rows means the end. */
  slot: number;
}

/** Distance from an edge at which the list scrolls, and by how much per frame, in pixels. */
const EDGE = 36;
const SPEED = 9;

export function useRowDrag(list: RefObject<HTMLElement | null>, onDrop: (drag: RowDrag) => void) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const running = useRef<AbortController>(undefined);
  const drop = useStableCallback(onDrop);
  useEffect(() => () => running.current?.abort(), []);

  const start = useStableCallback((event: PointerEvent<HTMLElement>, key: number) => {
    const rows = list.current;
    if (event.button !== 0 || !rows) return;
    event.preventDefault();
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const grip = event.currentTarget;
    grip.setPointerCapture(event.pointerId);
    let y = event.clientY;
    let slot = slotAt(rows, y);
    const frame = () => {
      if (signal.aborted) return;
      scrollNear(rows, y);
      const next = slotAt(rows, y);
      if (next !== slot) setDrag({ key, slot: next });
      slot = next;
      requestAnimationFrame(frame);
    };
    const end = (isDropped: boolean) => () => {
      controller.abort();
      setDrag(null);
      if (isDropped) drop({ key, slot: slotAt(rows, y) });
    };
    setDrag({ key, slot });
    requestAnimationFrame(frame);
    const follow = (move: globalThis.PointerEvent) => {
      y = move.clientY;
    };
    grip.addEventListener('pointermove', follow, { signal });
    grip.addEventListener('pointerup', end(true), { signal });
    grip.addEventListener('pointercancel', end(false), { signal });
    grip.addEventListener('lostpointercapture', end(false), { signal });
    addEventListener('keydown', (press) => press.key === 'Escape' && end(false)(), { signal });
  });
  return { drag, start };
}

/** What a row shows while a row is dragged: that it is this one, or that the other would be dropped beside it. */
export function markOf({ key, slot }: RowDrag, row: number, index: number, count: number) {
  if (row === key) return 'dragged';
  if (slot === index) return 'before';
  return slot === count && index === count - 1 ? 'after' : undefined;
}

function slotAt(list: HTMLElement, y: number): number {
  let slot = 0;
  for (const row of list.children) {
    const { top, height } = row.getBoundingClientRect();
    if (y < top + height / 2) break;
    slot += 1;
  }
  return slot;
}

function scrollNear(list: HTMLElement, y: number): void {
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollTop -= SPEED;
  else if (y > bottom - EDGE) list.scrollTop += SPEED;
}
