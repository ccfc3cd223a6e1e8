import { type MouseEvent, type PointerEvent, useMemo } from 'react';
import { isHeld, plainClicks } from '../plainClicks';
import { useStableCallback } from '../useStableCallback';

/** What a plain click on a row opens. */
export interface RowOpening<Row> {
  /** Asked before the row is opened, also by the link of its name, which opens it by itself. */
  mayOpen(row: Row): boolean;
  open(row: Row): void;
}

/** Handlers of a row, which never change. */
export interface RowClicks {
  press(event: PointerEvent): void;
  /** Before the link of the name acts. */
  follow(row: unknown, event: MouseEvent<HTMLElement>): void;
  click(row: unknown, event: MouseEvent<HTMLElement>): void;
}

/** What acts by itself. The cell of the tick is one whole target. */
const CONTROLS = 'a, button, input, select, label, [popover], dialog, td:has(> input)';

/**
 * Opens a row by a click anywhere on it. Links, buttons, menus and the tick keep their own meaning, and so do a drag that
 * selects text and a click with a key held, as for a link.
 */
export function useRowOpening<Row>(opening: RowOpening<Row> | undefined): RowClicks | undefined {
  const mayOpen = useStableCallback((row: Row) => opening?.mayOpen(row) ?? false);
  const open = useStableCallback((row: Row) => opening?.open(row));
  const isOn = opening !== undefined;
  return useMemo(() => {
    if (!isOn) return undefined;
    const { press, isPlain } = plainClicks();
    return {
      press,
      follow(row: Row, event) {
        const link = event.currentTarget.querySelector('th a');
        if (link?.contains(event.target as Node) && !isHeld(event) && !mayOpen(row)) event.preventDefault();
      },
      click(row: Row, event) {
        // What a row has opened is below it for React alone.
        const isHere = event.currentTarget.contains(event.target as Node);
        if (!isHere || !isPlain(event) || (event.target as Element).closest(CONTROLS)) return;
        if (mayOpen(row)) open(row);
      },
    };
  }, [isOn, mayOpen, open]);
}
