import { type RefObject, useLayoutEffect } from 'react';

/**
 * Where the focused button leaves the page, because its row was kept, deleted or restored, the row that takes its place
 * gets the focus, or without rows what says so. Users of a keyboard continue there instead of at the top of the page.
 */
export function useRowFocus(place: RefObject<HTMLElement | null>): void {
  // Read during the render, while the button is still there.
  const at = focusedRow(place.current);
  useLayoutEffect(() => {
    if (at === undefined || document.activeElement !== document.body) return;
    const rows = rowsIn(place.current);
    const next = rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('a, button');
    (next ?? place.current)?.focus();
  });
}

const rowsIn = (place: HTMLElement | null) => [...(place?.querySelectorAll('li, tbody > tr') ?? [])];

/** The index of the row that has the focus. */
function focusedRow(place: HTMLElement | null): number | undefined {
  const active = (place?.getRootNode() as DocumentOrShadowRoot | undefined)?.activeElement;
  const at = rowsIn(place).findIndex((row) => row.contains(active ?? null));
  return at < 0 ? undefined : at;
}
